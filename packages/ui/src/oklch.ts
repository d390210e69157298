/** Colour arithmetic of the theme: sRGB hex ↔ OKLab/OKLCH, mixing, and the contrast formula of WCAG 2. */

/** A colour in OKLab: lightness 0..1 and two opponent axes. */
export type Oklab = { readonly l: number; readonly a: number; readonly b: number };

/** Three linear-light sRGB channels, 0..1. */
type Linear = readonly [number, number, number];

const toLinear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const toGamma = (channel: number): number => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055);

/** Whether the text is a colour we accept in a style sheet: `#` and six hexadecimal digits. */
export function isHexColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/iu.test(text);
}

function parseLinear(hex: string): Linear {
  if (!isHexColour(hex)) throw new Error(`not a #rrggbb colour: ${hex}`);
  const channel = (at: number): number => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

function linearOf({ l, a, b }: Oklab): Linear {
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

/** `#rrggbb` to OKLab. */
export function parseOklab(hex: string): Oklab {
  const [r, g, b] = parseLinear(hex);
  const x = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const y = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const z = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * x + 0.793617785 * y - 0.0040720468 * z,
    a: 1.9779984951 * x - 2.428592205 * y + 0.4505937099 * z,
    b: 0.0259040371 * x + 0.7827717662 * y - 0.808675766 * z,
  };
}

/** OKLab to `#RRGGBB`; chroma is lowered until the colour exists in sRGB. */
export function formatOklab(colour: Oklab): string {
  let fitted = colour;
  for (let step = 0; step < 24 && !linearOf(fitted).every((channel) => channel >= -0.0005 && channel <= 1.0005); step += 1) {
    fitted = { l: fitted.l, a: fitted.a * 0.92, b: fitted.b * 0.92 };
  }
  return `#${linearOf(fitted)
    .map((channel) =>
      Math.round(255 * toGamma(Math.min(1, Math.max(0, channel))))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase()}`;
}

/** Mix of two colours in OKLab; `share` of the first, 0..1. */
export function mixColours(first: string, second: string, share: number): string {
  const p = parseOklab(first);
  const q = parseOklab(second);
  const mix = (u: number, v: number): number => u * share + v * (1 - share);
  return formatOklab({ l: mix(p.l, q.l), a: mix(p.a, q.a), b: mix(p.b, q.b) });
}

/** Relative luminance of WCAG 2, 0..1. */
export function luminance(hex: string): number {
  const [r, g, b] = parseLinear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of WCAG 2, 1..21. */
export function contrast(first: string, second: string): number {
  const p = luminance(first);
  const q = luminance(second);
  return (Math.max(p, q) + 0.05) / (Math.min(p, q) + 0.05);
}

/** The same hue and chroma with another lightness (chroma shrinks only where sRGB ends). */
export function withLightness(hex: string, lightness: number): string {
  return formatOklab({ ...parseOklab(hex), l: Math.min(1, Math.max(0, lightness)) });
}

/**
 * Moves the lightness away from the given backgrounds until the contrast with each of them is at least
 * `ratio`; answers the colour itself when it already is, and black or white when no lightness of it does.
 */
export function reachContrast(hex: string, backgrounds: readonly string[], ratio: number): string {
  const worst = (colour: string): number => Math.min(...backgrounds.map((background) => contrast(colour, background)));
  if (worst(hex) >= ratio) return hex;
  const goDarker = Math.max(...backgrounds.map(luminance)) > 0.18;
  const start = parseOklab(hex).l;
  for (let step = 1; step <= 100; step += 1) {
    const candidate = withLightness(hex, start + (goDarker ? -step : step) * 0.01);
    if (worst(candidate) >= ratio) return candidate;
  }
  return goDarker ? '#000000' : '#FFFFFF';
}
