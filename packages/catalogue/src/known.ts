/** What tests, documentation and the demo may rely on, whatever the seed's day is. */

/** Destinations by what they are good for. All are leaves except the last four. */
export const KNOWN_DESTINATIONS = {
  /** 200 hotels and more in the full universe, 20 in the small one. */
  largest: 'PMI',
  /** 60 hotels and more in the full universe. */
  large: ['TFS', 'HER', 'AYT', 'FAO', 'BMA'],
  /** Enough hotels to fill a list in both universes. */
  fullList: 'KOS',
  singleHotel: 'LKN',
  /** Hotels, but no room free on any night. */
  noneFree: 'RVN',
  /** Flights from Europe land there next day, so the first night is not slept in the hotel. */
  nextDayArrival: 'BMA',
  /** Adults in the USA: the warning of funnel 2.7. */
  unitedStates: ['NYC', 'MIA', 'MCO'],
  zone: 'Z-MED',
  country: 'ES',
  region: 'ES-BAL',
  countryOfOneRegion: 'MV',
} as const;

/** Destinations and departure cities of the small universe. */
export const SMALL_UNIVERSE = {
  destinations: ['PMI', 'KOS', 'LKN', 'RVN', 'RAK', 'BMA', 'NYC'],
  departureCities: ['PAR', 'LYS', 'LON', 'HAM', 'DXB'],
} as const;

/** Departure cities by what they are good for. */
export const KNOWN_CITIES = {
  /** Fly to every destination, several times a day. */
  hubs: ['PAR', 'LON', 'FRA', 'DXB'],
  /** Long-haul trips begin with a train leg. */
  byTrain: 'LYS',
  /** Has a secondary airport. */
  secondaryAirport: 'PAR',
} as const;

/** Partners (marketing codes) by brand and shop. */
export const KNOWN_PARTNERS = {
  AF: { 'fr-FR': 'AFFR', 'en-GB': 'AFGB', 'de-DE': 'AFDE', 'ar-AE': 'AFAE', 'en-WW': 'AFWW' },
  TZ: { 'fr-FR': 'TZFR', 'en-GB': 'TZGB' },
  GE: { 'de-DE': 'GEDE', 'en-GB': 'GEGB' },
} as const;

/** Codes of extras that are in every universe. */
export const KNOWN_EXTRAS = {
  insurances: ['ANNULATION', 'MULTIRISQUE', 'BAGAGES'],
  flex: ['STANDARD', 'FLEX'],
  activityWithIncludedGuests: (destination: string) => `${destination}-WALK`,
  sharedTransfer: (destination: string) => `${destination}-SHUTTLE`,
} as const;
