import { lighter, mix } from '../oklab.ts';
import type { Random } from '../random.ts';
import { type Point, circle, ellipse, group, num, path, poly, stroke } from '../svg.ts';
import type { Tones } from './palm.ts';

/** A cypress: a flame 13 % as wide as high, lit half on the right. */
export function cypress(x: number, y: number, height: number, tones: Tones): string {
  const half = height * 0.085;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= 16; i++) {
    const t = i / 16;
    const w = half * Math.sin(Math.PI * Math.min(1, (0.04 + t * 0.96) ** 0.72)) * (1 - 0.1 * t) + 1;
    left.push([x - w * (i % 2 ? 1 : 0.88), y - height * (1 - t)]);
    right.unshift([x + w * (i % 2 ? 0.88 : 1), y - height * (1 - t)]);
  }
  return (
    poly([...left, ...right], tones[1]) +
    poly([...right, [x - half * 0.1, y - height], [x - half * 0.3, y - height * 0.45], [x + half * 0.1, y]], tones[0], 'opacity=".75"')
  );
}

/** A pine of seven jagged tiers; the second tone lights its right half. */
export function pine(random: Random, x: number, y: number, height: number, dark: string, light?: string): string {
  const right: Point[] = [[x, y - height]];
  const left: Point[] = [];
  for (let i = 1; i <= 7; i++) {
    const t = i / 7;
    const w = height * (0.19 * t + 0.015);
    const a = random.range(0.85, 1.1);
    const b = random.range(0.85, 1.1);
    right.push([x + w * a, y - height + height * t * 0.96], [x + w * 0.5, y - height + height * t * 0.93]);
    left.unshift([x - w * 0.5, y - height + height * t * 0.93], [x - w * b, y - height + height * t * 0.96]);
  }
  const trunk: Point[] = [
    [x + height * 0.02, y],
    [x - height * 0.02, y],
  ];
  return poly([...right, ...trunk, ...left], dark) + (light === undefined ? '' : poly([...right, [x, y - height * 0.06]], light, 'opacity=".5"'));
}

/** A pine under snow. */
export function snowPine(random: Random, x: number, y: number, height: number, dark: string, snow: string): string {
  let svg = pine(random, x, y, height, dark);
  for (let q = 1; q < 7; q++) {
    const yy = y - height + (height * q) / 7;
    const w = (height * 0.17 * q) / 7;
    svg += path(
      `M${num(x + w)} ${num(yy + 4)}Q${num(x + w * 0.4)} ${num(yy - height * 0.075)} ${num(x)} ${num(yy - height * 0.11)}Q${num(x - w * 0.3)} ${num(yy - height * 0.05)} ${num(x - w * 0.45)} ${num(yy)}Q${num(x)} ${num(yy - height * 0.03)} ${num(x + w)} ${num(yy + 4)}Z`,
      snow,
    );
  }
  return svg;
}

/** A mound of foliage standing on y: flat foot, scalloped dome. */
export function foliage(random: Random, x: number, y: number, width: number, height: number, colour: string, scallops = 8): string {
  const h = height * 0.86;
  let d = `M${num(x - width / 2)} ${num(y)}`;
  let lastX = x - width / 2;
  let lastY = y;
  for (let i = 1; i <= scallops; i++) {
    const t = i / scallops;
    const nx = x + (t - 0.5) * width + (i < scallops ? random.range(-0.025, 0.025) * width : 0);
    const ny = i === scallops ? y : y - h * Math.sin(Math.PI * t) ** 0.62 * random.range(0.84, 1.06);
    const r = Math.hypot(nx - lastX, ny - lastY) * random.range(0.52, 0.64);
    d += `A${num(r)} ${num(r)} 0 0 1 ${num(nx)} ${num(ny)}`;
    lastX = nx;
    lastY = ny;
  }
  return path(`${d}Z`, colour);
}

/** A bush: a dark mound with two lit ones, towards the light. */
export function bush(random: Random, x: number, y: number, width: number, height: number, tones: Tones): string {
  const middle = mix(tones[0], tones[1], 0.5);
  return (
    foliage(random, x, y, width, height, tones[1], 9) +
    foliage(random, x + width * 0.06, y, width * 0.72, height * 0.74, middle, 8) +
    foliage(random, x + width * 0.16, y, width * 0.42, height * 0.46, tones[0], 6)
  );
}

/** A round crown of leaves about (x, y): dark, middle and lit clusters. */
export function crown(random: Random, x: number, y: number, radius: number, tones: Tones): string {
  const cluster = (cx: number, cy: number, r: number, colour: string, count: number): string => {
    let svg = circle(cx, cy, r * 0.8, colour);
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2 + random.range(-0.2, 0.2);
      svg += circle(cx + Math.cos(a) * r * 0.72, cy + Math.sin(a) * r * 0.72, r * random.range(0.26, 0.4), colour);
    }
    return svg;
  };
  return (
    cluster(x, y, radius, tones[1], 12) +
    cluster(x + radius * 0.14, y - radius * 0.16, radius * 0.72, mix(tones[0], tones[1], 0.5), 10) +
    cluster(x + radius * 0.28, y - radius * 0.32, radius * 0.4, tones[0], 8)
  );
}

/** A bush with flowers. */
export function flowerBush(random: Random, x: number, y: number, width: number, height: number, tones: Tones, flower: string): string {
  let svg = bush(random, x, y, width, height, tones);
  for (let i = 0; i < Math.max(6, width / 9); i++) {
    const t = random.range(-0.45, 0.45);
    svg += ellipse(x + t * width, y - height * random.range(-0.05, 0.75) * Math.cos(t * 2.4), 3.6, 3.2, i % 3 ? flower : lighter(flower, 0.4));
  }
  return svg;
}

