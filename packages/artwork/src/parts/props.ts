import { lighter, mix } from '../oklab.ts';
import type { Palette } from '../palettes.ts';
import { circle, ellipse, num, path, placed, rect, stroke } from '../svg.ts';

/** A parasol from the side, standing on (x, y), lit from the right. */
export function parasol(x: number, y: number, size: number, cloth: string, pole: string): string {
  const shape =
    rect(-2, -100, 4, 100, pole) +
    path('M-62 -72Q0 -135 62 -72Q0 -82 -62 -72Z', cloth) +
    path('M0 -103Q-50 -98 -62 -72Q-30 -77 -16 -77Q-12 -95 0 -103Z', pole, 'opacity=".35"');
  return placed(shape, x, y, size / 100);
}

/** A lounger from the side; a negative size turns it. */
export function lounger(x: number, y: number, size: number, cloth: string, leg: string): string {
  const shape = path('M-50 -16L22 -16L52 -46L57 -41L27 -9L-50 -9Z', cloth) + stroke('M-42 -10v10M24 -10v10', leg, 3.5);
  return placed(shape, x, y, size / 100);
}

/** A striped parasol from above. */
export function parasolFromAbove(x: number, y: number, radius: number, first: string, second: string): string {
  let svg = '';
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2 + 0.2;
    const b = ((i + 1) / 8) * Math.PI * 2 + 0.2;
    const m = (a + b) / 2;
    svg += path(
      `M${num(x)} ${num(y)}L${num(x + Math.cos(a) * radius)} ${num(y + Math.sin(a) * radius)}Q${num(x + Math.cos(m) * radius * 0.96)} ${num(y + Math.sin(m) * radius * 0.96)} ${num(x + Math.cos(b) * radius)} ${num(y + Math.sin(b) * radius)}Z`,
      i % 2 ? first : second,
    );
  }
  return svg + circle(x, y, radius * 0.07, lighter(second, 0.4));
}

/** A lounger from above with a towel at its head. */
export function loungerFromAbove(x: number, y: number, width: number, length: number, turn: number, cloth: string, towel: string): string {
  const w = width / 2;
  const h = length / 2;
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})">${rect(-w, -h, width, length, cloth, 'rx="6"')}${rect(-w, -h, width, length * 0.24, towel, 'rx="6"')}${stroke(`M${num(-w)} ${num(-length * 0.04)}h${num(width)}M${num(-w)} ${num(length * 0.2)}h${num(width)}`, '#000000', 2, 'stroke-opacity=".1"')}</g>`;
}

/** A sailing boat, h high, its waterline at y. */
export function sailBoat(x: number, y: number, height: number, sails: string, hull: string): string {
  const shape =
    path('M0 -100Q34 -45 38 -10L0 -10Z', sails) +
    path('M-3 -85Q-20 -40 -25 -10L-3 -10Z', sails, 'opacity=".75"') +
    path('M-32 -7L42 -7Q34 5 22 5L-20 5Q-28 2 -32 -7Z', hull);
  return placed(shape, x, y, height / 100);
}

/** A street lamp with its head at the top. */
export function streetLamp(x: number, y: number, height: number, palette: Palette): string {
  return (
    rect(x - 3, y - height, 6, height, palette.ink) +
    rect(x - 10, y - 8, 20, 8, palette.ink) +
    path(`M${num(x - 11)} ${num(y - height - 22)}h22l-5 24h-12z`, lighter(palette.glow, 0.4)) +
    rect(x - 13, y - height - 27, 26, 6, palette.ink)
  );
}

/** A small car from the side; size 1 is 190 units long; a negative size turns it. */
export function carSide(x: number, y: number, size: number, body: string, palette: Palette): string {
  const wheel = (cx: number): string => circle(cx, 2, 18, palette.ink) + circle(cx, 2, 8, palette.wall[1]);
  const shape =
    path('M-96 0V-26Q-94 -38 -76 -40L-46 -66Q-40 -70 -30 -70H34Q44 -70 50 -64L72 -40Q92 -36 96 -24V0Z', body) +
    path('M-96 -8H96V0H-96Z', palette.ink, 'opacity=".2"') +
    path('M-62 -40L-40 -60Q-36 -63 -30 -63H-4V-40ZM6 -40V-63H32Q40 -63 44 -58L60 -40Z', mix(palette.sky[0], palette.ink, 0.4)) +
    wheel(-54) +
    wheel(56) +
    rect(84, -30, 12, 8, palette.glow, 'rx="3"');
  return placed(shape, x, y, size);
}

/** A bicycle leaning, about 90 units long. */
export function bicycle(x: number, y: number, size: number, colour: string): string {
  const shape =
    stroke('M-28 -16a16 16 0 1 0 .1 0M28 -16a16 16 0 1 0 .1 0', colour, 2.6) +
    stroke('M-28 0L-12 -30H16L0 -2L-12 -30M0 -2H-28M28 0L14 -40M14 -40l-8 -3M-12 -30l-3 -6M-20 -37h10', colour, 3);
  return placed(shape, x, y - 16 * Math.abs(size), size);
}

/** A terracotta pot. */
export function pot(x: number, y: number, width: number, colour: string, ink: string): string {
  const w = width / 2;
  return (
    path(`M${num(x - w)} ${num(y - width)}H${num(x + w)}L${num(x + w * 0.72)} ${num(y)}H${num(x - w * 0.72)}Z`, colour) +
    path(`M${num(x - w)} ${num(y - width)}H${num(x - w * 0.3)}L${num(x - w * 0.2)} ${num(y)}H${num(x - w * 0.72)}Z`, ink, 'opacity=".2"') +
    rect(x - w * 1.08, y - width, width * 1.08, width * 0.16, colour)
  );
}

/** A soft shadow on the ground, to be airbrushed. */
export function groundShadow(x: number, y: number, rx: number, ry: number, ink: string, strength = 0.5): string {
  return ellipse(x, y, rx, ry, ink, `opacity="${strength}"`);
}
