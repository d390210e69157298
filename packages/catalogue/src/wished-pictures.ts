import { pictures } from '@escale/artwork/manifest';
import type { Picture } from '@escale/artwork/picture';
import type { Destination } from './geography/destination.ts';
import { placePictures } from './pictures.ts';

const hasFormat = (picture: Picture, format: 'wide' | 'hero'): boolean =>
  format === 'wide' ? picture.formats.wide.length > 0 : picture.formats.hero !== undefined;

/**
 * The picture an editor wishes for: an id, or 'kind/palette' for the first one like it. A wish nobody painted falls back to its kind,
 * then its palette, so that a page never stands without a picture.
 */
export const pictureFor = (wish: string, format: 'wide' | 'hero'): string => {
  const fit = pictures.filter((picture) => hasFormat(picture, format));
  const named = fit.find((picture) => picture.id === wish);
  if (named) return named.id;
  const [kind, palette] = wish.split('/');
  const found =
    fit.find((picture) => picture.kind === kind && picture.palette === palette) ??
    fit.find((picture) => picture.kind === kind) ??
    fit.find((picture) => picture.palette === palette) ??
    fit[0];
  if (!found) throw new Error('The collection has no pictures');
  return found.id;
};

/** The picture at the head of a destination's list, painted as a hero: one of its place, else of its climate, else the vineyard hills. */
export const pictureOfPlace = (destination: Destination): string => {
  const suited = placePictures(destination);
  const heroes = suited.filter((picture) => hasFormat(picture, 'hero'));
  const climates = new Set(suited.map((picture) => picture.climate));
  const alike = pictures.filter(
    (picture) => hasFormat(picture, 'hero') && picture.role === 'place' && picture.kind !== 'oldtown' && climates.has(picture.climate),
  );
  const number = destination.code.charCodeAt(0) + destination.code.charCodeAt(destination.code.length - 1);
  const list = heroes.length > 0 ? heroes : alike;
  return list[number % list.length]?.id ?? pictureFor('vineyard/olive', 'hero');
};
