import { lighter, mix } from '../oklab.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import { num, path, poly, rect } from '../svg.ts';
import { pane } from './building.ts';

export type TownHouse = {
  x: number;
  y: number;
  width: number;
  height: number;
  top: 'flat' | 'roof' | 'dome';
  /** 0 far and hazy … 1 near */
  near: number;
  dome: string;
  wall?: string;
};

/** A house of an old town: lit face on the right (64 %), shade on the left, a few small windows. */
export function townHouse(scene: Scene, random: Random, { x, y, width: w, height: h, top, near, dome, wall }: TownHouse): string {
  const { palette } = scene;
  const base = wall ?? random.pick([palette.wall[0], mix(palette.wall[0], palette.ground[0], 0.6), mix(palette.wall[0], palette.roof, 0.25)]);
  const light = mix(base, palette.haze, 0.4 * (1 - near));
  const dark = mix(mix(palette.wall[1], base, 0.25), palette.haze, 0.35 * (1 - near));
  let svg = rect(x + w * 0.36, y - h, w * 0.64, h + 40, light) + rect(x, y - h, w * 0.36, h + 40, dark);
  if (top === 'roof') {
    const tile = mix(palette.roof, palette.haze, 0.4 * (1 - near));
    svg +=
      poly(
        [
          [x - 5, y - h],
          [x + w * 0.02, y - h - w * 0.2],
          [x + w * 0.7, y - h - w * 0.26],
          [x + w + 5, y - h],
        ],
        tile,
      ) +
      poly(
        [
          [x - 5, y - h],
          [x + w * 0.02, y - h - w * 0.2],
          [x + w * 0.7, y - h - w * 0.26],
          [x + w * 0.36, y - h],
        ],
        palette.ink,
        'opacity=".2"',
      );
  } else if (top === 'flat')
    svg += rect(x - 2, y - h - 8, w + 4, 10, lighter(light, 0.25)) + rect(x - 2, y - h - 8, w * 0.36, 10, palette.ink, 'opacity=".12"');
  else {
    const r = w * 0.3;
    const cx = x + w / 2;
    const b = y - h - r * 0.3;
    const colour = mix(dome, palette.haze, 0.35 * (1 - near));
    svg +=
      rect(x + w * 0.2, b, w * 0.6, r * 0.34, light) +
      path(`M${num(cx - r)} ${num(b)}A${num(r)} ${num(r * 1.02)} 0 0 1 ${num(cx + r)} ${num(b)}Z`, colour) +
      path(
        `M${num(cx - r)} ${num(b)}A${num(r)} ${num(r)} 0 0 1 ${num(cx - r * 0.15)} ${num(b - r)}Q${num(cx - r * 0.55)} ${num(b - r * 0.6)} ${num(cx - r * 0.35)} ${num(b)}Z`,
        palette.ink,
        'opacity=".22"',
      ) +
      rect(cx - 1.5, b - r * 1.36, 3, r * 0.4, light);
  }
  const columns = Math.max(1, Math.floor(w / 34));
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < Math.max(1, Math.floor(h / 62)); j++)
      if (random.chance(0.75))
        svg += pane(scene, random, {
          x: x + 8 + (i * (w - 14)) / columns,
          y: y - h + 18 + j * 58,
          width: 12,
          height: 22,
          arched: random.chance(0.45),
          lit: 0.12,
        });
  return svg;
}
