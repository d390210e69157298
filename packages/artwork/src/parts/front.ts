import { lighter, mix } from '../oklab.ts';
import { type Scene, STAGE } from '../scene.ts';
import { circle, num, path, poly, rect, stroke } from '../svg.ts';
import type { Tones } from './palm.ts';
import { groundShadow, lounger, parasol } from './props.ts';
import { agave, bush, flowerBush } from './trees.ts';
import { paintCurls, paintRipples, paintWater } from './water.ts';

/** A band of shrubs along y, some in flower. */
export function shrubs(
  scene: Scene,
  name: string,
  y: number,
  options: { from?: number; to?: number; size?: number; tones?: Tones; flowers?: number } = {},
): string {
  const { palette } = scene;
  const { from = 0, to = scene.width, size = 1, tones = [mix(palette.leaf[0], palette.land[1], 0.12), palette.leaf[1]], flowers = 0.25 } = options;
  const random = scene.random(`shrubs ${name}`);
  let svg = '';
  for (let x = from; x < to; x += random.range(60, 120) * size) {
    const w = random.range(100, 190) * size;
    const h = random.range(42, 76) * size;
    svg += random.chance(flowers)
      ? flowerBush(random, x, y + random.range(-2, 6), w, h, tones, palette.accent)
      : random.chance(0.14)
        ? agave(random, x, y + 6, h * 1.15, tones)
        : bush(random, x, y + random.range(-2, 6), w, h, tones);
  }
  return svg;
}

/** A pool across the foreground mirroring the house, with parasols and loungers on its edge at y. */
export function paintPoolFront(scene: Scene, y: number): void {
  const { palette, width, height } = scene;
  const random = scene.random('pool front');
  const edge = y + 26;
  scene.flat(rect(0, y, width, height - y, mix(palette.ground[0], palette.ground[1], 0.3)));
  const colours: [string, string] = [palette.water[0], mix(palette.water[0], palette.water[1], 0.8)];
  paintWater(scene, { top: edge, colours, mixNear: 0.28, mixGrow: 0.5 });
  scene.flat(rect(0, edge - 10, width, 11, lighter(palette.wall[0], 0.2)) + rect(0, edge + 1, width, 5, palette.ink, 'opacity=".2"'));
  paintCurls(scene, edge, height, 60);
  const start = random.range(0.66, 0.76) * STAGE;
  const count = random.int(2, 4);
  let svg = '';
  let shadow = '';
  for (let i = 0; i < count; i++) {
    const x = start + i * 190;
    shadow += groundShadow(x - 24, y + 17, 90, 7, palette.ink, 0.4);
    svg +=
      lounger(x - 62, y + 20, 80, palette.wall[0], palette.ink) +
      lounger(x + 74, y + 20, 80, palette.wall[0], palette.ink) +
      parasol(x, y + 18, 112, i % 2 ? mix(palette.accent, palette.glow, 0.45) : palette.accent, palette.ink);
  }
  scene.airbrush(shadow, 0.4);
  scene.flat(svg);
}

