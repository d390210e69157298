import { lighter, mix } from '../oklab.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import { arch, num, path, poly, rect } from '../svg.ts';

/** Colour of unlit glass. */
export function darkGlass(scene: Scene): string {
  return mix(scene.palette.water[1], scene.palette.ink, scene.evening ? 0.62 : 0.45);
}

export type PaneOptions = {
  x: number;
  y: number;
  width: number;
  height: number;
  arched?: boolean;
  /** colour of a frame around the pane */
  frame?: string;
  /** bars: none, one upright, or a cross */
  bars?: 'none' | 'upright' | 'cross';
  /** probability of light by day; in the evening it is much higher */
  lit?: number;
};

/** One window: glass with the sky in its upper half, or lit from inside. (x, y) is its upper left corner. */
export function pane(scene: Scene, random: Random, { x, y, width, height, arched = false, frame, bars = 'none', lit = 0.16 }: PaneOptions): string {
  const { palette } = scene;
  const on = random.chance(scene.evening ? 0.58 + lit * 0.5 : lit);
  const drawn = random.chance(0.28);
  const shape = (dx: number, fill: string): string =>
    arched ? arch(x - dx, y + height + dx * 0.4, width + 2 * dx, height + dx * 1.4, fill) : rect(x - dx, y - dx, width + 2 * dx, height + 2 * dx, fill);
  const glass = darkGlass(scene);
  let svg = frame === undefined ? '' : shape(Math.max(2.4, width * 0.12), frame);
  svg += shape(0, on ? palette.glow : glass);
  const top = arched ? y + width / 2 : y;
  if (on) svg += rect(x, top + (height - (top - y)) * 0.55, width, (height - (top - y)) * 0.45, mix(palette.glow, palette.accent, 0.22), 'opacity=".6"');
  else {
    svg += poly(
      [
        [x + width * 0.35, top],
        [x + width, top],
        [x + width, y + height * 0.72],
      ],
      lighter(glass, 0.22),
      'opacity=".7"',
    );
    if (drawn) svg += rect(x, top, width * 0.3, y + height - top, palette.wall[0], 'opacity=".55"');
  }
  const bar = frame ?? lighter(glass, 0.3);
  if (bars !== 'none') svg += rect(x + width / 2 - 1.2, y + (arched ? 2 : 0), 2.4, height - (arched ? 2 : 0), bar);
  if (bars === 'cross') svg += rect(x, y + height * 0.42, width, 2.2, bar);
  return svg;
}

/** Two shutters beside a window. */
export function shutters(x: number, y: number, width: number, height: number, colour: string): string {
  const w = width * 0.42;
  let svg = '';
  for (const left of [x - w - 2, x + width + 2]) {
    svg += rect(left, y, w, height, colour);
    for (let i = 1; i < 6; i++) svg += rect(left + 1.5, y + (height * i) / 6, w - 3, 1.4, '#000000', 'opacity=".16"');
  }
  return svg;
}

/** A railing: hand rail, foot rail and uprights, h high, standing on y. */
export function railing(x: number, y: number, width: number, height: number, colour: string, step = 11): string {
  let svg = rect(x, y - height, width, 3, colour) + rect(x, y - 3, width, 3, colour);
  for (let q = 0; q <= width; q += step) svg += rect(x + q, y - height, 1.8, height, colour);
  return svg;
}

/** A stone balustrade of turned pillars, standing on y. */
export function balustrade(x: number, y: number, width: number, height: number, light: string, shade: string): string {
  let d = '';
  const h = height;
  for (let q = 8; q < width - 6; q += h * 0.46) {
    const cx = x + q;
    d += `M${num(cx - h * 0.07)} ${num(y - h * 0.86)}q${num(-h * 0.1)} ${num(h * 0.3)} ${num(-h * 0.02)} ${num(h * 0.5)}q${num(h * 0.06)} ${num(h * 0.14)} ${num(-h * 0.02)} ${num(h * 0.34)}h${num(h * 0.22)}q${num(-h * 0.08)} ${num(-h * 0.2)} ${num(-h * 0.02)} ${num(-h * 0.34)}q${num(h * 0.08)} ${num(-h * 0.2)} ${num(-h * 0.02)} ${num(-h * 0.5)}Z`;
  }
  return (
    path(d, light) +
    rect(x, y - h, width, h * 0.16, lighter(light, 0.25)) +
    rect(x, y - h * 0.84, width, h * 0.05, shade) +
    rect(x, y - h * 0.1, width, h * 0.12, shade)
  );
}

