import { pictures } from '@escale/artwork/manifest';
import type { Picture } from '@escale/artwork/picture';
import type { Culture, Destination, Landscape } from './geography/destination.ts';
import type { Hotel } from './hotels/hotel.ts';
import { Dice } from './seeded.ts';

type Kind = Picture['kind'];
type Climate = Picture['climate'];

/** Kinds of building that suit a place by the sea, by what the place is built of. */
const facadesByCulture: Partial<Readonly<Record<Culture, readonly Kind[]>>> = {
  gr: ['cyclades', 'villa', 'hotel'],
  es: ['hotel', 'villa', 'finca'],
  it: ['villa', 'finca', 'hotel'],
  pt: ['villa', 'hotel', 'finca'],
  hr: ['villa', 'hotel'],
  tr: ['hotel', 'villa'],
  ar: ['riad', 'hotel'],
  creole: ['bungalow', 'hotel', 'villa'],
  dhivehi: ['bungalow'],
  swahili: ['bungalow', 'villa'],
  asia: ['bungalow', 'villa'],
  carib: ['hotel', 'bungalow', 'villa'],
  us: ['hotel', 'tower'],
};
const facadesByLandscape: Partial<Readonly<Record<Landscape, readonly Kind[]>>> = {
  city: ['grand'],
  desert: ['riad'],
  mountain: ['chalet'],
  north: ['cabin', 'chalet'],
};
/** Towns that are built in a way of their own: towers with palms stand in warm ones only. */
const facadesByPlace: Readonly<Record<string, readonly Kind[]>> = {
  DXB: ['tower', 'grand'],
  MCO: ['tower', 'grand'],
  NYC: ['grand', 'townhouse'],
  CPT: ['townhouse', 'grand'],
  KYO: ['ryokan'],
};

const climates: Readonly<Record<Landscape, readonly Climate[]>> = {
  sea: ['sea'],
  lagoon: ['sea'],
  city: ['city', 'inland'],
  mountain: ['mountain', 'inland'],
  desert: ['desert', 'inland'],
  north: ['north', 'mountain', 'inland'],
};
const placeKinds: Readonly<Record<Landscape, readonly string[]>> = {
  sea: ['beach', 'aerial', 'cliff', 'harbour'],
  lagoon: ['lagoon', 'beach', 'aerial'],
  city: ['oldtown'],
  mountain: ['mountain', 'snow'],
  desert: ['desert', 'oldtown'],
  north: ['fjord', 'mountain', 'snow'],
};
/** Places stay true: what there is to see where the landscape alone would say something else. */
const sights: Readonly<Record<string, readonly [kind: string, climate: Climate][]>> = {
  KYO: [['temple', 'inland']],
  NYC: [['city', 'city']],
  MCO: [['city', 'city']],
  DXB: [
    ['city', 'city'],
    ['desert', 'desert'],
  ],
  CPT: [
    ['city', 'city'],
    ['vineyard', 'inland'],
  ],
  JTR: [['cliff', 'sea']],
  AMA: [
    ['cliff', 'sea'],
    ['harbour', 'sea'],
  ],
  MBA: [
    ['beach', 'sea'],
    ['savanna', 'inland'],
  ],
  DPS: [
    ['temple', 'inland'],
    ['beach', 'sea'],
    ['jungle', 'inland'],
  ],
};

const daylight = pictures.filter((picture) => !picture.evening);
const facadesOf = (destination: Destination): readonly Picture[] => {
  const bySea = destination.landscape === 'sea' || destination.landscape === 'lagoon';
  const kinds = facadesByPlace[destination.code] ?? (bySea ? facadesByCulture[destination.culture] : facadesByLandscape[destination.landscape]);
  const suited = daylight.filter((picture) => picture.role === 'facade' && kinds?.includes(picture.kind));
  return suited.length > 0 ? suited : daylight.filter((picture) => picture.role === 'facade');
};

/** Where the windows of a house look: a farm by the coast keeps its vines, a riad its patios. */
const climatesOfSet = (destination: Destination, front: Picture): readonly Climate[] =>
  front.role === 'facade'
    ? [front.climate, ...climates[destination.landscape].filter((climate) => climate !== front.climate && climate !== 'sea')]
    : climates[destination.landscape];

