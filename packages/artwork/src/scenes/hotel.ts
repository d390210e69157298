import { paintHills } from '../parts/backdrop.ts';
import { pane, railing, paintBuilding } from '../parts/building.ts';
import { paintPoolFront, shrubs } from '../parts/front.ts';
import { palm } from '../parts/palm.ts';
import { paintSky, placeSun } from '../parts/sky.ts';
import { bush } from '../parts/trees.ts';
import { lighter, mix } from '../oklab.ts';
import type { Random } from '../random.ts';
import { type Scene, STAGE } from '../scene.ts';
import { num, path, rect } from '../svg.ts';

const GROUND = 720;

type Body = { x: number; width: number; floors: number; floor: number; wall: string; glass: string };

/** Floors set back one above the other, planted edges. */
function terraces(scene: Scene, random: Random, { x, width, floors, floor, wall, glass }: Body): string {
  const { palette } = scene;
  const lean = scene.decide('lean', random.pick([0.5, 0.5, 0, 1]));
  const setBack = random.range(0.09, 0.15);
  let svg = '';
  for (let i = 0; i < floors; i++) {
    const w = width * (1 - setBack * i);
    const left = x + (width - w) * lean;
    const y = GROUND - floor * (i + 1);
    const bays = Math.max(4, Math.round(w / 98));
    svg += rect(left, y, w, floor, glass);
    for (let k = 0; k < bays; k++)
      svg += pane(scene, random, {
        x: left + (k * w) / bays + (w / bays) * 0.09,
        y: y + floor * 0.18,
        width: (w / bays) * 0.82,
        height: floor * 0.74,
        bars: 'upright',
        lit: 0.18,
      });
    svg +=
      rect(left - 18, y - 7, w + 36, 17, wall) +
      rect(left - 18, y + 10, w + 36, 7, palette.ink, 'opacity=".2"') +
      rect(left - 18, y + floor - 26, w + 36, 3, wall) +
      rect(left - 18, y + floor - 22, w + 36, 20, lighter(glass, 0.5), 'opacity=".25"');
    for (let k = 0; k < w / 90; k++)
      if (random.chance(0.75)) svg += bush(random, left + random.next() * w, y + floor - 1, random.range(50, 104), random.range(20, 36), palette.leaf);
  }
  return svg;
}

/** A slab with deep balconies between coloured screens, a pergola on the roof. */
function slab(scene: Scene, random: Random, { x, width, floors, floor, wall, glass }: Body): string {
  const { palette } = scene;
  const bays = random.int(6, 9);
  const bay = width / bays;
  const top = GROUND - floor * floors;
  const screen = mix(random.pick([palette.accent, palette.roof, palette.leaf[0], palette.ground[1]]), palette.wall[0], 0.3);
  let svg = rect(x - 14, top - 14, width + 28, GROUND - top + 14, wall);
  for (let f = 0; f < floors; f++) {
    const y = top + f * floor;
    for (let k = 0; k < bays; k++) {
      const bx = x + k * bay + 7;
      svg +=
        rect(bx, y + 8, bay - 14, floor - 14, mix(glass, palette.ink, 0.2)) +
        pane(scene, random, { x: bx + 6, y: y + 16, width: bay - 26, height: floor - 26, bars: 'upright', lit: 0.2 });
      if (random.chance(0.42)) svg += rect(bx, y + 8, (bay - 14) * 0.42, floor - 14, screen);
      svg += rect(bx, y + floor - 32, bay - 14, 26, palette.wall[1], 'opacity=".55"') + rect(bx, y + floor - 34, bay - 14, 4, lighter(wall, 0.4));
      if (random.chance(0.3)) svg += bush(random, bx + bay / 2, y + floor - 6, bay * 0.6, 22, palette.leaf);
    }
  }
  svg += rect(x + width * 0.08, top - 66, width * 0.6, 6, wall);
  for (let k = 0; k <= 8; k++) svg += rect(x + width * (0.08 + 0.075 * k), top - 66, 5, 54, wall);
  for (let k = 0; k < 5; k++) svg += bush(random, x + width * (0.12 + 0.13 * k), top - 12, 90, 34, palette.leaf);
  return svg;
}

