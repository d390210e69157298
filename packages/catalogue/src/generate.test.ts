import { createHash } from 'node:crypto';
import { pictures } from '@escale/artwork/manifest';
import { describe, expect, it } from 'vitest';
import { generateUniverse, HORIZON_DAYS, inventoryOf, type Universe } from './generate.ts';
import { destinations } from './geography/destinations.ts';
import { KNOWN_DESTINATIONS, SMALL_UNIVERSE } from './known.ts';
import { listPartners } from './partners.ts';
import { smallTables } from './table-rows.ts';

const make = (today = '2026-11-21', seed = 'escale', scale: number | 'small' = 1) => generateUniverse({ seed, today, scale });
const universe = make();
const small = make('2026-11-21', 'escale', 'small');

const hashOf = (one: Universe): string => {
  const hash = createHash('sha256').update(JSON.stringify(smallTables(one, listPartners())));
  for (const unit of inventoryOf(one)) for (const column of [unit.allotment, unit.closed, unit.price, unit.minStay, unit.maxStay]) hash.update(column);
  return hash.digest('hex');
};

describe('the demo universe', () => {
  it('is the same for the same seed and day, and another for another seed or day', () => {
    const again = hashOf(make('2026-11-21', 'escale', 'small'));
    expect(again).toBe(hashOf(small));
    expect(hashOf(make('2026-11-22', 'escale', 'small'))).not.toBe(again);
    expect(hashOf(make('2026-11-21', 'other', 'small'))).not.toBe(again);
  });

  it('is as large as promised', () => {
    const perPlace = new Map(destinations.map((place) => [place.code, universe.hotels.filter((hotel) => hotel.destination.code === place.code).length]));
    expect(universe.cities.length).toBeGreaterThanOrEqual(12);
    expect(destinations.length).toBeGreaterThanOrEqual(40);
    expect(new Set(destinations.map((place) => place.region.slice(0, 2))).size).toBeGreaterThanOrEqual(20);
    expect(universe.hotels.length).toBeGreaterThanOrEqual(600);
    expect(perPlace.get(KNOWN_DESTINATIONS.largest)).toBeGreaterThanOrEqual(200);
    for (const code of KNOWN_DESTINATIONS.large) expect(perPlace.get(code)).toBeGreaterThanOrEqual(60);
    expect(perPlace.get(KNOWN_DESTINATIONS.singleHotel)).toBe(1);
    for (const hotel of universe.hotels) expect(hotel.rooms.length).toBeGreaterThanOrEqual(3);
    let rows = 0;
    for (const unit of inventoryOf(universe)) for (const price of unit.price) rows += price > 0 ? 1 : 0;
    expect(rows).toBeLessThanOrEqual(2_250_000);
  });

  it('has hotels but no free room where nothing is free, and free rooms everywhere else', () => {
    const free = new Map<string, number>();
    const placeOf = new Map(universe.hotels.flatMap((hotel) => hotel.rooms.map((room) => [room.unitId, hotel.destination.code] as const)));
    for (const unit of inventoryOf(universe)) {
      const place = placeOf.get(unit.unitId);
      if (place !== undefined) free.set(place, (free.get(place) ?? 0) + unit.allotment.reduce((sum, one) => sum + one, 0));
    }
    expect(free.get(KNOWN_DESTINATIONS.noneFree)).toBe(0);
    expect([...free].filter(([, rooms]) => rooms === 0)).toHaveLength(1);
  });

  it('flies from every hub to every place and back on every day', () => {
    const running = new Map<string, number>();
    for (const option of universe.flightOptions) {
      const key = `${option.city.code} ${option.airport} ${option.direction}`;
      running.set(key, (running.get(key) ?? 0) | option.days);
    }
    const routes = universe.cities
      .filter((city) => city.hub)
      .flatMap((city) =>
        destinations
          .filter((place) => place.code !== city.code)
          .flatMap((place) => ['OUTBOUND', 'INBOUND'].map((direction) => `${city.code} ${place.airport} ${direction}`)),
      );
    expect(routes.filter((route) => running.get(route) !== 0b1111111)).toEqual([]);
  });

  it('has every kind of flight, cabin and warning, and flights that land next day', () => {
    const of = <T>(pick: (option: (typeof universe.flightOptions)[number]) => T) => new Set(universe.flightOptions.map(pick));
    expect(of((option) => option.kind)).toEqual(new Set(['DIRECT', 'CONNECTING', 'TRAIN']));
    expect(new Set(universe.flightOptions.flatMap((option) => option.seats.map((seat) => seat.cabin)))).toEqual(
      new Set(['ECONOMY', 'PREMIUM', 'BUSINESS', 'FIRST']),
    );
    expect(new Set(universe.flightOptions.flatMap((option) => option.warnings))).toEqual(
      new Set(['WARNING_CONNECTION', 'WARNING_TRAIN', 'WARNING_EARLY_INBOUND_DEPARTURE', 'WARNING_SECONDARY_AIRPORT']),
    );
    expect(universe.flightOptions.filter((option) => option.direction === 'OUTBOUND' && option.arrivalDayOffset === 1).length).toBeGreaterThan(20);
    expect(of((option) => option.arrivalDayOffset).has(2)).toBe(false);
  });

  it('gives every leg a next one that begins where and after it ends', () => {
    for (const option of universe.flightOptions) {
      expect(option.legs[0]?.from).toBe(option.direction === 'OUTBOUND' ? option.cityAirport : option.airport);
      expect(option.legs.at(-1)?.to).toBe(option.direction === 'OUTBOUND' ? option.airport : option.cityAirport);
      expect(option.departMinute).toBe(option.legs[0]?.departMinute);
      expect(option.totalMinutes).toBe(option.legs.reduce((sum, leg) => sum + leg.minutes + leg.stopMinutes, 0));
      option.legs.slice(1).forEach((leg, at) => {
        const before = option.legs[at];
        expect(leg.from).toBe(before?.to);
        expect(leg.departDayOffset * 1_440 + leg.departMinute).toBe(
          (before?.arriveDayOffset ?? 0) * 1_440 + (before?.arriveMinute ?? 0) + (before?.stopMinutes ?? 0),
        );
      });
    }
  });

  it('never names two hotels alike', () => {
    expect(new Set(universe.hotels.map((hotel) => hotel.name)).size).toBe(universe.hotels.length);
  });

  it('gives every hotel a set of pictures that exist, and neighbours another front', () => {
    const known = new Set(pictures.map((picture) => picture.id));
    const rows = smallTables(universe, []).beforeUnits.find(({ table }) => table === 'hotel')?.rows ?? [];
    let previous: { place: unknown; front: unknown } = { place: null, front: null };
    for (const row of rows) {
      const list = row['pictures'] as string[]; // as: the column is a list of picture ids
      expect(list.filter((id) => !known.has(id))).toEqual([]);
      expect(list.length).toBeGreaterThanOrEqual(4);
      expect(row['place_id'] === previous.place && list[0] === previous.front).toBe(false);
      previous = { place: row['place_id'], front: list[0] };
    }
  });

  it('writes the tree so that a place’s leaves follow each other', () => {
    const rows = smallTables(universe, []).beforeUnits.find(({ table }) => table === 'place')?.rows ?? [];
    const parentOf = new Map(rows.map((row) => [row['id'], row['parent_id']]));
    for (const row of rows.filter((one) => one['is_leaf'] !== true)) {
      const inside = rows
        .filter((leaf) => {
          let at: unknown = leaf['id'];
          while (at !== null && at !== row['id']) at = parentOf.get(at) ?? null;
          return leaf['is_leaf'] === true && at === row['id'];
        })
        .map((leaf) => rows.filter((one) => one['is_leaf'] === true).indexOf(leaf));
      expect(inside.length).toBeGreaterThan(0);
      expect((inside.at(-1) ?? 0) - (inside[0] ?? 0)).toBe(inside.length - 1);
    }
  });

  it('keeps in the small universe hotels that are the same in the full one', () => {
    const full = new Map(universe.hotels.map((hotel) => [hotel.code, hotel]));
    for (const hotel of small.hotels) expect(full.get(hotel.code)).toEqual(hotel);
    expect(small.places.map((place) => place.code).sort()).toEqual([...SMALL_UNIVERSE.destinations].sort());
    expect(small.cities.map((city) => city.code).sort()).toEqual([...SMALL_UNIVERSE.departureCities].sort());
    expect(small.hotels.filter((hotel) => hotel.destination.code === KNOWN_DESTINATIONS.fullList).length).toBeGreaterThanOrEqual(20);
    const fares = new Map([...inventoryOf(universe)].map((unit) => [unit.unitId, unit.price]));
    for (const unit of inventoryOf(small)) expect(fares.get(unit.unitId)).toEqual(unit.price);
    expect(HORIZON_DAYS).toBeGreaterThanOrEqual(340 + 28 + 2);
  });
});
