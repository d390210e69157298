import { lighter, mix } from '../oklab.ts';
import { type Scene, STAGE } from '../scene.ts';
import { num, path, rect } from '../svg.ts';
import { palm } from './palm.ts';
import { paintRange } from './peak.ts';
import { sailBoat } from './props.ts';
import { paintLand, paintMist, ridgeLine, shadeRidge } from './ridge.ts';
import { acacia, bush, cypress, foliage, pine } from './trees.ts';
import { paintGlints, paintRipples, paintWater } from './water.ts';

export type BackdropOptions = { horizon: number; bottom: number; sunX: number };

/** A hazy skyline of towers, base at y. */
export function skyline(scene: Scene, name: string, y: number, height: number, colour: string, windows: number): string {
  const { palette } = scene;
  const random = scene.random(`skyline ${name}`);
  let towers = '';
  let lights = '';
  let dark = '';
  let x = -20;
  while (x < scene.width + 20) {
    const w = random.range(40, 96);
    const rise = 0.5 + 0.5 * Math.exp(-(((x - STAGE * 0.66) / (STAGE * 0.3)) ** 2));
    const h = height * rise * random.range(0.45, 1.05);
    const top = y - h;
    const roof = random.int(0, 5);
    const d =
      roof === 0
        ? `M${num(x)} ${num(y)}V${num(top + 24)}L${num(x + w / 2)} ${num(top - 8)}L${num(x + w)} ${num(top + 24)}V${num(y)}Z`
        : roof === 1
          ? `M${num(x)} ${num(y)}V${num(top + h * 0.2)}H${num(x + w * 0.18)}V${num(top)}H${num(x + w * 0.46)}V${num(top - h * 0.16)}h${num(w * 0.07)}V${num(top)}H${num(x + w * 0.82)}V${num(top + h * 0.2)}H${num(x + w)}V${num(y)}Z`
          : roof === 2
            ? `M${num(x)} ${num(y)}V${num(top + w / 2)}A${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(x + w)} ${num(top + w / 2)}V${num(y)}Z`
            : roof === 3
              ? `M${num(x)} ${num(y)}V${num(top + w * 0.4)}L${num(x + w)} ${num(top)}V${num(y)}Z`
              : `M${num(x)} ${num(y)}V${num(top)}H${num(x + w)}V${num(y)}Z`;
    towers += path(d, 'inherit');
    dark += rect(x, top + h * 0.25, w * 0.36, h * 0.75, 'inherit');
    for (let wy = top + h * 0.3; wy < y - 14; wy += 21) {
      for (let wx = x + 7; wx < x + w - 12; wx += 15)
        if (random.chance(windows)) lights += rect(wx, wy, 7, 11, 'inherit', `opacity="${random.range(0.45, 1).toFixed(2)}"`);
    }
    x += w + random.range(-6, 9);
  }
  const fill = scene.down(y - height, y, [
    [0, colour],
    [1, mix(colour, palette.haze, 0.6)],
  ]);
  return `<g fill="${fill}">${towers.replaceAll('fill="inherit"', '')}</g><g fill="${mix(colour, palette.ink, 0.6)}" opacity=".22">${dark.replaceAll('fill="inherit"', '')}</g><g fill="${palette.glow}">${lights.replaceAll('fill="inherit"', '')}</g>`;
}

function seaView(scene: Scene, { horizon, bottom, sunX }: BackdropOptions): void {
  const { palette } = scene;
  const land = ridgeLine(scene, { name: 'headland', base: horizon - 2, amplitude: 55, frequency: 2.2, shape: (x) => Math.abs(x / STAGE - 0.16) * 150 - 14 });
  paintLand(scene, land, horizon, palette.land[0], 0.4);
  shadeRidge(scene, land, 60, palette.land[1], 0.45);
  paintWater(scene, { top: horizon, bottom, mixNear: 0.48, mixGrow: 0.5 });
  paintGlints(scene, sunX, horizon, bottom, 140, 50);
  paintRipples(scene, horizon, bottom, 30);
  const random = scene.random('boats');
  scene.flat(sailBoat(STAGE * random.range(0.44, 0.56), horizon + 14, random.range(34, 48), lighter(palette.sun, 0.3), palette.ink));
}

