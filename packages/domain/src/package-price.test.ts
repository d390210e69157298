import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBirthdate } from './age-band.ts';
import {
  countFlightParty,
  countRoomGuests,
  flightsCost,
  occupancyPercent,
  packageTotal,
  rateMillionths,
  roomStayCost,
  roundedShare,
  sellPrice,
  upgradeBetween,
} from './package-price.ts';

const room = (adults: number, ...births: string[]) => ({ adults, childrenBirthdates: births.map(toBirthdate) });
const euro = { markUpBasisPoints: 0, rateMillionths: 1_000_000, exponent: 2 };
const mauritius = { infantMaxAge: 1, childMaxAge: 11 };
const generous = { infantMaxAge: 2, childMaxAge: 15 };

describe('guests of a room', () => {
  it.each([
    [[13], mauritius, { adults: 3, children: 0 }],
    [[13], generous, { adults: 2, children: 1 }],
    [[8], mauritius, { adults: 2, children: 1 }],
    [[1], mauritius, { adults: 2, children: 0 }],
    [[1, 0], mauritius, { adults: 2, children: 1 }],
    [[2, 2], generous, { adults: 2, children: 1 }],
    [[11, 12], mauritius, { adults: 3, children: 1 }],
  ])('ages %j under the limits %j are %j', (childAges, limits, expected) => {
    expect(countRoomGuests({ adults: 2, childAges }, limits)).toEqual(expected);
  });

  it('has no price for more guests than the table knows', () => {
    expect(
      occupancyPercent(
        Array.from({ length: 16 }, () => 100),
        { adults: 5, children: 0 },
      ),
    ).toBe(0);
    expect(
      occupancyPercent(
        Array.from({ length: 16 }, () => 100),
        { adults: 2, children: 4 },
      ),
    ).toBe(0);
    expect(occupancyPercent([50, 60, 70, 80, 100, 125, 150, 0, 160], { adults: 2, children: 1 })).toBe(125);
  });
});

describe('cost of a room', () => {
  it('is rounded half-up once for the whole stay, not each night', () => {
    // 7 × 101 × 150 % = 1060.5; night by night it would be 7 × 152 = 1064.
    expect(roomStayCost({ nightsTotal: 707, nights: 7, boardPerNight: 0, percent: 150 })).toBe(1_061);
    expect(roomStayCost({ nightsTotal: 70_001, nights: 7, boardPerNight: 1_000, percent: 150 })).toBe(115_502);
  });

  it('never falls when a night or a guest is added', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1, maxLength: 27 }),
        fc.integer({ min: 1, max: 90_000 }),
        fc.nat(20_000),
        fc.integer({ min: 50, max: 300 }),
        fc.nat(200),
        (prices, further, boardPerNight, percent, more) => {
          const nightsTotal = prices.reduce((sum, price) => sum + price, 0);
          const cost = roomStayCost({ nightsTotal, nights: prices.length, boardPerNight, percent });
          expect(roomStayCost({ nightsTotal: nightsTotal + further, nights: prices.length + 1, boardPerNight, percent })).toBeGreaterThanOrEqual(cost);
          expect(roomStayCost({ nightsTotal, nights: prices.length, boardPerNight, percent: percent + more })).toBeGreaterThanOrEqual(cost);
        },
      ),
    );
  });
});

describe('flights of a party', () => {
  it('counts ages at the return date: a child who turns 12 on the trip flies as an adult', () => {
    const family = [room(2, '2015-03-09')];
    expect(countFlightParty(family, '2027-03-08')).toEqual({ adults: 2, children: 1, infants: 0, seats: 3 });
    expect(countFlightParty(family, '2027-03-09')).toEqual({ adults: 3, children: 0, infants: 0, seats: 3 });
  });

  it('gives an infant a lap until the second birthday', () => {
    expect(countFlightParty([room(2, '2025-06-15')], '2027-06-14')).toEqual({ adults: 2, children: 0, infants: 1, seats: 2 });
    expect(countFlightParty([room(2, '2025-06-15')], '2027-06-15')).toEqual({ adults: 2, children: 1, infants: 0, seats: 3 });
  });

  it('seats an infant for whom there is no lap', () => {
    expect(countFlightParty([room(1, '2026-06-15', '2026-06-15')], '2027-01-01')).toEqual({ adults: 1, children: 1, infants: 1, seats: 2 });
  });

  it('rounds half-up per person', () => {
    // 75 % of 10 002 is 7501.5, 10 % of 10 005 is 1000.5.
    expect(flightsCost(10_002, { adults: 2, children: 2, infants: 0, seats: 4 })).toBe(20_004 + 15_004);
    expect(flightsCost(10_005, { adults: 1, children: 0, infants: 1, seats: 1 })).toBe(10_005 + 1_001);
  });
});

describe('selling price', () => {
  it('rounds the mark-up half-up to the cent, then the exchange rate half-up to the minor unit', () => {
    expect(sellPrice(100_005, { ...euro, markUpBasisPoints: 1_000 })).toBe(110_006);
    expect(sellPrice(100_005, { markUpBasisPoints: 1_000, rateMillionths: rateMillionths('3.970000'), exponent: 2 })).toBe(436_724);
    expect(sellPrice(100_000, { markUpBasisPoints: 0, rateMillionths: rateMillionths('162.345678'), exponent: 0 })).toBe(162_346);
    expect(sellPrice(100_000, { markUpBasisPoints: 0, rateMillionths: rateMillionths('0.331250'), exponent: 3 })).toBe(331_250);
  });

  it('stays exact beyond the safe integers of the product', () => {
    expect(roundedShare(9_000_000_001, 150_123_457, 1_000_000)).toBe(Number((9_000_000_001n * 150_123_457n * 2n + 1_000_000n) / 2_000_000n));
  });

  it('never falls when the net price rises', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000_000),
        fc.nat(10_000),
        fc.nat(3_000),
        fc.integer({ min: 100_000, max: 200_000_000 }),
        fc.constantFrom(0, 2, 3),
        (net, more, markUpBasisPoints, rate, exponent) => {
          const terms = { markUpBasisPoints, rateMillionths: rate, exponent };
          expect(sellPrice(net + more, terms)).toBeGreaterThanOrEqual(sellPrice(net, terms));
        },
      ),
    );
  });

  it('adds up: the base and its differences are the total of the choice, fee included', () => {
    const fee = (trip: number): number => Math.floor(trip / 50) + 300;
    fc.assert(
      fc.property(fc.nat(5_000_000), fc.nat(5_000_000), fc.nat(900_000), (one, other, flightsNet) => {
        const terms = { markUpBasisPoints: 1_337, rateMillionths: 856_431, exponent: 2 };
        const base = packageTotal(one + flightsNet, terms, fee);
        const upgrade = upgradeBetween({ hotelNet: one, flightsNet }, { hotelNet: other, flightsNet }, terms, fee);
        expect(base.trip + base.fee + upgrade).toBe(packageTotal(other + flightsNet, terms, fee).total);
      }),
    );
  });
});
