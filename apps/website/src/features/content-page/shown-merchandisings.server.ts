import type { Merchandising } from '@escale/contract/editorial';
import { isMerchandisingFor } from '@escale/domain/merchandising-visibility';
import { isProductActive } from '@escale/domain/product-timing';
import type { ShopContext } from '../../shared/request-context.ts';

/** The merchandisings this partner shows now, or at the preview date (platform 4 "Merchandising visibility"). */
export const shownMerchandisings = ({ partner, now }: ShopContext, all: readonly Merchandising[]): Merchandising[] =>
  all.filter(
    (each) =>
      isProductActive(now, each) &&
      isMerchandisingFor({
        code: each.code,
        onlyFor: each.displayOptions?.partnerCode,
        partnerCode: partner.code,
        enableSponsorship: partner.enableSponsorship,
      }),
  );
