import { fractalNoise } from '../noise.ts';
import { mix } from '../oklab.ts';
import type { Scene } from '../scene.ts';
import { type Point, line, num, path, rect } from '../svg.ts';

export type RidgeOptions = {
  /** stream of random numbers; two ridges of a scene need two names */
  name: string;
  base: number;
  amplitude: number;
  /** waves per 1000 units */
  frequency: number;
  octaves?: number;
  gain?: number;
  /** pointed crests instead of rolling ones */
  pointed?: boolean;
  /** added to y at x (scene units): positive sinks the land */
  shape?: (x: number) => number;
};

/** The skyline of a piece of land, from left to right, one point every 7 units. */
export function ridgeLine(scene: Scene, options: RidgeOptions): Point[] {
  const random = scene.random(`ridge ${options.name}`);
  const noise = fractalNoise(random, options.octaves ?? 6, options.gain ?? 0.5);
  const offset = random.range(0, 100);
  const points: Point[] = [];
  for (let x = -14; x <= scene.width + 14; x += 7) {
    let v = noise(offset + (x / 1000) * options.frequency);
    if (options.pointed === true) v = 1 - Math.abs(v) * 2.1;
    points.push([x, options.base - options.amplitude * v + (options.shape?.(x) ?? 0)]);
  }
  return points;
}

/** Fills the land under a skyline; its foot fades into haze (mist 0..1) or into the given colour. */
export function paintLand(scene: Scene, ridge: readonly Point[], bottom: number, colour: string, foot: number | string = 0.55): void {
  const top = Math.min(...ridge.map(([, y]) => y));
  const base = typeof foot === 'string' ? foot : mix(colour, scene.palette.haze, foot);
  scene.flat(
    path(
      `${line(ridge)}L${num(scene.width + 14)} ${num(bottom)}L-14 ${num(bottom)}Z`,
      scene.down(top, bottom, [
        [0, colour],
        [1, base],
      ]),
    ),
  );
}

/** Airbrushed wedges on the dark side (left) of every local summit, each closing on the ridge itself. */
export function shadeRidge(scene: Scene, ridge: readonly Point[], depth: number, colour: string, strength = 0.55): void {
  const random = scene.random(`shade ${num(ridge[0]?.[1] ?? 0)}`);
  const y = (i: number): number => ridge[i]?.[1] ?? 0;
  const fill = scene.boxDown([
    [0, colour, strength],
    [0.45, colour, strength * 0.7],
    [1, colour, 0],
  ]);
  let svg = '';
  for (let i = 6; i < ridge.length - 6; i++) {
    const summit = ridge[i];
    if (!summit) continue;
    if (!(y(i) < y(i - 1) && y(i) <= y(i + 1) && y(i) < y(i - 5) - 2 && y(i) < y(i + 5) - 2)) continue;
    const reach = depth * random.range(0.6, 1.05);
    const edge: Point[] = [];
    for (let j = i; j >= 0; j--) {
      const point = ridge[j];
      if (!point || summit[0] - point[0] >= reach * 1.5) break;
      edge.push(point);
    }
    const last = edge.at(-1);
    if (edge.length < 4 || !last) continue;
    const spine: Point[] = Array.from({ length: 9 }, (_, q) => {
      const t = q / 8;
      return [summit[0] - reach * (0.3 * t + (q % 2 ? 0.035 : -0.035) * t), summit[1] + reach * 1.1 * t];
    });
    const foot = spine.at(-1) ?? summit;
    const bend: Point = [last[0] + reach * 0.25, Math.max(last[1], summit[1]) + reach * 0.25];
    svg += path(`${line(edge)}Q${num(bend[0])} ${num(bend[1])} ${num(foot[0])} ${num(foot[1])}L${line(spine.reverse()).slice(1)}Z`, fill);
  }
  if (svg) scene.airbrush(svg, 0.45);
}

/** A band of haze between two planes. */
export function paintMist(scene: Scene, y: number, height: number, strength = 0.65, colour = scene.palette.haze): void {
  scene.airbrush(
    rect(
      0,
      y - height / 2,
      scene.width,
      height,
      scene.down(y - height / 2, y + height / 2, [
        [0, colour, 0],
        [0.6, colour, strength],
        [1, colour, 0],
      ]),
    ),
    0.85,
  );
}
