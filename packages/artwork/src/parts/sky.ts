import { lighter } from '../oklab.ts';
import { STAGE, type Scene } from '../scene.ts';
import { alpha, circle, num, path, rect, stroke } from '../svg.ts';

export type SkyOptions = {
  /** where the sky ends */
  bottom: number;
  /** centre and radius of the sun or moon */
  sun?: { x: number; y: number; radius: number } | undefined;
  /** groups of clouds, 3 when left out */
  clouds?: number;
  /** the disc is always shown (else by seed, 62 %) */
  disc?: boolean;
};

/** Sky: three-colour gradient, airbrushed glow, disc, stars at night, clouds. */
export function paintSky(scene: Scene, { bottom, sun, clouds = 3, disc }: SkyOptions): void {
  const { palette, width } = scene;
  const [top, middle, low] = palette.sky;
  scene.flat(
    rect(
      0,
      0,
      width,
      bottom + 4,
      scene.down(0, bottom, [
        [0, top],
        [0.55, middle],
        [1, low],
      ]),
    ),
  );
  if (scene.paletteName === 'nuit') paintStars(scene, bottom);
  if (sun) {
    const shown = disc ?? (scene.paletteName === 'nuit' || scene.random('disc').chance(0.62));
    const glow = scene.around(sun.x, sun.y, sun.radius * 6.5, [
      [0, palette.sun, 0.85],
      [0.16, palette.sun, 0.5],
      [0.45, palette.sun, 0.16],
      [1, palette.sun, 0],
    ]);
    scene.airbrush(rect(0, 0, width, bottom + 4, glow), 0.86);
    if (shown) scene.flat(circle(sun.x, sun.y, sun.radius, palette.sun));
  }
  if (clouds > 0) paintClouds(scene, bottom, clouds);
}

function paintStars(scene: Scene, bottom: number): void {
  const random = scene.random('stars');
  let svg = '';
  for (let i = 0; i < 0.085 * scene.width; i++) {
    const x = (i * 397) % scene.width;
    svg += circle(x + random.range(-30, 30), random.range(0, bottom * 0.82), random.range(0.6, 1.9), '#ffffff', alpha(random.range(0.2, 0.9)));
  }
  scene.flat(svg);
}

function paintClouds(scene: Scene, bottom: number, groups: number): void {
  const { palette } = scene;
  const random = scene.random('clouds');
  const fill = scene.boxDown([
    [0, lighter(palette.sky[2], 0.45), 0.8],
    [1, lighter(palette.sky[2], 0.2), 0],
  ]);
  const all = Math.round((groups * scene.width) / STAGE);
  let svg = '';
  for (let i = 0; i < all; i++) {
    const cx = i < groups ? random.range(-0.05, 1.05) * STAGE : random.range(STAGE, scene.width);
    const cy = random.range(0.1, 0.7) * bottom;
    const size = random.range(0.2, 0.46) * STAGE;
    const lenses = random.int(2, 3);
    for (let j = 0; j < lenses; j++) {
      const w = size * random.range(0.4, 1) * (1 - j * 0.2);
      const h = w * random.range(0.035, 0.06);
      const x = cx + random.range(-0.3, 0.3) * size;
      const y = cy - j * h * 1.1;
      const p = (dx: number, dy: number): string => `${num(x + dx * w)} ${num(y + dy * h)}`;
      // a tapered lens: domed top in three humps, flat base
      svg += path(
        `M${p(-0.5, 0)}Q${p(-0.32, -0.35)} ${p(-0.2, -0.8)}Q${p(-0.06, -1.35)} ${p(0.08, -0.8)}Q${p(0.2, -1.05)} ${p(0.28, -0.4)}Q${p(0.4, -0.3)} ${p(0.5, 0)}Q${p(0, 0.25)} ${p(-0.5, 0)}Z`,
        fill,
      );
    }
  }
  scene.airbrush(svg, 0.7);
}

/** A small flock. */
export function paintBirds(scene: Scene, x: number, y: number, size = 15): void {
  const random = scene.random('birds');
  const count = random.int(3, 5);
  let d = '';
  for (let i = 0; i < count; i++) {
    const bx = x + random.range(-9, 9) * size;
    const by = y + random.range(-3.4, 3.4) * size;
    const k = size * random.range(0.6, 1.1);
    d += `M${num(bx - k)} ${num(by - k * 0.3)}Q${num(bx - k * 0.45)} ${num(by - k * 0.55)} ${num(bx)} ${num(by)}Q${num(bx + k * 0.45)} ${num(by - k * 0.55)} ${num(bx + k)} ${num(by - k * 0.3)}`;
  }
  scene.flat(stroke(d, scene.palette.ink, size * 0.13, alpha(0.8)));
}

/** Place of the light by seed: .62–.80 of the stage across, the given share of the height down. */
export function placeSun(scene: Scene, y: readonly [number, number], radius: readonly [number, number]): { x: number; y: number; radius: number } {
  const random = scene.random('sun');
  const x = random.range(0.62, 0.8) * STAGE;
  return { x, y: random.range(...y), radius: random.range(...radius) };
}
