import { describe, expect, it } from 'vitest';
import { landWithin } from '../../shared/land.server.ts';
import { boundsOfPlaces, boundsOfView, fitView, formatBounds, parseBounds, pixelOf, project, unproject, widen } from '../../shared/mercator.ts';
import { loader } from './map-land.server.ts';
import { holds, isWithin, marksOf, moveView, type MapHotel } from './map-view.ts';

const SIZE = { width: 800, height: 600 };
const hotelAt = (id: string, lat: number, lon: number): MapHotel => ({
  id,
  name: id,
  category: 4,
  place: '',
  lat,
  lon,
  photo: undefined,
  perPerson: 100_00,
  total: 200_00,
  boardCode: 'BB',
  board: '',
  isFlash: false,
  note: undefined,
});
const KOS = { west: 26.9, south: 36.7, east: 27.3, north: 36.9 };

describe('the map of a listing', () => {
  it('comes back from the projection to where it started', () => {
    const [lon, lat] = unproject(...project(57.77, -20.19));
    expect(lon).toBeCloseTo(57.77, 9);
    expect(lat).toBeCloseTo(-20.19, 9);
  });
  it('shows every corner of the window it is fitted to', () => {
    const view = fitView(KOS, SIZE, 50);
    for (const [lon, lat] of [
      [KOS.west, KOS.north],
      [KOS.east, KOS.south],
    ] as const) {
      const [x, y] = pixelOf(view, SIZE, lon, lat);
      expect(x).toBeGreaterThanOrEqual(49);
      expect(x).toBeLessThanOrEqual(751);
      expect(y).toBeGreaterThanOrEqual(49);
      expect(y).toBeLessThanOrEqual(551);
    }
  });
  it('never leaves the land that was drawn', () => {
    const view = fitView(KOS, SIZE, 50);
    expect(moveView(view, 1e6, -1e6, KOS)).toMatchObject({ lon: KOS.east, lat: KOS.north });
  });
  it('keeps each of thirty hotels a pin and gathers more of them, losing none', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => hotelAt(`H${at}`, 36.8 + at / 10_000, 27.1));
    const view = fitView(KOS, SIZE, 50);
    expect(marksOf(many(30), view, SIZE, undefined)).toHaveLength(30);
    const marks = marksOf(many(31), view, SIZE, undefined);
    expect(marks.length).toBeLessThan(31);
    expect(marks.flatMap((mark) => mark.hotels)).toHaveLength(31);
  });
  it('sets the hotels of one resort apart: a fitted map uses its box', () => {
    const bounds = { west: 2.6, east: 2.7, south: 39.5, north: 39.6 };
    const [left] = pixelOf(fitView(bounds, SIZE, 50), SIZE, bounds.west, bounds.south);
    const [right] = pixelOf(fitView(bounds, SIZE, 50), SIZE, bounds.east, bounds.south);
    expect(right - left).toBeGreaterThan(SIZE.width / 3);
  });
  it('leaves the selected hotel its own pin in a crowd', () => {
    const hotels = Array.from({ length: 40 }, (_, at) => hotelAt(`H${at}`, 36.8, 27.1));
    const marks = marksOf(hotels, fitView(KOS, SIZE, 50), SIZE, 'H7');
    expect(marks.find((mark) => mark.hotels[0]?.id === 'H7')?.hotels).toHaveLength(1);
  });
  it('reads back the window it writes into the address and nothing else', () => {
    expect(parseBounds(formatBounds(KOS))).toEqual(KOS);
    for (const text of [null, '', '1,2,3', '1,2,3,4,5', '3,2,1,4', 'a,b,c,d', '1,,3,4', '-200,0,10,20']) expect(parseBounds(text)).toBeUndefined();
  });
  it('finds what lies in the window it shows', () => {
    const hotels = [hotelAt('in', 36.8, 27.1), hotelAt('out', 40, 27.1)];
    const seen = boundsOfView(fitView(KOS, SIZE, 50), SIZE);
    expect(hotels.filter((hotel) => isWithin(hotel, seen)).map(({ id }) => id)).toEqual(['in']);
    expect(holds(seen, KOS)).toBe(true);
    expect(holds(KOS, seen)).toBe(false);
    expect(boundsOfPlaces([])).toBeUndefined();
    expect(widen({ west: 1, east: 1, south: 2, north: 2 }, 0.5, 1)).toEqual({ west: 0, east: 2, south: 1, north: 3 });
  });
});

describe('the land around a place', () => {
  it('stays inside the window and holds Kos, and is empty on the open sea', () => {
    const rings = landWithin(KOS);
    expect(rings.length).toBeGreaterThan(0);
    for (const [lon, lat] of rings.flat()) {
      expect(lon).toBeGreaterThanOrEqual(KOS.west - 0.002);
      expect(lon).toBeLessThanOrEqual(KOS.east + 0.002);
      expect(lat).toBeGreaterThanOrEqual(KOS.south - 0.002);
      expect(lat).toBeLessThanOrEqual(KOS.north + 0.002);
    }
    expect(landWithin({ west: -30, south: 30, east: -29, north: 31 })).toEqual([]);
  });
  it('is drawn as a picture of the window that is asked for, and of no other text', async () => {
    const askFor = (box: string): Response => loader({ request: new Request(`http://af.localhost/fr-FR/map-land?box=${box}`) } as Parameters<typeof loader>[0]); // as: the picture reads nothing else
    const picture = askFor(formatBounds(KOS));
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect(await picture.text()).toMatch(/^<svg [^>]+><path fill-rule="evenodd" d="M[\d. MLZ-]+"\/><\/svg>$/u);
    expect([askFor('3,2,1,4').status, askFor('%22%3E').status]).toEqual([400, 400]);
  });
});
