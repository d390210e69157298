import { darkGlass } from '../parts/building.ts';
import { frondCorner } from '../parts/palm.ts';
import { paintLand, paintMist, ridgeLine, shadeRidge } from '../parts/ridge.ts';
import { paintBirds, paintSky } from '../parts/sky.ts';
import { paintGlints, paintRipples, paintWater } from '../parts/water.ts';
import { lighter, mix } from '../oklab.ts';
import { type Scene, STAGE } from '../scene.ts';
import { path, placed, rect, stroke } from '../svg.ts';

/** A white ship on a quiet sea: decks with lit windows, funnel in the accent, bow wave, mirror. */
export function paintCruise(scene: Scene): void {
  const { palette, width } = scene;
  const random = scene.random('subject');
  const decks = scene.decide('decks', random.int(3, 5));
  const horizon = random.range(540, 580);
  const sun = { x: STAGE * random.range(0.78, 0.86), y: horizon - 130, radius: random.range(54, 74) };
  paintSky(scene, { bottom: horizon, sun, clouds: 4 });
  const far = ridgeLine(scene, { name: 'coast', base: horizon, amplitude: 90, frequency: 2.4, shape: (x) => Math.abs(x / STAGE - 0.1) * 120 - 10 });
  paintLand(scene, far, horizon, palette.land[0], 0.5);
  shadeRidge(scene, far, 80, palette.land[1], 0.4);
  paintMist(scene, horizon, 50, 0.5);
  scene.flat(rect(0, horizon, width, 30, palette.water[0]));
  const hull = lighter(palette.wall[0], 0.35);
  const shade = mix(palette.wall[1], palette.sky[1], 0.3);
  // drawn bow to the right
  let ship =
    path('M-330 -64H330L392 -78Q366 -20 318 4H-306Q-330 -20 -330 -64Z', hull) +
    path('M-326 -30H352Q340 -8 318 4H-306Q-322 -10 -326 -30Z', palette.ink) +
    path('M-327 -36H355V-30H-326Z', palette.accent);
  for (let i = 0; i < decks; i++) {
    const w = 590 - i * 62;
    const x = -300 + i * 14;
    const y = -100 - i * 34;
    ship += rect(x, y, w, 36, i % 2 ? hull : lighter(hull, 0.2)) + rect(x, y + 30, w, 6, shade) + rect(x, y, w * 0.2, 36, palette.ink, 'opacity=".1"');
    for (let q = 0; q < w / 22 - 1; q++)
      ship += rect(x + 10 + q * 22, y + 9, 13, 15, random.chance(scene.evening ? 0.75 : 0.4) ? palette.glow : mix(palette.water[1], palette.sky[0], 0.4));
  }
  const top = -100 - (decks - 1) * 34;
  ship +=
    rect(10, top - 36, 124, 40, hull) +
    rect(18, top - 28, 108, 16, darkGlass(scene)) +
    rect(6, top - 38, 132, 5, shade) +
    path(`M-150 ${top}L-138 ${top - 90}H-66L-60 ${top}Z`, palette.accent) +
    path(`M-141 ${top - 66}L-138 ${top - 90}H-66L-65 ${top - 66}Z`, palette.ink) +
    path(`M-150 ${top}L-138 ${top - 90}H-116L-120 ${top}Z`, palette.ink, 'opacity=".2"');
  for (let q = 0; q < 12; q++) ship += rect(-322 + q * 55, -56, 10, 10, palette.glow, 'rx="5"');
  ship += stroke(`M-236 -200L-100 ${top - 92}L70 ${top - 40}L330 -70`, palette.ink, 2, 'stroke-opacity=".5"');
  const x = STAGE * 0.44;
  const y = horizon + 22;
  scene.flat(placed(ship, x, y, 1.28));
  paintWater(scene, { top: horizon + 24, mixNear: 0.2, mixGrow: 0.65 });
  scene.flat(
    path(
      `M${x - 540} ${y + 8}Q${x - 460} ${y - 8} ${x - 384} ${y + 3}H${x + 422}Q${x + 500} ${y} ${x + 550} ${y + 13}Q${x + 422} ${y + 18} ${x} ${y + 15}T${x - 540} ${y + 8}Z`,
      '#ffffff',
      'opacity=".8"',
    ),
  );
  paintGlints(scene, sun.x, horizon + 24, 1000, 170, 70);
  paintRipples(scene, horizon + 30, 1000, 70);
  paintBirds(scene, STAGE * 0.74, horizon * 0.38, 17);
  scene.flat(frondCorner(scene.random('corner'), width + 10, 0, Math.PI - 0.5, 300, [palette.leaf[1], palette.ink]));
}
