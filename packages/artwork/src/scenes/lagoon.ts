import { frondCorner } from '../parts/palm.ts';
import { paintLand, paintMist, ridgeLine, shadeRidge } from '../parts/ridge.ts';
import { paintBirds, paintSky, placeSun } from '../parts/sky.ts';
import { paintGlints, paintRipples, paintWater } from '../parts/water.ts';
import { thatchedHut } from './bungalow.ts';
import { lighter, mix } from '../oklab.ts';
import { type Scene, STAGE } from '../scene.ts';
import { type Point, ellipse, poly } from '../svg.ts';

/** An island with two humps, sandbanks, a jetty of villas on stilts growing towards the viewer. */
export function paintLagoon(scene: Scene): void {
  const { palette, width } = scene;
  const random = scene.random('subject');
  const villas = scene.decide('villas', random.int(5, 7));
  const roof = scene.decide('roof', random.pick(['cone', 'hip', 'saddle'] as const));
  const horizon = random.range(420, 470);
  const sun = placeSun(scene, [horizon - 240, horizon - 140], [44, 60]);
  paintSky(scene, { bottom: horizon, sun });
  const at = random.range(0.42, 0.54);
  const isle = ridgeLine(scene, {
    name: 'island',
    base: horizon + 10,
    amplitude: 90,
    frequency: 3.4,
    shape: (x) => 110 - 190 * Math.exp(-(((x / STAGE - at) / 0.11) ** 2)) - 90 * Math.exp(-(((x / STAGE - at - 0.14) / 0.08) ** 2)),
  });
  paintLand(scene, isle, horizon, mix(palette.land[1], palette.land[0], 0.35), 0.6);
  shadeRidge(scene, isle, 150, palette.land[2], 0.55);
  paintMist(scene, horizon - 6, 70, 0.75);
  paintWater(scene, { top: horizon, mixNear: 0.5, mixGrow: 0.7 });
  let banks = '';
  for (let i = 0; i < 6; i++)
    banks += ellipse(
      STAGE * random.range(0.2, 1),
      horizon + 70 + i * i * 20,
      STAGE * random.range(0.3, 0.55),
      8 + i * 8,
      i % 2 ? lighter(palette.water[0], 0.45) : mix(palette.water[0], palette.water[1], 0.6),
      'opacity=".55"',
    );
  scene.airbrush(banks, 0.35);
  paintGlints(scene, sun.x, horizon, 900, 190, 80);
  paintRipples(scene, horizon, 1000, 70);
  const spots = Array.from({ length: villas }, (_, i) => {
    const t = i / (villas - 1);
    const k = t * t * 0.75 + t * 0.25;
    return { x: STAGE * (0.58 - 0.5 * k), y: horizon + 24 + 350 * k, size: 0.13 + 0.84 * k };
  });
  const left: Point[] = spots.map(({ x, y, size }) => [x + 150 * size, y + 4 * size]);
  const right: Point[] = spots.toReversed().map(({ x, y, size }) => [x + 150 * size, y + 22 * size]);
  scene.flat(poly([...left, [-60, 850], [-60, 886], ...right], mix(palette.ground[1], palette.ink, 0.45)));
  for (const { x, y, size } of spots) {
    scene.airbrush(ellipse(x, y + 46 * size, 170 * size, 12 * size, palette.water[1], 'opacity=".8"'), 0.3);
    scene.flat(thatchedHut(scene, random, x, y, size, roof));
  }
  const corner = scene.random('corner');
  scene.flat(frondCorner(corner, -10, 10, 0.45, 400, [palette.leaf[1], palette.ink]));
  paintBirds(scene, STAGE * 0.6, horizon * 0.4, 14);
  if (random.chance(0.4)) scene.flat(frondCorner(corner, width + 20, 1010, Math.PI + 0.7, 260, [palette.leaf[1], palette.ink]));
}
