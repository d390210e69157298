import { pictures } from '@escale/artwork/manifest';
import { expect, it } from 'vitest';
import { errorPicture } from './error-picture.ts';

it.each([
  ['mountain', ['corail', 'prune', 'menthe'], 'prune'],
  ['desert', ['menthe', 'azur', 'corail'], 'corail'],
  ['fjord', ['olive', 'rose'], 'rose'],
  ['mountain', ['safran'], 'boreal'],
  ['desert', [], 'argile'],
  ['fjord', ['menthe', 'prune'], 'prune'],
] as const)('%s for a brand of %j is painted in %s', (scene, palettes, palette) => {
  const id = errorPicture(scene, palettes);
  expect(pictures.find((picture) => picture.id === id)).toMatchObject({ kind: scene, palette });
});
