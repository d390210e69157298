import type { SdpFilters, SearchDestination } from '@escale/contract/content';
import { departureWindow } from '@escale/domain/date-window';
import { languageOfShop, messageLanguageOf } from '@escale/i18n/languages';
import { readMessages } from '@escale/i18n/load';
import type { Pool } from 'pg';

type Labels = Readonly<Record<string, string>>;

export interface PlaceRow {
  readonly id: number;
  readonly code: string;
  readonly parentId: number | null;
  readonly level: string;
  readonly label: Labels;
  readonly country: string | null;
  readonly isLeaf: boolean;
  readonly airport: string | null;
  readonly picture: string | null;
}

/** What the search form offers, as the database has it: independent of shop and language. */
export interface SearchGeography {
  readonly places: readonly PlaceRow[];
  readonly cities: readonly { readonly code: string; readonly label: Labels }[];
  /** Airports reached there and back, by departure city. */
  readonly reached: ReadonlyMap<string, ReadonlySet<string>>;
  readonly cabins: readonly string[];
}

const CABIN_ORDER = ['ECONOMY', 'PREMIUM', 'BUSINESS', 'FIRST'];

/** Reads the geography of the search form: places, cities, which city flies where and back, cabins sold. */
export const readGeography = async (db: Pool): Promise<SearchGeography> => {
  const places = await db.query<PlaceRow>(
    `select id, code, parent_id as "parentId", level, label, country, is_leaf as "isLeaf", airport, facts->'pictures'->>0 as picture
     from place order by id`,
  );
  const cities = await db.query<{ code: string; label: Labels }>('select code, label from departure_city order by code');
  const lanes = await db.query<{ city: string; airport: string }>(
    "select city, airport from flight_option where direction = 'OUTBOUND' intersect select city, airport from flight_option where direction = 'INBOUND'",
  );
  const cabins = await db.query<{ cabin: string }>('select distinct cabin from seat');
  const reached = new Map<string, Set<string>>();
  for (const { city, airport } of lanes.rows) {
    const airports = reached.get(city) ?? new Set();
    airports.add(airport);
    reached.set(city, airports);
  }
  return { places: places.rows, cities: cities.rows, reached, cabins: CABIN_ORDER.filter((cabin) => cabins.rows.some((row) => row.cabin === cabin)) };
};

/** Address of the available dates of a destination from a city, below the shop (funnel 7.1 `departureCityUri`). */
export const availabilitiesUri = (destination: string, city: string): string => `sdp/availabilities/${destination}/${city}`;

const labelIn = (labels: Labels, language: string): string => labels[language] ?? labels['en'] ?? Object.values(labels)[0] ?? '';

export interface FiltersOptions {
  readonly shop: string;
  /** Departure cities the partner sells from. */
  readonly cities: readonly { readonly code: string; readonly isMain: boolean; readonly mainOrder: number }[];
  /** Today in the shop's time zone, 'YYYY-MM-DD'. */
  readonly today: string;
}

/**
 * `{shop}/sdp/filters.json` (funnel 7.1, 2.3): every place that can be searched, with the cities that fly there and the
 * address of their dates. Places no city of the partner reaches are left out.
 */
export const searchFilters = (geography: SearchGeography, { shop, cities, today }: FiltersOptions): SdpFilters => {
  const language = languageOfShop(shop);
  const byId = new Map(geography.places.map((place) => [place.id, place]));
  const offered = cities.flatMap((own) => {
    const city = geography.cities.find((candidate) => candidate.code === own.code);
    return city ? [{ ...own, label: city.label }] : [];
  });
  const window = departureWindow('sdp', today);

  const ancestry = (place: PlaceRow): PlaceRow[] => {
    const parent = place.parentId === null ? undefined : byId.get(place.parentId);
    return parent ? [...ancestry(parent), place] : [place];
  };
  const below = new Map<number, { airports: Set<string>; picture: string | null }>();
  for (const leaf of geography.places) {
    if (!leaf.isLeaf || leaf.airport === null) continue;
    for (const place of ancestry(leaf)) {
      const entry = below.get(place.id) ?? { airports: new Set<string>(), picture: leaf.picture };
      entry.airports.add(leaf.airport);
      below.set(place.id, entry);
    }
  }

  const destinations = geography.places.flatMap((place): SearchDestination[] => {
    const reach = below.get(place.id);
    if (!reach) return [];
    const departureCities = offered.filter((city) => [...reach.airports].some((airport) => geography.reached.get(city.code)?.has(airport)));
    if (departureCities.length === 0) return [];
    const line = ancestry(place);
    return [
      {
        code: place.code,
        label: labelIn(place.label, language),
        labels: line.map((part) => labelIn(part.label, language)),
        levels: line.map((part) => ({ level: part.level, label: labelIn(part.label, language), code: part.code })),
        type: place.level,
        country: place.country,
        ...(place.airport === null ? {} : { iata: place.airport }),
        departureCities: departureCities.map((city) => ({ code: city.code, uri: availabilitiesUri(place.code, city.code) })),
        departureDateStart: window.first,
        departureDateEnd: window.last,
        ...(reach.picture === null ? {} : { picture: reach.picture }),
      },
    ];
  });

  // A language that is not complete speaks English where it has no word yet.
  const words = { ...readMessages('en', 'offer'), ...readMessages(messageLanguageOf(shop), 'offer') };
  return {
    destinations,
    departureCities: offered.map(({ code, label, isMain, mainOrder }) => ({ code, label: labelIn(label, language), isMain, mainOrder })),
    cabins: geography.cabins.map((code) => ({ code, label: words[`offer.cabin.${code}`] ?? code, suffix: '' })),
    departureDateMin: window.first,
    departureDateMax: window.last,
  };
};
