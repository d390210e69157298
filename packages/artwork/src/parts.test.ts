import { describe, expect, test } from 'vitest';
import { fractalNoise, noiseAt } from './noise.ts';
import { lighter, mix } from './oklab.ts';
import { palettes } from './palettes.ts';
import { contrastWithWhite, scrimOf } from './plan.ts';
import { Random } from './random.ts';
import { Scene } from './scene.ts';

describe('random numbers', () => {
  test('are decided by the seed text', () => {
    const draw = (seed: string): number[] => {
      const random = new Random(seed);
      return Array.from({ length: 5 }, () => random.next());
    };
    expect(draw('hotel:14')).toEqual(draw('hotel:14'));
    expect(draw('hotel:14')).not.toEqual(draw('hotel:15'));
  });

  test('stay in their range', () => {
    const random = new Random('range');
    for (let i = 0; i < 1000; i++) {
      const value = random.int(2, 4);
      expect([2, 3, 4]).toContain(value);
    }
  });

  test('of one stream do not hang on what another stream drew', () => {
    const scene = new Scene({ kind: 'hotel', seed: 1, palette: 'azur', climate: 'sea', aspect: 1.5 });
    const before = scene.random('palms').next();
    scene.random('clouds').range(0, 100);
    expect(scene.random('palms').next()).toBe(before);
  });
});

describe('colours', () => {
  test('mix from the one to the other', () => {
    expect(mix('#3d8fc0', '#f6ead2', 0)).toBe('#3d8fc0');
    expect(mix('#3d8fc0', '#f6ead2', 1)).toBe('#f6ead2');
    expect(lighter('#000000', 1)).toBe('#ffffff');
  });

  test('keep the hue half-way where a mix of RGB would turn grey', () => {
    expect(mix('#ffff00', '#0000ff', 0.5)).toBe('#6cabc7');
  });

  test.each(Object.keys(palettes) as (keyof typeof palettes)[])('of %s give a scrim on which white text reads', (name) => {
    // as: keys of a constant
    expect(contrastWithWhite(scrimOf(name))).toBeGreaterThanOrEqual(4.5);
  });
});

describe('noise', () => {
  test('of the grain is spread evenly', () => {
    let low = 0;
    for (let y = 0; y < 64; y++) for (let x = 0; x < 64; x++) if (noiseAt(x * 8, y * 8) < 0.5) low++;
    expect(low / 4096).toBeCloseTo(0.5, 1);
  });

  test('of a ridge stays between −1 and 1', () => {
    const noise = fractalNoise(new Random('ridge'));
    for (let x = 0; x < 50; x += 0.1) expect(Math.abs(noise(x))).toBeLessThanOrEqual(1);
  });
});

describe('a hero', () => {
  test('is painted with its mass on the right, its quiet room on the left', () => {
    for (let seed = 1; seed < 9; seed++) expect(new Scene({ kind: 'beach', seed, palette: 'azur', climate: 'sea', aspect: 2.5 }).turned).toBe(true);
  });
});
