import { awning, darkGlass, paintBuilding, pane, shutters } from '../parts/building.ts';
import { paintLakeFront, paintStreetFront } from '../parts/front.ts';
import { skyline } from '../parts/backdrop.ts';
import { bicycle, streetLamp } from '../parts/props.ts';
import { paintMist } from '../parts/ridge.ts';
import { paintSky, placeSun } from '../parts/sky.ts';
import { flowerBush, roundTree } from '../parts/trees.ts';
import { lighter, mix } from '../oklab.ts';
import type { Random } from '../random.ts';
import { type Scene, STAGE } from '../scene.ts';
import { arch, circle, num, path, poly, rect } from '../svg.ts';

const GROUND = 790;

export type Gable = 'step' | 'neck' | 'point' | 'cornice' | 'bell';

/** A narrow town house with its gable, standing on y. */
export function gabledHouse(scene: Scene, random: Random, x: number, y: number, w: number, h: number, colour: string, gable: Gable): string {
  const { palette } = scene;
  const top = y - h;
  const m = x + w / 2;
  const trim = lighter(colour, 0.45);
  let svg = rect(x, top, w, h, colour);
  const p = (dx: number, dy: number): string => `${num(x + dx * w)} ${num(top - dy * w)}`;
  if (gable === 'step')
    svg +=
      path(
        `M${p(0, -0.02)}L${p(0, 0.16)}L${p(0.16, 0.16)}L${p(0.16, 0.34)}L${p(0.32, 0.34)}L${p(0.32, 0.56)}L${p(0.68, 0.56)}L${p(0.68, 0.34)}L${p(0.84, 0.34)}L${p(0.84, 0.16)}L${p(1, 0.16)}L${p(1, -0.02)}Z`,
        colour,
      ) +
      rect(x + w * 0.3, top - w * 0.58, w * 0.4, 6, trim) +
      rect(x + w * 0.14, top - w * 0.36, w * 0.18, 5, trim) +
      rect(x + w * 0.68, top - w * 0.36, w * 0.18, 5, trim);
  else if (gable === 'neck')
    svg +=
      path(
        `M${p(0, -0.02)}Q${p(0.26, 0.06)} ${p(0.28, 0.48)}L${p(0.28, 0.56)}Q${p(0.5, 0.8)} ${p(0.72, 0.56)}L${p(0.72, 0.48)}Q${p(0.74, 0.06)} ${p(1, -0.02)}Z`,
        colour,
      ) + path(`M${p(0.26, 0.54)}Q${p(0.5, 0.82)} ${p(0.74, 0.54)}L${p(0.74, 0.6)}Q${p(0.5, 0.9)} ${p(0.26, 0.6)}Z`, trim);
  else if (gable === 'bell')
    svg += path(
      `M${p(0, -0.02)}C${p(0.02, 0.3)} ${p(0.3, 0.16)} ${p(0.34, 0.5)}Q${p(0.5, 0.78)} ${p(0.66, 0.5)}C${p(0.7, 0.16)} ${p(0.98, 0.3)} ${p(1, -0.02)}Z`,
      colour,
    );
  else if (gable === 'point')
    svg +=
      poly(
        [
          [x, top + 2],
          [m, top - w * 0.66],
          [x + w, top + 2],
        ],
        colour,
      ) +
      poly(
        [
          [x - 5, top + 3],
          [m, top - w * 0.72],
          [x + w + 5, top + 3],
          [x + w - 6, top + 3],
          [m, top - w * 0.6],
          [x + 6, top + 3],
        ],
        mix(palette.ink, palette.roof, 0.4),
      );
  else
    svg +=
      path(`M${p(0.05, 0)}L${p(0.18, 0.38)}L${p(0.82, 0.38)}L${p(0.95, 0)}Z`, mix(palette.ink, palette.roof, 0.35)) +
      rect(x - 5, top - 10, w + 10, 15, trim) +
      poly(
        [
          [m - 17, top - 8],
          [m - 17, top - w * 0.34],
          [m, top - w * 0.44],
          [m + 17, top - w * 0.34],
          [m + 17, top - 8],
        ],
        trim,
      ) +
      pane(scene, random, { x: m - 9, y: top - w * 0.3, width: 18, height: 26, lit: 0.4 });
  if (gable !== 'cornice')
    svg += pane(scene, random, { x: m - w * 0.09, y: top - w * 0.24, width: w * 0.18, height: w * 0.28, arched: true, frame: trim, lit: 0.4 });
  const rows = Math.max(2, Math.floor((h - 90) / 74));
  const columns = w > 150 ? 4 : w > 118 ? 3 : 2;
  for (let r = 0; r < rows; r++)
    for (let k = 0; k < columns; k++) {
      const pw = (w / columns) * 0.46;
      svg += pane(scene, random, {
        x: x + (w / columns) * (k + 0.5) - pw / 2,
        y: top + 26 + r * 74,
        width: pw,
        height: 44,
        frame: trim,
        bars: 'cross',
        lit: 0.16,
      });
    }
  return svg + rect(x, top, w, 5, trim);
}