function hills(scene: Scene, { horizon, bottom }: BackdropOptions): void {
  const { palette } = scene;
  const tall = scene.random('hills').range(60, 120);
  const far = ridgeLine(scene, { name: 'far hills', base: horizon - 30, amplitude: tall, frequency: 1.9 });
  paintLand(scene, far, bottom, palette.land[0], 0.5);
  shadeRidge(scene, far, 90, palette.land[1], 0.4);
  const near = ridgeLine(scene, { name: 'near hills', base: horizon + 10, amplitude: 48, frequency: 2.4, octaves: 4, gain: 0.42 });
  paintLand(scene, near, bottom, mix(palette.land[0], palette.land[1], 0.75), 0.4);
  paintMist(scene, horizon + 20, 90, 0.5);
}

function inlandView(scene: Scene, options: BackdropOptions): void {
  const { palette, width } = scene;
  hills(scene, options);
  const random = scene.random('plain');
  const plain = options.horizon + (options.bottom - options.horizon) * 0.42;
  scene.flat(
    rect(
      0,
      plain,
      width,
      options.bottom - plain,
      scene.down(plain, options.bottom, [
        [0, mix(palette.ground[0], palette.land[1], 0.35)],
        [1, mix(palette.ground[0], palette.leaf[0], 0.3)],
      ]),
    ),
  );
  let svg = '';
  for (let x = 0; x < width; x += random.range(34, 80)) {
    const y = plain + random.range(-4, (options.bottom - plain) * 0.5);
    const k = 0.7 + (y - plain) / (options.bottom - plain);
    if (scene.paletteName === 'safran')
      svg += random.chance(0.16) ? acacia(random, x, y + 10, 90 * k, palette.leaf) : bush(random, x, y, 46 * k, 20 * k, palette.leaf);
    else if (random.chance(0.26)) svg += cypress(x, y + 6, random.range(56, 92) * k, palette.leaf);
    else svg += bush(random, x, y, random.range(40, 78) * k, random.range(20, 34) * k, [mix(palette.leaf[0], palette.ground[0], 0.15), palette.leaf[1]]);
  }
  scene.flat(svg);
}

function mountainView(scene: Scene, { horizon, bottom }: BackdropOptions): void {
  const { palette, width } = scene;
  paintRange(scene, {
    base: horizon + 20,
    height: 260,
    rows: [
      [1, 5],
      [0.6, 6],
    ],
    dominant: scene.random('view').range(0.5, 0.75),
    snow: true,
  });
  const random = scene.random('tree line');
  let svg = '';
  for (let x = -20; x < width + 20; x += random.range(14, 26))
    svg += pine(random, x, horizon + 34, random.range(40, 92), mix(palette.land[2], palette.leaf[1], 0.45));
  scene.flat(
    svg +
      rect(
        0,
        horizon + 30,
        width,
        bottom - horizon - 30,
        scene.down(horizon + 30, bottom, [
          [0, mix(palette.leaf[0], palette.ground[0], 0.35)],
          [1, mix(palette.leaf[0], palette.leaf[1], 0.45)],
        ]),
      ),
  );
}

function cityView(scene: Scene, { horizon, bottom, sunX }: BackdropOptions): void {
  const { palette } = scene;
  const share = scene.evening ? 0.34 : 0.1;
  scene.flat(skyline(scene, 'far', horizon, 300, mix(palette.land[0], palette.haze, 0.2), 0));
  paintMist(scene, horizon - 50, 170, 0.4);
  scene.flat(skyline(scene, 'near', horizon + 6, 230, mix(palette.land[0], palette.land[1], 0.85), share));
  paintMist(scene, horizon - 10, 90, 0.3);
  const random = scene.random('quay');
  let trees = rect(0, horizon - 6, scene.width, 14, palette.ink);
  for (let x = 0; x < scene.width; x += random.range(40, 90))
    trees += foliage(random, x, horizon, random.range(44, 80), random.range(22, 40), random.chance(0.5) ? palette.leaf[1] : palette.leaf[0], 6);
  scene.flat(trees);
  paintWater(scene, { top: horizon + 6, bottom, mixNear: 0.12, mixGrow: 0.6 });
  paintGlints(scene, sunX, horizon + 6, bottom, 120, 36);
  paintRipples(scene, horizon + 8, bottom, 34);
}

