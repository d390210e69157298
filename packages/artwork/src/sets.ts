import type { PaletteName } from './palettes.ts';
import type { Picture, PictureRole } from './picture.ts';
import type { Climate } from './scene.ts';

/** Palettes that stand in for one another when the very palette is missing, nearest first. */
const neighbours: Readonly<Record<PaletteName, readonly PaletteName[]>> = {
  azur: ['menthe', 'rose', 'boreal'],
  menthe: ['azur', 'olive', 'rose'],
  rose: ['azur', 'boreal', 'corail'],
  corail: ['rose', 'safran', 'argile'],
  argile: ['safran', 'olive', 'rose'],
  safran: ['argile', 'corail', 'olive'],
  boreal: ['azur', 'rose', 'olive'],
  olive: ['argile', 'menthe', 'boreal'],
  nuit: ['prune', 'boreal', 'azur'],
  prune: ['nuit', 'corail', 'rose'],
};

/** Kinds of place that suit a climate, beside those painted for it. */
const standIn: Readonly<Record<Climate, Climate>> = { sea: 'inland', desert: 'inland', inland: 'sea', mountain: 'north', north: 'mountain', city: 'inland' };

export type PictureSetRequest = {
  /** the hotel's front */
  facade: Picture;
  /** any whole number of 0 or more, the same for the same hotel: spreads hotels over equally good pictures */
  turn: number;
};

/**
 * The pictures that belong to one hotel, front first: facade, pool, room, place, dining, pool from above, spa, evening front. Window and
 * terrace show the hotel's own kind of place and keep its palette as far as the collection goes; a role without any picture that suits
 * is left out (no pool in a mountain village of the north).
 */
export function pictureSet(pictures: readonly Picture[], { facade, turn }: PictureSetRequest): Picture[] {
  const rank = (picture: Picture): number => {
    const at = neighbours[facade.palette].indexOf(picture.palette);
    return picture.palette === facade.palette ? 0 : at >= 0 ? at + 1 : 9;
  };
  const best = (role: PictureRole, climates: readonly Climate[]): Picture | undefined => {
    for (const climate of climates) {
      const suitable = pictures.filter((picture) => picture.role === role && picture.climate === climate && !picture.evening);
      const nearest = Math.min(...suitable.map(rank));
      const equal = suitable.filter((picture) => rank(picture) === nearest);
      const found = equal[turn % Math.max(1, equal.length)];
      if (found) return found;
    }
    return undefined;
  };
  const own = facade.climate;
  const set = [
    facade,
    best('pool', [own]),
    best('room', [own]),
    best('place', [own]),
    best('dining', [own]),
    own === 'sea' || own === 'desert' || own === 'inland' ? best('pooltop', [own]) : undefined,
    best('spa', [own, standIn[own]]),
    pictures.find((picture) => picture.eveningOf === facade.id),
  ];
  return set.filter((picture) => picture !== undefined);
}
