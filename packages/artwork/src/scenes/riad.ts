import { paintHills } from '../parts/backdrop.ts';
import { pane, paintBuilding } from '../parts/building.ts';
import { paintGardenFront, paintPoolFront, shrubs } from '../parts/front.ts';
import { palm } from '../parts/palm.ts';
import { pot } from '../parts/props.ts';
import { paintSky, placeSun } from '../parts/sky.ts';
import { agave, bush } from '../parts/trees.ts';
import { lighter, mix } from '../oklab.ts';
import type { Random } from '../random.ts';
import { type Scene, STAGE } from '../scene.ts';
import { circle, num, path, poly, rect } from '../svg.ts';

const GROUND = 722;

type Clay = { light: string; dark: string };

/** A keyhole gate standing on y. */
function keyhole(x: number, y: number, w: number, h: number, fill: string): string {
  return path(
    `M${num(x)} ${num(y)}V${num(y - h + w * 0.62)}C${num(x - w * 0.12)} ${num(y - h + w * 0.2)} ${num(x + w * 0.3)} ${num(y - h + w * 0.12)} ${num(x + w / 2)} ${num(y - h)}C${num(x + w * 0.7)} ${num(y - h + w * 0.12)} ${num(x + w * 1.12)} ${num(y - h + w * 0.2)} ${num(x + w)} ${num(y - h + w * 0.62)}V${num(y)}Z`,
    fill,
  );
}

/** One earthen block: tapered, crenellated, pierced by small arched windows, a band of lozenges under the top. */
function earthBlock(scene: Scene, random: Random, x: number, w: number, h: number, clay: Clay): string {
  const { palette } = scene;
  const y = GROUND - h;
  const batter = Math.min(16, h * 0.035);
  let svg =
    poly(
      [
        [x - batter, GROUND],
        [x, y],
        [x + w, y],
        [x + w + batter, GROUND],
      ],
      clay.light,
    ) +
    poly(
      [
        [x - batter, GROUND],
        [x, y],
        [x + w * 0.3, y],
        [x + w * 0.3, GROUND],
      ],
      clay.dark,
    );
  const merlon = random.pick([18, 24, 30]);
  const stepped = random.chance(0.5);
  for (let q = 0; q + merlon <= w; q += merlon * 1.7) {
    const fill = q < w * 0.28 ? clay.dark : clay.light;
    svg += rect(x + q, y - merlon * 0.7, merlon, merlon * 0.72, fill);
    if (stepped) svg += rect(x + q + merlon * 0.25, y - merlon * 1.05, merlon * 0.5, merlon * 0.4, fill);
  }
  let band = '';
  for (let q = 12; q + 20 < w; q += 26) band += `M${num(x + q + 10)} ${num(y + 18)}l8 11l-8 11l-8 -11Z`;
  svg += path(band, mix(clay.dark, palette.ink, 0.25), 'opacity=".55"') + rect(x, y + 46, w, 4, mix(clay.dark, palette.ink, 0.2), 'opacity=".4"');
  const bays = Math.max(1, Math.round(w / 84));
  for (let f = 0; f * 98 + 150 < h; f++) {
    for (let k = 0; k < bays; k++)
      if (random.chance(0.86))
        svg += pane(scene, random, {
          x: x + (w / bays) * (k + 0.36),
          y: y + 70 + f * 98,
          width: (w / bays) * 0.28,
          height: 48,
          arched: true,
          lit: 0.14,
          frame: mix(clay.light, palette.wall[0], 0.5),
        });
  }
  return svg;
}

/** A white domed pavilion over an arcade. */
function domedPavilion(scene: Scene, x: number, w: number, h: number, clay: Clay): string {
  const { palette } = scene;
  const y = GROUND - h;
  const r = w * 0.36;
  const cx = x + w / 2;
  let svg =
    path(
      `M${num(cx - r)} ${num(y)}C${num(cx - r * 1.1)} ${num(y - r * 0.9)} ${num(cx - r * 0.3)} ${num(y - r * 1.1)} ${num(cx)} ${num(y - r * 1.45)}C${num(cx + r * 0.3)} ${num(y - r * 1.1)} ${num(cx + r * 1.1)} ${num(y - r * 0.9)} ${num(cx + r)} ${num(y)}Z`,
      palette.accent,
    ) +
    path(
      `M${num(cx - r)} ${num(y)}C${num(cx - r * 1.1)} ${num(y - r * 0.9)} ${num(cx - r * 0.3)} ${num(y - r * 1.1)} ${num(cx)} ${num(y - r * 1.45)}C${num(cx - r * 0.3)} ${num(y - r * 0.7)} ${num(cx - r * 0.4)} ${num(y - r * 0.3)} ${num(cx - r * 0.35)} ${num(y)}Z`,
      palette.ink,
      'opacity=".25"',
    );
  svg +=
    rect(cx - 2, y - r * 1.45 - 34, 4, 36, palette.glow) +
    circle(cx, y - r * 1.45 - 18, 7, palette.glow) +
    rect(x, y, w, h, clay.light) +
    rect(x, y, w * 0.26, h, clay.dark) +
    rect(x - 8, y - 6, w + 16, 12, lighter(clay.light, 0.35));
  const arches = Math.max(2, Math.round(w / 96));
  for (let k = 0; k < arches; k++) {
    const aw = (w / arches) * 0.62;
    const ax = x + (w / arches) * (k + 0.5) - aw / 2;
    svg +=
      keyhole(ax - 5, GROUND, aw + 10, h * 0.72 + 6, lighter(clay.light, 0.4)) +
      keyhole(ax, GROUND, aw, h * 0.72, scene.evening || k === 1 ? palette.glow : mix(clay.dark, palette.ink, 0.5));
  }
  return svg;
}