function desertView(scene: Scene, { horizon, bottom }: BackdropOptions): void {
  const { palette, width } = scene;
  const mesas = ridgeLine(scene, { name: 'mesas', base: horizon - 10, amplitude: 58, frequency: 2.6, pointed: true });
  paintLand(scene, mesas, bottom, palette.land[0], 0.5);
  shadeRidge(scene, mesas, 60, palette.land[1], 0.45);
  const dunes = ridgeLine(scene, { name: 'dunes', base: horizon + 26, amplitude: 34, frequency: 1.4, octaves: 2, gain: 0.3 });
  paintLand(scene, dunes, bottom, palette.ground[0], mix(palette.ground[0], palette.ground[1], 0.55));
  shadeRidge(scene, dunes, 80, palette.ground[1], 0.55);
  const random = scene.random('oasis');
  let svg = '';
  for (let x = random.range(0, 60); x < width; x += random.range(70, 170)) {
    const y = horizon + random.range(46, 74);
    svg += random.chance(0.6)
      ? palm(random, { x, y, height: random.range(90, 170), lean: random.range(-0.1, 0.1), tones: palette.leaf, fronds: 9 })
      : bush(random, x, y + 4, random.range(50, 96), random.range(22, 40), palette.leaf);
  }
  scene.flat(svg);
}

function northView(scene: Scene, { horizon, bottom, sunX }: BackdropOptions): void {
  const { palette, width } = scene;
  const far = ridgeLine(scene, { name: 'far fell', base: horizon - 40, amplitude: 130, frequency: 1.5, pointed: true });
  paintLand(scene, far, horizon, palette.land[0], 0.6);
  shadeRidge(scene, far, 130, palette.land[1], 0.45);
  const near = ridgeLine(scene, {
    name: 'near fell',
    base: horizon + 16,
    amplitude: 90,
    frequency: 1.9,
    shape: (x) => 90 * Math.exp(-(((x / STAGE - 0.62) / 0.24) ** 2)),
  });
  paintLand(scene, near, horizon + 6, mix(palette.land[0], palette.land[1], 0.8), 0.45);
  shadeRidge(scene, near, 90, palette.land[2], 0.4);
  const random = scene.random('firs');
  let svg = '';
  for (const [x, y] of near)
    if (y < horizon && random.chance(0.35))
      svg += pine(random, x, y + random.range(4, Math.max(5, horizon - y)), random.range(26, 54), mix(palette.land[2], palette.leaf[1], 0.5));
  scene.flat(svg);
  paintMist(scene, horizon - 6, 46, 0.55);
  paintWater(scene, { top: horizon, bottom, mixNear: 0.14, mixGrow: 0.55 });
  paintRipples(scene, horizon + 6, bottom, 30);
  paintGlints(scene, sunX, horizon, bottom, 90, 26);
  scene.flat(rect(0, bottom - 2, width, 3, mix(palette.land[2], palette.ink, 0.3)));
}

const views = { sea: seaView, inland: inlandView, mountain: mountainView, city: cityView, desert: desertView, north: northView };

/** What is seen of the place itself, from a window, from a terrace, behind a house. The sky is painted before. */
export function paintBackdrop(scene: Scene, options: BackdropOptions): void {
  views[scene.climate](scene, options);
}

/** Only far hills and haze: the quiet backdrop of a facade. */
export function paintHills(scene: Scene, options: BackdropOptions): void {
  hills(scene, options);
}