/** A lawn or gravel court with a path to the door at doorX. */
export function paintGardenFront(scene: Scene, y: number, doorX: number, surface: 'lawn' | 'gravel' | 'meadow'): void {
  const { palette, width, height } = scene;
  const random = scene.random('garden front');
  const near = surface === 'gravel' ? palette.ground[1] : palette.leaf[1];
  const far = surface === 'gravel' ? palette.ground[0] : mix(palette.leaf[0], palette.ground[0], 0.38);
  scene.flat(
    rect(
      0,
      y,
      width,
      height - y,
      scene.down(y, height, [
        [0, far],
        [1, mix(far, near, 0.72)],
      ]),
    ),
  );
  const way = surface === 'gravel' ? mix(palette.ground[0], palette.haze, 0.55) : mix(palette.ground[0], palette.wall[0], 0.35);
  const drift = random.range(-160, 160);
  scene.flat(
    path(
      `M${num(doorX - 26)} ${num(y)}Q${num(doorX + drift * 0.3 - 44)} ${num(y + (height - y) * 0.4)} ${num(doorX + drift - 190)} ${height + 5}H${num(doorX + drift + 190)}Q${num(doorX + drift * 0.3 + 44)} ${num(y + (height - y) * 0.4)} ${num(doorX + 26)} ${num(y)}Z`,
      way,
    ),
  );
  scene.airbrush(
    rect(
      0,
      y,
      width,
      height - y,
      scene.down(y, height, [
        [0, near, 0],
        [1, palette.ink, 0.5],
      ]),
    ),
    0.35,
  );
  if (surface === 'meadow') {
    const colours = [palette.accent, palette.glow, lighter(palette.wall[0], 0.3)];
    let svg = '';
    for (let i = 0; i < (150 * width) / STAGE; i++) {
      const t = random.next();
      const x = i < 150 ? random.range(0, STAGE) : random.range(STAGE, width);
      const fy = y + 30 + (height - y - 30) * t;
      if (Math.abs(x - doorX - drift * t) > 70 + 130 * t) svg += circle(x, fy, 1.6 + 4 * t, colours[i % 3] ?? palette.accent, 'opacity=".9"');
    }
    scene.flat(svg);
  }
}

/** A wet city street mirroring the house, pavement at y. */
export function paintStreetFront(scene: Scene, y: number): void {
  const { palette, width } = scene;
  scene.flat(rect(0, y, width, 16, lighter(palette.wall[1], 0.3)) + rect(0, y + 14, width, 4, palette.ink, 'opacity=".3"'));
  paintWater(scene, { top: y + 17, colours: [mix(palette.land[1], palette.ink, 0.25), mix(palette.land[2], palette.ink, 0.6)], mixNear: 0.44, mixGrow: 0.9 });
  paintRipples(scene, y + 20, scene.height, 22, lighter(palette.glow, 0.3));
}

/** Snow with a trodden path to the door. */
export function paintSnowFront(scene: Scene, y: number, doorX: number): void {
  const { palette, width, height } = scene;
  const snow = lighter(mix(palette.sun, palette.sky[1], 0.12), scene.evening ? 0.05 : 0.25);
  const shade = mix(palette.sky[1], palette.sky[0], 0.45);
  scene.flat(
    rect(
      0,
      y,
      width,
      height - y,
      scene.down(y, height, [
        [0, snow],
        [1, mix(snow, shade, 0.55)],
      ]),
    ),
  );
  const random = scene.random('snow front');
  const banks: [number, number][] = [];
  for (let x = -20; x <= width + 20; x += 20) banks.push([x, y + 70 + 26 * Math.sin(x / 190 + random.range(0, 0.1))]);
  scene.airbrush(
    poly(
      [...banks, [width + 20, y + 210], [-20, y + 230]],
      scene.down(y + 50, y + 220, [
        [0, shade, 0.55],
        [1, shade, 0],
      ]),
    ),
    0.5,
  );
  scene.flat(
    stroke(
      `M${num(doorX)} ${num(y)}Q${num(doorX + 70)} ${num(y + 110)} ${num(doorX - 60)} ${height + 20}M${num(doorX + 30)} ${num(y)}Q${num(doorX + 120)} ${num(y + 110)} ${num(doorX + 40)} ${height + 20}`,
      mix(snow, shade, 0.7),
      9,
      'opacity=".7"',
    ),
  );
}

/** A lake or quiet sea mirroring the house, shore at y. */
export function paintLakeFront(scene: Scene, y: number): void {
  const { palette, width } = scene;
  scene.flat(rect(0, y - 4, width, 16, mix(palette.land[2], palette.ink, 0.25)));
  paintWater(scene, { top: y + 10, colours: [mix(palette.water[0], palette.water[1], 0.25), palette.water[1]], mixNear: 0.14, mixGrow: 0.55 });
  paintRipples(scene, y + 14, scene.height, 46);
}