/** House of the dry south: earthen towers or domed pavilions, gate, palms, basin or sandy court. */
export function paintRiad(scene: Scene): void {
  const { palette } = scene;
  const random = scene.random('subject');
  const front = scene.decide('front', scene.seed % 2 === 0 ? 'pool' : 'court');
  const domes = scene.decide('domes', random.chance(0.4));
  const blocks = scene.decide('blocks', random.int(4, 6));
  const base = random.pick([
    mix(palette.ground[0], palette.wall[0], 0.35),
    palette.wall[0],
    mix(palette.ground[0], palette.roof, 0.3),
    mix(palette.wall[0], palette.haze, 0.5),
  ]);
  const clay: Clay = { light: base, dark: mix(base, palette.ground[1], 0.62) };
  const sun = placeSun(scene, [170, 320], [50, 74]);
  paintSky(scene, { bottom: 640, sun, clouds: 2 });
  paintHills(scene, { horizon: 560, bottom: GROUND, sunX: sun.x });
  const back = scene.random('palms behind');
  let behind = '';
  for (let x = 20; x < scene.width; x += back.range(90, 190))
    behind += palm(back, {
      x,
      y: GROUND,
      height: back.range(180, 320),
      lean: back.range(-0.1, 0.1),
      tones: [mix(palette.leaf[0], palette.haze, 0.4), mix(palette.leaf[1], palette.land[0], 0.45)],
      fronds: 9,
    });
  scene.flat(behind);
  const total = random.range(0.58, 0.72) * STAGE;
  const start = random.range(0.1, 0.16) * STAGE;
  let x = start;
  let rear = '';
  let near = '';
  const centre = random.int(1, blocks - 2);
  for (let b = 0; b < blocks; b++) {
    const towering = (b + scene.seed) % 2 === 0;
    const w = (total / blocks) * (towering ? random.range(0.66, 0.86) : random.range(1.1, 1.42));
    const h = towering ? random.range(330, 480) : random.range(210, 320);
    if (domes && b === centre) near += domedPavilion(scene, x, w * 1.15, h * 0.62, clay);
    else if (towering) near += earthBlock(scene, random, x, w, h, clay);
    else rear += earthBlock(scene, random, x - w * 0.08, w * 1.12, h, { light: mix(clay.light, palette.haze, 0.14), dark: mix(clay.dark, palette.haze, 0.1) });
    x += w * 0.94;
  }
  paintBuilding(scene, rear + near, { x: start - 16, width: (x - start) * 0.45, ground: GROUND, strength: 0.32 });
  const gate = start + total * random.range(0.38, 0.6);
  if (!domes)
    scene.flat(
      rect(gate - 92, GROUND - 216, 184, 216, mix(clay.light, palette.wall[0], 0.35)) +
        rect(gate - 92, GROUND - 216, 46, 216, clay.dark, 'opacity=".7"') +
        rect(gate - 102, GROUND - 224, 204, 14, lighter(clay.light, 0.3)) +
        keyhole(gate - 58, GROUND, 116, 178, mix(palette.accent, palette.ink, 0.15)) +
        keyhole(gate - 44, GROUND, 88, 154, palette.glow),
    );
  scene.flat(shrubs(scene, 'foot', GROUND + 8, { flowers: 0.2 }));
  if (front === 'pool') paintPoolFront(scene, GROUND);
  else {
    paintGardenFront(scene, GROUND, gate, 'gravel');
    const props = scene.random('pots');
    let svg = '';
    for (const px of [gate - 300, gate + 300, gate - 470, gate + 520])
      svg +=
        pot(px, GROUND + 92 + Math.abs(px - gate) * 0.12, 62, palette.roof, palette.ink) +
        agave(props, px, GROUND + 34 + Math.abs(px - gate) * 0.12, 76, palette.leaf);
    scene.flat(svg + bush(props, STAGE * 0.02, 1030, 380, 180, [mix(palette.leaf[0], palette.leaf[1], 0.4), palette.ink]));
  }
  const plants = scene.random('palms');
  scene.flat(
    palm(plants, { x: STAGE * 0.05, y: GROUND + 18, height: plants.range(460, 590), lean: plants.range(0.02, 0.1), tones: palette.leaf }) +
      palm(plants, { x: Math.max(x + 60, STAGE * 0.84), y: GROUND + 12, height: plants.range(330, 450), lean: plants.range(-0.1, 0.06), tones: palette.leaf }) +
      (front === 'pool' && scene.width === STAGE
        ? palm(plants, { x: STAGE * 0.97, y: 1000, height: plants.range(760, 880), lean: -0.08, tones: [palette.leaf[0], palette.ink] })
        : ''),
  );
}
