import { sdpQuote } from '@escale/contract/sdp';
import { formatFilters, LISTING_FILTER_NAMES, parseFilters } from '@escale/domain/filter-query';
import { countTravellers } from '@escale/domain/party';
import { formatSearchQuery, parseSearchQuery } from '@escale/domain/search-query';
import { ratingProvider } from '@escale/domain/rating';
import { activeSort, parseSort } from '@escale/domain/sort';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { callService } from '../../shared/call-service.ts';
import { landWithin } from '../../shared/land.server.ts';
import { linkTo } from '../../shared/links.ts';
import { boundsOfPlaces, widen } from '../../shared/mercator.ts';
import { shopContextOf } from '../../shared/request-context.ts';
import { readSearch } from '../../shared/results/listing-address.ts';
import { facetsOf, viewFilters } from '../../shared/results/results-view.ts';
import { searchRequestOf } from '../../shared/search-request.ts';
import { mapHotelsOf } from './map-view.ts';

/** What the map shows at first beside the hotels: enough of the coast to know where they are. */
const START = { share: 0.2, least: 0.03 };
/** Every hotel of the filtered set, as the contract's largest view gives it. */
const ALL = 2000;
/** Half a window's width of sea and land on each side of the hotels, at least about 150 km. */
const AROUND = { share: 0.6, least: 1.5 };

/** A search that cannot be made goes back to the form, which shows what is wrong (funnel 2.3). */
const refused = (shop: string, parameters: URLSearchParams): Response => {
  const search = new URLSearchParams(formatSearchQuery(parseSearchQuery(parameters)));
  search.set('status', 'BAD_REQUEST');
  return redirect(linkTo(shop, 'sdpSearch', { search: search.toString() }));
};

/** Hotels of the search with their prices, and the land around them: the map of the listing (readings 6.1 row 2). */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { shop, services, device, fetch, partner } = shopContextOf(context);
  const { searchParams } = new URL(request.url);
  const query = readSearch(searchParams);
  if (query === null) throw refused(shop.shop, searchParams);
  const filters = parseFilters(searchParams, LISTING_FILTER_NAMES);
  const sort = parseSort(searchParams.get('sort')) ?? undefined;
  const search = formatSearchQuery(query);
  const list = [search, formatFilters(filters, LISTING_FILTER_NAMES), sort === undefined ? '' : `sort=${sort}`].filter((part) => part !== '').join('&');
  const answer = await callService(
    sdpQuote,
    services.quote,
    searchRequestOf(query, shop, { size: ALL, filters: viewFilters(filters), ...(sort === undefined ? {} : { sort }) }),
    {
      device,
      fetch,
      signal: request.signal,
    },
  );
  const travellers = countTravellers(query.occupancies);
  const trip = { departureDate: query.departureDate, endDate: query.endDate, travellers, rooms: query.occupancies.length };
  const base = { search, list, trip };
  if (answer.ok ? answer.value.status === 'BAD_REQUEST' : answer.code === 'BAD_REQUEST') throw refused(shop.shop, searchParams);
  if (!answer.ok || answer.value.status === 'TECHNICAL_FAILURE') return { ...base, kind: 'failed' as const };
  const currency = answer.value.currency ?? shop.currency;
  const hotels = mapHotelsOf(answer.value, { travellers, currency, boardFilter: filters.boards, provider: partner.marketing.productRating });
  const bounds = boundsOfPlaces(hotels);
  const code = answer.value.bookingFlowId;
  const results = {
    facets: facetsOf(answer.value, filters),
    sort: activeSort(sort, answer.value.defaultSort),
    total: hotels.length,
    unfiltered: answer.value.unfilteredItems ?? hotels.length,
    currency,
    provider: ratingProvider(partner.marketing.productRating),
  };
  if (bounds === undefined || code === undefined) return { ...base, kind: 'empty' as const, results };
  const window = widen(bounds, AROUND.share, AROUND.least);
  const first = answer.value.packages?.accommodationsList[0];
  return {
    ...base,
    kind: 'hotels' as const,
    results,
    code,
    currency,
    hotels,
    bounds: widen(bounds, START.share, START.least),
    window,
    // A step of the drawing is about a pixel when the whole window is in sight.
    land: landWithin(window, Math.max(0.003, (window.east - window.west) / 2500)),
    names: { from: first?.flight.outbound.city ?? '', to: first?.geography.levels.find((level) => level.code === query.destinationResortCode)?.label ?? '' },
  };
};
