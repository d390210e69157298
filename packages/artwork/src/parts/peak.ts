import { fractalNoise } from '../noise.ts';
import { lighter, mix } from '../oklab.ts';
import { snowPalettes } from '../palettes.ts';
import { type Scene, STAGE } from '../scene.ts';
import { type Point, group, poly } from '../svg.ts';
import { paintMist } from './ridge.ts';

export type PeakOptions = {
  name: string;
  x: number;
  top: number;
  base: number;
  /** half widths of the foot, left and right */
  left: number;
  right: number;
  lit: string;
  shade: string;
  /** share of the height under snow, 0 for none */
  snow: number;
};

/** One rocky peak: zigzag spine between the lit and the dark face, small facets on the lit one, a cap of snow. */
export function paintPeak(scene: Scene, { name, x, top, base, left, right, lit, shade, snow }: PeakOptions): void {
  const { palette } = scene;
  const random = scene.random(`peak ${name}`);
  const height = base - top;
  const noise = fractalNoise(random, 5, 0.55);
  const steps = 34;
  const slope = (reach: number, seed: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, i): Point => {
      const t = i / steps;
      const rough = (1 - t) * t * 4 * height * 0.055;
      return [x + reach * (1 - t) + rough * noise(seed + t * 7), base - height * t ** 1.12 + rough * 0.7 * noise(seed + 30 + t * 9)];
    });
  const dark = slope(-left, 0);
  const light = slope(right, 60);
  const outline = [...dark, ...light.toReversed()];
  const spine: Point[] = Array.from({ length: 13 }, (_, i) => {
    const t = i / 12;
    const zigzag = t === 0 ? 0 : (i % 2 ? 1 : -1) * height * 0.05 * t ** 0.6 + height * 0.1 * noise(120 + t * 3) * t;
    return [x + zigzag - height * 0.04 * t, top + height * t * 1.02];
  });
  const face = [...dark, ...spine];
  const inside = scene.clip(poly(outline, '#000000'));
  const litFill = scene.down(top, base, [
    [0, lit],
    [0.95, mix(lit, palette.haze, 0.75)],
  ]);
  const shadeFill = scene.down(top, base, [
    [0, shade],
    [0.5, shade, 0.75],
    [1, shade, 0.05],
  ]);
  scene.flat(poly(outline, litFill));
  let facets = '';
  for (let k = 0; k < 7; k++) {
    const t = 0.16 + 0.1 * k + random.range(-0.03, 0.03);
    const [px, py] = spine[Math.min(11, Math.max(1, Math.round(t * 12)))] ?? [x, top];
    const size = height * random.range(0.1, 0.26) * (0.5 + t);
    facets += poly(
      [
        [px, py],
        [px + size * 0.55, py + size * 0.5],
        [px + size * 0.42, py + size * 1.05],
        [px + size * 0.12, py + size * 0.62],
      ],
      shadeFill,
      'opacity=".5"',
    );
  }
  scene.airbrush(group(facets + poly(face, shadeFill), inside), 0.55);
  if (snow > 0) {
    const line = top + height * snow;
    const half = (left + right) * 0.5 * snow * 1.5 + 20;
    const teeth: Point[] = Array.from({ length: 12 }, (_, i) => {
      const t = i / 11;
      return [x + half - 2 * half * t, line + (i % 2 ? -1 : 1) * height * snow * random.range(0.16, 0.4) - Math.abs(t - 0.5) * height * snow * 0.2];
    });
    const cap = poly([[x - half, top - 20], [x + half, top - 20], ...teeth], lighter(palette.sun, 0.3));
    scene.flat(group(cap, inside));
    const capClip = scene.clip(poly([[x - half, top - 20], [x + half, top - 20], ...teeth], '#000000'));
    scene.airbrush(group(group(poly(face, mix(palette.sky[0], lighter(palette.sun, 0.3), 0.42), 'opacity=".95"'), inside), capClip), 0.8);
  }
}

export type RangeOptions = {
  /** where the peaks stand */
  base: number;
  /** height of an ordinary peak of the far row */
  height: number;
  /** rows from far to near: [height factor, peaks per stage width] */
  rows?: readonly (readonly [number, number])[];
  /** one peak rises over all others at this share of the stage */
  dominant?: number | undefined;
  snow?: boolean;
};

/** Rows of peaks from far to near with mist between. */
export function paintRange(
  scene: Scene,
  {
    base,
    height,
    rows = [
      [1, 5],
      [0.72, 5],
      [0.46, 6],
    ],
    dominant,
    snow,
  }: RangeOptions,
): void {
  const { palette, width } = scene;
  const random = scene.random('range');
  const wearsSnow = snow ?? snowPalettes.has(scene.paletteName);
  rows.forEach(([factor, count], row) => {
    const t = rows.length > 1 ? row / (rows.length - 1) : 0;
    const land = t < 0.5 ? mix(palette.land[0], palette.land[1], t * 1.2) : mix(palette.land[1], palette.land[2], (t - 0.5) * 1.6);
    const lit = mix(land, palette.sky[2], 0.22 * (1 - t) + 0.1);
    const shade = mix(land, palette.ink, 0.28 + 0.3 * t);
    const list: { x: number; h: number; i: number }[] = [];
    const all = Math.ceil((count * width) / STAGE);
    for (let i = 0; i < all; i++) {
      const jitter = random.range(-0.06, 0.06);
      const size = random.range(0.55, 0.95);
      const main = row === 0 && i === 2 && dominant !== undefined;
      list.push({ x: STAGE * (main ? dominant : ((i + 0.5) / count + jitter) * 1.16 - 0.08), h: height * (main ? 1.28 : factor * size), i });
    }
    list.sort((a, b) => (row === 0 ? a.h - b.h : b.h - a.h));
    for (const { x, h, i } of list) {
      const shape = scene.random(`range ${row} ${i}`);
      const w = h * shape.range(0.75, 1.05) + 60;
      paintPeak(scene, {
        name: `${row} ${i}`,
        x,
        top: base + 10 - h,
        base: base + 16,
        left: w * shape.range(0.85, 1.15),
        right: w * shape.range(0.85, 1.15),
        lit,
        shade,
        snow: wearsSnow && row < 2 ? (row === 0 ? shape.range(0.34, 0.42) : 0.24) : 0,
      });
    }
    paintMist(scene, base - height * 0.12 * (rows.length - 1 - row), height * 0.5, 0.5);
  });
}
