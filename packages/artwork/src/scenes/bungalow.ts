import { pane, railing } from '../parts/building.ts';
import { palm } from '../parts/palm.ts';
import { lounger, parasol, sailBoat } from '../parts/props.ts';
import { paintLand, ridgeLine, shadeRidge } from '../parts/ridge.ts';
import { paintBirds, paintSky } from '../parts/sky.ts';
import { bush, flowerBush } from '../parts/trees.ts';
import { paintGlints, paintRipples, paintWater } from '../parts/water.ts';
import { lighter, mix } from '../oklab.ts';
import type { Random } from '../random.ts';
import { type Scene, STAGE } from '../scene.ts';
import { ellipse, num, path, poly, rect, stroke } from '../svg.ts';

type RoofStyle = 'cone' | 'saddle' | 'hip' | 'frame';

/** A thatched hut on stilts, its deck at y; size 1 is 300 units wide. */
export function thatchedHut(scene: Scene, random: Random, x: number, y: number, size: number, roof: RoofStyle): string {
  const { palette } = scene;
  const w = 230;
  const wallHeight = roof === 'frame' ? 40 : 96;
  const thatch = mix(palette.ground[1], palette.ink, 0.35);
  const sunny = mix(palette.ground[0], palette.ground[1], 0.6);
  const wall = lighter(palette.wall[0], 0.1);
  const post = mix(palette.ink, palette.ground[1], 0.3);
  let svg = ellipse(0, 32, w * 0.78, 18, palette.ink, 'opacity=".25"');
  for (let q = 0; q < 6; q++) svg += rect(-w * 0.56 + q * w * 0.22, -6, 6, 36, post);
  svg += rect(-w * 0.68, -8, w * 1.36, 12, mix(palette.ground[1], palette.ink, 0.15));
  if (roof === 'frame') {
    svg += poly(
      [
        [-w * 0.5, -8],
        [0, -245],
        [w * 0.5, -8],
      ],
      wall,
    );
    for (const [px, pw, top] of [
      [-62, 38, 120],
      [-20, 40, 196],
      [24, 38, 120],
    ] as const)
      svg += poly(
        [
          [px, -12],
          [px, -top + (px < -30 ? 0 : 20)],
          [px + pw, -top + (px > 10 ? 0 : 20)],
          [px + pw, -12],
        ],
        random.chance(0.6) || scene.evening ? palette.glow : mix(palette.water[1], palette.ink, 0.5),
      );
    svg +=
      poly(
        [
          [-w * 0.62, -4],
          [0, -292],
          [w * 0.62, -4],
          [w * 0.47, -4],
          [0, -232],
          [-w * 0.47, -4],
        ],
        thatch,
      ) +
      poly(
        [
          [w * 0.62, -4],
          [0, -292],
          [0, -262],
          [w * 0.54, -4],
        ],
        sunny,
        'opacity=".85"',
      );
    return `<g transform="translate(${num(x)} ${num(y)}) scale(${size.toFixed(3)})">${svg}</g>`;
  }
  svg += rect(-w * 0.44, -wallHeight, w * 0.88, wallHeight - 8, wall) + rect(-w * 0.44, -wallHeight, w * 0.24, wallHeight - 8, palette.wall[1]);
  for (let q = 0; q < 3; q++)
    svg += pane(scene, random, { x: -w * 0.34 + q * w * 0.25, y: -wallHeight * 0.84, width: w * 0.2, height: wallHeight * 0.76, bars: 'upright', lit: 0.55 });
  for (const q of [-0.62, 0.59]) svg += rect(w * q, -wallHeight, 7, wallHeight, post);
  svg += railing(-w * 0.66, -8, w * 0.34, 28, post, 10) + railing(w * 0.34, -8, w * 0.34, 28, post, 10);
  const rise = roof === 'saddle' ? 150 : roof === 'hip' ? 118 : 150;
  const eaves = -wallHeight * 0.86;
  const ridge = roof === 'cone' ? 0.06 : roof === 'hip' ? 0.36 : 0.3;
  const top = -wallHeight - rise;
  if (roof === 'saddle') {
    svg += path(
      `M${num(-w * 0.76)} ${num(eaves)}Q${num(-w * 0.42)} ${num(-wallHeight - rise * 0.4)} ${num(-w * 0.4)} ${num(top - 34)}Q0 ${num(top + 26)} ${num(w * 0.4)} ${num(top - 34)}Q${num(w * 0.42)} ${num(-wallHeight - rise * 0.4)} ${num(w * 0.76)} ${num(eaves)}Q0 ${num(-wallHeight * 0.72)} ${num(-w * 0.76)} ${num(eaves)}Z`,
      thatch,
    );
    svg += path(
      `M${num(w * 0.76)} ${num(eaves)}Q${num(w * 0.42)} ${num(-wallHeight - rise * 0.4)} ${num(w * 0.4)} ${num(top - 34)}Q${num(w * 0.2)} ${num(top - 2)} ${num(w * 0.08)} ${num(top)}Q${num(w * 0.12)} ${num(-wallHeight - rise * 0.3)} ${num(w * 0.16)} ${num(-wallHeight * 0.78)}Z`,
      sunny,
      'opacity=".85"',
    );
  } else {
    svg += path(
      `M${num(-w * 0.78)} ${num(eaves)}Q${num(-w * (ridge + 0.22))} ${num(-wallHeight - rise * 0.55)} ${num(-w * ridge - 6)} ${num(top)}H${num(w * ridge + 6)}Q${num(w * (ridge + 0.22))} ${num(-wallHeight - rise * 0.55)} ${num(w * 0.78)} ${num(eaves)}Q0 ${num(-wallHeight * 0.72)} ${num(-w * 0.78)} ${num(eaves)}Z`,
      thatch,
    );
    svg += path(
      `M${num(w * 0.78)} ${num(eaves)}Q${num(w * (ridge + 0.22))} ${num(-wallHeight - rise * 0.55)} ${num(w * ridge + 6)} ${num(top)}H${num(w * (ridge - 0.1))}Q${num(w * 0.1)} ${num(-wallHeight - rise * 0.4)} ${num(w * 0.1)} ${num(-wallHeight * 0.77)}Z`,
      sunny,
      'opacity=".85"',
    );
  }
  let straw = '';
  for (let q = 0; q < 17; q++) {
    const t = q / 16;
    straw += `M${num(-w * 0.72 + w * 1.44 * t)} ${num(-wallHeight * 0.84 + Math.sin(t * Math.PI) * 9)}L${num(-w * ridge + w * 2 * ridge * t)} ${num(top + rise * 0.08)}`;
  }
  svg += stroke(straw, palette.ink, 2, 'stroke-opacity=".2"');
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${size.toFixed(3)})">${svg}</g>`;
}

