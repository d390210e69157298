import { gableRoof, paintBuilding, pane, railing } from '../parts/building.ts';
import { paintLakeFront, paintSnowFront } from '../parts/front.ts';
import { paintLand, paintMist, ridgeLine, shadeRidge } from '../parts/ridge.ts';
import { paintSky, placeSun } from '../parts/sky.ts';
import { bush, pine, snowPine } from '../parts/trees.ts';
import { lighter, mix } from '../oklab.ts';
import type { Random } from '../random.ts';
import { type Scene, STAGE } from '../scene.ts';
import { num, path, poly, rect, stroke } from '../svg.ts';

const GROUND = 735;

type House = { x: number; y: number; width: number; floors: number; colour: string; roof: string; snowy: boolean };

/** A wooden harbour house with white trims, perhaps on stilts. */
function boardHouse(scene: Scene, random: Random, { x, y, width, floors, colour, roof, snowy }: House): string {
  const { palette } = scene;
  const trim = lighter(palette.wall[0], 0.3);
  const h = floors * 76 + 20;
  const top = y - h;
  const rise = width * random.range(0.34, 0.46);
  let svg =
    rect(x, top, width, h, colour) +
    poly(
      [
        [x, top + 1],
        [x + width / 2, top - rise],
        [x + width, top + 1],
      ],
      colour,
    );
  for (let q = 8; q < width; q += 11)
    svg += rect(
      x + q,
      top - Math.min(q, width - q) * (rise / (width / 2)) * 0.96,
      1.4,
      h + Math.min(q, width - q) * (rise / (width / 2)) * 0.96,
      palette.ink,
      'opacity=".16"',
    );
  svg += rect(x, top, 6, h, trim) + rect(x + width - 6, top, 6, h, trim);
  const bays = Math.max(2, Math.round(width / 74));
  for (let f = 0; f < floors; f++)
    for (let k = 0; k < bays; k++)
      svg += pane(scene, random, { x: x + (width / bays) * (k + 0.5) - 17, y: top + 24 + f * 76, width: 34, height: 44, frame: trim, bars: 'cross', lit: 0.3 });
  svg += pane(scene, random, { x: x + width / 2 - 15, y: top - rise * 0.5, width: 30, height: 38, frame: trim, bars: 'cross', lit: 0.5 });
  return (
    svg +
    gableRoof(x, top, width, rise, 'none', snowy ? lighter(palette.sun, 0.35) : roof, snowy ? '#ffffff' : lighter(palette.sun, 0.25)) +
    rect(x + width * 0.7, top - rise * 0.86, 18, rise * 0.5, mix(roof, palette.ink, 0.3))
  );
}

/** A tall triangular cabin with a glass front. */
function pointedCabin(scene: Scene, random: Random, x: number, y: number, w: number, roof: string, snowy: boolean): string {
  const { palette } = scene;
  const h = w * random.range(1.05, 1.25);
  const cx = x + w / 2;
  const wood = mix('#9a6a44', palette.ink, scene.evening ? 0.4 : 0.1);
  let svg =
    poly(
      [
        [x, y],
        [cx, y - h],
        [x + w, y],
      ],
      wood,
    ) +
    poly(
      [
        [x + w * 0.14, y],
        [cx, y - h * 0.78],
        [x + w * 0.86, y],
      ],
      mix(palette.ink, palette.water[1], 0.3),
    );
  const on = random.chance(0.55) || scene.evening;
  svg += poly(
    [
      [x + w * 0.19, y - 4],
      [cx, y - h * 0.7],
      [x + w * 0.81, y - 4],
    ],
    on
      ? scene.down(y - h * 0.7, y, [
          [0, mix(palette.glow, palette.accent, 0.15)],
          [1, palette.glow],
        ])
      : scene.down(y - h * 0.7, y, [
          [0, lighter(palette.water[1], 0.35)],
          [1, mix(palette.water[1], palette.ink, 0.4)],
        ]),
  );
  for (const t of [0.35, 0.5, 0.65])
    svg += rect(x + w * t - 2.5, y - h * (0.7 - Math.abs(t - 0.5) * 2 * 0.74), 5, h * (0.7 - Math.abs(t - 0.5) * 2 * 0.74), wood);
  svg += rect(x + w * 0.24, y - h * 0.34, w * 0.52, 7, wood);
  const edge = snowy ? lighter(palette.sun, 0.35) : roof;
  svg +=
    path(
      `M${num(x - 22)} ${num(y)}L${num(cx)} ${num(y - h - 34)}L${num(x + w + 22)} ${num(y)}H${num(x + w - 8)}L${num(cx)} ${num(y - h + 8)}L${num(x + 8)} ${num(y)}Z`,
      edge,
    ) +
    path(`M${num(x + w + 22)} ${num(y)}L${num(cx)} ${num(y - h - 34)}L${num(cx)} ${num(y - h - 10)}L${num(x + w + 8)} ${num(y)}Z`, '#ffffff', 'opacity=".3"');
  return (
    svg +
    rect(x - 40, y - 6, w + 80, 12, mix(wood, palette.ink, 0.35)) +
    railing(x - 40, y - 6, 56, 34, mix(wood, palette.ink, 0.35), 10) +
    railing(x + w - 16, y - 6, 56, 34, mix(wood, palette.ink, 0.35), 10)
  );
}

