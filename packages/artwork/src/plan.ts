import { lighter, mix, parseColour } from './oklab.ts';
import { type PaletteName, palettes } from './palettes.ts';
import type { Picture, Series } from './picture.ts';
import type { SceneKind } from './scenes.ts';
import { series } from './series.ts';

const WIDE_WIDTHS = [768, 978, 1440] as const;
export const HERO_WIDTHS = [1440, 2880] as const;
export const MAIL_WIDTH = 600;

function luminance(colour: string): number {
  const [r, g, b] = parseColour(colour).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** Contrast of white text on a colour (WCAG formula). */
export function contrastWithWhite(colour: string): number {
  return 1.05 / (luminance(colour) + 0.05);
}

/** The palette's near water, deepened until white text reads on it. */
export function scrimOf(name: PaletteName): string {
  const { water, ink } = palettes[name];
  for (let share = 0; share < 1; share += 0.05) {
    const colour = mix(water[1], ink, share);
    if (contrastWithWhite(colour) >= 4.6) return colour;
  }
  return ink;
}

const watery: ReadonlySet<SceneKind> = new Set([
  'beach',
  'lagoon',
  'pool',
  'pooltop',
  'aerial',
  'cliff',
  'fjord',
  'cruise',
  'canal',
  'city',
  'mountain',
  'harbour',
  'diving',
  'catamaran',
]);

function gradientOf(kind: SceneKind, name: PaletteName): [string, string, string] {
  const { sky, haze, water, ground } = palettes[name];
  return [sky[1], haze, watery.has(kind) ? lighter(water[1], 0.15) : ground[0]];
}

function pictureOf(run: Series, index: number, palette: PaletteName, twin: boolean): Picture {
  const number = (run.from ?? 1) + index;
  const id = (n: number): string => `${run.kind}-${String(n).padStart(3, '0')}`;
  const hero = !twin && run.heroes?.includes(index) === true;
  return {
    id: id(twin ? number + 100 : number),
    kind: run.kind,
    palette,
    seed: number,
    climate: run.climate,
    role: run.role,
    evening: ['corail', 'prune', 'nuit'].includes(palette),
    ...(twin ? { eveningOf: id(number) } : {}),
    formats: { wide: WIDE_WIDTHS, ...(hero ? { hero: HERO_WIDTHS } : {}), ...(hero || (run.role === 'facade' && !twin) ? { mail: true } : {}) },
    gradient: gradientOf(run.kind, palette),
    scrim: scrimOf(palette),
  };
}

/** Every picture of the collection, in order; an evening twin follows at number + 100. */
export function planPictures(): Picture[] {
  return series.flatMap((run) =>
    run.palettes.flatMap((palette, index) => {
      const evening = run.evenings?.[index];
      return [pictureOf(run, index, palette, false), ...(evening === undefined ? [] : [pictureOf(run, index, evening, true)])];
    }),
  );
}
