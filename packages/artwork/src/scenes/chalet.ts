import { pane, railing, paintBuilding, gableRoof } from '../parts/building.ts';
import { paintGardenFront, paintLakeFront, paintSnowFront } from '../parts/front.ts';
import { paintRange } from '../parts/peak.ts';
import { paintMist, paintLand, ridgeLine } from '../parts/ridge.ts';
import { paintSky, placeSun } from '../parts/sky.ts';
import { bush, flowerBush, pine, snowPine } from '../parts/trees.ts';
import { lighter, mix } from '../oklab.ts';
import type { Random } from '../random.ts';
import { type Scene, STAGE } from '../scene.ts';
import { poly, rect } from '../svg.ts';

const GROUND = 755;

type Timber = { wood: string; dark: string; plaster: string; roof: string; snowy: boolean };

/** One gabled wooden house on a plastered ground floor, with balconies and flower boxes. */
function timberHouse(scene: Scene, random: Random, x: number, w: number, floors: number, timber: Timber): string {
  const { palette } = scene;
  const { wood, dark, plaster, roof, snowy } = timber;
  const floor = 74;
  const h = floors * floor + 34;
  const y = GROUND - h;
  const rise = w * random.range(0.2, 0.3);
  let svg =
    rect(x, y, w, h, wood) +
    poly(
      [
        [x, y + 1],
        [x + w / 2, y - rise],
        [x + w, y + 1],
      ],
      wood,
    );
  for (let q = 0; q < w / 15; q++) svg += rect(x + q * 15, y - 2, 1.6, h - 70, dark, 'opacity=".35"');
  svg += rect(x, GROUND - 82, w, 84, plaster);
  const bays = Math.max(3, Math.round(w / 70));
  for (let f = 0; f < floors; f++) {
    const py = GROUND - 62 - f * floor;
    for (let k = 0; k < bays; k++) {
      const bw = w / bays;
      const door = f === 0 && k === Math.floor(bays / 2);
      svg += door
        ? rect(x + bw * (k + 0.24), GROUND - 70, bw * 0.52, 70, mix(dark, palette.ink, 0.2)) + rect(x + bw * (k + 0.3), GROUND - 62, bw * 0.4, 34, palette.glow)
        : pane(scene, random, { x: x + bw * (k + 0.26), y: py, width: bw * 0.48, height: 42, frame: plaster, bars: 'cross', lit: 0.24 });
    }
    if (f > 0) {
      svg += rect(x - 15, py + 50, w + 30, 8, dark) + railing(x - 15, py + 50, w + 30, 26, dark, 11);
      for (let q = 14; q < w; q += 46)
        if (random.chance(0.8))
          svg += snowy ? rect(x + q - 20, py + 20, 40, 5, lighter(palette.sun, 0.3)) : flowerBush(random, x + q, py + 52, 44, 16, palette.leaf, palette.accent);
    }
  }
  svg += pane(scene, random, { x: x + w / 2 - w * 0.08, y: y - rise * 0.52, width: w * 0.16, height: rise * 0.5, frame: plaster, bars: 'cross', lit: 0.5 });
  svg += rect(x + w * 0.2, y - rise * 1.05, w * 0.06, rise * 0.7, plaster) + rect(x + w * 0.19, y - rise * 1.1, w * 0.08, 8, dark);
  svg += gableRoof(x, y, w, rise, 'none', snowy ? lighter(palette.sun, 0.35) : roof, snowy ? '#ffffff' : lighter(palette.sun, 0.2));
  return svg;
}

