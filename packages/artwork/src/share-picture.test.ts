import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictures } from './manifest.ts';
import { renderSharePicture } from './share-picture.ts';

const folder = join(import.meta.dirname, '..', 'pictures');
const MARK = '<svg viewBox="0 0 34 34"><path fill="#fff" d="M2 25C9 25 13 20.5 16 13.5Z"/></svg>';
const picture = pictures[0]?.id ?? '';

it('is a light JPEG of the size that networks show', async () => {
  const bytes = await renderSharePicture({ folder, picture, colour: '#14406B', mark: MARK });
  const { format, width, height } = await sharp(bytes).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  expect(bytes?.length).toBeLessThan(200_000);
});

it.each([
  ['a scene nobody painted', { picture: 'nothing-999' }],
  ['a way out of the folder', { picture: '../../package' }],
  ['a colour that is markup', { colour: '"/><script>' }],
  ['a mark that is an address', { mark: 'https://example.com/logo.png' }],
])('does not exist for %s', async (_title, changes) => {
  expect(await renderSharePicture({ folder, picture, colour: '#14406B', mark: MARK, ...changes })).toBeUndefined();
});