/** A striped awning over an opening. */
export function awning(x: number, y: number, width: number, height: number, first: string, second: string): string {
  const stripes = Math.max(3, Math.round(width / 14) | 1);
  let svg = '';
  for (let i = 0; i < stripes; i++) {
    const a = i / stripes;
    const b = (i + 1) / stripes;
    const inset = width * 0.08;
    const topAt = (t: number): number => x + inset + (width - 2 * inset) * t;
    svg += path(
      `M${num(topAt(a))} ${num(y)}L${num(topAt(b))} ${num(y)}L${num(x + width * b)} ${num(y + height)}q${num(-width / stripes / 2)} ${num(height * 0.3)} ${num(-width / stripes)} 0Z`,
      i % 2 ? second : first,
    );
  }
  return svg;
}

/** A hipped tile roof over a block: eaves at y, h high; its left flank lies in shade. */
export function hipRoof(x: number, y: number, width: number, height: number, tile: string, ink: string, over = 12): string {
  const left = x - over;
  const right = x + width + over;
  const peakLeft = x + width * 0.14;
  const peakRight = x + width * 0.86;
  let svg =
    poly(
      [
        [left, y],
        [peakLeft, y - height],
        [peakRight, y - height],
        [right, y],
      ],
      tile,
    ) +
    poly(
      [
        [left, y],
        [peakLeft, y - height],
        [x + width * 0.3, y],
      ],
      ink,
      'opacity=".22"',
    ) +
    rect(left, y - 1, right - left, 5, mix(tile, ink, 0.35));
  for (let i = 1; i < 4; i++) {
    const t = i / 4;
    svg += rect(left + (peakLeft - left) * t, y - height * t, right - left - (peakLeft - left) * 2 * t, 2, ink, 'opacity=".14"');
  }
  return svg;
}

/** A gabled end: wall triangle and roof edges with overhang. */
export function gableRoof(x: number, y: number, width: number, rise: number, wall: string, roof: string, light: string): string {
  const mid = x + width / 2;
  const o = width * 0.09;
  const drop = (o / (width / 2)) * rise;
  return (
    poly(
      [
        [x, y + 1],
        [mid, y - rise],
        [x + width, y + 1],
      ],
      wall,
    ) +
    poly(
      [
        [x - o, y + drop],
        [mid, y - rise - width * 0.06],
        [x + width + o, y + drop],
        [x + width + o, y + drop + width * 0.045],
        [mid, y - rise + width * 0.005],
        [x - o, y + drop + width * 0.045],
      ],
      roof,
    ) +
    poly(
      [
        [x + width + o, y + drop],
        [mid, y - rise - width * 0.06],
        [mid, y - rise - width * 0.03],
        [x + width + o, y + drop + width * 0.02],
      ],
      light,
      'opacity=".8"',
    )
  );
}

/** Paints a building, then soft shade over its dark side (left) and down to the ground: from x over the given width. */
export function paintBuilding(
  scene: Scene,
  svg: string,
  { x, width, ground, strength = 0.34 }: { x: number; width: number; ground: number; strength?: number },
): void {
  const { ink } = scene.palette;
  scene.flat(svg);
  const side = scene.across(x, x + width, [
    [0, ink, strength],
    [0.35, ink, strength * 0.4],
    [1, ink, 0],
  ]);
  const foot = scene.down(ground - 170, ground, [
    [0, ink, 0],
    [1, ink, strength * 0.9],
  ]);
  scene.airbrush(rect(0, 0, x + width, ground, side) + rect(0, ground - 170, scene.width, 170, foot), 0.5, svg);
}

/** A dark foot where a building stands among plants. */
export function shadeFoot(scene: Scene, y: number, height: number, strength = 0.38): void {
  const { ink } = scene.palette;
  scene.airbrush(
    rect(
      0,
      y - height,
      scene.width,
      height,
      scene.down(y - height, y, [
        [0, ink, 0],
        [1, ink, strength],
      ]),
    ),
    0.2,
  );
}
