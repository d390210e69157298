import type { SearchRequest } from '@escale/contract/sdp';
import type { CompleteSearchQuery } from '@escale/domain/search-query';
import type { ShopShell } from './shell.tsx';

/** The request of a search as the service takes it (funnel 5), from the address of a listing. */
export const searchRequestOf = (
  query: CompleteSearchQuery,
  shop: Pick<ShopShell, 'partnerCode' | 'shop' | 'currency'>,
  view: SearchRequest['view'],
): SearchRequest => ({
  departureCityCode: query.departureCityCode,
  departureDate: query.departureDate,
  destinationResort: query.destinationResortCode,
  duration: query.duration,
  cabin: query.cabin,
  partnerCode: shop.partnerCode,
  shop: shop.shop,
  abTests: {},
  occupancies: query.occupancies.map(({ adults, children, childrenBirthdates }) => ({
    adults,
    children,
    childrenBirthdates: childrenBirthdates.map((each) => ({ ...each })),
  })),
  currency: shop.currency,
  view,
});
