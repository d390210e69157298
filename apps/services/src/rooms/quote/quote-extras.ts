import type { AccommodationQuoteResponse } from '@escale/contract/sdp';
import { ageOn, type Birthdate } from '@escale/domain/age-band';
import { addDays, daysFromTo } from '@escale/domain/calendar-day';
import { roundedShare } from '@escale/domain/package-price';
import type { Stay } from '@escale/domain/stay';
import type { ActivityRow, FlexRow, InsuranceRow, TransferRow } from './offer-rows.ts';
import { pictureUrl } from './pictures.ts';
import { extraPrice, wire, type QuoteTerms } from './quote-terms.ts';
import type { Texts } from './quote-texts.ts';

type Offer = Required<AccommodationQuoteResponse>;
interface Given {
  readonly terms: QuoteTerms;
  readonly texts: Texts;
}

/** Adults of an activity are 12 and older, as in the air. */
const ADULT_AGE = 12;
/** Days an activity is offered on, at most. */
const MOST_DAYS = 14;

/** Transfers that can carry the party; a private vehicle is taken as often as it needs. */
export const toTransfers = (rows: readonly TransferRow[], travellers: number, { terms, texts }: Given): Offer['transfers'] =>
  rows.map((row) => {
    const quantity = row.perPerson ? travellers : Math.ceil(travellers / row.maximumCapacity);
    return {
      code: row.code,
      photo: row.picture === null ? '' : pictureUrl(row.picture),
      vehicule: texts.label(row.vehicule),
      description: texts.label(row.description),
      quantity,
      maximumCapacity: row.maximumCapacity,
      upgradePrice: wire(extraPrice(row.price, terms) * quantity, terms),
      icon: row.maximumCapacity > 8 ? 'bus' : row.maximumCapacity > 4 ? 'van' : 'car',
    };
  });

interface Guests {
  readonly code: 'ADULT' | 'CHILD';
  readonly count: number;
  readonly included: number;
  readonly price: number;
  readonly minAge: number;
  readonly maxAge: number;
}

/** Who of the party may join, and how many of them are included: adults first. */
const guestsOf = (row: ActivityRow, party: { readonly adults: number; readonly children: readonly number[] }): Guests[] => {
  const allowed = (age: number) => age >= row.minAge && age <= row.maxAge;
  const grown = party.children.filter((age) => age >= ADULT_AGE && allowed(age)).length + party.adults;
  const young = party.children.filter((age) => age < ADULT_AGE && allowed(age)).length;
  const included = Math.min(row.includedGuests, grown);
  const all: Guests[] = [
    { code: 'ADULT', count: grown, included, price: row.adultPrice, minAge: Math.max(row.minAge, ADULT_AGE), maxAge: row.maxAge },
    {
      code: 'CHILD',
      count: young,
      included: Math.min(row.includedGuests - included, young),
      price: row.childPrice,
      minAge: row.minAge,
      maxAge: Math.min(row.maxAge, ADULT_AGE - 1),
    },
  ];
  return all.filter((guests) => guests.count > 0);
};

/** Activities of a stay (funnel 3.8): every day they can be done, with prices by number of guests; included guests are discounted to 0. */
export const toActivities = (
  rows: readonly ActivityRow[],
  stay: Stay,
  party: { readonly adults: number; readonly childrenBirthdates: readonly Birthdate[] },
  { terms, texts }: Given,
): Offer['activities'] => {
  const days = daysFromTo(stay.checkIn, addDays(stay.checkOut, -1)).slice(0, MOST_DAYS);
  const last = days.at(-1) ?? stay.checkIn;
  const children = party.childrenBirthdates.map((birthdate) => ageOn(birthdate, stay.checkIn));
  return rows.flatMap((row) => {
    const groups = guestsOf(row, { adults: party.adults, children });
    if (groups.length === 0) return [];
    const wanted = addDays(stay.checkIn, row.dayOffset);
    const guests = groups.map((group) => {
      const price = extraPrice(group.price, terms);
      return {
        code: group.code,
        label: texts.text(`offer.guest.${group.code.toLowerCase()}`),
        includedGuest: group.included,
        minAge: group.minAge,
        maxAge: group.maxAge,
        pricePerQuantity: Object.fromEntries(
          Array.from({ length: group.count }, (_, index) => [
            String(index + 1),
            { price: wire(price * (index + 1), terms), discount: wire(price * Math.min(index + 1, group.included), terms) },
          ]),
        ),
      };
    });
    return [
      {
        code: row.code,
        name: texts.label(row.label),
        description: texts.label(row.description),
        photo: row.picture === null ? '' : pictureUrl(row.picture),
        suggestedDate: wanted > last ? last : wanted,
        guestsPerDay: Object.fromEntries(days.map((day) => [day, guests])),
      },
    ];
  });
};

/** Insurances priced as a share of the trip (minor units), their document in the shop's language. */
export const toInsurances = (rows: readonly InsuranceRow[], trip: number, { terms, texts }: Given): Offer['insurances'] => ({
  insurancesItem: rows.map((row) => ({
    code: row.code,
    price: wire(roundedShare(trip, row.basisPoints, 10_000), terms),
    name: texts.label(row.name),
    intro: texts.label(row.intro),
    paragraphs: texts.paragraphs(row.paragraphs),
    documentUrl: `/${texts.shop}/page/${row.document}`,
  })),
});

/** Flex rates: the standard one costs nothing more. */
export const toFlex = (rows: readonly FlexRow[], trip: number, { terms, texts }: Given): Offer['flex'] =>
  rows.map((row) => ({
    code: row.code,
    label: texts.label(row.label),
    upgradePrice: wire(roundedShare(trip, row.basisPoints, 10_000), terms),
    paragraphs: texts.paragraphs(row.paragraphs),
  }));
