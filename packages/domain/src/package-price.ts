import { ageOn, fareClassOn } from './age-band.ts';
import type { CalendarDay } from './calendar-day.ts';
import type { Occupancy } from './party.ts';

/** Occupancy tables know 1-4 adults and 0-3 children a room. */
export const MOST_ADULTS = 4;
export const MOST_CHILDREN = 3;
/** A sold-out or unsellable choice in a table of costs. */
export const NOT_SOLD = Number.POSITIVE_INFINITY;

/** A fraction of a non-negative whole number, half rounded up; exact while `amount × numerator × 2` is a safe integer. */
export function roundedShare(amount: number, numerator: number, denominator: number): number {
  const exact = amount * numerator * 2 + denominator;
  if (exact <= Number.MAX_SAFE_INTEGER) return Math.floor(exact / (2 * denominator));
  return Number((BigInt(amount) * BigInt(numerator) * 2n + BigInt(denominator)) / (2n * BigInt(denominator)));
}

/** The hotel's own age limits, both inclusive. */
export interface AgeLimits {
  readonly infantMaxAge: number;
  readonly childMaxAge: number;
}

/** Who needs a bed in a room, as the hotel counts them. */
export interface RoomGuests {
  readonly adults: number;
  readonly children: number;
}

/**
 * Guests of a room as its hotel counts them, at the ages of the check-in day. Above the hotel's child limit a child is priced as an
 * adult; the first infant sleeps in a cot and is not counted, a second one takes a child's bed.
 */
export function countRoomGuests(room: { readonly adults: number; readonly childAges: readonly number[] }, limits: AgeLimits): RoomGuests {
  let { adults } = room;
  let children = 0;
  let infants = 0;
  for (const age of room.childAges) {
    if (age > limits.childMaxAge) adults += 1;
    else if (age > limits.infantMaxAge) children += 1;
    else infants += 1;
  }
  return { adults, children: children + Math.max(0, infants - 1) };
}

/** Ages of a room's children on a day, for `countRoomGuests`. */
export function roomPartyOn(occupancy: Pick<Occupancy, 'adults' | 'childrenBirthdates'>, day: CalendarDay): { adults: number; childAges: number[] } {
  return { adults: occupancy.adults, childAges: occupancy.childrenBirthdates.map((birthdate) => ageOn(birthdate, day)) };
}

/** Place of a party in a flattened occupancy table (adults 1-4 × children 0-3), or −1 when no table has it. */
export function occupancyIndex(guests: RoomGuests): number {
  if (guests.adults < 1 || guests.adults > MOST_ADULTS || guests.children > MOST_CHILDREN) return -1;
  return (guests.adults - 1) * (MOST_CHILDREN + 1) + guests.children;
}

/** Percent of the two-adult price that a room asks for its guests; 0 = not allowed. */
export function occupancyPercent(table: readonly number[], guests: RoomGuests): number {
  const index = occupancyIndex(guests);
  return index < 0 ? 0 : (table[index] ?? 0);
}

/**
 * Cost of one room for one stay, minor units: the nights' two-adult prices plus the board's supplement of each night, times the
 * occupancy percentage, rounded half-up once per room and stay.
 *
 * @example roomStayCost({ nightsTotal: 70_001, nights: 7, boardPerNight: 1_000, percent: 150 }) // 77 001 × 1.5 = 115 502
 */
export function roomStayCost(stay: { nightsTotal: number; nights: number; boardPerNight: number; percent: number }): number {
  return roundedShare(stay.nightsTotal + stay.nights * stay.boardPerNight, stay.percent, 100);
}

/** The party as airlines count it at the return date: infants sit on laps, one for each adult fare; further ones need a seat. */
export interface FlightParty {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
  readonly seats: number;
}

/** Percent of the adult fare. */
const CHILD_FARE = 75;
const INFANT_FARE = 10;

