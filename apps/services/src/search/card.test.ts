import { addDays, dayNumber, dayOfNumber } from '@escale/domain/calendar-day';
import { type OfferFlight, leastNet, offerOfHotel } from '@escale/domain/package-price-hotel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_NOW, TEST_TODAY, type TestDatabase, createTestDatabase } from '../platform/test-database.ts';
import { netItems } from './card.ts';
import { OCCUPANCY_PLACES, priceOf } from './columns.ts';
import { type Search, type SearchQuestion, createSearch } from './index.ts';
import { type Lane, laneKey } from './world.ts';

let database: TestDatabase;
let search: Search;
beforeAll(async () => {
  database = await createTestDatabase({ universe: 'small' });
  search = await createSearch({ db: database.pool, clock: { now: () => TEST_NOW } });
});
afterAll(async () => {
  await search.close();
  await database.close();
});

const flightsOn = (lane: Lane | undefined, day: number): OfferFlight[] =>
  (lane?.flights ?? []).flatMap((flight, option) => {
    const price = lane?.prices[day * lane.flights.length + option] ?? 0;
    return price === 0
      ? []
      : [{ code: flight.code, price, seatsLeft: lane?.seats[day * lane.flights.length + option] ?? 0, arrivalDayOffset: flight.arrivalDayOffset }];
  });

/** The hotel's offer by the rule the quote prices with, on what the index knows. */
function offerByRule(asked: SearchQuestion, leafAt: number, hotelAt: number) {
  const { world } = search;
  const leaf = world.leaves[leafAt];
  const hotel = leaf?.hotels[hotelAt];
  if (leaf === undefined || hotel === undefined) return null;
  const { block } = leaf;
  const { columns } = block;
  const airport = world.places[leaf.place]?.airport ?? '';
  const first = columns.roomStart[hotelAt] ?? 0;
  const nightsOf = (room: number) =>
    new Map(
      Array.from({ length: 40 }, (_, at) => {
        const night = dayNumber(asked.departureDate) - world.baseDay + at;
        const cell = night * block.rooms + room;
        const value = {
          available: columns.units[cell] ?? 0,
          price: priceOf(block, room, night),
          minStay: columns.minStay[cell] ?? 0,
          maxStay: columns.maxStay[cell] ?? 0,
        };
        return [night + world.baseDay, value] as const;
      }),
    );
  return offerOfHotel({
    occupancies: asked.occupancies,
    departureDay: asked.departureDate,
    returnDay: asked.returnDate,
    ...(block.ageClasses[hotel.ageClass] ?? { infantMaxAge: 1, childMaxAge: 11 }),
    rooms: hotel.rooms.map(({ code }, type) => ({
      code,
      occupancy: [...columns.occupancy.subarray((first + type) * OCCUPANCY_PLACES, (first + type + 1) * OCCUPANCY_PLACES)],
      nights: nightsOf(first + type),
    })),
    boards: hotel.boardCodes.map((code, at) => ({ code, addPerNight: columns.boardAdd[(columns.boardStart[hotelAt] ?? 0) + at] ?? 0 })),
    outbound: flightsOn(world.lanes.get(laneKey(asked.departureCityCode, airport, 'OUTBOUND', asked.cabin)), dayNumber(asked.departureDate) - world.baseDay),
    inbound: flightsOn(world.lanes.get(laneKey(asked.departureCityCode, airport, 'INBOUND', asked.cabin)), dayNumber(asked.returnDate) - world.baseDay),
    limit: asked.occupancies.length === 1 ? 20 : 6,
  });
}

describe('a card', () => {
  it('is what the quote will say of the hotel: same stay, flights, rooms, boards and prices', () => {
    const { world } = search;
    let compared = 0;
    for (let turn = 0; turn < 60; turn += 1) {
      const departureDate = addDays(TEST_TODAY, 2 + ((turn * 53) % 320));
      const asked: SearchQuestion = {
        departureCityCode: [...world.cities.keys()][turn % world.cities.size] ?? '',
        destinationCode: world.places[world.leaves[turn % world.leaves.length]?.place ?? 0]?.code ?? '',
        departureDate,
        returnDate: addDays(departureDate, 3 + (turn % 12)),
        cabin: 'ECONOMY',
        occupancies: [
          { adults: 2, childrenBirthdates: turn % 3 === 0 ? [{ day: 5, month: 6, year: 2015 + (turn % 11) }] : [] },
          ...(turn % 4 === 0 ? [{ adults: 1 + (turn % 2), childrenBirthdates: [] }] : []),
        ],
        seller: { partner: [...world.markUps.keys()][0] ?? '', currency: 'EUR' },
      };
      const found = new Map(search.packages(asked).shown.map(({ candidate }) => [`${candidate.leaf} ${candidate.hotel}`, candidate]));
      const leafAt = turn % world.leaves.length;
      world.leaves[leafAt]?.hotels.forEach((_, hotelAt) => {
        const candidate = found.get(`${leafAt} ${hotelAt}`);
        const offer = offerByRule(asked, leafAt, hotelAt);
        compared += 1;
        const mine = candidate && {
          checkIn: dayOfNumber(world.baseDay + candidate.arrival.night),
          flights: [candidate.arrival.out.flights[candidate.arrival.outOption]?.code, candidate.arrival.back.flights[candidate.arrival.backOption]?.code],
          flightsNet: candidate.arrival.flightsNet,
          items: netItems(world, candidate),
        };
        expect({ asked, hotelAt, offer: mine }).toEqual({
          asked,
          hotelAt,
          offer:
            offer === null
              ? undefined
              : { checkIn: offer.stay.checkIn, flights: [offer.outbound.code, offer.inbound.code], flightsNet: offer.flightsNet, items: offer.items },
        });
        expect(offer === null || Number.isFinite(leastNet(offer))).toBe(true);
      });
    }
    expect(compared).toBeGreaterThan(200);
  });
});