/** Streamline: rounded end, continuous bands, a fin with a mast. */
function streamline(scene: Scene, random: Random, { x, width, floors, floor, wall, glass }: Body): string {
  const { palette } = scene;
  const band = mix(random.pick([palette.accent, palette.water[0], palette.roof]), palette.wall[0], 0.45);
  let svg = '';
  const fin = x + width * random.range(0.2, 0.36);
  for (let i = 0; i < floors; i++) {
    const w = width - (i === floors - 1 ? width * 0.3 : 0) - i * 12;
    const y = GROUND - floor * (i + 1);
    const r = floor * 0.98;
    svg += path(`M${num(x)} ${num(y)}H${num(x + w - r)}Q${num(x + w)} ${num(y)} ${num(x + w)} ${num(y + r)}V${num(y + floor)}H${num(x)}Z`, wall);
    svg += path(
      `M${num(x + 16)} ${num(y + floor * 0.24)}H${num(x + w - r)}Q${num(x + w - 14)} ${num(y + floor * 0.24)} ${num(x + w - 10)} ${num(y + floor * 0.74)}H${num(x + 16)}Z`,
      glass,
    );
    const panes = Math.round(w / 62);
    for (let k = 0; k < panes - 1; k++)
      svg += pane(scene, random, {
        x: x + 22 + (k * (w - 60)) / panes,
        y: y + floor * 0.26,
        width: (w - 60) / panes - 8,
        height: floor * 0.47,
        bars: 'upright',
        lit: 0.2,
      });
    svg += rect(x, y + floor * 0.83, w - 4, 5, band) + rect(x, y + floor * 0.92, w - 2, 5, band);
    svg += railing(x + w - r * 1.6, y, r * 1.5, 22, lighter(wall, 0.3), 12);
  }
  const top = GROUND - floor * floors;
  svg +=
    rect(fin, top - 110, 46, GROUND - top + 110, lighter(wall, 0.35)) +
    rect(fin, top - 110, 17, GROUND - top + 110, palette.wall[1]) +
    rect(fin - 16, top - 118, 78, 12, band) +
    rect(fin + 21, top - 190, 4, 74, palette.ink);
  for (let k = 0; k < 3; k++) svg += rect(fin + 56 + k * 0, top - 90 + k * 22, 70 - k * 14, 7, band);
  return svg;
}

/** White cubes piled loosely with deep openings. */
function cubes(scene: Scene, random: Random, { x, width, floors, floor, wall, glass }: Body): string {
  const { palette } = scene;
  let svg = '';
  const columns = random.int(4, 5);
  const w = width / columns;
  const tallest = random.int(1, columns - 2);
  for (let c = 0; c < columns; c++) {
    const count = Math.max(1, floors - Math.abs(c - tallest) - (random.chance(0.4) ? 1 : 0));
    for (let f = 0; f < count; f++) {
      const push = random.range(-0.18, 0.18) * w * (f > 0 ? 1 : 0.2);
      const bw = w * random.range(0.98, 1.2);
      const bx = x + c * w + push;
      const y = GROUND - floor * 1.18 * (f + 1);
      svg +=
        rect(bx, y, bw, floor * 1.18 + 2, f % 2 === c % 2 ? wall : mix(wall, palette.ground[0], 0.3)) +
        rect(bx, y, bw * 0.24, floor * 1.18 + 2, palette.wall[1], 'opacity=".8"');
      const wide = random.chance(0.5);
      const ox = bx + bw * (wide ? 0.3 : 0.42);
      const ow = bw * (wide ? 0.6 : 0.34);
      svg +=
        rect(ox - 5, y + floor * 0.24, ow + 10, floor * 0.8, mix(glass, palette.ink, 0.3)) +
        pane(scene, random, { x: ox, y: y + floor * 0.3, width: ow, height: floor * 0.7, bars: 'upright', lit: 0.22 });
      if (wide) svg += railing(ox - 8, y + floor * 1.06, ow + 16, 26, lighter(wall, 0.4), 9);
      if (f === count - 1 && random.chance(0.55)) svg += bush(random, bx + bw * 0.5, y + 4, bw * 0.6, 30, palette.leaf);
      if (f === count - 1 && random.chance(0.35))
        svg +=
          rect(bx + bw * 0.1, y - 54, bw * 0.8, 6, mix(palette.ground[1], palette.ink, 0.25)) +
          rect(bx + bw * 0.14, y - 50, 5, 50, mix(palette.ground[1], palette.ink, 0.25)) +
          rect(bx + bw * 0.82, y - 50, 5, 50, mix(palette.ground[1], palette.ink, 0.25));
    }
  }
  return svg;
}

