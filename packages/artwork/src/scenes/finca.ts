import { paintHills } from '../parts/backdrop.ts';
import { hipRoof, pane, paintBuilding, shutters } from '../parts/building.ts';
import { paintGardenFront, paintPoolFront, shrubs } from '../parts/front.ts';
import { paintSky, placeSun } from '../parts/sky.ts';
import { bush, cypress, flowerBush, oliveTree } from '../parts/trees.ts';
import { lighter, mix } from '../oklab.ts';
import type { Random } from '../random.ts';
import { type Scene, STAGE } from '../scene.ts';
import { arch, circle, ellipse, rect, stroke } from '../svg.ts';

const GROUND = 725;

/** Rough stones over a wall. */
function stones(random: Random, x: number, y: number, w: number, h: number, colour: string): string {
  let svg = '';
  for (let i = 0; i < (w * h) / 1100; i++)
    svg += ellipse(
      x + random.range(8, w - 8),
      y + random.range(6, h - 6),
      random.range(6, 15),
      random.range(3, 6.5),
      colour,
      `opacity="${random.range(0.15, 0.5).toFixed(2)}"`,
    );
  return svg;
}

/** Rows of lavender running to the house. */
function lavender(scene: Scene, y: number): void {
  const { palette, height, width } = scene;
  const bloom = mix(palette.land[1], palette.accent, 0.28);
  const deep = mix(palette.leaf[1], bloom, 0.4);
  const vanish = STAGE * 0.42;
  let svg = '';
  for (let i = -11; i < 26; i++) {
    const bottom = vanish + i * 150 + 60;
    if (bottom > width + 900) break;
    for (let q = 0; q <= 44; q++) {
      const t = (q / 44) ** 2;
      const rowX = vanish + (i * 26 + 10) * (1 - t) + (bottom - vanish) * t;
      const rowY = y + 16 + (height + 40 - y) * t;
      svg +=
        ellipse(rowX, rowY, 11 + 40 * t, 4 + 18 * t, q % 2 ? deep : mix(deep, bloom, 0.2)) +
        ellipse(rowX + 3 + 6 * t, rowY - 4 - 12 * t, 8 + 30 * t, 3 + 11 * t, [bloom, lighter(bloom, 0.14), mix(bloom, deep, 0.4)][(q * 7 + i) % 3] ?? bloom);
    }
  }
  scene.flat(rect(0, y, width, height - y, mix(palette.ground[0], palette.ground[1], 0.25)) + svg);
}