/** Counts fares of all rooms at the return date: adult from 12, child 2-11, infant under 2 (readings 5). An infant without a lap flies as a child. */
export function countFlightParty(occupancies: readonly Pick<Occupancy, 'adults' | 'childrenBirthdates'>[], returnDay: CalendarDay): FlightParty {
  let adults = 0;
  let children = 0;
  let infants = 0;
  for (const room of occupancies) {
    adults += room.adults;
    for (const birthdate of room.childrenBirthdates) {
      const fare = fareClassOn(birthdate, returnDay);
      if (fare === 'ADULT') adults += 1;
      else if (fare === 'CHILD') children += 1;
      else infants += 1;
    }
  }
  const laps = Math.min(infants, adults);
  const seated = children + infants - laps;
  return { adults, children: seated, infants: laps, seats: adults + seated };
}

/** Flights of the party, minor units: each person pays a share of the adult's out + in fare, rounded half-up per person. */
export function flightsCost(returnFare: number, party: FlightParty): number {
  return party.adults * returnFare + party.children * roundedShare(returnFare, CHILD_FARE, 100) + party.infants * roundedShare(returnFare, INFANT_FARE, 100);
}

/** How a partner turns the net price of one hotel into its selling price. */
export interface SellingTerms {
  /** Of the net price, by the hotel's star class. */
  readonly markUpBasisPoints: number;
  /** Units of the selling currency for one EUR, in millionths, so that the rate is exact. */
  readonly rateMillionths: number;
  /** Decimals of the selling currency. */
  readonly exponent: number;
}

/** Millionths of an exchange rate written as the database writes it ('3.970000'). */
export function rateMillionths(perEur: string | number): number {
  return Math.round(Number(perEur) * 1_000_000);
}

/**
 * Selling price of a net amount in EUR cents: mark-up, half-up to the cent; then the exchange rate, half-up to the currency's minor
 * unit. Monotone in the net amount, so the cheapest net package of a hotel is its cheapest to buy.
 */
export function sellPrice(netCents: number, terms: SellingTerms): number {
  const sell = roundedShare(netCents, 10_000 + terms.markUpBasisPoints, 10_000);
  if (terms.rateMillionths === 1_000_000 && terms.exponent === 2) return sell;
  return terms.exponent >= 2
    ? roundedShare(sell, terms.rateMillionths * 10 ** (terms.exponent - 2), 1_000_000)
    : roundedShare(sell, terms.rateMillionths, 1_000_000 * 10 ** (2 - terms.exponent));
}

/** Booking fee of a trip price, minor units in and out (funnel 9); a partner without fees charges 0. */
export type FeeRule = (tripPrice: number) => number;
export const NO_FEE: FeeRule = () => 0;

/** Price of a whole package for the party, minor units of the selling currency. */
export interface PackageTotal {
  /** Quotation item of type TRIP. */
  readonly trip: number;
  /** Quotation item of type BOOKING_FEES. */
  readonly fee: number;
  readonly total: number;
}

/** Trip price and fee of a net package. */
export function packageTotal(netCents: number, terms: SellingTerms, feeOf: FeeRule = NO_FEE): PackageTotal {
  const trip = sellPrice(netCents, terms);
  const fee = feeOf(trip);
  return { trip, fee, total: trip + fee };
}

/** One bookable choice of a hotel: what it costs net, in EUR cents. */
export interface NetPackage {
  readonly hotelNet: number;
  readonly flightsNet: number;
}

/**
 * What the party pays more for one choice than for another (negative when it is cheaper), fee included: the difference of two exact
 * totals, so that a base and its differences always add up to the total of the choice.
 */
export function upgradeBetween(from: NetPackage, to: NetPackage, terms: SellingTerms, feeOf: FeeRule = NO_FEE): number {
  return packageTotal(to.hotelNet + to.flightsNet, terms, feeOf).total - packageTotal(from.hotelNet + from.flightsNet, terms, feeOf).total;
}
