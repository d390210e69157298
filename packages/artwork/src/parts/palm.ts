import { mix } from '../oklab.ts';
import type { Random } from '../random.ts';
import { type Point, circle, num, path, poly, stroke } from '../svg.ts';

/** Light and dark of a plant. */
export type Tones = readonly [string, string];

/** One palm frond from (x, y): a curved spine with 22 leaflets a side, longest in the middle. */
export function frond(x: number, y: number, angle: number, length: number, droop: number, colour: string, width = 1): string {
  const ex = x + Math.cos(angle) * length;
  const ey = y + Math.sin(angle) * length + droop * length;
  const cx = x + Math.cos(angle) * length * 0.52;
  const cy = y + Math.sin(angle) * length * 0.62 - length * 0.12;
  let d = '';
  for (const side of [-1, 1]) {
    for (let i = 1; i <= 22; i++) {
      const t = 0.06 + (0.94 * i) / 22;
      const px = (1 - t) ** 2 * x + 2 * (1 - t) * t * cx + t * t * ex;
      const py = (1 - t) ** 2 * y + 2 * (1 - t) * t * cy + t * t * ey;
      const direction = Math.atan2((1 - t) * (cy - y) + t * (ey - cy), (1 - t) * (cx - x) + t * (ex - cx));
      const size = length * 0.3 * width * Math.sin(Math.PI * Math.min(1, 0.2 + t * 0.82)) ** 0.8 * (1 - 0.25 * t) + length * 0.03;
      const a = direction + side * (1.15 - 0.65 * t);
      const gx = Math.cos(a) * size;
      const gy = Math.sin(a) * size + size * 0.32;
      const bx = Math.cos(direction) * length * 0.024;
      const by = Math.sin(direction) * length * 0.024;
      d += `M${num(px - bx)} ${num(py - by)}Q${num(px + gx * 0.6)} ${num(py + gy * 0.35)} ${num(px + gx)} ${num(py + gy)}Q${num(px + gx * 0.4)} ${num(py + gy * 0.55)} ${num(px + bx)} ${num(py + by)}Z`;
    }
  }
  return path(d, colour) + stroke(`M${num(x)} ${num(y)}Q${num(cx)} ${num(cy)} ${num(ex)} ${num(ey)}`, colour, length * 0.022);
}

export type PalmOptions = { x: number; y: number; height: number; lean: number; tones: Tones; trunk?: string; fronds?: number };

/** A palm standing on (x, y): tapered ringed trunk with an S lean, fronds over the upper half circle, three hanging. */
export function palm(random: Random, { x, y, height, lean, tones, trunk = tones[1], fronds = 11 }: PalmOptions): string {
  const tx = x + lean * height;
  const ty = y - height;
  const cx = x + lean * height * 0.15;
  const cy = y - height * 0.55;
  const edge = (t: number, k: number): Point => [
    (1 - t) ** 2 * x + 2 * (1 - t) * t * cx + t * t * tx + k * height * (0.03 - 0.014 * t),
    (1 - t) ** 2 * y + 2 * (1 - t) * t * cy + t * t * ty,
  ];
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= 24; i++) {
    const ring = 1 + (i % 2 ? 0.12 : 0);
    left.push(edge(i / 24, -ring));
    right.unshift(edge(i / 24, ring));
  }
  let svg = poly([...left, ...right], trunk);
  const length = 0.42 * height;
  const start = random.range(0, 0.3);
  const leaves: [number, number, number][] = [];
  for (let i = 0; i < fronds; i++) {
    const a = -Math.PI * (0.02 + (0.96 * (i + start)) / fronds) + random.range(-0.1, 0.1);
    leaves.push([a, length * random.range(0.8, 1.08), 0.12 + 0.42 * Math.abs(Math.cos(a)) ** 1.2 + random.range(0, 0.15)]);
  }
  for (let i = 0; i < 3; i++) leaves.push([random.pick([-0.05, Math.PI + 0.05]) + random.range(-0.15, 0.15), length * 0.75, 0.75 + random.range(0, 0.2)]);
  leaves.forEach(([a, l, droop], i) => {
    svg += frond(tx, ty, a, l, droop, i % 3 === 0 ? tones[0] : mix(tones[0], tones[1], i % 3 === 1 ? 0.55 : 0.85));
  });
  return svg + circle(tx, ty + height * 0.01, height * 0.02, tones[1]);
}

/** Fronds reaching into the picture from outside; direction in radians. */
export function frondCorner(random: Random, x: number, y: number, direction: number, size: number, tones: Tones): string {
  let svg = '';
  for (let i = 0; i < 6; i++) {
    const a = direction - 0.75 + (1.5 * i) / 5 + random.range(-0.08, 0.08);
    svg += frond(x, y, a, size * random.range(0.75, 1.1), 0.12 + random.range(0, 0.18), i % 2 ? tones[0] : tones[1], 1.15);
  }
  return svg;
}

/** The crown of a palm from above. */
export function palmFromAbove(random: Random, x: number, y: number, radius: number, tones: Tones): string {
  let under = '';
  let over = '';
  const start = random.range(0, 6);
  for (let i = 0; i < 13; i++) {
    const a = start + (i / 13) * Math.PI * 2 + random.range(-0.1, 0.1);
    const length = radius * random.range(0.8, 1.05);
    const left: Point[] = [];
    const right: Point[] = [];
    for (let k = 0; k <= 12; k++) {
      const t = k / 12;
      const cx = x + Math.cos(a) * length * t;
      const cy = y + Math.sin(a) * length * t;
      const w = length * 0.15 * Math.sin(Math.PI * (0.08 + 0.9 * t)) * (k % 2 ? 1 : 0.62);
      left.push([cx - Math.sin(a) * w, cy + Math.cos(a) * w]);
      right.unshift([cx + Math.sin(a) * w, cy - Math.cos(a) * w]);
    }
    const leaf = poly([...left, ...right], i % 2 ? tones[0] : mix(tones[0], tones[1], 0.55));
    if (i % 2) over += leaf;
    else under += leaf;
  }
  return under + over + circle(x, y, radius * 0.07, tones[1]);
}
