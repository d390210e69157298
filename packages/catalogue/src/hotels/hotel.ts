import type { Culture, Destination } from '../geography/destination.ts';
import { destinations } from '../geography/destinations.ts';
import type { Labels } from '../labels.ts';
import { Dice, hashText } from '../seeded.ts';
import { createNames } from './names.ts';
import { type RoomType, roomTypes } from './rooms.ts';

export type BoardCode = 'RO' | 'BB' | 'HB' | 'FB' | 'AI';
/** Supplement per night for two adults, in cents, over the base board. */
export type Board = { code: BoardCode; addPerNight: number };
export type Room = {
  unitId: number;
  code: string;
  position: number;
  type: RoomType;
  factor: number;
  size: number;
  occupancy: readonly number[];
  usualUnits: number;
};

export type Hotel = {
  id: number;
  code: string;
  destination: Destination;
  district: Labels;
  name: string;
  stars: number;
  halfStar: boolean;
  lat: number;
  lon: number;
  ratingA: number | null;
  reviewsA: number;
  ratingB: number | null;
  averageB: number | null;
  reviewsB: number;
  ranking: number;
  facilities: readonly string[];
  themes: readonly string[];
  adultOnly: boolean;
  infantMaxAge: number;
  childMaxAge: number;
  rooms: readonly Room[];
  boards: readonly Board[];
  /** Base price of a night for two adults in the cheapest room, in cents, before season. */
  baseNight: number;
  onSale: boolean;
  closedToArrivalOn: number | null;
  registration: string | null;
};

/** Cents of an ordinary night for two in an ordinary place, by stars. */
const NIGHT_BY_STARS = [0, 3_900, 5_200, 8_000, 12_400, 22_600] as const;
export const SALE_SHARE = 0.06;
/** A sale takes this share off the rate. */
export const SALE_FACTOR = 0.6;

const starsOf = (dice: Dice): number => {
  const at = dice.next();
  return at < 0.06 ? 2 : at < 0.34 ? 3 : at < 0.78 ? 4 : 5;
};

const facilityPool = [
  'POOL',
  'SPA',
  'WIFI',
  'FITNESS',
  'RESTAURANT',
  'BAR',
  'PARKING',
  'AIRPORT_SHUTTLE',
  'KIDS_CLUB',
  'TENNIS',
  'BEACH',
  'DIVING',
  'ACCESSIBLE_ROOM',
  'LIFT',
  'AIR_CONDITIONING',
  'SAUNA',
  'EV_CHARGING',
  'PETS',
] as const;

const facilitiesOf = (dice: Dice, destination: Destination, stars: number, adultOnly: boolean): string[] => {
  const byTheSea = destination.landscape === 'sea' || destination.landscape === 'lagoon';
  const cold = destination.landscape === 'north' || destination.landscape === 'mountain';
  return facilityPool.filter((facility) => {
    if (facility === 'WIFI' || facility === 'RESTAURANT') return true;
    if (facility === 'AIR_CONDITIONING') return !cold;
    if (facility === 'KIDS_CLUB') return !adultOnly && byTheSea && dice.happens(stars >= 4 ? 0.5 : 0.15);
    if (facility === 'BEACH' || facility === 'DIVING') return byTheSea && dice.happens(facility === 'BEACH' ? 0.6 : 0.22);
    if (facility === 'POOL') return !cold && dice.happens(destination.landscape === 'city' ? 0.3 : 0.9);
    if (facility === 'SAUNA') return dice.happens(cold ? 0.85 : 0.15);
    if (facility === 'SPA') return dice.happens(stars === 5 ? 0.9 : stars === 4 ? 0.55 : 0.1);
    return dice.happens(0.22 + stars * 0.09);
  });
};

