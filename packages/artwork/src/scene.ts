import { Random } from './random.ts';
import { type Palette, type PaletteName, eveningPalettes, palettes } from './palettes.ts';
import { num } from './svg.ts';

/** Where a picture was taken: decides trees, backdrop and the view from a window. */
export type Climate = 'sea' | 'inland' | 'mountain' | 'city' | 'desert' | 'north';

export type MirrorLayer = {
  type: 'mirror';
  /** horizon of the reflection, scene units */
  top: number;
  bottom: number;
  colours: readonly [string, string];
  /** share of water colour at the horizon, and how much it grows to the bottom */
  mixNear: number;
  mixGrow: number;
};

export type Layer = { type: 'flat'; svg: string } | { type: 'airbrush'; svg: string; softness: number; within?: string } | MirrorLayer;

/** [offset 0..1, colour, alpha] */
export type Stop = readonly [number, string, number?];

export type SceneOptions = { kind: string; seed: number; palette: PaletteName; climate: Climate; aspect: number };

/** Width of the stage on which the subject stands; a wider picture adds quiet room on the side of the light. */
export const STAGE = 1500;

/**
 * A poster being composed: layers in a space 1000 high, the light always on the right, the mass on the left. Turning the picture
 * round is done when it is painted, so no scene ever draws a side. Random numbers come in named streams: what depends on the width
 * can never disturb what decides the subject.
 */
export class Scene {
  readonly height = 1000;
  readonly width: number;
  readonly kind: string;
  readonly seed: number;
  readonly climate: Climate;
  readonly paletteName: PaletteName;
  readonly palette: Palette;
  /** Windows are lit. */
  readonly evening: boolean;
  /** The picture is painted turned round: mass on the right. Always so for heroes, whose title stands on the left. */
  readonly turned: boolean;
  readonly layers: Layer[] = [];
  /** What the seed decided about the subject, by name. */
  readonly facts = new Map<string, string | number | boolean>();
  readonly #definitions = new Map<string, string>();

  constructor({ kind, seed, palette, climate, aspect }: SceneOptions) {
    this.kind = kind;
    this.seed = seed;
    this.climate = climate;
    this.width = Math.max(STAGE, 1000 * aspect);
    this.paletteName = palette;
    this.palette = palettes[palette];
    this.evening = eveningPalettes.has(palette);
    this.turned = aspect > 1.9 || this.random('side').chance(0.5);
  }

  /** A stream of random numbers of its own name: always the same numbers for one picture, whatever else was drawn. */
  random(stream: string): Random {
    return new Random(`${this.kind}:${this.seed}:${stream}`);
  }

  /** Notes what the seed decided, and hands it back. */
  decide<T extends string | number | boolean>(name: string, value: T): T {
    this.facts.set(name, value);
    return value;
  }

  /** Adds flat shapes on top. */
  flat(svg: string): void {
    const last = this.layers.at(-1);
    if (last?.type === 'flat') last.svg += svg;
    else this.layers.push({ type: 'flat', svg });
  }

  /** Adds airbrushed shapes on top: softness 1 is a smooth gradient, 0 is coarse spray; only where `within` has paint. */
  airbrush(svg: string, softness: number, within?: string): void {
    const last = this.layers.at(-1);
    if (within !== undefined) this.layers.push({ type: 'airbrush', svg, softness, within });
    else if (last?.type === 'airbrush' && last.softness === softness && last.within === undefined) last.svg += svg;
    else this.layers.push({ type: 'airbrush', svg, softness });
  }

  /** Adds a reflection of everything painted so far. */
  mirror(options: Omit<MirrorLayer, 'type'>): void {
    this.layers.push({ type: 'mirror', ...options });
  }

  /** Fill: gradient along a line, in scene units. */
  along(from: readonly [number, number], to: readonly [number, number], stops: readonly Stop[]): string {
    return this.#define(
      'linearGradient',
      `gradientUnits="userSpaceOnUse" x1="${num(from[0])}" y1="${num(from[1])}" x2="${num(to[0])}" y2="${num(to[1])}"`,
      stops,
    );
  }

  /** Fill: gradient from y1 down to y2. */
  down(y1: number, y2: number, stops: readonly Stop[]): string {
    return this.along([0, y1], [0, y2], stops);
  }

  /** Fill: gradient from x1 across to x2. */
  across(x1: number, x2: number, stops: readonly Stop[]): string {
    return this.along([x1, 0], [x2, 0], stops);
  }

  /** Fill: gradient from the top of each shape to its bottom. */
  boxDown(stops: readonly Stop[]): string {
    return this.#define('linearGradient', 'x1="0" y1="0" x2="0" y2="1"', stops);
  }

  /** Fill: gradient from the left of each shape to its right. */
  boxAcross(stops: readonly Stop[]): string {
    return this.#define('linearGradient', 'x1="0" y1="0" x2="1" y2="0"', stops);
  }

  /** Fill: gradient from a point outwards. */
  around(cx: number, cy: number, r: number, stops: readonly Stop[]): string {
    return this.#define('radialGradient', `gradientUnits="userSpaceOnUse" cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}"`, stops);
  }

  /** Attribute that clips to the given shapes. */
  clip(shapes: string): string {
    const id = this.#id();
    this.#definitions.set(id, `<clipPath id="${id}">${shapes}</clipPath>`);
    return `clip-path="url(#${id})"`;
  }

  /** The definitions an SVG text refers to. */
  definitionsFor(svg: string): string {
    const found = new Set([...svg.matchAll(/url\(#(d\d+)\)/g)].map((match) => match[1] ?? ''));
    return [...found].map((id) => this.#definitions.get(id) ?? '').join('');
  }

  #id(): string {
    return `d${this.#definitions.size}`;
  }

  #define(tag: string, attributes: string, stops: readonly Stop[]): string {
    const id = this.#id();
    const list = stops.map(([at, colour, a = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${a}"/>`).join('');
    this.#definitions.set(id, `<${tag} id="${id}" ${attributes}>${list}</${tag}>`);
    return `url(#${id})`;
  }
}