const styles = { terraces, slab, streamline, cubes };

/** Seaside hotel of our time behind its pool; four styles of building. */
export function paintHotel(scene: Scene): void {
  const { palette, width } = scene;
  const random = scene.random('subject');
  const style = scene.decide('style', (['terraces', 'slab', 'streamline', 'cubes'] as const)[scene.seed % 4] ?? 'terraces');
  const floors = scene.decide('floors', random.int(4, style === 'terraces' ? 5 : style === 'cubes' ? 4 : 6));
  const floor = style === 'cubes' ? 84 : Math.min(98, 470 / floors);
  const bodyWidth = random.range(0.5, 0.66) * STAGE;
  const x = random.range(0.1, 0.17) * STAGE;
  const wall = random.pick([
    palette.wall[0],
    mix(palette.wall[0], palette.ground[0], 0.4),
    mix(palette.wall[0], palette.accent, 0.14),
    mix(palette.wall[0], palette.water[0], 0.22),
  ]);
  const sun = placeSun(scene, [180, 330], [44, 64]);
  paintSky(scene, { bottom: 640, sun: { ...sun, x: STAGE * 0.86 } });
  paintHills(scene, { horizon: 570, bottom: GROUND, sunX: sun.x });
  const back = scene.random('palms behind');
  let behind = '';
  for (let px = 40; px < width; px += back.range(130, 260))
    behind += palm(back, {
      x: px,
      y: GROUND,
      height: back.range(220, 330),
      lean: back.range(-0.1, 0.1),
      tones: [mix(palette.leaf[0], palette.land[0], 0.5), mix(palette.leaf[1], palette.land[1], 0.55)],
      fronds: 9,
    });
  scene.flat(behind);
  const body = styles[style](scene, random, { x, width: bodyWidth, floors, floor, wall, glass: mix(palette.wall[1], palette.ink, 0.14) });
  paintBuilding(scene, body, { x: x - 18, width: bodyWidth * 0.5, ground: GROUND });
  scene.flat(shrubs(scene, 'foot', GROUND + 8));
  paintPoolFront(scene, GROUND);
  const plants = scene.random('palms');
  scene.flat(
    palm(plants, { x: STAGE * plants.range(0.04, 0.09), y: GROUND + 14, height: plants.range(440, 560), lean: plants.range(0.02, 0.08), tones: palette.leaf }) +
      palm(plants, {
        x: x + bodyWidth + plants.range(40, 150),
        y: GROUND + 10,
        height: plants.range(340, 430),
        lean: plants.range(-0.08, 0.08),
        tones: palette.leaf,
      }) +
      (plants.chance(0.6) && width === STAGE
        ? palm(plants, { x: STAGE * plants.range(0.94, 0.99), y: 1000, height: plants.range(780, 900), lean: -0.08, tones: [palette.leaf[0], palette.ink] })
        : palm(plants, { x: STAGE * 0.9, y: GROUND + 12, height: plants.range(300, 400), lean: 0.06, tones: palette.leaf })),
  );
}
