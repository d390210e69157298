import { paintRange } from '../parts/peak.ts';
import { paintMist } from '../parts/ridge.ts';
import { paintSky, placeSun } from '../parts/sky.ts';
import { grass, pine } from '../parts/trees.ts';
import { paintRipples, paintWater } from '../parts/water.ts';
import { mix } from '../oklab.ts';
import { type Scene, STAGE } from '../scene.ts';
import { ellipse, num, path, poly, rect, stroke } from '../svg.ts';

/** Tents lit from inside by a lake under peaks, fire glow on the ground, a frame of pines. */
export function paintCamping(scene: Scene): void {
  const { palette, width, height } = scene;
  const random = scene.random('subject');
  const tents = scene.decide('tents', random.int(2, 4));
  const horizon = 580;
  paintSky(scene, { bottom: horizon, sun: placeSun(scene, [150, 240], [34, 48]), clouds: 2 });
  paintRange(scene, {
    base: horizon,
    height: 350,
    rows: [
      [1, 5],
      [0.6, 5],
    ],
  });
  const trees = scene.random('trees');
  let line = '';
  for (let x = -20; x < width + 20; x += trees.range(12, 26))
    line += pine(trees, x, horizon + 6, trees.range(40, 92), mix(palette.land[2], palette.leaf[1], 0.5));
  scene.flat(line);
  paintWater(scene, { top: horizon, bottom: 800, mixNear: 0.12, mixGrow: 0.6 });
  paintMist(scene, horizon, 26, 0.5);
  paintRipples(scene, horizon + 10, 800, 34);
  scene.flat(
    path(
      `M-5 740Q${STAGE * 0.2} 710 ${STAGE * 0.42} 762T${STAGE * 0.9} 782T${num(width + 20)} 770V${height + 5}H-5Z`,
      scene.down(740, height, [
        [0, mix(palette.leaf[0], palette.leaf[1], 0.45)],
        [1, palette.ink],
      ]),
    ),
  );
  const fx = STAGE * 0.5;
  const fy = 890;
  scene.airbrush(
    ellipse(
      fx,
      fy,
      460,
      130,
      scene.around(fx, fy, 460, [
        [0, palette.glow, 0.75],
        [0.3, palette.glow, 0.28],
        [1, palette.glow, 0],
      ]),
    ),
    0.6,
  );
  const places = [
    [0.3, 862, 1, palette.accent],
    [0.68, 852, 0.86, mix(palette.accent, palette.glow, 0.5)],
    [0.46, 808, 0.6, palette.roof],
    [0.14, 826, 0.66, mix(palette.leaf[0], palette.glow, 0.3)],
  ] as const;
  for (const [u, y, k, colour] of places.slice(0, tents).toSorted((a, b) => a[1] - b[1])) {
    const x = STAGE * u;
    const w = 170 * k;
    const h = 190 * k;
    scene.airbrush(ellipse(x, y + 4, w * 1.1, 16 * k, palette.ink, 'opacity=".6"'), 0.6);
    scene.flat(
      poly(
        [
          [x - w, y],
          [x, y - h],
          [x + w, y],
        ],
        scene.down(y - h, y, [
          [0, mix(colour, palette.glow, 0.25)],
          [1, mix(palette.glow, colour, 0.25)],
        ]),
      ) +
        poly(
          [
            [x - w, y],
            [x, y - h],
            [x - w * 0.1, y],
          ],
          palette.ink,
          'opacity=".26"',
        ) +
        path(
          `M${num(x - w * 0.34)} ${y}Q${num(x - w * 0.06)} ${num(y - h * 0.3)} ${x} ${num(y - h * 0.86)}Q${num(x + w * 0.06)} ${num(y - h * 0.3)} ${num(x + w * 0.3)} ${y}Z`,
          mix(palette.ink, palette.roof, 0.25),
        ) +
        path(
          `M${num(x - w * 0.16)} ${y}Q${num(x - w * 0.02)} ${num(y - h * 0.3)} ${x} ${num(y - h * 0.7)}Q${num(x + w * 0.03)} ${num(y - h * 0.3)} ${num(x + w * 0.14)} ${y}Z`,
          palette.glow,
        ) +
        stroke(`M${x} ${num(y - h)}l-7 -16M${x} ${num(y - h)}l7 -16M${num(x - w)} ${y}l-26 12M${num(x + w)} ${y}l26 12`, palette.ink, 4),
    );
  }
  scene.flat(
    stroke(`M${fx - 30} ${fy + 8}l60 -12M${fx - 30} ${fy - 4}l60 12`, palette.ink, 10) +
      path(`M${fx} ${fy - 66}q30 38 18 58q-18 12 -36 0q-12 -18 18 -58Z`, palette.glow) +
      path(`M${fx + 2} ${fy - 38}q14 20 8 30q-10 6 -18 0q-6 -10 10 -30Z`, palette.accent),
  );
  scene.flat(
    rect(STAGE * 0.42, 914, 96, 16, mix(palette.ground[1], palette.ink, 0.6), 'rx="8"') +
      rect(STAGE * 0.555, 906, 80, 15, mix(palette.ground[1], palette.ink, 0.6), 'rx="8"'),
  );
  let pines = '';
  for (const [u, h] of [
    [0.02, 0.86],
    [0.1, 0.6],
    [0.92, 0.82],
    [0.85, 0.54],
    [1, 0.7],
  ] as const)
    pines += pine(trees, STAGE * u, 1000, 1000 * h * trees.range(0.9, 1.08), palette.ink);
  scene.flat(pines + grass(trees, 0, width, 1004, 60, palette.ink, Math.round((120 * width) / STAGE)));
}