/** A modern low house of larch and glass under a grass roof. */
function longHouse(scene: Scene, random: Random, x: number, y: number, w: number, snowy: boolean): string {
  const { palette } = scene;
  const wood = mix(random.pick(['#9a6a44', '#5c4a3e', '#3c4449']), palette.ink, scene.evening ? 0.35 : 0.05);
  const h = 168;
  let svg = rect(x, y - h, w, h, wood);
  for (let q = 6; q < w; q += 10) svg += rect(x + q, y - h, 1.4, h, palette.ink, 'opacity=".2"');
  const panes = Math.round(w / 92);
  for (let k = 0; k < panes; k++)
    if (k % 3 !== 2)
      svg += pane(scene, random, {
        x: x + (w / panes) * k + 10,
        y: y - h + 34,
        width: w / panes - 16,
        height: h - 46,
        bars: 'upright',
        frame: mix(wood, palette.ink, 0.4),
        lit: 0.5,
      });
  const top = snowy ? lighter(palette.sun, 0.35) : mix(palette.leaf[0], palette.ground[0], 0.25);
  svg +=
    path(
      `M${num(x - 40)} ${num(y - h + 4)}L${num(x - 30)} ${num(y - h - 26)}Q${num(x + w / 2)} ${num(y - h - 66)} ${num(x + w + 30)} ${num(y - h - 26)}L${num(x + w + 40)} ${num(y - h + 4)}Z`,
      top,
    ) + rect(x - 40, y - h, w + 80, 10, mix(wood, palette.ink, 0.5));
  for (let q = 0; q < w; q += 40) svg += snowy ? '' : bush(random, x + q, y - h - 24 - 20 * Math.sin((q / w) * Math.PI), 70, 18, palette.leaf);
  return svg + rect(x + w * 0.68, y - h - 96, 40, 74, mix(wood, palette.ink, 0.45)) + rect(x - 60, y - 8, w + 120, 14, mix(wood, palette.ink, 0.3));
}

/** Northern lights: three curtains. */
function paintAurora(scene: Scene): void {
  const random = scene.random('aurora');
  const green = '#63e6b4';
  let svg = '';
  for (let band = 0; band < 3; band++) {
    const base = random.range(230, 430);
    const phase = random.range(0, 6);
    for (let x = -20; x < scene.width; x += 26) {
      const y = base + 60 * Math.sin(x / 230 + phase) + 24 * Math.sin(x / 90 + phase * 2);
      const h = random.range(150, 280);
      svg += poly(
        [
          [x, y],
          [x + 30, y + 6],
          [x + 48, y - h],
          [x + 22, y - h],
        ],
        scene.down(y - h, y, [
          [0, green, 0],
          [0.8, mix(green, scene.palette.sky[1], 0.3), 0.3],
          [1, green, 0.06],
        ]),
      );
    }
  }
  scene.airbrush(svg, 0.85);
}