/** Mountain inn: one to three wooden houses under peaks; meadow, snow or a lake before them. */
export function paintChalet(scene: Scene): void {
  const { palette, width } = scene;
  const random = scene.random('subject');
  const cold = scene.seed % 2 === 0;
  const front = scene.decide('front', cold ? 'snow' : scene.seed % 3 === 0 ? 'lake' : 'meadow');
  const houses = scene.decide('houses', random.int(1, 3));
  const brown = random.pick(['#9a6a44', '#8a5a3c', '#a87b52', '#7c5843']);
  const wood = mix(brown, palette.ink, scene.evening ? 0.4 : 0.1);
  const timber: Timber = {
    wood,
    dark: mix(wood, palette.ink, 0.5),
    plaster: lighter(palette.wall[0], 0.2),
    roof: mix(random.pick([palette.roof, palette.land[1], palette.ink]), palette.ink, 0.35),
    snowy: front === 'snow',
  };
  const sun = placeSun(scene, [150, 270], [38, 54]);
  paintSky(scene, { bottom: 710, sun });
  paintRange(scene, {
    base: 650,
    height: random.range(330, 430),
    rows: [
      [1, 5],
      [0.6, 5],
    ],
    dominant: random.range(0.1, 0.9),
    snow: front === 'snow' || scene.seed % 4 !== 1,
  });
  const trees = scene.random('tree line');
  let line = '';
  for (let x = -20; x < width + 20; x += trees.range(15, 30)) line += pine(trees, x, 706, trees.range(60, 140), mix(palette.land[2], palette.leaf[1], 0.5));
  scene.flat(line);
  if (front === 'snow') scene.flat(rect(0, 690, width, 100, lighter(mix(palette.sun, palette.sky[1], 0.2), 0.2)));
  else
    paintLand(
      scene,
      ridgeLine(scene, { name: 'meadow', base: 694, amplitude: 16, frequency: 1.2, octaves: 2 }),
      1000,
      mix(palette.leaf[0], palette.ground[0], 0.35),
      mix(palette.leaf[0], palette.leaf[1], 0.5),
    );
  paintMist(scene, 680, 90, 0.3);

  const start = random.range(0.16, 0.26) * STAGE;
  let x = start;
  let svg = '';
  const widths =
    houses === 1
      ? [random.range(480, 600)]
      : houses === 2
        ? [random.range(330, 420), random.range(210, 280)]
        : [random.range(190, 240), random.range(320, 380), random.range(190, 240)];
  const door = start + (widths[0] ?? 400) / 2;
  widths.forEach((w, i) => {
    const main = w === Math.max(...widths);
    svg += timberHouse(
      scene,
      random,
      x,
      w,
      main ? random.int(3, 4) : 2,
      main ? timber : { ...timber, wood: mix(timber.wood, palette.ground[1], random.range(0, 0.3)) },
    );
    x += w + random.range(26, 60) + (i === 0 ? 8 : 0);
  });
  paintBuilding(scene, svg, { x: start - 20, width: (x - start) * 0.4, ground: GROUND, strength: 0.3 });
  const foot = scene.random('foot');
  let bushes = '';
  for (let bx = 20; bx < width; bx += foot.range(80, 160))
    bushes +=
      front === 'snow'
        ? bush(foot, bx, GROUND + 12, foot.range(60, 120), foot.range(26, 44), [lighter(palette.sun, 0.4), mix(palette.sky[1], palette.sun, 0.4)])
        : bush(foot, bx, GROUND + 14, foot.range(60, 130), foot.range(26, 44), palette.leaf);
  scene.flat(bushes);
  if (front === 'snow') paintSnowFront(scene, GROUND + 6, door);
  else if (front === 'lake') paintLakeFront(scene, GROUND + 16);
  else paintGardenFront(scene, GROUND + 6, door, 'meadow');
  const frame = scene.random('pines');
  let pines = '';
  for (const [px, size] of [
    [0.02, 0.6],
    [0.095, 0.42],
    [0.9, 0.5],
    [0.965, 0.68],
  ] as const) {
    const h = 1000 * size * frame.range(0.85, 1.12);
    if (px > 0.5 && width > STAGE) continue;
    const y = front === 'lake' ? GROUND + 20 : 990;
    pines +=
      front === 'snow'
        ? snowPine(frame, STAGE * px, y, h, palette.leaf[1], lighter(palette.sun, 0.35))
        : pine(frame, STAGE * px, y, front === 'lake' ? h * 0.7 : h, palette.ink, palette.leaf[1]);
  }
  scene.flat(pines);
}
