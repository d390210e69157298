import type { AccommodationDescription } from '@escale/contract/sdp';
import { sharePerPerson, toMinor } from '@escale/domain/money';
import { isHolidayReviewShown, isTravelReviewShown, ratingWord } from '@escale/domain/rating';

type Described = NonNullable<AccommodationDescription['accommodation']>;

const FACILITY_CODES = [
  'POOL',
  'SPA',
  'SAUNA',
  'FITNESS',
  'RESTAURANT',
  'BAR',
  'BEACH',
  'DIVING',
  'TENNIS',
  'KIDS_CLUB',
  'WIFI',
  'PARKING',
  'AIRPORT_SHUTTLE',
  'AIR_CONDITIONING',
  'EV_CHARGING',
  'PETS',
  'ACCESSIBLE_ROOM',
  'LIFT',
] as const;
const GROUP_CODES = ['WELLNESS', 'FOOD', 'LEISURE', 'SERVICES', 'ACCESSIBILITY', 'OTHER'] as const;
export type FacilityGroup = (typeof GROUP_CODES)[number];

/** The note of a hotel as the partner's provider gives it; nothing when the specification says it is not shown (platform 9). */
export type Note =
  | { readonly kind: 'stars5'; readonly value: number; readonly reviews: number; readonly word: 3 | 4 | 5 }
  | { readonly kind: 'suns'; readonly value: number; readonly reviews: number; readonly recommendation: number };

/** Note of provider A or B, whichever the partner shows. */
export const noteOf = (hotel: Pick<Described, 'providerA' | 'providerB'>, provider: string): Note | undefined => {
  const { providerA, providerB } = hotel;
  if (provider === 'HOLIDAY_CHECK')
    return providerB !== null && isHolidayReviewShown(providerB)
      ? { kind: 'suns', value: providerB.averageRating, reviews: providerB.countReviews, recommendation: providerB.recommendation }
      : undefined;
  if (providerA === null || !isTravelReviewShown(providerA)) return undefined;
  return { kind: 'stars5', value: providerA.rating, reviews: providerA.reviewsCount, word: ratingWord(providerA.rating) };
};

/** Name of the place under the hotel's name, smallest first: "Belle Mare, Île Maurice". */
const placeOf = (geography: Described['geography'], separator = ', '): string => {
  const of = (level: string): string | undefined => geography.levels.find((each) => each.level === level)?.label;
  return [...new Set([of('DISTRICT'), of('RESORT'), of('COUNTRY')].filter((label) => label !== undefined && label !== ''))].join(separator);
};

/** Whether a lead says a text already, word for word: it would stand twice on the page. */
const saysAlready = (lead: string, text: string): boolean => lead.includes(text.trim().replace(/\.$/u, ''));

/** What the page shows of a hotel; amounts in minor units. */
export const hotelViewOf = (hotel: Described, provider: string, currency: string, separator = ', ') => ({
  id: hotel.id,
  name: hotel.name,
  category: hotel.category,
  place: placeOf(hotel.geography, separator),
  country: hotel.geography.levels.find(({ level }) => level === 'COUNTRY')?.code,
  gps: hotel.gps,
  photos: hotel.photos.map(({ url }) => url),
  note: noteOf(hotel, provider),
  intro: hotel.intro,
  paragraphs: hotel.paragraphs.filter(({ text }) => !saysAlready(hotel.intro, text)),
  facilities: hotel.facilities.flatMap(({ group, items }) => {
    const known = FACILITY_CODES.filter((code) => items.includes(code));
    return known.length === 0 ? [] : [{ group: GROUP_CODES.find((code) => code === group) ?? ('OTHER' as const), items: known }];
  }),
  rooms: hotel.rooms,
  boards: hotel.boards,
  accessibility: hotel.accessibility,
  goodToKnow: hotel.goodToKnow,
  localTax: hotel.localTax === undefined ? undefined : toMinor(hotel.localTax, currency),
  registration: hotel.registration,
  reviews: hotel.reviews,
});
export type HotelView = ReturnType<typeof hotelViewOf>;

/**
 * The from-price for the search behind the page and what rooms and boards differ from it per person, in minor units and rounded up; the struck
 * price only when it proves a real reduction (readings 8).
 */
export const offerViewOf = (offer: NonNullable<AccommodationDescription['offer']>) => {
  const minor = (amount: number): number => toMinor(amount, offer.currency);
  const perPerson = minor(offer.perPerson);
  const lowest = offer.lowestPrice30Days === undefined ? undefined : minor(offer.lowestPrice30Days);
  const total = minor(offer.total);
  // The share was rounded up to the whole unit, so that the party is the nearest whole number of shares.
  const travellers = Math.max(1, Math.round(total / perPerson));
  const differenceOf = (upgrade: number): number => sharePerPerson(minor(upgrade), travellers, offer.currency);
  const percent = lowest === undefined ? 0 : Math.floor(((lowest - perPerson) * 100) / lowest);
  return {
    perPerson,
    total,
    boardCode: offer.boardCode,
    nights: offer.nights,
    departureDate: offer.departureDate,
    endDate: offer.endDate,
    currency: offer.currency,
    rooms: (offer.rooms ?? []).map(({ accommodationItemCode, upgradePrice, ...room }) => ({
      ...room,
      code: accommodationItemCode,
      difference: differenceOf(upgradePrice),
    })),
    boards: Object.fromEntries((offer.boards ?? []).map(({ boardCode, upgradePrice }) => [boardCode, differenceOf(upgradePrice)])),
    reduction: lowest !== undefined && percent >= 1 ? { lowest, percent } : undefined,
  };
};
export type OfferView = ReturnType<typeof offerViewOf>;

/** Structured data of a hotel (schema.org); the note only where the page shows it. */
export const hotelJsonLd = (hotel: HotelView, page: { readonly url: string; readonly origin: string }): Readonly<Record<string, unknown>> => ({
  '@context': 'https://schema.org',
  '@type': 'Hotel',
  name: hotel.name,
  url: page.url,
  image: hotel.photos.slice(0, 3).map((photo) => page.origin + photo),
  description: hotel.intro,
  address: { '@type': 'PostalAddress', addressLocality: hotel.place, ...(hotel.country === undefined ? {} : { addressCountry: hotel.country }) },
  geo: { '@type': 'GeoCoordinates', latitude: hotel.gps.lat, longitude: hotel.gps.lon },
  starRating: { '@type': 'Rating', ratingValue: hotel.category },
  ...(hotel.note === undefined
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: hotel.note.value,
          bestRating: hotel.note.kind === 'suns' ? 6 : 5,
          reviewCount: hotel.note.reviews,
        },
      }),
});
