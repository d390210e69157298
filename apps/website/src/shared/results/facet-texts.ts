import type { ListingFilterName } from '@escale/domain/filter-query';
import { formatMoney, formatNumber, formatPercent } from '@escale/i18n/format';
import { minorPerMajor } from '@escale/domain/money';
import type { RatingProvider } from '@escale/domain/rating';
import type { Translate } from '../messages.tsx';
import type { FacetView } from './results-view.ts';

interface FacetTextsGiven {
  readonly shop: string;
  readonly currency: string;
  readonly provider: RatingProvider;
}

/** What an option of a facet is called (funnel 2.10); boards and places come named from the service. */
export const optionText = (
  t: Translate,
  name: ListingFilterName,
  option: Pick<FacetView['options'][number], 'value' | 'label'>,
  { shop, currency, provider }: FacetTextsGiven,
): string => {
  const { value } = option;
  switch (name) {
    case 'stars':
      return t('common.stars', { count: Number(value) });
    case 'guestsrating':
      return provider === 'HOLIDAY_CHECK'
        ? t('listing.option.recommendation', { value: formatPercent(Number(value), shop) })
        : t('listing.option.rating', { value: formatNumber(Number(value), shop, value.includes('.') ? 1 : 0) });
    case 'budget': {
      const [from = '', to = ''] = value.split('-');
      const money = (text: string): string => formatMoney(Number(text) * minorPerMajor(currency), currency, shop);
      if (to === '') return t('listing.option.budget.above', { from: money(from) });
      return from === '0' ? t('listing.option.budget.below', { to: money(to) }) : t('listing.option.budget.between', { from: money(from), to: money(to) });
    }
    case 'flashsale':
      return t(value === 'true' ? 'listing.option.flash' : 'listing.option.noflash');
    default:
      return option.label;
  }
};