/** A house of the old town that takes guests: the widest of a row, with lanterns, awning and door. */
export function paintTownhouse(scene: Scene): void {
  const { palette, width } = scene;
  const random = scene.random('subject');
  const front = scene.decide('front', scene.seed % 2 === 0 ? 'canal' : 'street');
  const gable = scene.decide('gable', random.pick<Gable>(['step', 'neck', 'point', 'cornice', 'bell']));
  const floors = scene.decide('floors', random.int(3, 4));
  const colours = [
    palette.wall[0],
    palette.roof,
    mix(palette.roof, palette.ink, 0.35),
    mix(palette.wall[0], palette.ground[1], 0.5),
    mix(palette.land[1], palette.wall[1], 0.3),
    mix(palette.glow, palette.ground[1], 0.35),
    mix(palette.accent, palette.wall[0], 0.35),
    mix(palette.sky[0], palette.wall[0], 0.4),
  ];
  const sun = placeSun(scene, [120, 240], [42, 60]);
  paintSky(scene, { bottom: 720, sun });
  scene.flat(skyline(scene, 'behind', GROUND, 330, mix(palette.land[0], palette.haze, 0.4), 0));
  paintMist(scene, GROUND - 170, 260, 0.5);
  const gables: [Gable, ...Gable[]] = ['step', 'neck', 'point', 'cornice', 'bell'];
  const mainX = STAGE * random.range(0.24, 0.34);
  const mainW = random.range(300, 400);
  const row = scene.random('row');
  let svg = '';
  const house = (x: number, w: number): string =>
    gabledHouse(scene, row, x, GROUND, w, row.range(290, 410), row.pick(colours as [string, ...string[]]), row.pick(gables)) +
    arch(x + w * 0.36, GROUND, w * 0.28, 66, mix(palette.ink, palette.accent, 0.3));
  let x = mainX;
  while (x > -60) {
    const w = row.range(104, 148);
    x -= w;
    svg += house(x, w);
  }
  x = mainX + mainW;
  while (x < width + 20) {
    const w = row.range(104, 148);
    svg += house(x, w);
    x += w;
  }
  const h = floors * 96 + 150;
  const top = GROUND - h;
  const colour = colours[scene.seed % colours.length] ?? palette.wall[0];
  const trim = lighter(colour, 0.45);
  svg += gabledHouse(scene, random, mainX, GROUND, mainW, h, colour, gable).replace(/$/, '');
  svg += rect(mainX, top + 10, mainW, h - 10, colour);
  const columns = 5;
  const hasShutters = random.chance(0.5);
  const shutter = mix(random.pick([palette.leaf[1], palette.water[1], palette.accent]), palette.wall[0], 0.15);
  for (let f = 0; f < floors; f++) {
    for (let k = 0; k < columns; k++) {
      const pw = (mainW / columns) * (hasShutters ? 0.4 : 0.54);
      const px = mainX + (mainW / columns) * (k + 0.5) - pw / 2;
      const py = top + 30 + f * 96;
      svg += pane(scene, random, { x: px, y: py, width: pw, height: 60, arched: f === floors - 1, frame: trim, bars: 'cross', lit: 0.22 });
      if (hasShutters) svg += shutters(px, py, pw, 60, shutter);
      svg += rect(px - 6, py + 63, pw + 12, 5, trim);
      if (random.chance(0.4)) svg += flowerBush(random, px + pw / 2, py + 66, pw * 1.5, 18, palette.leaf, palette.accent);
    }
    svg += rect(mainX, top + 18 + f * 96, mainW, 3, trim, 'opacity=".6"');
  }
  const base = GROUND - 120;
  svg += rect(mainX, base, mainW, 120, mix(colour, palette.ink, 0.35)) + rect(mainX - 6, base - 8, mainW + 12, 11, trim);
  for (const k of [0, 1, 3, 4])
    svg +=
      rect(mainX + (mainW / 5) * k + 10, base + 26, mainW / 5 - 18, 82, scene.evening || k % 2 ? palette.glow : darkGlass(scene)) +
      awning(mainX + (mainW / 5) * k + 4, base + 8, mainW / 5 - 8, 32, palette.accent, lighter(palette.wall[0], 0.3));
  svg +=
    arch(mainX + mainW / 2 - 27, GROUND, 54, 104, trim) +
    arch(mainX + mainW / 2 - 21, GROUND, 42, 96, palette.glow) +
    rect(mainX + mainW / 2 - 1.5, GROUND - 90, 3, 90, palette.ink);
  paintBuilding(scene, svg, { x: mainX - 10, width: mainW * 0.4, ground: GROUND, strength: 0.28 });
  const glowAt = [mainX + mainW * 0.4, mainX + mainW * 0.6];
  scene.airbrush(
    glowAt
      .map((gx) =>
        circle(
          gx,
          base + 40,
          90,
          scene.around(gx, base + 40, 90, [
            [0, palette.glow, scene.evening ? 0.7 : 0.3],
            [1, palette.glow, 0],
          ]),
        ),
      )
      .join(''),
    0.6,
  );
  if (front === 'canal') {
    scene.flat(rect(0, GROUND - 2, width, 18, mix(palette.wall[1], palette.ink, 0.35)));
    paintLakeFront(scene, GROUND + 8);
  } else paintStreetFront(scene, GROUND);
  const street = scene.random('street');
  let props = '';
  for (const tx of [0.04, 0.14, 0.66, 0.8, 0.94])
    if (street.chance(0.8))
      props += roundTree(street, STAGE * tx + street.range(-20, 20), GROUND + 8, street.range(210, 290), palette.leaf, mix(palette.ink, palette.roof, 0.25));
  props += streetLamp(mainX - 26, GROUND + 10, 140, palette) + streetLamp(mainX + mainW + 26, GROUND + 10, 140, palette);
  for (let i = 0; i < street.int(1, 3); i++) props += bicycle(mainX + mainW + 90 + i * 120, GROUND + 14, 1.15, street.pick([palette.ink, palette.accent]));
  if (front === 'canal') {
    const bx = STAGE * street.range(0.7, 0.82);
    props +=
      path(
        `M${num(bx - 140)} 878H${num(bx + 150)}Q${num(bx + 134)} 918 ${num(bx + 96)} 918H${num(bx - 104)}Q${num(bx - 132)} 914 ${num(bx - 140)} 878Z`,
        palette.accent,
      ) +
      rect(bx - 80, 842, 130, 38, lighter(palette.wall[0], 0.3), 'rx="8"') +
      [0, 1, 2].map((k) => rect(bx - 66 + k * 40, 852, 26, 18, darkGlass(scene))).join('') +
      rect(bx - 138, 876, 286, 7, lighter(palette.wall[0], 0.4));
  }
  scene.flat(props);
}
