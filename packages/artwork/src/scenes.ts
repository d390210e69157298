import type { Scene } from './scene.ts';
import { paintAerial } from './scenes/aerial.ts';
import { paintBalloon } from './scenes/balloon.ts';
import { paintBeach } from './scenes/beach.ts';
import { paintBungalow } from './scenes/bungalow.ts';
import { paintCabin } from './scenes/cabin.ts';
import { paintCamping } from './scenes/camping.ts';
import { paintCanal } from './scenes/canal.ts';
import { paintCatamaran } from './scenes/catamaran.ts';
import { paintChalet } from './scenes/chalet.ts';
import { paintCity } from './scenes/city.ts';
import { paintCliff } from './scenes/cliff.ts';
import { paintCruise } from './scenes/cruise.ts';
import { paintCyclades } from './scenes/cyclades.ts';
import { paintDesert } from './scenes/desert.ts';
import { paintDining } from './scenes/dining.ts';
import { paintDiving } from './scenes/diving.ts';
import { paintFinca } from './scenes/finca.ts';
import { paintFjord } from './scenes/fjord.ts';
import { paintGrand } from './scenes/grand.ts';
import { paintHarbour } from './scenes/harbour.ts';
import { paintHiking } from './scenes/hiking.ts';
import { paintHotel } from './scenes/hotel.ts';
import { paintJungle } from './scenes/jungle.ts';
import { paintLagoon } from './scenes/lagoon.ts';
import { paintLodge } from './scenes/lodge.ts';
import { paintMarket } from './scenes/market.ts';
import { paintMountain } from './scenes/mountain.ts';
import { paintOldtown } from './scenes/oldtown.ts';
import { paintPool } from './scenes/pool.ts';
import { paintPooltop } from './scenes/pooltop.ts';
import { paintRiad } from './scenes/riad.ts';
import { paintRoad } from './scenes/road.ts';
import { paintRoom } from './scenes/room.ts';
import { paintRyokan } from './scenes/ryokan.ts';
import { paintSavanna } from './scenes/savanna.ts';
import { paintSnow } from './scenes/snow.ts';
import { paintSpa } from './scenes/spa.ts';
import { paintTemple } from './scenes/temple.ts';
import { paintTower } from './scenes/tower.ts';
import { paintTownhouse } from './scenes/townhouse.ts';
import { paintVilla } from './scenes/villa.ts';
import { paintVineyard } from './scenes/vineyard.ts';

/** The painter of every kind of scene: first the fronts of hotels, then what is inside, then places, then activities. */
export const scenes = {
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
  room: paintRoom,
  pool: paintPool,
  pooltop: paintPooltop,
  spa: paintSpa,
  dining: paintDining,
  beach: paintBeach,
  aerial: paintAerial,
  lagoon: paintLagoon,
  mountain: paintMountain,
  fjord: paintFjord,
  city: paintCity,
  desert: paintDesert,
  oldtown: paintOldtown,
  cliff: paintCliff,
  vineyard: paintVineyard,
  savanna: paintSavanna,
  snow: paintSnow,
  canal: paintCanal,
  temple: paintTemple,
  road: paintRoad,
  cruise: paintCruise,
  camping: paintCamping,
  harbour: paintHarbour,
  jungle: paintJungle,
  catamaran: paintCatamaran,
  diving: paintDiving,
  hiking: paintHiking,
  market: paintMarket,
  balloon: paintBalloon,
} satisfies Record<string, (scene: Scene) => void>;

export type SceneKind = keyof typeof scenes;
