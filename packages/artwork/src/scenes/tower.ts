import { skyline } from '../parts/backdrop.ts';
import { darkGlass, pane, paintBuilding } from '../parts/building.ts';
import { paintLakeFront, paintStreetFront } from '../parts/front.ts';
import { palm } from '../parts/palm.ts';
import { carSide, streetLamp } from '../parts/props.ts';
import { paintMist } from '../parts/ridge.ts';
import { paintBirds, paintSky, placeSun } from '../parts/sky.ts';
import { bush, roundTree } from '../parts/trees.ts';
import { lighter, mix } from '../oklab.ts';
import type { Random } from '../random.ts';
import { type Scene, STAGE } from '../scene.ts';
import { num, path, rect } from '../svg.ts';

const GROUND = 800;

type Shape = 'sail' | 'set back' | 'fins' | 'twins' | 'crescent' | 'stack';

/** Lights and glass of one tower, clipped to its outline. */
function curtain(scene: Scene, random: Random, outline: string, x: number, top: number, w: number, glass: string, frame: string): string {
  const { palette } = scene;
  const inside = scene.clip(path(outline, '#000000'));
  const svg = path(
    outline,
    scene.down(top, GROUND, [
      [0, mix(glass, palette.sky[1], 0.45)],
      [0.6, glass],
      [1, mix(glass, palette.ink, 0.25)],
    ]),
  );
  const lights = scene.random(`windows ${num(x)}`);
  let cells = '';
  const floor = random.pick([26, 30, 36]);
  const bay = random.pick([24, 30, 40]);
  for (let y = top + 10; y < GROUND - 40; y += floor) {
    for (let q = 0; q < w; q += bay) {
      if (lights.chance(scene.evening ? 0.42 : 0.07))
        cells += rect(x + q + 2, y + 5, bay - 5, floor - 9, palette.glow, `opacity="${lights.range(0.55, 1).toFixed(2)}"`);
      else if (lights.chance(0.22)) cells += rect(x + q + 2, y + 5, bay - 5, floor - 9, lighter(glass, 0.35), 'opacity=".5"');
    }
    cells += rect(x, y, w, 4, frame, 'opacity=".75"');
  }
  for (let q = 0; q < w; q += bay * 2) cells += rect(x + q, top, 2.4, GROUND - top, frame, 'opacity=".5"');
  cells += rect(x, top, w * 0.3, GROUND - top, palette.ink, 'opacity=".24"') + rect(x + w * 0.9, top, w * 0.1, GROUND - top, palette.sun, 'opacity=".22"');
  return `${svg}<g ${inside}>${cells}</g>`;
}

function towerOf(scene: Scene, random: Random, shape: Shape, x: number, w: number, top: number, glass: string, frame: string): string {
  const r = x + w;
  if (shape === 'sail')
    return (
      curtain(
        scene,
        random,
        `M${num(x)} ${GROUND}V${num(top + 120)}Q${num(x + w * 0.1)} ${num(top)} ${num(x + w * 0.22)} ${num(top)}Q${num(r + w * 0.1)} ${num(top + (GROUND - top) * 0.42)} ${num(r)} ${GROUND}Z`,
        x,
        top,
        w * 1.1,
        glass,
        frame,
      ) + rect(x + w * 0.16, top - 90, 4, 96, scene.palette.ink)
    );
  if (shape === 'set back')
    return (
      curtain(
        scene,
        random,
        `M${num(x)} ${GROUND}V${num(top + 230)}H${num(x + w * 0.14)}V${num(top + 110)}H${num(x + w * 0.28)}V${num(top)}H${num(x + w * 0.72)}V${num(top + 110)}H${num(x + w * 0.86)}V${num(top + 230)}H${num(r)}V${GROUND}Z`,
        x,
        top,
        w,
        glass,
        frame,
      ) +
      path(
        `M${num(x + w * 0.36)} ${num(top)}V${num(top - 40)}H${num(x + w * 0.45)}L${num(x + w * 0.5)} ${num(top - 140)}L${num(x + w * 0.55)} ${num(top - 40)}H${num(x + w * 0.64)}V${num(top)}Z`,
        frame,
      )
    );
  if (shape === 'crescent')
    return curtain(
      scene,
      random,
      `M${num(x)} ${GROUND}Q${num(x - w * 0.06)} ${num(top + 120)} ${num(x + w * 0.34)} ${num(top)}Q${num(r)} ${num(top + 20)} ${num(r)} ${num(top + 190)}V${GROUND}Z`,
      x - w * 0.06,
      top,
      w * 1.06,
      glass,
      frame,
    );
  if (shape === 'stack') {
    let svg = '';
    let y = GROUND;
    const boxes = 5;
    for (let i = 0; i < boxes; i++) {
      const h = (GROUND - top) / boxes;
      const dx = (i % 2 ? 0.14 : -0.08) * w;
      svg +=
        curtain(scene, random, `M${num(x + dx)} ${num(y)}V${num(y - h + 7)}H${num(r + dx)}V${num(y)}Z`, x + dx, y - h, w, glass, frame) +
        rect(x + dx - 8, y - h + 1, w + 16, 9, frame) +
        bush(random, r + dx - 30, y - h + 4, 80, 26, scene.palette.leaf);
      y -= h;
    }
    return svg;
  }
  return (
    curtain(scene, random, `M${num(x)} ${GROUND}V${num(top)}H${num(r)}V${GROUND}Z`, x, top, w, glass, frame) +
    rect(x - 8, top - 12, w + 16, 14, frame) +
    rect(x + w * 0.3, top - 40, w * 0.4, 30, mix(frame, scene.palette.ink, 0.2))
  );
}