/** Cabin of the north: harbour houses, pointed cabins or a long house on a fjord or in snow. */
export function paintCabin(scene: Scene): void {
  const { palette, width } = scene;
  const random = scene.random('subject');
  const style = scene.decide('style', (['harbour', 'pointed', 'long'] as const)[scene.seed % 3] ?? 'harbour');
  const front = scene.decide('front', style === 'harbour' ? 'water' : random.pick(['water', 'snow']));
  const snowy = front === 'snow';
  const sun = placeSun(scene, [150, 330], [38, 56]);
  paintSky(scene, { bottom: 660, sun });
  if (scene.paletteName === 'nuit') paintAurora(scene);
  for (let i = 0; i < 3; i++) {
    const t = i / 2;
    const fell = ridgeLine(scene, { name: `fell ${i}`, base: 520 + i * 60, amplitude: 190 - i * 44, frequency: 1.2 + i * 0.4, pointed: true, gain: 0.48 });
    const colour = mix(palette.land[0], palette.land[1], t);
    paintLand(scene, fell, GROUND, snowy ? mix(colour, lighter(palette.sun, 0.2), 0.45) : colour, 0.55);
    shadeRidge(scene, fell, 130, mix(colour, palette.ink, 0.35), 0.5);
    paintMist(scene, 590 + i * 50, 100, 0.5);
  }
  const firs = scene.random('firs');
  let line = '';
  for (let x = -20; x < width + 20; x += firs.range(14, 28)) line += pine(firs, x, 712, firs.range(50, 120), mix(palette.land[2], palette.leaf[1], 0.5));
  scene.flat(line + rect(0, 704, width, 60, snowy ? lighter(mix(palette.sun, palette.sky[1], 0.2), 0.2) : mix(palette.leaf[0], palette.leaf[1], 0.5)));
  const roof = mix(random.pick([palette.ink, palette.land[2], palette.roof]), palette.ink, 0.4);
  const start = STAGE * random.range(0.12, 0.2);
  let svg = '';
  if (style === 'harbour') {
    const colours = [
      palette.accent,
      palette.roof,
      mix(palette.glow, palette.ground[1], 0.35),
      palette.wall[0],
      mix(palette.land[1], palette.sky[0], 0.3),
      mix(palette.accent, palette.ink, 0.35),
    ];
    const count = scene.decide('houses', random.int(3, 5));
    let x = start - 40;
    const shift = random.int(0, 5);
    let stilts = '';
    for (let i = 0; i < count; i++) {
      const w = random.range(150, 250) * (count === 3 ? 1.25 : 1);
      svg += boardHouse(scene, random, {
        x,
        y: GROUND,
        width: w,
        floors: random.int(1, 3),
        colour: mix(colours[(i + shift) % 6] ?? palette.accent, palette.ink, scene.evening ? 0.3 : 0.05),
        roof,
        snowy,
      });
      for (let q = 10; q < w; q += 38) stilts += rect(x + q, GROUND, 7, 40, mix(palette.ink, palette.ground[1], 0.25));
      x += w + random.range(6, 26);
    }
    const deck = mix(palette.ground[1], palette.ink, 0.35);
    svg =
      stilts +
      rect(start - 90, GROUND - 3, x - start + 110, 13, deck) +
      svg +
      stroke(`M${num(x + 30)} ${GROUND + 20}L${num(x + 30)} ${GROUND - 60}M${num(x + 30)} ${GROUND - 60}l46 66`, palette.ink, 3);
  } else if (style === 'pointed') {
    const count = scene.decide('cabins', random.int(1, 3));
    const w = count === 1 ? 420 : count === 2 ? 310 : 230;
    for (let i = 0; i < count; i++)
      svg += pointedCabin(scene, random, start + 30 + i * (w + 110), GROUND + (i % 2) * 8, w * random.range(0.88, 1.05), roof, snowy);
  } else {
    const w = random.range(560, 720);
    svg += longHouse(scene, random, start, GROUND, w, snowy);
    if (random.chance(0.6))
      svg += boardHouse(scene, random, {
        x: start + w + 60,
        y: GROUND,
        width: 170,
        floors: 1,
        colour: mix(palette.accent, palette.ink, scene.evening ? 0.35 : 0.1),
        roof,
        snowy,
      });
  }
  paintBuilding(scene, svg, { x: start - 40, width: 360, ground: GROUND, strength: 0.3 });
  let foot = '';
  if (style !== 'harbour')
    for (let x = 10; x < width; x += firs.range(80, 150))
      foot += bush(
        firs,
        x,
        GROUND + 14,
        firs.range(60, 120),
        firs.range(24, 42),
        snowy ? [lighter(palette.sun, 0.4), mix(palette.sky[1], palette.sun, 0.4)] : palette.leaf,
      );
  scene.flat(foot);
  if (snowy) paintSnowFront(scene, GROUND + 8, start + 200);
  else paintLakeFront(scene, GROUND + (style === 'harbour' ? 26 : 14));
  let pines = '';
  for (const [u, size] of [
    [0.02, 0.62],
    [0.09, 0.44],
    [0.9, 0.46],
    [0.97, 0.66],
  ] as const) {
    const h = 900 * size * firs.range(0.85, 1.12);
    const y = snowy ? 990 : GROUND + 16;
    if (style === 'harbour' && u < 0.1) continue;
    pines += snowy
      ? snowPine(firs, STAGE * u, y, h, palette.leaf[1], lighter(palette.sun, 0.35))
      : pine(firs, STAGE * u, y, h * 0.75, mix(palette.leaf[1], palette.ink, 0.4), palette.leaf[1]);
  }
  scene.flat(pines);
}
