import type { SdpFilters } from '@escale/contract/content';
import { QUOTE_STATUSES, sdpQuote, type SearchResponse } from '@escale/contract/sdp';
import { addDays, nightsBetween } from '@escale/domain/calendar-day';
import { hasActiveFilters } from '@escale/domain/filter-query';
import { toMinor } from '@escale/domain/money';
import { countTravellers } from '@escale/domain/party';
import { ratingProvider } from '@escale/domain/rating';
import { formatSearchQuery, type CompleteSearchQuery } from '@escale/domain/search-query';
import { summariseSearch } from '@escale/domain/search-summary';
import { activeSort } from '@escale/domain/sort';
import { formatDateRange, formatDay } from '@escale/i18n/format';
import { data, type LoaderFunctionArgs } from 'react-router';
import { callService, type CallFailure } from '../../shared/call-service.ts';
import { shopContextOf, type ShopContext } from '../../shared/request-context.ts';
import { readFilters, searchFormData } from '../../shared/search-form/form-data.server.ts';
import { readChoice, readSearch, shortSearchQuery, type ListingChoice } from '../../shared/results/listing-address.ts';
import { facetsOf, viewFilters } from '../../shared/results/results-view.ts';
import { searchRequestOf } from '../../shared/search-request.ts';
import { cardOf, pictureId, shareFlights, smallMapOf } from './listing-view.ts';

const PINS = 4;

/** Other departure cities an empty answer offers. */
const CITIES = 4;

/** The same search from the main other cities that fly to its destination. */
const otherCitiesOf = (filters: SdpFilters | undefined, query: CompleteSearchQuery): readonly { readonly label: string; readonly query: string }[] => {
  const flying = new Set(filters?.destinations.find(({ code }) => code === query.destinationResortCode)?.departureCities.map(({ code }) => code));
  return (filters?.departureCities ?? [])
    .filter(({ code }) => code !== query.departureCityCode && flying.has(code))
    .toSorted((first, second) => Number(second.isMain) - Number(first.isMain) || first.mainOrder - second.mainOrder)
    .slice(0, CITIES)
    .map(({ code, label }) => ({ label, query: formatSearchQuery({ ...query, departureCityCode: code }) }));
};

/** What the answer lets the page show. */
export type ListingState = 'found' | 'empty' | 'refused' | 'expired' | 'failed';

const stateOf = (answer: SearchResponse): ListingState => {
  switch (answer.status) {
    case 'SUCCESS':
    case 'WARNING':
      return (answer.packages?.accommodationsList.length ?? 0) > 0 ? 'found' : 'empty';
    case 'FULL_PROPERTY':
    case 'FULL_FLIGHT':
    case 'NOT_FOUND':
      return 'empty';
    case 'BAD_REQUEST':
      return 'refused';
    case 'SESSION_EXPIRED':
      return 'expired';
    default:
      return 'failed';
  }
};

const heroOf = ({ partner }: ShopContext, destination: string | undefined) => {
  const { listingHero } = partner.marketing;
  const hero = (destination === undefined ? undefined : listingHero[destination]) ?? listingHero['*'];
  if (hero === undefined) return undefined;
  return {
    title: hero.heroTitleDesktop,
    titleSmall: hero.heroTitleMobile,
    subtitle: hero.heroSubtitleDesktop,
    subtitleSmall: hero.heroSubtitleMobile,
    align: hero.heroTextAlign,
    picture: pictureId(hero.heroImageDesktop),
    // Small screens show a picture only where editors chose one of their own for them (funnel 2.10).
    pictureSmall: hero.heroImageMobile === hero.heroImageDesktop ? undefined : pictureId(hero.heroImageMobile),
  };
};

const stripOf = (answer: SearchResponse, nights: number, given: { readonly shop: string; readonly currency: string }) => {
  const days = answer.nearbyDates ?? [];
  const least = Math.min(...days.flatMap(({ price }) => (price === null ? [] : [price])));
  return days.map(({ day, price }) => ({
    day,
    end: addDays(day, nights),
    label: `${formatDay(day, given.shop, 'weekdayName')} ${formatDay(day, given.shop, 'number')}`,
    price: price === null ? undefined : toMinor(price, given.currency),
    ...(price !== null && price === least ? { isLeast: true } : {}),
  }));
};

const summaryOf = (query: CompleteSearchQuery, labels: { readonly city: string; readonly destination: string; readonly cabin: string }, shop: string) => {
  const adults = query.occupancies.reduce((sum, room) => sum + room.adults, 0);
  const summary = summariseSearch({
    origin: labels.city,
    destination: labels.destination,
    departureDate: query.departureDate,
    endDate: query.endDate,
    adults,
    children: countTravellers(query.occupancies) - adults,
    infants: 0,
    rooms: query.occupancies.length,
  });
  return {
    places: summary.places,
    dates: formatDateRange(query.departureDate, query.endDate, shop),
    travellers: summary.travellers,
    rooms: summary.rooms,
    cabin: labels.cabin,
  };
};