/** Country house of stone with a low tower, a portico, olive trees and cypresses. */
export function paintFinca(scene: Scene): void {
  const { palette } = scene;
  const random = scene.random('subject');
  const front = scene.decide('front', (['gravel', 'lavender', 'pool', 'lawn'] as const)[scene.seed % 4] ?? 'gravel');
  const tower = scene.decide('tower', random.pick(['left', 'right', 'none', 'middle']));
  const wall = random.pick([
    mix(palette.wall[0], palette.ground[0], 0.5),
    mix(palette.wall[0], palette.ground[1], 0.35),
    mix(palette.wall[0], palette.roof, 0.3),
    palette.wall[0],
    mix(palette.glow, palette.wall[0], 0.35),
  ]);
  const stony = random.chance(0.6);
  const tile = random.pick([palette.roof, mix(palette.roof, palette.ground[1], 0.45), mix(palette.roof, palette.ink, 0.25)]);
  const shutter = random.pick([
    mix(palette.leaf[0], palette.leaf[1], 0.45),
    mix(palette.water[1], palette.wall[0], 0.3),
    mix(palette.ground[1], palette.ink, 0.4),
  ]);
  const sun = placeSun(scene, [170, 310], [44, 62]);
  paintSky(scene, { bottom: 640, sun });
  paintHills(scene, { horizon: 540, bottom: GROUND, sunX: sun.x });
  const trees = scene.random('trees behind');
  let behind = '';
  for (let x = 0; x < scene.width; x += trees.range(54, 120))
    behind += trees.chance(0.4)
      ? cypress(x, GROUND, trees.range(140, 300), [mix(palette.leaf[0], palette.haze, 0.2), mix(palette.leaf[1], palette.land[1], 0.2)])
      : bush(trees, x, GROUND, trees.range(110, 200), trees.range(60, 120), [
          mix(palette.leaf[0], palette.land[0], 0.3),
          mix(palette.leaf[1], palette.land[1], 0.35),
        ]);
  scene.flat(behind);

  const start = random.range(0.12, 0.18) * STAGE;
  const main = random.range(460, 580);
  const wing = random.range(240, 320);
  const mainFloors = random.int(2, 3);
  const body = (x: number, w: number, floors: number, roof: number): string => {
    const h = floors * 88 + 12;
    const y = GROUND - h;
    let svg =
      rect(x, y, w, h, wall) +
      (stony ? stones(random, x, y, w, h, mix(palette.wall[1], palette.ink, 0.2)) : '') +
      rect(x, y, w * 0.16, h, palette.wall[1], 'opacity=".7"') +
      hipRoof(x, y, w, roof, tile, palette.ink, 16);
    const bays = Math.max(2, Math.round(w / 96));
    for (let f = 0; f < floors; f++) {
      for (let k = 0; k < bays; k++) {
        if (f === floors - 1 && w === main && Math.abs(k - (bays - 1) / 2) < 0.6) continue;
        const pw = 32;
        const px = x + (w / bays) * (k + 0.5) - pw / 2;
        const py = y + 24 + f * 88;
        svg +=
          pane(scene, random, { x: px, y: py, width: pw, height: f === 0 && floors > 2 ? 34 : 52, frame: lighter(wall, 0.35), bars: 'cross', lit: 0.16 }) +
          shutters(px, py, pw, f === 0 && floors > 2 ? 34 : 52, shutter);
        if (random.chance(0.3)) svg += flowerBush(random, px + pw / 2, py + 60, 60, 18, palette.leaf, palette.accent);
      }
    }
    return svg;
  };
  const towerAt = (x: number): string => {
    const w = 130;
    const h = 380 + random.range(-30, 40);
    const y = GROUND - h;
    let svg =
      rect(x, y, w, h, mix(wall, palette.wall[0], 0.2)) +
      (stony ? stones(random, x, y, w, h, mix(palette.wall[1], palette.ink, 0.2)) : '') +
      rect(x, y, w * 0.3, h, palette.wall[1], 'opacity=".7"') +
      hipRoof(x, y, w, 46, tile, palette.ink, 14) +
      rect(x - 5, y + 92, w + 10, 6, lighter(wall, 0.3));
    for (const dx of [0.2, 0.58])
      svg +=
        arch(x + w * dx, y + 80, w * 0.24, 58, mix(palette.wall[1], palette.ink, 0.6)) +
        pane(scene, random, { x: x + w * dx, y: y + 140, width: w * 0.22, height: 46, frame: lighter(wall, 0.35), lit: 0.2 });
    return svg;
  };
  let svg = body(start + main - 30, wing, mainFloors - 1 || 1, 38);
  if (tower === 'right') svg += towerAt(start + main - 20);
  if (tower === 'middle') svg += towerAt(start + main * 0.45);
  svg += body(start, main, mainFloors, 46);
  if (tower === 'left') svg += towerAt(start - 40);
  const door = start + main / 2;
  if (random.chance(0.55)) {
    svg += hipRoof(door - 130, GROUND - 104, 260, 34, tile, palette.ink, 12);
    for (let k = 0; k < 3; k++)
      svg +=
        arch(door - 124 + k * 86, GROUND, 76, 98, lighter(wall, 0.3)) +
        arch(door - 116 + k * 86, GROUND, 60, 88, k === 1 || scene.evening ? palette.glow : mix(palette.wall[1], palette.ink, 0.55));
  } else
    svg +=
      arch(door - 42, GROUND, 84, 118, lighter(wall, 0.35)) +
      arch(door - 32, GROUND, 64, 106, mix(shutter, palette.ink, 0.3)) +
      rect(door - 1.5, GROUND - 96, 3, 96, palette.ink) +
      circle(door + 10, GROUND - 46, 4, palette.glow);
  svg +=
    stroke(`M${door - main * 0.42} ${GROUND}q-20 -70 10 -120t30 -90`, mix(palette.leaf[1], palette.leaf[0], 0.3), 6) +
    bush(random, door - main * 0.4, GROUND - 150, 90, 110, palette.leaf);
  paintBuilding(scene, svg, { x: start - 40, width: main * 0.6, ground: GROUND, strength: 0.3 });
  scene.flat(shrubs(scene, 'foot', GROUND + 8, { flowers: 0.4, size: 0.85 }));
  if (front === 'lavender') lavender(scene, GROUND + 4);
  else if (front === 'pool') paintPoolFront(scene, GROUND);
  else paintGardenFront(scene, GROUND, door, front);
  const plants = scene.random('trees');
  const trunk = mix(palette.ground[1], palette.ink, 0.5);
  const silver: [string, string] = [mix(palette.leaf[0], palette.haze, 0.3), mix(palette.leaf[1], palette.leaf[0], 0.3)];
  let framing =
    cypress(STAGE * 0.055, GROUND + 20, plants.range(330, 470), palette.leaf) + cypress(STAGE * 0.1, GROUND + 16, plants.range(250, 340), palette.leaf);
  framing += plants.chance(0.6)
    ? oliveTree(plants, STAGE * 0.88, GROUND + 40, plants.range(260, 360), silver, trunk)
    : cypress(STAGE * 0.86, GROUND + 14, plants.range(260, 380), palette.leaf) + cypress(STAGE * 0.91, GROUND + 22, plants.range(340, 440), palette.leaf);
  if (front === 'gravel' || front === 'lawn')
    framing += oliveTree(plants, STAGE * 0.02, 985, plants.range(520, 620), [silver[0], palette.leaf[1]], mix(trunk, palette.ink, 0.4));
  scene.flat(framing);
}
