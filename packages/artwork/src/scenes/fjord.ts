import { fractalNoise } from '../noise.ts';
import { paintLand, paintMist, shadeRidge } from '../parts/ridge.ts';
import { sailBoat } from '../parts/props.ts';
import { paintBirds, paintSky } from '../parts/sky.ts';
import { gableRoof, pane } from '../parts/building.ts';
import { bush, pine } from '../parts/trees.ts';
import { paintGlints, paintRipples, paintWater } from '../parts/water.ts';
import { lighter, mix } from '../oklab.ts';
import { type Scene, STAGE } from '../scene.ts';
import { type Point, num, path, rect, stroke } from '../svg.ts';

/** Rock walls closing on a V, a waterfall, a village on a spit with landing stages, boats. */
export function paintFjord(scene: Scene): void {
  const { palette, width } = scene;
  const random = scene.random('subject');
  const horizon = random.range(600, 640);
  const centre = STAGE * random.range(0.54, 0.62);
  paintSky(scene, { bottom: horizon, sun: { x: centre + random.range(-20, 40), y: horizon * 0.56, radius: random.range(38, 52) } });
  for (let i = 0; i < 6; i++) {
    const t = i / 5;
    const colour = t < 0.5 ? mix(palette.land[0], palette.land[1], t * 2) : mix(palette.land[1], palette.land[2], (t - 0.5) * 2);
    const gap = (0.04 + 0.17 * t) * STAGE;
    const tall = 220 + 430 * t;
    const left = i % 2 === 1;
    const noise = fractalNoise(scene.random(`wall ${i}`), 6, 0.52);
    const ridge: Point[] = [];
    for (let x = -14; x <= width + 14; x += 6) {
      const distance = left ? centre - gap - x : x - centre - gap;
      const rise = distance <= 0 ? 0 : Math.min(1, distance / (STAGE * 0.3)) ** 0.55;
      ridge.push([x, distance < 0 ? horizon + 40 : horizon + 4 - tall * rise * (0.8 + 0.34 * noise(x / 300)) - rise * 12 * noise(x / 36)]);
    }
    paintLand(scene, ridge, horizon + 20, colour, 0.5);
    shadeRidge(scene, ridge, tall * 0.5, mix(colour, palette.ink, 0.5), 0.55);
    const streak = scene.random(`streaks ${i}`);
    let rock = '';
    for (let k = 0; k < 46; k++) {
      const [x, y] = ridge[streak.int(8, ridge.length - 8)] ?? [0, horizon];
      if (y > horizon - 60) continue;
      const length = streak.range(0.2, 0.7) * (horizon - y);
      rock += path(
        `M${num(x)} ${num(y + 10)}q${num(streak.range(-12, 12))} ${num(length * 0.5)} ${num(streak.range(-10, 10))} ${num(length)}l${num(streak.range(8, 22))} ${num(-length * 0.15)}q-8 ${num(-length * 0.5)} ${num(-streak.range(4, 12))} ${num(-length * 0.85)}Z`,
        k % 3 ? mix(colour, palette.ink, 0.42) : mix(colour, palette.haze, 0.55),
        'opacity=".5"',
      );
    }
    scene.airbrush(rock, 0.3);
    // ledges with firs
    let firs = '';
    if (i > 1)
      for (const [x, y] of ridge)
        if (y < horizon - 30 && streak.chance(0.2))
          firs += pine(streak, x, y + streak.range(6, (horizon - y) * 0.7), streak.range(16, 34) * (0.6 + t), mix(colour, palette.leaf[1], 0.5));
    scene.flat(firs);
    if (i === 3) {
      const fall = ridge.find(([x, y]) => x > 40 && y < horizon - 200 && (left ? x > centre - gap - 330 : x > centre + gap + 150));
      if (fall) {
        const [x, y] = fall;
        scene.flat(
          path(
            `M${num(x)} ${num(y + 18)}q10 ${num((horizon - y) * 0.4)} -4 ${num((horizon - y) * 0.6)}l-12 ${num((horizon - y) * 0.4)}h36l-6 ${num(-(horizon - y) * 0.4)}q8 ${num(-(horizon - y) * 0.3)} 2 ${num(-(horizon - y) * 0.6)}Z`,
            lighter(palette.sky[2], 0.5),
            'opacity=".9"',
          ),
        );
        paintMist(scene, horizon - 10, 60, 0.5);
      }
    }
    if (i < 5) paintMist(scene, horizon - 30 - i * 8, 110, 0.55);
  }
  paintWater(scene, { top: horizon, mixNear: 0.1, mixGrow: 0.55 });
  paintMist(scene, horizon, 26, 0.55);
  paintRipples(scene, horizon + 10, 1000, 50);
  paintGlints(scene, centre, horizon, 1000, 100, 46);
  // the spit with its village
  scene.flat(
    path(
      `M-5 ${horizon + 36}Q${STAGE * 0.18} ${horizon + 42} ${STAGE * 0.36} ${horizon + 96}Q${STAGE * 0.22} ${horizon + 130} -5 ${horizon + 160}Z`,
      palette.leaf[1],
    ),
  );
  scene.airbrush(
    path(
      `M-5 ${horizon + 36}Q${STAGE * 0.18} ${horizon + 42} ${STAGE * 0.36} ${horizon + 96}Q${STAGE * 0.18} ${horizon + 82} -5 ${horizon + 86}Z`,
      palette.leaf[0],
      'opacity=".9"',
    ),
    0.3,
  );
  const firs = scene.random('village firs');
  let village = '';
  for (let i = 0; i < 12; i++)
    village += pine(
      firs,
      STAGE * firs.range(-0.01, 0.3),
      horizon + 54 + firs.range(0, 20),
      firs.range(70, 150),
      i % 2 ? palette.ink : palette.leaf[1],
      palette.leaf[0],
    );
  const colours = [
    palette.accent,
    lighter(palette.wall[0], 0.2),
    palette.roof,
    mix(palette.glow, palette.ground[1], 0.3),
    mix(palette.accent, palette.ink, 0.3),
  ];
  const count = scene.decide('houses', random.int(6, 8));
  for (let i = 0; i < count; i++) {
    const back = i % 2 === 0;
    const w = random.range(62, 84) * (back ? 0.9 : 1.12);
    const x = STAGE * (0.01 + (0.31 / count) * i);
    const y = horizon + 62 + i * 5 + (back ? -6 : 20);
    const h = random.range(44, 60);
    const colour = colours[(i + scene.seed) % 5] ?? palette.accent;
    village +=
      rect(x, y - h, w, h, colour) +
      rect(x, y - h, w * 0.3, h, palette.ink, 'opacity=".16"') +
      gableRoof(x, y - h, w, w * 0.5, colour, mix(palette.ink, palette.land[2], 0.3), lighter(palette.sun, 0.2)) +
      pane(scene, random, { x: x + w * 0.2, y: y - h * 0.74, width: w * 0.2, height: h * 0.4, frame: lighter(palette.wall[0], 0.4), lit: 0.5 }) +
      pane(scene, random, { x: x + w * 0.6, y: y - h * 0.74, width: w * 0.2, height: h * 0.4, frame: lighter(palette.wall[0], 0.4), lit: 0.5 });
  }
  const church = STAGE * 0.2;
  village +=
    rect(church, horizon - 34, 34, 96, lighter(palette.wall[0], 0.3)) +
    path(`M${church - 4} ${horizon - 32}L${church + 17} ${horizon - 104}L${church + 38} ${horizon - 32}Z`, mix(palette.ink, palette.roof, 0.3)) +
    rect(church, horizon - 34, 11, 96, palette.ink, 'opacity=".18"');
  for (let x = 0; x < STAGE * 0.33; x += firs.range(40, 80)) village += bush(firs, x, horizon + 92 + (x / STAGE) * 60, 66, 26, palette.leaf);
  const wood = mix(palette.ground[1], palette.ink, 0.35);
  village += rect(STAGE * 0.12, horizon + 122, 170, 7, wood) + [0, 50, 100, 150].map((d) => rect(STAGE * 0.12 + d, horizon + 122, 5, 24, wood)).join('');
  scene.flat(village);
  scene.flat(
    sailBoat(STAGE * 0.64, 800, 92, lighter(palette.sun, 0.3), palette.accent) +
      path(`M${STAGE * 0.4} ${horizon + 150}q40 22 82 0q-40 8 -82 0Z`, palette.accent) +
      sailBoat(STAGE * 0.52, horizon + 60, 40, lighter(palette.sun, 0.3), palette.ink) +
      stroke(`M${STAGE * 0.24} ${horizon + 122}l30 -24`, palette.ink, 3),
  );
  paintBirds(scene, STAGE * 0.42, horizon * 0.34, 15);
}
