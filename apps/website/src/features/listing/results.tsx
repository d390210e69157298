import { hasActiveFilters } from '@escale/domain/filter-query';
import { mixMerchandising } from '@escale/domain/merchandising-mix';
import { ACCOMMODATIONS_PAGE_SIZE } from '@escale/domain/sort';
import { buttonClass } from '@escale/ui/button';
import { CardSkeleton, SkeletonRegion } from '@escale/ui/skeleton';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { useMessages } from '../../shared/messages.tsx';
import { CardIcons } from './card-icons.tsx';
import { HotelCard } from './hotel-card.tsx';
import styles from './results.module.css';
import type { ListingData } from './listing-page.server.ts';
import { PromotedCard } from './promoted-card.tsx';
import { useIsSlow, type ListingControls } from '../../shared/results/use-listing-choice.ts';

const BONES = [0, 1, 2, 3];

/** The cards, with promoted items between them, and the way to twenty more (funnel 2.10). */
export const Results = ({ listing, controls }: { readonly listing: ListingData; readonly controls: ListingControls }) => {
  const t = useMessages();
  const isSlow = useIsSlow(controls.isPending && !controls.isMorePending);
  if (isSlow)
    return (
      <SkeletonRegion label={t('listing.loading')} className={styles['list']}>
        {BONES.map((bone) => (
          <CardSkeleton key={bone} />
        ))}
      </SkeletonRegion>
    );
  const { cards, total } = listing;
  const entries = mixMerchandising(cards, listing.promoted, hasActiveFilters(controls.filters));
  const first = cards[0]?.id;
  const rest = Math.min(ACCOMMODATIONS_PAGE_SIZE, total - cards.length);
  return (
    <>
      <CardIcons />
      <ul className={styles['list']} aria-label={t('listing.results')}>
        {entries.map((entry) =>
          entry.kind === 'product' ? (
            <li key={entry.product.id}>
              <HotelCard card={entry.product} code={listing.code} currency={listing.currency} query={listing.hotelQuery} isFirst={entry.product.id === first} />
            </li>
          ) : (
            entry.items.map((item) => (
              <li key={item.code}>
                <PromotedCard item={item} />
              </li>
            ))
          ),
        )}
      </ul>
      <div className={styles['end']}>
        <p className={styles['shown']} role="status">
          {t('listing.progress', { shown: cards.length, total })}
        </p>
        <progress className={styles['progress']} max={total} value={cards.length} aria-label={t('listing.progress', { shown: cards.length, total })} />
        {rest > 0 && (
          <Link
            to={controls.addressOf({ size: cards.length + ACCOMMODATIONS_PAGE_SIZE })}
            replace
            preventScrollReset
            className={clsx(buttonClass({ kind: 'secondary' }), styles['more'])}
            aria-busy={controls.isMorePending || undefined}
          >
            {t('listing.more', { count: rest })}
          </Link>
        )}
      </div>
    </>
  );
};
