/**
 * Renders the pictures of the plan that are missing or whose painter changed, and writes the manifest.
 *
 *   node src/generate.ts [--seconds 60] [--kind hotel] [--manifest-only]
 */
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { fingerprint } from './fingerprint.ts';
import { writeManifest } from './manifest-text.ts';
import type { Picture } from './picture.ts';
import { filesOf } from './picture-files.ts';
import { HERO_WIDTHS, MAIL_WIDTH, planPictures } from './plan.ts';
import { type Raster, renderScene } from './render.ts';
import { Scene } from './scene.ts';
import { scenes } from './scenes.ts';

/** Encoder effort: more costs seconds a picture and saves a tenth of the bytes. */
const EFFORT = 3;

const source = import.meta.dirname;
const target = join(source, '..', 'pictures');
const stateFile = join(target, 'rendered.json');

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '3600' }, kind: { type: 'string' }, 'manifest-only': { type: 'boolean', default: false } },
});

async function paint(picture: Picture, width: number, height: number): Promise<Raster> {
  const scene = new Scene({ ...picture, aspect: width / height });
  scenes[picture.kind](scene);
  return renderScene(scene, width, height);
}

const image = ({ bytes, width, height }: Raster): Sharp => sharp(bytes, { raw: { width, height, channels: 3 } });

async function render(picture: Picture): Promise<void> {
  const file = (name: string): string => join(target, `${picture.id}-${name}`);
  const master = await paint(picture, 1440, 960);
  for (const width of picture.formats.wide)
    await image(master)
      .resize({ width })
      .avif({ quality: 48, effort: EFFORT, chromaSubsampling: '4:2:0' })
      .toFile(file(`wide-${width}.avif`));
  if (picture.formats.mail === true)
    await image(master)
      .resize({ width: MAIL_WIDTH })
      .jpeg({ quality: 80, mozjpeg: true })
      .toFile(file(`mail-${MAIL_WIDTH}.jpg`));
  if (picture.formats.hero) {
    const wide = Math.max(...HERO_WIDTHS);
    const hero = await paint(picture, wide, (wide * 2) / 5);
    for (const width of picture.formats.hero)
      await image(hero)
        .resize({ width })
        .avif({ quality: 48, effort: EFFORT, chromaSubsampling: '4:2:0' })
        .toFile(file(`hero-${width}.avif`));
  }
}

const state: Record<string, string> = existsSync(stateFile) ? JSON.parse(readFileSync(stateFile, 'utf8')) : {};
const pictures = planPictures();
const end = Date.now() + Number(values.seconds) * 1000;
let done = 0;
let left = 0;
for (const picture of values['manifest-only'] ? [] : pictures) {
  if (values.kind !== undefined && picture.kind !== values.kind) continue;
  const mark = fingerprint(picture);
  if (state[picture.id] === mark && filesOf(picture).every((name) => existsSync(join(target, name)))) continue;
  if (Date.now() > end) {
    left++;
    continue;
  }
  await render(picture);
  state[picture.id] = mark;
  done++;
  writeFileSync(stateFile, `${JSON.stringify(state, null, 1)}\n`);
}
// what is no longer planned goes
const planned = new Set(pictures.flatMap(filesOf));
for (const name of readdirSync(target)) if (/\.(avif|jpg)$/.test(name) && !planned.has(name)) rmSync(join(target, name));
for (const id of Object.keys(state)) if (!pictures.some((picture) => picture.id === id)) delete state[id];
writeFileSync(stateFile, `${JSON.stringify(state, null, 1)}\n`);
writeFileSync(join(source, 'manifest.ts'), writeManifest(pictures));
console.log(`rendered ${done}, left ${left}, in all ${pictures.length}`);
