import { sdpFilters, type SdpFilters, type SearchDestination } from '@escale/contract/content';
import { destinationLines, topDepartureCities, topDestinations } from '@escale/domain/place-suggestions';
import { parseDestinationIata, parseSearchQuery, type QueryParameters } from '@escale/domain/search-query';
import { fetchJson } from '../fetch-json.ts';
import type { ShopContext } from '../request-context.ts';
import type { DestinationChoice, SearchFormData } from './form-data.ts';
import { initialState } from './form-state.ts';
import { checkForm } from './search-rules.ts';

const TOP = 8;

/** A destination's two lines. */
const destinationChoice = (destination: SearchDestination): DestinationChoice => {
  const lines = destinationLines(destination.labels);
  return { code: destination.code, label: destination.label, second: lines.secondary, country: destination.country };
};

/** The shop's filters file (funnel 7.1), or undefined when content cannot be reached. */
export const readFilters = (context: ShopContext, signal: AbortSignal): Promise<SdpFilters | undefined> =>
  fetchJson(`${context.contentBase}/${context.shop.shop}/sdp/filters.json`, sdpFilters, signal, context.fetch);

/**
 * The form's data for a page: top lists, cabins, and the initial values of the address (funnel 2.3: departureCityCode,
 * destinationResortCode, destinationIATA; the rest of the search when the page carries one).
 */
export const searchFormData = (context: ShopContext, filters: SdpFilters | undefined, parameters: QueryParameters, isRefused = false): SearchFormData => {
  const query = parseSearchQuery(parameters);
  const iata = parseDestinationIata(parameters);
  const destination = filters?.destinations.find((each) =>
    query.destinationResortCode === undefined ? iata !== null && each.iata === iata : each.code === query.destinationResortCode,
  );
  const city = filters?.departureCities.find((each) => each.code === query.departureCityCode);
  const references = context.partner.marketing.topDestinations;
  const data: SearchFormData = {
    cities: topDepartureCities(filters?.departureCities ?? [])
      .slice(0, TOP)
      .map(({ code, label }) => ({ code, label })),
    destinations: topDestinations(filters?.destinations ?? [], references)
      .slice(0, TOP)
      .map(destinationChoice),
    cabins: (filters?.cabins ?? []).map(({ code, label }) => ({ code, label })),
    initial: {
      city: city === undefined ? null : { code: city.code, label: city.label },
      destination: destination === undefined ? null : destinationChoice(destination),
      query,
    },
    contentPath: `${context.shell.prefix}/api/content/${context.brand.code}/${context.visibility}/${context.shop.shop}`,
    isRefused,
    remembersSearch: context.partner.isFormPersistenceDisabled !== true,
  };
  return isRefused ? { ...data, errors: checkForm(initialState(data), context.shop.today) } : data;
};
