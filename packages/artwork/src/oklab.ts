/** Colour mixing. Posters mix in OKLab only: mixes in sRGB turn grey half-way. Colours are '#rrggbb'. */
type Triple = readonly [number, number, number];

/** Red, green and blue of a '#rrggbb' colour, 0..1. */
export function parseColour(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = (c: number): number => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);

function toOklab(hex: string): Triple {
  const [red, green, blue] = parseColour(hex);
  const r = toLinear(red);
  const g = toLinear(green);
  const b = toLinear(blue);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([L, a, b]: Triple): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (c: number): string =>
    Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, c)))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${channels.map(byte).join('')}`;
}

/** Mixes two colours in OKLab; share 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const a = toOklab(first);
  const b = toOklab(second);
  return fromOklab([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

/** The colour mixed towards white. */
export function lighter(colour: string, share: number): string {
  return mix(colour, '#ffffff', share);
}
