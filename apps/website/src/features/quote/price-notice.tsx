import type { AccommodationQuoteResponse } from '@escale/contract/sdp';
import { toMinor } from '@escale/domain/money';
import { findPriceChange } from '@escale/domain/price-change';
import { formatMoney } from '@escale/i18n/format';
import { Alert } from '@escale/ui/alert';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import { useMessages } from '../../shared/messages.tsx';
import { useShop } from '../../shared/shell.tsx';

/** The price is another one than the search showed: which way, by how much, and both prices (funnel 4.4). */
export const PriceNotice = ({ quote, currency }: { readonly quote: AccommodationQuoteResponse; readonly currency: string }) => {
  const t = useMessages();
  const { shop } = useShop();
  const change = findPriceChange(quote);
  if (change === null) return null;
  const money = (major: number): string => formatMoney(toMinor(major, currency), currency, shop);
  const isDown = change.direction === 'DOWN';
  return (
    <Alert
      kind={isDown ? 'ok' : 'warn'}
      shape={isDown ? TrendingDown : TrendingUp}
      lead={t(isDown ? 'quote.change.down.lead' : 'quote.change.up.lead', { difference: money(Math.abs(change.delta)) })}
    >
      {t('quote.change.text', { oldPrice: money(change.oldPrice), newPrice: money(change.newPrice) })}
    </Alert>
  );
};
