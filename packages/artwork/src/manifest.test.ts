import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeManifest } from './manifest-text.ts';
import { pictures } from './manifest.ts';
import { filesOf } from './picture-files.ts';
import { contrastWithWhite, planPictures } from './plan.ts';
import { scenes } from './scenes.ts';
import { pictureSet } from './sets.ts';

const folder = join(import.meta.dirname, '..', 'pictures');

describe('the collection', () => {
  test('is the plan, written out', () => {
    expect(readFileSync(join(import.meta.dirname, 'manifest.ts'), 'utf8')).toBe(writeManifest(planPictures()));
  });

  test('has every file of every picture, and no other', () => {
    const expected = pictures.flatMap(filesOf);
    const missing = expected.filter((name) => !existsSync(join(folder, name)));
    const stray = readdirSync(folder).filter((name) => /\.(avif|jpg)$/.test(name) && !expected.includes(name));
    expect({ missing, stray }).toEqual({ missing: [], stray: [] });
  });

  test('weighs 40 MB at most', () => {
    const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    expect(bytes).toBeLessThanOrEqual(40_000_000);
  });

  test('holds 300 pictures of 25 kinds, 80 of them different fronts by day, 20 heroes', () => {
    const fronts = pictures.filter(({ role, eveningOf }) => role === 'facade' && eveningOf === undefined);
    expect(pictures.length).toBeGreaterThanOrEqual(300);
    expect(new Set(pictures.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(25);
    expect(new Set(fronts.map(({ kind, seed }) => `${kind} ${seed}`)).size).toBeGreaterThanOrEqual(80);
    expect(pictures.filter(({ formats }) => formats.hero).length).toBeGreaterThanOrEqual(20);
  });

  test('gives each id once, and uses every kind that can be painted', () => {
    expect(new Set(pictures.map(({ id }) => id)).size).toBe(pictures.length);
    expect(Object.keys(scenes).filter((kind) => !pictures.some((picture) => picture.kind === kind))).toEqual([]);
  });

  test('has fronts for every climate, and evening fronts for every kind of hotel', () => {
    const fronts = pictures.filter(({ role }) => role === 'facade');
    expect(new Set(fronts.map(({ climate }) => climate))).toEqual(new Set(['sea', 'inland', 'mountain', 'city', 'desert', 'north']));
    const evenings = (kind: string): number => fronts.filter((front) => front.kind === kind && front.eveningOf !== undefined).length;
    expect([...new Set(fronts.map(({ kind }) => kind))].filter((kind) => evenings(kind) < 3)).toEqual([]);
  });

  test('names a scrim on which white text reads', () => {
    expect(pictures.filter(({ scrim }) => contrastWithWhite(scrim) < 4.5)).toEqual([]);
  });
});

describe('the set of a hotel', () => {
  const fronts = pictures.filter(({ role, eveningOf }) => role === 'facade' && eveningOf === undefined);

  test.each(fronts.map((front) => [front.id, front] as const))('of %s shows its own kind of place and starts with its front', (_id, facade) => {
    const set = pictureSet(pictures, { facade, turn: 3 });
    expect(set[0]).toBe(facade);
    expect(set.filter(({ role, climate }) => role !== 'spa' && climate !== facade.climate)).toEqual([]);
    expect(set.map(({ role }) => role)).toEqual(expect.arrayContaining(['facade', 'room', 'place', 'dining', 'spa']));
  });
});