const boardsOf = (dice: Dice, destination: Destination, stars: number, night: number): Board[] => {
  const step = (share: number) => Math.round((night * share) / 50) * 50;
  const town = destination.landscape === 'city' || destination.landscape === 'north';
  if (town)
    return stars <= 3 && dice.happens(0.6)
      ? [
          { code: 'RO', addPerNight: 0 },
          { code: 'BB', addPerNight: 1_800 + stars * 200 },
        ]
      : [{ code: 'BB', addPerNight: 0 }, ...(dice.happens(0.3) ? [{ code: 'HB' as const, addPerNight: 3_400 + stars * 900 }] : [])];
  const at = dice.next();
  const half: Board = { code: 'HB', addPerNight: 2_600 + step(0.14) };
  const full: Board = { code: 'FB', addPerNight: half.addPerNight + 1_900 + step(0.07) };
  const all: Board = { code: 'AI', addPerNight: full.addPerNight + 2_200 + step(0.08) };
  if (at < 0.14)
    return [
      { code: 'RO', addPerNight: 0 },
      { code: 'BB', addPerNight: 1_600 + stars * 250 },
    ];
  if (at < 0.62) return [{ code: 'BB', addPerNight: 0 }, half, ...(dice.happens(0.45) ? [full] : []), ...(dice.happens(0.4) ? [all] : [])];
  if (at < 0.84)
    return [
      { code: 'HB', addPerNight: 0 },
      { code: 'FB', addPerNight: full.addPerNight - half.addPerNight },
      { code: 'AI', addPerNight: all.addPerNight - half.addPerNight },
    ];
  return [{ code: 'AI', addPerNight: 0 }];
};

const roomsOf = (dice: Dice, hotelId: number, stars: number, adultOnly: boolean): Room[] => {
  const chosen = roomTypes.filter((type) => {
    if (type.code === 'STD' || type.code === 'SUP') return true;
    if (type.code === 'FAM') return adultOnly ? dice.happens(0.2) : dice.happens(0.66);
    if (type.code === 'JUN') return dice.happens(stars >= 4 ? 0.32 : 0.1);
    return dice.happens(stars >= 5 ? 0.7 : 0.14);
  });
  const list = chosen.length >= 3 ? chosen : roomTypes.slice(0, 3);
  return list.map((type, position) => ({
    unitId: hotelId * 10 + position,
    code: type.code,
    position,
    type,
    factor: type.factor * (position === 0 ? 1 : dice.between(0.97, 1.06)),
    size: dice.whole(type.size[0], type.size[1]),
    occupancy: adultOnly ? type.adultsOnlyOccupancy : type.occupancy,
    usualUnits: type.code === 'SUI' ? dice.whole(1, 3) : type.code === 'JUN' ? dice.whole(2, 4) : dice.whole(3, 9),
  }));
};

