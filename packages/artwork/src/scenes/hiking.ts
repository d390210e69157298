import { paintRange } from '../parts/peak.ts';
import { paintLand, paintMist, ridgeLine } from '../parts/ridge.ts';
import { paintBirds, paintSky, placeSun } from '../parts/sky.ts';
import { grass, pine } from '../parts/trees.ts';
import { lighter, mix } from '../oklab.ts';
import { type Scene, STAGE } from '../scene.ts';
import { circle, path, placed, rect, stroke } from '../svg.ts';

function walker(x: number, y: number, size: number, coat: string, ink: string): string {
  return placed(
    stroke('M-6 -62L-16 0M6 -62L22 -4', ink, 11) +
      path('M-14 -64L-12 -118Q0 -128 14 -118L16 -64Z', coat) +
      path('M-12 -116Q-36 -112 -34 -70L-14 -66Z', mix(coat, ink, 0.45)) +
      circle(2, -138, 13, mix(ink, coat, 0.2)) +
      path('M-14 -142Q2 -164 18 -142L24 -138H-14Z', ink) +
      stroke('M10 -110L34 -84L46 0', ink, 6),
    x,
    y,
    size,
  );
}

/** Walkers on a winding path under peaks, a signpost, a valley with a lake. */
export function paintHiking(scene: Scene): void {
  const { palette, width, height } = scene;
  const random = scene.random('subject');
  const walkers = scene.decide('walkers', random.int(1, 3));
  const horizon = 560;
  paintSky(scene, { bottom: horizon, sun: placeSun(scene, [150, 260], [42, 58]) });
  paintRange(scene, { base: horizon, height: 400, dominant: random.range(0.5, 0.66) });
  scene.flat(rect(0, horizon + 10, width, 140, mix(mix(palette.leaf[0], palette.ground[0], 0.5), palette.haze, 0.4)));
  const trees = scene.random('trees');
  for (let i = 0; i < 3; i++) {
    const slope = ridgeLine(scene, {
      name: `slope ${i}`,
      base: 590 + i * 110,
      amplitude: 60,
      frequency: 1.1,
      octaves: 3,
      gain: 0.35,
      shape: (x) => (i === 2 ? (x / STAGE) * 110 - 70 : (0.5 - x / STAGE) * 60),
    });
    const colour = mix(mix(palette.leaf[0], palette.ground[0], 0.5 - i * 0.15), palette.haze, 0.3 - i * 0.15);
    paintLand(scene, slope, height, colour, mix(colour, palette.leaf[1], 0.55));
    let firs = '';
    if (i < 2)
      for (const [x, y] of slope)
        if (trees.chance(0.16))
          firs += pine(trees, x, y + trees.range(4, 60), trees.range(40, 90) * (1 + i * 0.5), mix(palette.leaf[1], palette.land[1], 0.4 - i * 0.3));
    scene.flat(firs);
    if (i < 2) paintMist(scene, 640 + i * 110, 90, 0.35);
  }
  scene.flat(
    path(
      `M${STAGE * 0.2} ${height + 10}C${STAGE * 0.3} 900 ${STAGE * 0.62} 880 ${STAGE * 0.5} 800C${STAGE * 0.44} 760 ${STAGE * 0.6} 730 ${STAGE * 0.66} 690L${STAGE * 0.675} 690C${STAGE * 0.63} 740 ${STAGE * 0.5} 770 ${STAGE * 0.57} 810C${STAGE * 0.72} 900 ${STAGE * 0.5} 920 ${STAGE * 0.44} ${height + 10}Z`,
      mix(palette.ground[0], palette.wall[0], 0.3),
    ),
  );
  const coats = [palette.accent, palette.glow, mix(palette.water[1], palette.sky[0], 0.3)];
  let people = '';
  for (let i = walkers - 1; i >= 0; i--)
    people += walker(STAGE * (0.5 - i * 0.07) + i * 20, 880 - i * 34, 1.2 - i * 0.16, coats[i] ?? palette.accent, palette.ink);
  const wood = mix(palette.ground[1], palette.ink, 0.4);
  people +=
    rect(STAGE * 0.74, 700, 14, 230, wood) +
    path(`M${STAGE * 0.74 - 96} 722h180l26 22l-26 22h-180Z`, mix(palette.accent, palette.wall[0], 0.15)) +
    path(`M${STAGE * 0.74 + 110} 780h-170l-26 20l26 20h170Z`, lighter(wood, 0.35));
  scene.flat(people);
  scene.airbrush(
    rect(
      0,
      880,
      width,
      130,
      scene.down(880, 1000, [
        [0, palette.ink, 0],
        [1, palette.ink, 0.5],
      ]),
    ),
    0.3,
  );
  let flowers = '';
  for (let i = 0; i < 120; i++) {
    const x = trees.range(0, width);
    const y = trees.range(870, 995);
    if (x > STAGE * 0.2 && x < STAGE * 0.62) continue;
    flowers += circle(x, y, 2 + ((y - 870) / 125) * 4, [palette.accent, palette.glow, lighter(palette.wall[0], 0.3)][i % 3] ?? palette.accent, 'opacity=".9"');
  }
  let pines = '';
  for (const [u, h] of [
    [0.02, 0.7],
    [0.1, 0.5],
    [0.17, 0.36],
  ] as const)
    pines += pine(trees, STAGE * u, 1000, 1000 * h, palette.ink, palette.leaf[1]);
  scene.flat(flowers + grass(trees, 0, STAGE * 0.3, 1004, 70, palette.ink, 40) + grass(trees, STAGE * 0.7, width, 1004, 70, palette.leaf[1], 50) + pines);
  paintBirds(scene, STAGE * 0.4, 230, 15);
}
