import type { FlightOption } from './flights/options.ts';
import type { Hotel, Room } from './hotels/hotel.ts';
import { placeRates, type PriceWindow, roomNights, seatFares } from './prices.ts';
import { chanceOf, mix } from './seeded.ts';
import { weekdayOf, weekOf } from './calendar.ts';
import { seasonOn } from './seasons.ts';

/** All days of one unit. A price of 0 means that the unit does not exist on that day. */
export type UnitDays = {
  unitId: number;
  first: number;
  allotment: Int32Array;
  closed: Uint8Array;
  price: Int32Array;
  minStay: Uint8Array;
  maxStay: Uint8Array;
};

const LONGEST_STAY = 28;
const HIGH_SEASON = 1.3;

const roomDays = (hotel: Hotel, room: Room, rates: Float64Array, window: PriceWindow): UnitDays => {
  const price = roomNights(hotel, room.factor, rates, window);
  const allotment = new Int32Array(window.days);
  const closed = new Uint8Array(window.days);
  const minStay = new Uint8Array(window.days);
  const maxStay = new Uint8Array(window.days);
  const strict = mix(window.seed, hotel.id, 11) % 5;
  const usualMax = mix(window.seed, hotel.id, 13) % 10 === 0 ? 14 : mix(window.seed, hotel.id, 13) % 10 === 1 ? 21 : LONGEST_STAY;
  for (let at = 0; at < window.days; at += 1) {
    const day = window.first + at;
    const luck = chanceOf(window.seed ^ 0x0a11, room.unitId, weekOf(day));
    const season = seasonOn(hotel.destination.season, day);
    const usual = season > HIGH_SEASON ? Math.max(1, Math.round(room.usualUnits * 0.7)) : room.usualUnits;
    // What is left changes a little from night to night, and some weeks one type is down to its last room or gone.
    const left = luck < 0.045 ? 0 : luck < 0.12 ? 1 : Math.max(1, usual - (mix(window.seed, room.unitId, day) % 3));
    allotment[at] = hotel.destination.soldOut ? 0 : left;
    closed[at] = chanceOf(window.seed ^ 0xc105, room.unitId, Math.floor(day / 5)) < 0.008 ? 1 : 0;
    minStay[at] = season > HIGH_SEASON && strict < 2 ? 3 + strict * 2 : strict === 4 ? 2 : 1;
    maxStay[at] = hotel.closedToArrivalOn === weekdayOf(day) ? 0 : usualMax;
  }
  return { unitId: room.unitId, first: window.first, allotment, closed, price, minStay, maxStay };
};

const seatDays = (option: FlightOption, seat: FlightOption['seats'][number], window: PriceWindow): UnitDays => {
  const price = seatFares(option, seat.cabin, window);
  const allotment = new Int32Array(window.days);
  for (let at = 0; at < window.days; at += 1) {
    const luck = chanceOf(window.seed ^ 0x5ea7, seat.unitId, window.first + at);
    allotment[at] =
      luck < 0.03
        ? 0
        : luck < 0.07
          ? 1 + (mix(window.seed, seat.unitId, at) % 2)
          : Math.max(2, seat.usualSeats - (mix(window.seed, seat.unitId, window.first + at) % 9));
  }
  return {
    unitId: seat.unitId,
    first: window.first,
    allotment,
    closed: new Uint8Array(window.days),
    price,
    minStay: new Uint8Array(window.days).fill(1),
    maxStay: new Uint8Array(window.days).fill(LONGEST_STAY),
  };
};

/** Days of every room, unit by unit, in rising order of unit. */
export function* roomInventory(hotels: readonly Hotel[], placeNumber: (hotel: Hotel) => number, window: PriceWindow): Generator<UnitDays> {
  let rates: { place: number; values: Float64Array } = { place: -1, values: new Float64Array(0) };
  for (const hotel of hotels) {
    const place = placeNumber(hotel);
    if (rates.place !== place) rates = { place, values: placeRates(place, hotel.destination.season, window) };
    for (const room of hotel.rooms) yield roomDays(hotel, room, rates.values, window);
  }
}

/** Days of every seat, unit by unit, in rising order of unit. */
export function* seatInventory(options: readonly FlightOption[], window: PriceWindow): Generator<UnitDays> {
  for (const option of options) for (const seat of option.seats) yield seatDays(option, seat, window);
}