/** Huts along a curved beach, or on stilts over the lagoon, palms behind and before. */
export function paintBungalow(scene: Scene): void {
  const { palette, width, height } = scene;
  const random = scene.random('subject');
  const roof = scene.decide('roof', (['cone', 'saddle', 'hip', 'frame'] as const)[scene.seed % 4] ?? 'cone');
  const count = scene.decide('huts', random.int(1, 4));
  const overWater = scene.decide('over water', random.chance(0.34));
  const horizon = random.range(490, 540);
  const sun = { x: STAGE * random.range(0.72, 0.86), y: horizon - random.range(120, 230), radius: random.range(42, 58) };
  paintSky(scene, { bottom: horizon, sun });
  const isle = random.range(0.5, 0.9);
  const land = ridgeLine(scene, { name: 'isle', base: horizon, amplitude: 50, frequency: 2.3, shape: (x) => Math.abs(x / STAGE - isle) * 130 - 40 });
  paintLand(scene, land, horizon, palette.land[0], 0.45);
  shadeRidge(scene, land, 60, palette.land[1], 0.4);
  paintWater(scene, { top: horizon, mixNear: 0.45, mixGrow: 0.8 });
  paintGlints(scene, sun.x, horizon, 800, 140, 50);
  paintRipples(scene, horizon, 860, 44);
  scene.flat(sailBoat(STAGE * random.range(0.58, 0.68), horizon + 12, 44, lighter(palette.sun, 0.3), palette.ink));
  paintBirds(scene, STAGE * 0.6, horizon * 0.4);

  const sandAt = (lift: number): string => {
    const l = lift * 12;
    return `M-10 ${num(660 + lift * 3)}C${num(STAGE * 0.22)} ${num(662 + lift * 4)} ${num(STAGE * 0.4)} ${num(680 + lift * 6)} ${num(STAGE * 0.54)} ${num(706 + lift * 8)}S${num(STAGE * 0.8)} ${num(850 + l)} ${num(STAGE + 10)} ${num(890 + l)}L${num(width + 20)} ${num(940 + l)}V${height + 5}H-10Z`;
  };
  const back = scene.random('palms behind');
  if (!overWater) {
    let behind = '';
    for (let i = 0; i < 6; i++)
      behind += palm(back, {
        x: STAGE * (0.02 + 0.09 * i) + back.range(-20, 20),
        y: 700,
        height: back.range(350, 500),
        lean: back.range(-0.12, 0.12),
        tones: [mix(palette.leaf[0], palette.land[0], 0.3), mix(palette.leaf[1], palette.land[1], 0.3)],
        fronds: 9,
      });
    for (let i = 0; i < 10; i++)
      behind += bush(back, STAGE * (-0.02 + 0.06 * i), 716, back.range(110, 190), back.range(60, 100), [
        mix(palette.leaf[0], palette.land[1], 0.25),
        palette.leaf[1],
      ]);
    scene.flat(behind);
    scene.flat(
      path(sandAt(-1.6), lighter(palette.water[0], 0.4), 'opacity=".7"') +
        path(sandAt(-0.6), '#ffffff', 'opacity=".9"') +
        path(sandAt(-0.2), mix(palette.ground[1], palette.water[1], 0.22)) +
        path(
          sandAt(0.3),
          scene.down(660, height, [
            [0, palette.ground[0]],
            [1, mix(palette.ground[0], palette.ground[1], 0.7)],
          ]),
        ),
    );
    scene.airbrush(
      path(
        sandAt(3),
        scene.down(680, height, [
          [0, palette.ground[1], 0],
          [1, palette.ground[1], 0.9],
        ]),
      ),
      0.5,
    );
  } else {
    let bands = '';
    for (let i = 0; i < 5; i++)
      bands += ellipse(
        STAGE * back.range(0.2, 0.9),
        horizon + 80 + i * i * 22,
        STAGE * back.range(0.25, 0.5),
        8 + i * 8,
        i % 2 ? lighter(palette.water[0], 0.45) : mix(palette.water[0], palette.water[1], 0.6),
        'opacity=".5"',
      );
    scene.airbrush(bands, 0.35);
    const deck = mix(palette.ground[1], palette.ink, 0.42);
    scene.flat(
      poly(
        [
          [-10, 742],
          [STAGE * 0.2, 752],
          [STAGE * 0.66, 802],
          [STAGE * 0.66, 816],
          [STAGE * 0.2, 770],
          [-10, 764],
        ],
        deck,
      ),
    );
  }
  const places = [
    [0.42, 800, 1.26],
    [0.2, 742, 0.92],
    [0.06, 704, 0.68],
    [0.62, 850, 1.02],
  ] as const;
  const single = [[0.34, 800, 1.72]] as const;
  const used = (count === 1 ? single : places.slice(0, count)).toSorted((a, b) => a[1] - b[1]);
  let huts = '';
  for (const [u, y, size] of used) {
    if (overWater) scene.airbrush(ellipse(STAGE * u, y + 44 * size, 190 * size, 14 * size, palette.water[1], 'opacity=".8"'), 0.3);
    huts += thatchedHut(scene, random, STAGE * u, y, size * random.range(0.94, 1.04), roof);
    if (!overWater)
      huts +=
        flowerBush(random, STAGE * u - 190 * size, y + 44 * size, 150 * size, 62 * size, palette.leaf, palette.accent) +
        bush(random, STAGE * u + 180 * size, y + 46 * size, 130 * size, 52 * size, palette.leaf);
  }
  scene.flat(huts);
  if (overWater) {
    paintRipples(scene, 780, height, 26);
    scene.flat(
      palm(back, { x: -10, y: 1010, height: 880, lean: 0.1, tones: [palette.leaf[0], palette.ink] }) +
        bush(back, 0, 1030, 330, 170, [mix(palette.leaf[0], palette.leaf[1], 0.4), palette.ink]),
    );
  } else {
    scene.airbrush(ellipse(STAGE * 0.77, 944, 130, 12, palette.ink, 'opacity=".35"'), 0.3);
    scene.flat(lounger(STAGE * 0.76, 938, 112, palette.wall[0], palette.ink) + parasol(STAGE * 0.725, 936, 152, palette.accent, palette.ink));
    scene.flat(
      palm(back, { x: STAGE * 0.08, y: 1000, height: back.range(800, 900), lean: 0.13, tones: [palette.leaf[0], palette.ink] }) +
        palm(back, { x: STAGE * 0.955, y: 985, height: back.range(520, 640), lean: -0.16, tones: palette.leaf }) +
        bush(back, 0, 1030, 380, 170, [mix(palette.leaf[0], palette.leaf[1], 0.4), palette.ink]),
    );
  }
}