/**
 * Data of the listing (funnel 2.10): the search of the address priced by the quote service, filtered, sorted and cut there, and only what the
 * page shows of it. A request that is left is left by the service too.
 */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const given = shopContextOf(context);
  const { shop, services, device, fetch } = given;
  const parameters = new URL(request.url).searchParams;
  const query = readSearch(parameters);
  const choice = readChoice(parameters);
  const filtersFile = readFilters(given, request.signal);
  if (query === null) {
    const form = searchFormData(given, await filtersFile, parameters, true);
    return data({ state: 'refused' as const, form, hero: heroOf(given, undefined), query: '', incidentId: undefined, listing: undefined }, { status: 400 });
  }
  const [answer, filters] = await Promise.all([
    callService(
      sdpQuote,
      services.quote,
      searchRequestOf(query, shop, { size: choice.size, filters: viewFilters(choice.filters), ...(choice.sort === undefined ? {} : { sort: choice.sort }) }),
      { device, fetch, signal: request.signal },
    ),
    filtersFile,
  ]);
  const search = formatSearchQuery(query);
  const state = answer.ok ? stateOf(answer.value) : stateOfFailure(answer);
  const form = searchFormData(given, filters, new URLSearchParams(search), state === 'refused');
  const hero = heroOf(given, query.destinationResortCode);
  if (!answer.ok) {
    if (state === 'failed' && answer.code !== 'ABORTED')
      given.report('service_failed', { incidentId: answer.incidentId ?? given.incidentId, code: answer.code, status: String(answer.status) });
    return data(
      { state, form, hero, query: search, incidentId: answer.incidentId ?? given.incidentId, listing: undefined },
      { status: state === 'refused' ? 400 : 503 },
    );
  }
  return { state, form, hero, query: search, incidentId: given.incidentId, listing: listingOf(given, answer.value, { query, choice, form, filters }) };
};

/** A failed search takes its status from the error's data (funnel 4.2); without one it is refused or has failed. */
const stateOfFailure = (failure: CallFailure): ListingState => {
  const status = QUOTE_STATUSES.find((each) => each === failure.data?.['status']);
  if (status !== undefined) return stateOf({ status, specialOffer: false });
  return failure.code === 'BAD_REQUEST' || failure.status === 400 ? 'refused' : 'failed';
};

const listingOf = (
  { shop, partner }: ShopContext,
  answer: SearchResponse,
  {
    query,
    choice,
    form,
    filters,
  }: {
    readonly query: CompleteSearchQuery;
    readonly choice: ListingChoice;
    readonly form: ReturnType<typeof searchFormData>;
    readonly filters: SdpFilters | undefined;
  },
) => {
  const currency = answer.currency ?? shop.currency;
  const provider = ratingProvider(partner.marketing.productRating);
  const travellers = countTravellers(query.occupancies);
  const quotationItems = answer.quotationItems ?? [];
  const hotels = answer.packages?.accommodationsList ?? [];
  const priced = hotels.flatMap((hotel) => {
    const card = cardOf(hotel, { quotationItems, travellers, currency, boardFilter: choice.filters.boards, provider });
    return card === undefined ? [] : [{ card, gps: hotel.gps }];
  });
  const isFiltered = hasActiveFilters(choice.filters);
  const nights = nightsBetween(query.departureDate, query.endDate);
  return {
    code: answer.bookingFlowId ?? '',
    hotelQuery: shortSearchQuery(query),
    currency,
    nights,
    departureDate: query.departureDate,
    cards: shareFlights(priced.map(({ card }) => card)),
    map: smallMapOf(
      priced.map(({ card, gps }) => ({ lat: gps.lat, lon: gps.lon, price: card.perPerson })),
      PINS,
    ),
    promoted: isFiltered ? [] : partner.marketing.listingMerchandisings.map((item) => ({ ...item, picture: pictureId(item.picture) })),
    facets: facetsOf(answer, choice.filters),
    sort: activeSort(choice.sort, answer.defaultSort),
    total: answer.totalItems ?? hotels.length,
    unfiltered: answer.unfilteredItems ?? hotels.length,
    strip: stripOf(answer, nights, { shop: shop.shop, currency }),
    reason: answer.status,
    otherCities: hotels.length === 0 ? otherCitiesOf(filters, query) : [],
    provider,
    summary: summaryOf(
      query,
      {
        city: form.initial.city?.label ?? query.departureCityCode,
        destination: form.initial.destination?.label ?? query.destinationResortCode,
        cabin: form.cabins.find((cabin) => cabin.code === query.cabin)?.label ?? '',
      },
      shop.shop,
    ),
  };
};

export type ListingData = NonNullable<ReturnType<typeof listingOf>>;