/** Pictures of one role for a house, its palette first. */
const suitedTo = (role: Picture['role'], destination: Destination, front: Picture): readonly Picture[] => {
  const ofRole = daylight.filter((picture) => picture.role === role);
  for (const climate of climatesOfSet(destination, front)) {
    const here = ofRole.filter((picture) => picture.climate === climate);
    const same = here.filter((picture) => picture.palette === front.palette);
    if (same.length > 0) return same;
    if (here.length > 0) return here;
  }
  // A pool from above or a spa shows no place: any climate will do. Anything with a view would lie.
  return role === 'pooltop' || role === 'spa' ? ofRole : [];
};

/** The kind of place a destination is, for its own tile and hero. */
export const placePictures = (destination: Destination): readonly Picture[] => {
  const wanted =
    sights[destination.code] ?? placeKinds[destination.landscape].flatMap((kind) => climates[destination.landscape].map((climate) => [kind, climate] as const));
  const suited = wanted.flatMap(([kind, climate]) =>
    pictures.filter((picture) => picture.role === 'place' && picture.kind === kind && picture.climate === climate),
  );
  if (suited.length > 0) return suited;
  const near = pictures.filter((picture) => picture.role === 'place' && climates[destination.landscape].includes(picture.climate));
  return near.length > 0 ? near : facadesOf(destination);
};

/** `side` is what the rooms look at, for the words about them. */
export type HotelPictures = { facade: string; gallery: readonly string[]; rooms: readonly string[]; side: 'sea' | 'inland' | 'town' };

/**
 * The set of a hotel: one front everywhere, rooms, tables and water of the same kind of place and palette, and one evening picture.
 * Neighbours (hotels that follow each other in a destination) never share a front while fronts last.
 */
export const picturesOf = (hotel: Hotel, number: number): HotelPictures => {
  const { destination } = hotel;
  const dice = new Dice(`pictures:${hotel.code}`);
  const fronts = new Dice(`fronts:${destination.code}`).shuffle(facadesOf(destination));
  const front = fronts[number % fronts.length];
  if (!front) throw new Error('The collection has no facade');
  const one = (role: Picture['role']) => {
    const list = suitedTo(role, destination, front);
    return list.length > 0 ? [dice.pick(list).id] : [];
  };
  const roomList = suitedTo('room', destination, front);
  const firstRoom = Math.floor(dice.next() * Math.max(1, roomList.length));
  const rooms = hotel.rooms.map((_, at) => roomList[(firstRoom + at) % Math.max(1, roomList.length)]?.id ?? front.id);
  const places = placePictures(destination).filter((picture) => !picture.evening && picture.role === 'place');
  const evening = pictures.filter((picture) => picture.eveningOf === front.id);
  const sight = new Set(placePictures(destination).map((picture) => picture.id));
  const eveningPlaces = pictures.filter(
    (picture) => picture.evening && (sight.has(picture.id) || (picture.role === 'dining' && picture.climate === front.climate)),
  );
  const lastly = evening[0]?.id ?? (eveningPlaces.length > 0 ? dice.pick(eveningPlaces).id : undefined);
  const pool = hotel.facilities.includes('POOL');
  const gallery = [
    front.id,
    ...rooms.slice(0, 1).filter((id) => id !== front.id),
    ...(pool ? one('pool') : []),
    ...(places.length > 0 ? [dice.pick(places).id] : []),
    ...one('dining'),
    ...(pool && hotel.stars >= 4 ? one('pooltop') : []),
    ...(hotel.facilities.includes('SPA') ? one('spa') : []),
    ...rooms.slice(1, 2).filter((id) => id !== front.id),
    ...(lastly === undefined ? [] : [lastly]),
  ];
  const side = front.climate === 'sea' ? 'sea' : front.climate === 'city' ? 'town' : 'inland';
  return { facade: front.id, gallery: [...new Set(gallery)], rooms, side };
};