const buildHotel = (seed: string, destination: Destination, number: number, id: number, name: (stars: number) => string): Hotel => {
  const dice = new Dice(`${seed}:hotel:${destination.code}:${number}`);
  const stars = starsOf(dice);
  const byTheSea = destination.landscape === 'sea' || destination.landscape === 'lagoon';
  const adultOnly = byTheSea && stars >= 4 && dice.happens(0.1);
  const called = name(stars);
  const equipped = facilitiesOf(dice, destination, stars, adultOnly);
  // A house that has the word in its name has the thing.
  const facilities = called.includes('Spa') && !equipped.includes('SPA') ? [...equipped, 'SPA'] : equipped;
  const baseNight = Math.round((NIGHT_BY_STARS[stars] ?? 8_000) * destination.cost * dice.between(0.88, 1.14));
  const quality = dice.between(-0.9, 0.9) + stars * 0.18;
  const rated = dice.happens(0.94);
  const ratingA = rated ? Math.min(5, Math.max(2.4, Math.round((3.64 + quality * 0.62) * 10) / 10)) : null;
  const ratedB = dice.happens(0.88);
  const district = destination.districts[Math.floor(dice.next() * destination.districts.length)] ?? destination.label;
  const onSale = !destination.soldOut && dice.happens(SALE_SHARE);
  const themes = [
    ...(facilities.includes('KIDS_CLUB') ? ['FAMILY'] : []),
    ...(facilities.includes('SPA') ? ['WELLNESS'] : []),
    ...(facilities.includes('BEACH') ? ['BEACH'] : []),
    ...(adultOnly ? ['ADULTS_ONLY'] : []),
    ...(destination.landscape === 'city' ? ['CITY'] : []),
    ...(destination.landscape === 'north' || destination.landscape === 'mountain' ? ['NATURE'] : []),
    ...(onSale ? ['FLASH_SALE'] : []),
  ];
  return {
    id,
    code: `H${String(id).padStart(5, '0')}`,
    destination,
    district,
    name: called,
    stars,
    halfStar: dice.happens(0.08) && stars < 5,
    lat: Math.round((destination.lat + dice.between(-0.06, 0.06)) * 1e5) / 1e5,
    lon: Math.round((destination.lon + dice.between(-0.06, 0.06)) * 1e5) / 1e5,
    ratingA,
    reviewsA: rated ? Math.round(12 + dice.next() ** 2 * 2_400) : 0,
    ratingB: ratedB ? Math.min(99, Math.max(38, Math.round(62 + quality * 20 + dice.between(-6, 6)))) : null,
    averageB: ratedB ? Math.min(6, Math.max(2.6, Math.round((4.1 + quality * 0.85) * 10) / 10)) : null,
    reviewsB: ratedB ? Math.round(6 + dice.next() ** 2 * 900) : 0,
    ranking: Math.round(Math.max(0, 500 + quality * 260 + dice.between(-120, 120))),
    facilities,
    themes,
    adultOnly,
    infantMaxAge: dice.happens(0.25) ? 2 : 1,
    childMaxAge: dice.pick([11, 11, 11, 12, 12, 13, 15, 17]),
    rooms: roomsOf(dice, id, stars, adultOnly),
    boards: boardsOf(dice, destination, stars, baseNight),
    baseNight,
    onSale,
    closedToArrivalOn: dice.happens(0.05) ? dice.whole(0, 6) : null,
    registration: dice.happens(0.12) ? `DEMO-${destination.code}-${String(hashText(`${destination.code}${number}`) % 1_000_000).padStart(6, '0')}` : null,
  };
};

/** How many hotels of a destination a smaller universe keeps; Kos always keeps enough to fill a list. */
const kept = (destination: Destination, scale: number): number => {
  if (scale >= 1) return Math.round(destination.hotels * (destination.hotels === 1 || destination.soldOut ? 1 : scale));
  return destination.code === 'KOS' ? destination.hotels : Math.min(destination.hotels, Math.max(3, Math.round(destination.hotels * scale)));
};

/** Every hotel of the universe in the order of the tree. A hotel of the demo universe is the same hotel in a smaller one. */
export const buildHotels = (seed: string, scale: number, places: readonly Destination[] = destinations): Hotel[] => {
  const wanted = new Set(places.map((place) => place.code));
  const sources = new Map<Culture, ReturnType<typeof createNames>>();
  const out: Hotel[] = [];
  let base = 0;
  for (const destination of destinations) {
    const source = sources.get(destination.culture) ?? createNames(destination.culture);
    sources.set(destination.culture, source);
    const all = Math.max(destination.hotels, kept(destination, scale));
    const keep = wanted.has(destination.code) ? kept(destination, scale) : 0;
    for (let number = 0; number < all; number += 1) {
      const hotel = buildHotel(seed, destination, number, base + number + 1, (stars) => source(stars, destination.landscape));
      if (number < keep) out.push(hotel);
    }
    // Room for larger universes, so that codes stay what they are when a destination grows.
    base += 1_000 * Math.ceil(all / 1_000);
  }
  return out;
};