/** A street or garden tree with a round crown. */
export function roundTree(random: Random, x: number, y: number, height: number, tones: Tones, trunk: string): string {
  const w = height * 0.026;
  return (
    path(`M${num(x - w)} ${num(y)}L${num(x - w * 0.6)} ${num(y - height * 0.5)}h${num(w * 1.2)}L${num(x + w)} ${num(y)}Z`, trunk) +
    stroke(
      `M${num(x)} ${num(y - height * 0.36)}l${num(height * 0.12)} ${num(-height * 0.16)}M${num(x)} ${num(y - height * 0.32)}l${num(-height * 0.12)} ${num(-height * 0.18)}`,
      trunk,
      height * 0.024,
    ) +
    crown(random, x, y - height * 0.68, height * 0.31, tones)
  );
}

/** An olive tree: forked trunk, loose silvery crown. */
export function oliveTree(random: Random, x: number, y: number, height: number, tones: Tones, trunk: string): string {
  let svg = path(
    `M${num(x - height * 0.07)} ${num(y)}Q${num(x - height * 0.01)} ${num(y - height * 0.25)} ${num(x - height * 0.16)} ${num(y - height * 0.55)}L${num(x - height * 0.11)} ${num(y - height * 0.56)}Q${num(x + height * 0.01)} ${num(y - height * 0.36)} ${num(x + height * 0.02)} ${num(y - height * 0.36)}Q${num(x + height * 0.06)} ${num(y - height * 0.5)} ${num(x + height * 0.15)} ${num(y - height * 0.6)}L${num(x + height * 0.19)} ${num(y - height * 0.57)}Q${num(x + height * 0.04)} ${num(y - height * 0.25)} ${num(x + height * 0.09)} ${num(y)}Z`,
    trunk,
  );
  for (const [dx, dy, r] of [
    [-0.22, -0.64, 0.2],
    [0.22, -0.68, 0.21],
    [0, -0.84, 0.22],
  ] as const)
    svg += crown(random, x + dx * height, y + dy * height, r * height, tones);
  return svg;
}

/** An acacia: Y trunk and three flat canopies. */
export function acacia(random: Random, x: number, y: number, height: number, tones: Tones): string {
  const p = (dx: number, dy: number): string => `${num(x + dx * height)} ${num(y + dy * height)}`;
  let svg = path(
    `M${p(-0.03, 0)}Q${p(-0.01, -0.35)} ${p(0.02, -0.5)}Q${p(-0.2, -0.68)} ${p(-0.4, -0.8)}L${p(-0.38, -0.82)}Q${p(-0.14, -0.7)} ${p(0.03, -0.58)}Q${p(0.04, -0.72)} ${p(-0.05, -0.86)}L${p(-0.02, -0.86)}Q${p(0.08, -0.72)} ${p(0.07, -0.58)}Q${p(0.25, -0.7)} ${p(0.46, -0.8)}L${p(0.48, -0.78)}Q${p(0.24, -0.64)} ${p(0.09, -0.46)}Q${p(0.05, -0.25)} ${p(0.05, 0)}Z`,
    tones[1],
  );
  for (const [dx, dy, w, h] of [
    [-0.34, -0.775, 0.62, 0.12],
    [0.36, -0.77, 0.7, 0.12],
    [0.02, -0.875, 0.95, 0.15],
  ] as const) {
    let crown = '';
    for (let k = 0; k < 16; k++) {
      const u = k / 15 - 0.5;
      crown += `<ellipse cx="${num(x + height * (dx + u * w))}" cy="${num(y + height * (dy - h * 0.5 * Math.cos(u * 3) + random.range(-0.012, 0.012)))}" rx="${num(height * w * random.range(0.06, 0.1))}" ry="${num(height * h * random.range(0.28, 0.45) * (1 - 0.5 * Math.abs(u)))}"/>`;
    }
    svg +=
      group(crown, `fill="${tones[1]}"`) +
      group(crown, `fill="${tones[0]}" opacity=".55" transform="translate(${num(height * 0.015)} ${num(-height * 0.018)})"`);
  }
  return svg;
}

/** A plant with sword leaves, standing on (x, y). */
export function agave(random: Random, x: number, y: number, size: number, tones: Tones): string {
  let svg = '';
  for (let i = 0; i < 11; i++) {
    const a = -Math.PI * (0.06 + (0.88 * i) / 10) + random.range(-0.06, 0.06);
    const length = size * random.range(0.75, 1.05);
    const tip: Point = [x + Math.cos(a) * length, y + Math.sin(a) * length];
    const w = size * 0.09;
    svg += poly(
      [
        [x - Math.sin(a) * w, y + Math.cos(a) * w * 0.4],
        [x + Math.cos(a) * length * 0.4 - Math.sin(a) * w * 1.2, y + Math.sin(a) * length * 0.4 + Math.cos(a) * w],
        tip,
        [x + Math.cos(a) * length * 0.4 + Math.sin(a) * w * 1.2, y + Math.sin(a) * length * 0.4 - Math.cos(a) * w],
        [x + Math.sin(a) * w, y],
      ],
      i % 2 ? tones[0] : mix(tones[0], tones[1], 0.5),
    );
  }
  return svg;
}

/** Blades of grass along a line. */
export function grass(random: Random, from: number, to: number, y: number, height: number, colour: string, count: number): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const k = height * random.range(0.35, 1);
    d += `M${num(from + ((to - from) * (i + random.next())) / count)} ${num(y)}q${num(random.range(-8, 8))} ${num(-k * 0.6)} ${num(random.range(-0.3, 0.3) * k)} ${num(-k)}`;
  }
  return stroke(d, colour, 2.4);
}
