import type { Scene } from './scene.ts';
import { paintBungalow } from './scenes/bungalow.ts';
import { paintCabin } from './scenes/cabin.ts';
import { paintChalet } from './scenes/chalet.ts';
import { paintCyclades } from './scenes/cyclades.ts';
import { paintFinca } from './scenes/finca.ts';
import { paintGrand } from './scenes/grand.ts';
import { paintHotel } from './scenes/hotel.ts';
import { paintLodge } from './scenes/lodge.ts';
import { paintRiad } from './scenes/riad.ts';
import { paintRyokan } from './scenes/ryokan.ts';
import { paintTower } from './scenes/tower.ts';
import { paintTownhouse } from './scenes/townhouse.ts';
import { paintVilla } from './scenes/villa.ts';

export type SceneKind =
  | 'hotel' | 'villa' | 'bungalow' | 'cyclades' | 'riad' | 'grand' | 'tower' | 'townhouse' | 'chalet' | 'lodge' | 'finca' | 'ryokan' | 'cabin'
  | 'room' | 'pool' | 'pooltop' | 'spa' | 'dining'
  | 'beach' | 'aerial' | 'lagoon' | 'mountain' | 'fjord' | 'city' | 'desert' | 'oldtown' | 'cliff' | 'vineyard' | 'savanna' | 'snow' | 'canal' | 'temple' | 'road' | 'cruise' | 'camping' | 'harbour' | 'jungle'
  | 'catamaran' | 'diving' | 'hiking' | 'market' | 'balloon';

/** The painter of every kind of scene. */
export const scenes: Readonly<Partial<Record<SceneKind, (scene: Scene) => void>>> = {
  hotel: paintHotel,
  villa: paintVilla,
  bungalow: paintBungalow,
  cyclades: paintCyclades,
  riad: paintRiad,
  grand: paintGrand,
  tower: paintTower,
  townhouse: paintTownhouse,
  chalet: paintChalet,
  lodge: paintLodge,
  finca: paintFinca,
  ryokan: paintRyokan,
  cabin: paintCabin,
};
