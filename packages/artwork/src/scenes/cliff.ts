import { fractalNoise } from '../noise.ts';
import { frondCorner } from '../parts/palm.ts';
import { sailBoat } from '../parts/props.ts';
import { paintLand, ridgeLine } from '../parts/ridge.ts';
import { paintBirds, paintSky, placeSun } from '../parts/sky.ts';
import { townHouse } from '../parts/town.ts';
import { bush, cypress, flowerBush } from '../parts/trees.ts';
import { paintGlints, paintRipples, paintWater } from '../parts/water.ts';
import { lighter, mix } from '../oklab.ts';
import { type Scene, STAGE } from '../scene.ts';
import { type Point, num, path, poly, rect, stroke } from '../svg.ts';

/** A headland over the sea, rows of bright houses stepping down it, planted ledges, a path to a small landing. */
export function paintCliff(scene: Scene): void {
  const { palette, width } = scene;
  const random = scene.random('subject');
  const painted = scene.decide('painted', scene.seed % 3 === 0);
  const horizon = random.range(500, 560);
  const sun = placeSun(scene, [horizon - 200, horizon - 100], [48, 66]);
  paintSky(scene, { bottom: horizon, sun });
  paintLand(
    scene,
    ridgeLine(scene, { name: 'isles', base: horizon, amplitude: 60, frequency: 2, shape: (x) => Math.abs(x / STAGE - 0.68) * 90 + 4 }),
    horizon,
    palette.land[0],
    0.5,
  );
  paintWater(scene, { top: horizon, mixNear: 0.55, mixGrow: 0.5 });
  paintGlints(scene, sun.x, horizon, 1000, 180, 80);
  paintRipples(scene, horizon, 1000, 70);
  scene.flat(
    sailBoat(sun.x - 30, horizon + 44, 60, lighter(palette.sun, 0.4), palette.ink) +
      sailBoat(sun.x - 190, horizon + 20, 34, lighter(palette.sun, 0.4), palette.ink) +
      sailBoat(sun.x + 150, horizon + 150, 96, lighter(palette.sun, 0.4), palette.accent),
  );
  const noise = fractalNoise(scene.random('rock'), 6, 0.55);
  const top: Point[] = Array.from({ length: 51 }, (_, i) => [STAGE * 0.5 * (i / 50), 290 + 130 * (i / 50) ** 1.6 + 14 * noise(20 + (i / 50) * 6)]);
  const edge: Point[] = Array.from({ length: 61 }, (_, i) => {
    const t = i / 60;
    return [STAGE * (0.5 + 0.1 * t ** 0.7 + 0.03 * noise(t * 7) + 0.05 * Math.sin(t * 3)), 420 + 600 * t];
  });
  const rock = mix(mix(palette.land[2], palette.roof, 0.3), palette.ground[1], 0.35);
  const outline: Point[] = [[-10, 290], ...top, ...edge, [-10, 1010]];
  scene.flat(
    poly(
      outline,
      scene.down(300, 1000, [
        [0, mix(rock, palette.ground[0], 0.35)],
        [1, mix(rock, palette.ink, 0.5)],
      ]),
    ),
  );
  const inside = scene.clip(poly(outline, '#000000'));
  const streaks = scene.random('streaks');
  let veins = '';
  for (let i = 0; i < 70; i++) {
    const x = STAGE * streaks.range(0, 0.6);
    const y = streaks.range(520, 900);
    const h = streaks.range(70, 220);
    const w = streaks.range(8, 30);
    veins += path(
      `M${num(x)} ${num(y)}Q${num(x + w)} ${num(y + h * 0.4)} ${num(x + w * 0.6)} ${num(y + h)}Q${num(x - w * 0.4)} ${num(y + h * 0.55)} ${num(x)} ${num(y)}Z`,
      i % 3 ? mix(rock, palette.ink, 0.5) : mix(rock, palette.ground[0], 0.6),
      'opacity=".5"',
    );
  }
  scene.airbrush(`<g ${inside}>${veins}</g>`, 0.25);
  scene.airbrush(
    `<g ${inside}>${rect(
      0,
      300,
      STAGE,
      720,
      scene.across(0, STAGE * 0.6, [
        [0, palette.ink, 0.5],
        [0.7, palette.ink, 0.1],
        [1, palette.sun, 0.25],
      ]),
    )}</g>`,
    0.5,
  );
  let greenery = '';
  for (let i = 0; i < 26; i++) {
    const x = STAGE * streaks.range(-0.01, 0.54);
    greenery += bush(streaks, x, streaks.range(690, 980), streaks.range(40, 110), streaks.range(18, 40), [
      mix(palette.leaf[0], rock, 0.25),
      mix(palette.leaf[1], rock, 0.25),
    ]);
  }
  scene.flat(`<g ${inside}>${greenery}</g>`);
  const rows = 6;
  const blue = mix('#2f6fb0', palette.sky[0], 0.4);
  const colours: [string, ...string[]] = painted
    ? [
        palette.accent,
        palette.roof,
        mix(palette.glow, palette.ground[0], 0.4),
        mix(palette.wall[0], palette.accent, 0.4),
        palette.wall[0],
        mix(palette.leaf[0], palette.wall[0], 0.5),
      ]
    : [lighter(palette.wall[0], 0.15), lighter(palette.wall[0], 0.3), mix(palette.wall[0], palette.ground[0], 0.3)];
  for (let r = 0; r < rows; r++) {
    const t = r / (rows - 1);
    const end = STAGE * (0.38 + 0.03 * r);
    let row = '';
    for (let x = -30; x < end; ) {
      const w = random.range(54, 104);
      const y = 330 + 56 * r + (x / STAGE) * 130;
      row += townHouse(scene, random, {
        x,
        y,
        width: w,
        height: random.range(44, 96),
        top: painted ? (random.chance(0.7) ? 'roof' : 'flat') : random.chance(0.22) ? 'dome' : 'flat',
        near: 0.75 + 0.25 * t,
        dome: blue,
        wall: random.pick(colours),
      });
      if (random.chance(0.16)) row += flowerBush(random, x + w * 0.8, y + 14, 60, 38, palette.leaf, palette.accent);
      if (random.chance(0.06)) row += cypress(x + w, y + 10, random.range(60, 110), palette.leaf);
      x += w * random.range(0.72, 0.95);
    }
    scene.flat(row);
  }
  let ledge = '';
  for (let x = -20; x < STAGE * 0.54; x += random.range(36, 80)) {
    const y = 330 + 56 * (rows - 1) + (x / STAGE) * 130 + 44;
    ledge += random.chance(0.3)
      ? flowerBush(random, x, y, random.range(60, 110), random.range(30, 46), palette.leaf, palette.accent)
      : bush(random, x, y, random.range(60, 110), random.range(26, 44), [mix(palette.leaf[0], rock, 0.15), palette.leaf[1]]);
  }
  scene.flat(ledge);
  // stairs to the landing
  const steps = `M${STAGE * 0.4} 700L${STAGE * 0.46} 760L${STAGE * 0.38} 810L${STAGE * 0.48} 870L${STAGE * 0.43} 920L${STAGE * 0.56} 968`;
  scene.flat(
    stroke(steps, mix(rock, palette.wall[0], 0.45), 6) +
      stroke(steps, mix(rock, palette.ink, 0.3), 2, 'stroke-dasharray="3 9"') +
      rect(STAGE * 0.53, 962, 190, 12, mix(palette.wall[0], rock, 0.3)) +
      path(`M${STAGE * 0.58} 976q46 24 92 0q-46 8 -92 0Z`, palette.accent),
  );
  paintBirds(scene, STAGE * 0.55, horizon * 0.35);
  scene.flat(frondCorner(scene.random('corner'), width + 10, -10, Math.PI * 0.72, 330, [palette.leaf[1], palette.ink]));
}
