import { dayNumber } from '@escale/domain/calendar-day';
import { describe, expect, it } from 'vitest';
import { weekdayOf } from './calendar.ts';
import type { Cabin } from './flights/options.ts';
import { generateUniverse, inventoryOf } from './generate.ts';
import { destinations } from './geography/destinations.ts';
import type { UnitDays } from './inventory.ts';
import { monthAndDate } from './calendar.ts';
import { SLOW_WEEK, weekDemand } from './seasons.ts';

const today = '2026-11-21';
const universe = generateUniverse({ seed: 'escale', today, scale: 1 });
const first = dayNumber(today);
const units = new Map<number, UnitDays>();
for (const unit of inventoryOf(universe)) units.set(unit.unitId, unit);

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const priceOn = (unitId: number, day: number): number => units.get(unitId)?.price[day - first] ?? 0;

/** Sum of the nights of a hotel's cheapest room, for two adults. */
const stay = (hotel: (typeof universe.hotels)[number], day: number, nights: number): number => {
  let sum = 0;
  for (let night = 0; night < nights; night += 1) sum += priceOn(hotel.rooms[0]?.unitId ?? 0, day + night);
  return sum;
};

/** Least fare of one adult both ways from a city, or 0. */
const fare = (city: string, airport: string, day: number, nights: number, cabin: Cabin = 'ECONOMY'): number => {
  const least = (direction: string, on: number) => {
    const found = universe.flightOptions
      .filter((option) => option.city.code === city && option.airport === airport && option.direction === direction)
      .flatMap((option) => option.seats.filter((seat) => seat.cabin === cabin).map((seat) => priceOn(seat.unitId, on)))
      .filter((price) => price > 0);
    return found.length > 0 ? Math.min(...found) : 0;
  };
  const out = least('OUTBOUND', day);
  const back = least('INBOUND', day + nights);
  return out > 0 && back > 0 ? out + back : 0;
};

/** Price of a week for two: the middle hotel of a place and the least flights from Paris. */
const packageFrom = (code: string, day: number, nights = 7): number => {
  const hotels = universe.hotels.filter((hotel) => hotel.destination.code === code);
  const airport = hotels[0]?.destination.airport ?? '';
  const flights = fare('PAR', airport, day, nights);
  return flights === 0 ? 0 : 2 * flights + median(hotels.map((hotel) => stay(hotel, day, nights)));
};
const daysOfMonth = (month: number): number[] => Array.from({ length: 330 }, (_, at) => first + 2 + at).filter((day) => monthAndDate(day).month === month);
const sellable = destinations.filter((place) => place.code !== 'RVN' && universe.hotels.some((hotel) => hotel.destination.code === place.code));

