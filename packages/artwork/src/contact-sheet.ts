/**
 * Lays the committed pictures out on small contact sheets, by their roles, in docs/contact-sheets/.
 *
 *   node src/contact-sheet.ts
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictures } from './manifest.ts';
import type { Picture } from './picture.ts';

const here = import.meta.dirname;
const source = join(here, '..', 'pictures');
const target = join(here, '..', '..', '..', 'docs', 'contact-sheets');

const TILE = { width: 210, height: 140 };
const HERO = { width: 420, height: 168 };
const GAP = 8;

async function layOut(
  name: string,
  shown: readonly Picture[],
  tile: { width: number; height: number },
  columns: number,
  fileOf: (picture: Picture) => string,
): Promise<void> {
  const found = shown.filter((picture) => existsSync(join(source, fileOf(picture))));
  if (found.length === 0) return;
  const layers = await Promise.all(
    found.map(async (picture, i) => ({
      input: await sharp(join(source, fileOf(picture)))
        .resize(tile)
        .toBuffer(),
      left: GAP + (i % columns) * (tile.width + GAP),
      top: GAP + Math.floor(i / columns) * (tile.height + GAP),
    })),
  );
  const rows = Math.ceil(found.length / columns);
  await sharp({ create: { width: GAP + columns * (tile.width + GAP), height: GAP + rows * (tile.height + GAP), channels: 3, background: '#f6f3ee' } })
    .composite(layers)
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(join(target, `${name}.jpg`));
  console.log(`${name}.jpg: ${found.length} pictures`);
}

mkdirSync(target, { recursive: true });
const small = (picture: Picture): string => `${picture.id}-wide-768.avif`;
await layOut(
  'facades',
  pictures.filter(({ role, evening }) => role === 'facade' && !evening),
  TILE,
  8,
  small,
);
await layOut(
  'facades-evening',
  pictures.filter(({ role, evening }) => role === 'facade' && evening),
  TILE,
  8,
  small,
);
await layOut(
  'inside',
  pictures.filter(({ role }) => ['room', 'pool', 'pooltop', 'spa', 'dining'].includes(role)),
  TILE,
  8,
  small,
);
await layOut(
  'places',
  pictures.filter(({ role }) => role === 'place' || role === 'activity'),
  TILE,
  8,
  small,
);
await layOut(
  'heroes',
  pictures.filter(({ formats }) => formats.hero !== undefined),
  HERO,
  4,
  (picture) => `${picture.id}-hero-1440.avif`,
);
