import type { Labels } from '../labels.ts';

/** What decides trees, rooms, activities and pictures of a place. */
export type Landscape = 'sea' | 'lagoon' | 'city' | 'mountain' | 'desert' | 'north';
/** Which words hotels of a place are named with. */
export type Culture = 'es' | 'gr' | 'it' | 'hr' | 'pt' | 'tr' | 'ar' | 'no' | 'creole' | 'swahili' | 'asia' | 'jp' | 'us' | 'za' | 'carib' | 'dhivehi';
export type SeasonName = 'med' | 'wintersun' | 'city' | 'north' | 'maghreb' | 'indian' | 'caribbean' | 'gulf' | 'asia' | 'safari';

/** A place a traveller can search and sleep in. `cost` scales hotel rates, `hotels` is their number in the full universe. */
export type Destination = {
  code: string;
  region: string;
  label: Labels;
  airport: string;
  lat: number;
  lon: number;
  landscape: Landscape;
  culture: Culture;
  season: SeasonName;
  cost: number;
  hotels: number;
  /** cents per person and night, paid at the hotel */
  localTax: number;
  districts: readonly Labels[];
  /** share of the largest departure cities only, when few fly there */
  remote?: boolean;
  soldOut?: boolean;
};