/** High-rise hotel of a great city: one of six shapes over a podium, on a street or at the water. */
export function paintTower(scene: Scene): void {
  const { palette, width } = scene;
  const random = scene.random('subject');
  const shapes: [Shape, ...Shape[]] = ['sail', 'set back', 'fins', 'twins', 'crescent', 'stack'];
  const shape = scene.decide('shape', shapes[scene.seed % 6] ?? 'sail');
  const front = scene.decide('front', random.chance(0.5) ? 'street' : 'water');
  const warm = scene.decide('palms', scene.seed % 5 === 2 || scene.seed % 5 === 0);
  const glass = random.pick([
    mix(palette.water[1], palette.sky[0], 0.4),
    mix(palette.land[1], palette.sky[1], 0.3),
    mix(palette.water[0], palette.water[1], 0.6),
    mix(palette.wall[1], palette.land[1], 0.4),
  ]);
  const frame = random.pick([lighter(palette.wall[0], 0.2), palette.wall[0], mix(palette.wall[0], palette.ground[1], 0.4)]);
  const sun = placeSun(scene, [140, 300], [46, 70]);
  paintSky(scene, { bottom: GROUND, sun });
  scene.flat(skyline(scene, 'far', GROUND - 6, 420, mix(palette.land[0], palette.haze, 0.35), 0));
  paintMist(scene, GROUND - 150, 240, 0.45);
  scene.flat(skyline(scene, 'mid', GROUND, 290, mix(palette.land[0], palette.land[1], 0.55), scene.evening ? 0.22 : 0.03));
  paintMist(scene, GROUND - 60, 200, 0.4);
  const top = random.range(110, 220);
  const x = random.range(0.22, 0.32) * STAGE;
  const w = random.range(270, 360);
  let svg = '';
  if (shape === 'twins') {
    const tw = w * 0.62;
    svg +=
      towerOf(scene, random, 'fins', x, tw, top, glass, frame) + towerOf(scene, random, 'fins', x + tw * 1.6, tw, top + random.range(20, 90), glass, frame);
    const bridge = top + random.range(170, 260);
    svg += rect(x + tw - 4, bridge, tw * 0.6 + 8, 34, frame) + rect(x + tw, bridge + 8, tw * 0.6, 16, scene.evening ? palette.glow : darkGlass(scene));
  } else svg += towerOf(scene, random, shape, x, w, top, glass, frame);
  const px = x - random.range(120, 200);
  const pw = w + (shape === 'twins' ? 320 : 330) + random.range(0, 120);
  const ph = random.range(96, 130);
  svg += rect(px, GROUND - ph, pw, ph, mix(frame, palette.wall[1], 0.3)) + rect(px - 14, GROUND - ph - 10, pw + 28, 14, frame);
  for (let q = 16; q < pw - 50; q += 54) svg += pane(scene, random, { x: px + q, y: GROUND - ph + 22, width: 42, height: ph - 28, bars: 'upright', lit: 0.4 });
  for (let q = 0; q < pw; q += 80) if (random.chance(0.65)) svg += bush(random, px + q + 30, GROUND - ph - 6, 84, 28, palette.leaf);
  const door = px + pw * 0.55;
  svg +=
    path(
      `M${num(door - 110)} ${num(GROUND - ph * 0.62)}Q${num(door)} ${num(GROUND - ph * 0.9)} ${num(door + 110)} ${num(GROUND - ph * 0.62)}L${num(door + 104)} ${num(GROUND - ph * 0.54)}H${num(door - 104)}Z`,
      palette.accent,
    ) + rect(door - 60, GROUND - ph * 0.54, 120, ph * 0.54, palette.glow);
  paintBuilding(scene, svg, { x: px - 14, width: pw * 0.4, ground: GROUND, strength: 0.26 });
  const street = scene.random('street');
  let trees = '';
  for (let tx = street.range(10, 60); tx < width; tx += street.range(90, 150)) {
    if (tx > door - 150 && tx < door + 150) continue;
    const beside = tx < px - 20 || tx > px + pw + 20;
    const h = street.range(150, 220) * (beside ? 1.2 : 0.8);
    trees += warm
      ? palm(street, { x: tx, y: GROUND + 8, height: h, lean: street.range(-0.06, 0.06), tones: palette.leaf, fronds: 9 })
      : roundTree(street, tx, GROUND + 8, h, palette.leaf, mix(palette.ink, palette.roof, 0.2));
  }
  scene.flat(trees);
  if (front === 'street') {
    paintStreetFront(scene, GROUND);
    scene.flat(
      streetLamp(px - 30, GROUND + 12, 140, palette) +
        streetLamp(px + pw + 30, GROUND + 12, 140, palette) +
        carSide(
          street.range(0.6, 0.84) * STAGE,
          GROUND + 66,
          street.chance(0.5) ? 1 : -1,
          street.pick([palette.accent, palette.glow, palette.wall[0]]),
          palette,
        ),
    );
  } else {
    scene.flat(rect(0, GROUND - 2, width, 14, mix(palette.wall[1], palette.ink, 0.3)));
    paintLakeFront(scene, GROUND + 4);
  }
  paintBirds(scene, STAGE * 0.66, 330, 14);
}