describe('prices make sense', () => {
  it.each(sellable.map((place) => place.code))('a week in August costs more than one in November in %s', (code) => {
    const august = daysOfMonth(7)
      .map((day) => packageFrom(code, day))
      .filter((price) => price > 0);
    const november = [...daysOfMonth(10)]
      .filter((day) => day > first + 20 || day < first + 10)
      .map((day) => packageFrom(code, day))
      .filter((price) => price > 0);
    expect(august.length).toBeGreaterThan(0);
    expect(median(august)).toBeGreaterThan(median(november));
  });

  it.each(['PMI', 'TFS', 'HER', 'AYT', 'FAO', 'BMA', 'KOS'])('five stars cost more than three in %s', (code) => {
    const of = (stars: number) =>
      universe.hotels.filter((hotel) => hotel.destination.code === code && hotel.stars === stars && !hotel.onSale).map((hotel) => stay(hotel, first + 120, 7));
    expect(Math.min(...of(5))).toBeGreaterThan(Math.max(...of(3)));
  });

  it('leaving on a Saturday costs more than on the Tuesdays around it', () => {
    const saturdays = Array.from({ length: 280 }, (_, at) => first + 30 + at).filter((day) => weekdayOf(day) === 5);
    for (const code of ['PMI', 'BMA', 'ROM', 'RAK']) {
      const pairs = saturdays
        .map((day) => [packageFrom(code, day, 3), packageFrom(code, day - 4, 3), packageFrom(code, day + 3, 3)] as const)
        .filter((prices) => prices.every((price) => price > 0));
      // A season that turns can outweigh a weekday once or twice a year.
      const dearer = pairs.filter(([saturday, before, after]) => saturday > (before + after) / 2);
      expect(pairs.length).toBeGreaterThan(30);
      expect(dearer.length / pairs.length).toBeGreaterThan(0.94);
    }
  });

  it('business costs more than premium, premium more than economy, on every flight and day', () => {
    const order: readonly Cabin[] = ['ECONOMY', 'PREMIUM', 'BUSINESS', 'FIRST'];
    const wrong: string[] = [];
    for (const option of universe.flightOptions) {
      const seats = [...option.seats].sort((a, b) => order.indexOf(a.cabin) - order.indexOf(b.cabin));
      for (let at = 1; at < seats.length; at += 1) {
        for (let day = first; day < first + 300; day += 17) {
          const dear = priceOn(seats[at]?.unitId ?? 0, day);
          if (dear > 0 && dear <= priceOn(seats[at - 1]?.unitId ?? 0, day)) wrong.push(`${option.code} ${day}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('a child adds less to a room than an adult, and every more guest costs something', () => {
    const wrong: string[] = [];
    for (const hotel of universe.hotels) {
      for (const { occupancy } of hotel.rooms) {
        for (let adults = 1; adults <= 3; adults += 1) {
          const percent = (row: number, children: number) => occupancy[(row - 1) * 4 + children] ?? 0;
          const [alone, child, adult] = [percent(adults, 0), percent(adults, 1), percent(adults + 1, 0)];
          if (child > 0 && (child <= alone || (adult > 0 && child >= adult))) wrong.push(`${hotel.code} ${occupancy.join()}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('half board costs more than breakfast, full board more than half, all inclusive most', () => {
    const order = ['RO', 'BB', 'HB', 'FB', 'AI'];
    for (const hotel of universe.hotels) {
      const ranks = hotel.boards.map((board) => order.indexOf(board.code));
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      hotel.boards.slice(1).forEach((board, at) => expect(board.addPerNight).toBeGreaterThan(hotel.boards[at]?.addPerNight ?? 0));
    }
  });

  it('late offers of slow weeks are below the median of the month that follows', () => {
    let seen = 0;
    for (const [place, destination] of destinations.entries()) {
      if (!sellable.includes(destination)) continue;
      const isSlow = (day: number) => weekDemand(universe.window.seed, place, day) < SLOW_WEEK;
      const late = Array.from({ length: 11 }, (_, at) => first + 2 + at)
        .filter((day) => isSlow(day) && isSlow(day + 6))
        .map((day) => packageFrom(destination.code, day))
        .filter((price) => price > 0);
      const month = Array.from({ length: 30 }, (_, at) => packageFrom(destination.code, first + 16 + at)).filter((price) => price > 0);
      if (late.length < 3) continue;
      seen += 1;
      expect(median(late)).toBeLessThan(median(month));
    }
    expect(seen).toBeGreaterThan(5);
  });

  it('a sale takes off what its hotel really asked the day before', () => {
    const before = generateUniverse({ seed: 'escale', today, scale: 1, saleFrom: '2027-12-31' });
    const full = new Map([...inventoryOf(before)].map((unit) => [unit.unitId, unit]));
    const onSale = universe.hotels.filter((hotel) => hotel.onSale);
    expect(onSale.length / universe.hotels.length).toBeGreaterThan(0.03);
    for (const hotel of onSale)
      for (const room of hotel.rooms) expect(priceOn(room.unitId, first + 90)).toBeLessThan((full.get(room.unitId)?.price[90] ?? 0) * 0.65);
  });
});
