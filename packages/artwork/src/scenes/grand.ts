import { skyline } from '../parts/backdrop.ts';
import { awning, balustrade, darkGlass, pane, railing, paintBuilding } from '../parts/building.ts';
import { paintStreetFront } from '../parts/front.ts';
import { bicycle, carSide, streetLamp } from '../parts/props.ts';
import { paintMist } from '../parts/ridge.ts';
import { paintSky, placeSun } from '../parts/sky.ts';
import { bush, roundTree } from '../parts/trees.ts';
import { lighter, mix } from '../oklab.ts';
import { type Scene, STAGE } from '../scene.ts';
import { arch, circle, num, path, poly, rect } from '../svg.ts';

const GROUND = 815;

/** City palace: arched ground floor with awnings, balconies, mansard with dormers, perhaps domed corners. */
export function paintGrand(scene: Scene): void {
  const { palette } = scene;
  const random = scene.random('subject');
  const bays = scene.decide('bays', random.pick([7, 9, 9, 11]));
  const roof = scene.decide('roof', (['mansard', 'balustrade', 'corner domes', 'gables'] as const)[scene.seed % 4] ?? 'mansard');
  const floors = scene.decide('floors', random.int(3, roof === 'corner domes' ? 4 : 6));
  const arched = random.chance(0.5);
  const wall = random.pick([
    palette.wall[0],
    mix(palette.wall[0], palette.ground[0], 0.6),
    mix(palette.wall[0], palette.roof, 0.42),
    mix(palette.wall[0], palette.glow, 0.5),
    mix(palette.wall[0], palette.sky[1], 0.35),
    mix(palette.roof, palette.wall[1], 0.3),
  ]);
  const stone = lighter(wall, 0.45);
  const slate = mix(random.pick([palette.roof, palette.land[2], palette.land[1]]), palette.ink, 0.4);
  const bodyWidth = Math.min(0.74 * STAGE, bays * random.range(96, 112));
  const x = (STAGE - bodyWidth) * random.range(0.3, 0.55);
  const floor = Math.min(98, 390 / floors + 10);
  const base = 132;
  const top = GROUND - base - floors * floor;
  const bay = bodyWidth / bays;
  const sun = placeSun(scene, [120, 250], [40, 58]);
  paintSky(scene, { bottom: GROUND, sun });
  scene.flat(skyline(scene, 'behind', GROUND, 430, mix(palette.land[0], palette.haze, 0.35), scene.evening ? 0.08 : 0));
  paintMist(scene, GROUND - 160, 280, 0.45);
  let svg = rect(x, top, bodyWidth, GROUND - top, wall) + rect(x - 10, top - 12, bodyWidth + 20, 16, stone);
  const middle = (bays - 1) / 2;
  if (roof === 'mansard' || roof === 'corner domes')
    svg +=
      poly(
        [
          [x, top - 12],
          [x + 34, top - 96],
          [x + bodyWidth - 34, top - 96],
          [x + bodyWidth, top - 12],
        ],
        slate,
      ) + rect(x + 30, top - 100, bodyWidth - 60, 6, lighter(slate, 0.2));
  if (roof === 'balustrade') svg += balustrade(x, top - 10, bodyWidth, 36, stone, palette.wall[1]);
  if (roof === 'gables') {
    svg += poly(
      [
        [x, top - 12],
        [x + 20, top - 80],
        [x + bodyWidth - 20, top - 80],
        [x + bodyWidth, top - 12],
      ],
      slate,
    );
    for (const k of [1, middle, bays - 2]) {
      const cx = x + bay * (k + 0.5);
      svg +=
        path(
          `M${num(cx - bay * 0.8)} ${num(top - 8)}V${num(top - 60)}h${num(bay * 0.2)}v-26h${num(bay * 0.2)}v-26h${num(bay * 0.8)}v26h${num(bay * 0.2)}v26h${num(bay * 0.2)}V${num(top - 8)}Z`,
          wall,
        ) + pane(scene, random, { x: cx - 15, y: top - 82, width: 30, height: 56, arched: true, frame: stone, lit: 0.3 });
    }
  }
  if (roof === 'mansard' || roof === 'corner domes') {
    for (let k = 0; k < bays; k++) {
      const cx = x + bay * (k + 0.5);
      if (k % 2 === 0 && cx > x + 50 && cx < x + bodyWidth - 50)
        svg +=
          poly(
            [
              [cx - 24, top - 12],
              [cx - 24, top - 58],
              [cx, top - 84],
              [cx + 24, top - 58],
              [cx + 24, top - 12],
            ],
            stone,
          ) + pane(scene, random, { x: cx - 13, y: top - 62, width: 26, height: 46, arched: true, lit: 0.35 });
    }
  }
  if (roof === 'corner domes') {
    for (const cx of [x + bay * 0.6, x + bodyWidth - bay * 0.6]) {
      svg +=
        rect(cx - bay * 0.72, top - 70, bay * 1.44, GROUND - top + 70, wall) +
        rect(cx - bay * 0.8, top - 78, bay * 1.6, 12, stone) +
        path(
          `M${num(cx - bay * 0.7)} ${num(top - 76)}C${num(cx - bay * 0.72)} ${num(top - 170)} ${num(cx - bay * 0.2)} ${num(top - 178)} ${num(cx)} ${num(top - 214)}C${num(cx + bay * 0.2)} ${num(top - 178)} ${num(cx + bay * 0.72)} ${num(top - 170)} ${num(cx + bay * 0.7)} ${num(top - 76)}Z`,
          slate,
        ) +
        rect(cx - 2, top - 262, 4, 54, palette.ink) +
        circle(cx, top - 232, 6, palette.glow);
      svg += pane(scene, random, { x: cx - 20, y: top - 54, width: 40, height: 50, arched: true, frame: stone, lit: 0.3 });
    }
  }
  for (let f = 0; f < floors; f++) {
    const y = top + floor * f + floor * 0.17;
    if (f === floors - 1 || f === 0) svg += rect(x - 4, top + floor * (f + 1) - 4, bodyWidth + 8, 6, stone);
    for (let k = 0; k < bays; k++) {
      const cx = x + bay * (k + 0.5);
      const w = bay * 0.4;
      svg += pane(scene, random, {
        x: cx - w / 2,
        y,
        width: w,
        height: floor * 0.66,
        arched: arched && f === floors - 1,
        frame: stone,
        bars: 'cross',
        lit: 0.2,
      });
      if (f % 2 === 1 || (floors < 4 && k === middle))
        svg +=
          rect(cx - w * 0.86, y + floor * 0.68, w * 1.72, 7, palette.wall[1]) +
          railing(cx - w * 0.82, y + floor * 0.68, w * 1.64, floor * 0.22, palette.ink, 6);
      else svg += rect(cx - w * 0.7, y + floor * 0.69, w * 1.4, 5, palette.wall[1]);
      if (random.chance(0.12)) svg += bush(random, cx, y + floor * 0.68, w * 1.4, 16, [palette.accent, palette.leaf[0]]);
    }
  }
  const shopTop = GROUND - base;
  const canopy = random.pick([
    palette.accent,
    mix(palette.leaf[1], palette.leaf[0], 0.3),
    mix(palette.water[1], palette.ink, 0.25),
    mix(palette.roof, palette.ink, 0.2),
  ]);
  svg += rect(x - 8, shopTop - 8, bodyWidth + 16, 13, stone) + rect(x, shopTop + 5, bodyWidth, base - 5, mix(palette.wall[1], wall, 0.35));
  for (let k = 0; k < bays; k++) {
    const cx = x + bay * (k + 0.5);
    const w = bay * 0.66;
    svg +=
      arch(cx - w / 2 - 5, GROUND, w + 10, base * 0.86, stone) +
      arch(
        cx - w / 2,
        GROUND,
        w,
        base * 0.8,
        random.chance(0.45) || scene.evening || k === middle ? mix(palette.glow, palette.ink, k === middle ? 0 : 0.18) : darkGlass(scene),
      );
    svg += rect(cx - 1.5, GROUND - base * 0.78, 3, base * 0.78, stone);
    if (k !== middle) svg += awning(cx - w * 0.62, shopTop + 14, w * 1.24, 34, canopy, lighter(palette.wall[0], 0.35));
  }
  const cx = x + bodyWidth / 2;
  svg +=
    path(`M${num(cx - 96)} ${num(shopTop + 36)}Q${num(cx)} ${num(shopTop - 34)} ${num(cx + 96)} ${num(shopTop + 36)}Z`, canopy) +
    rect(cx - 92, shopTop + 34, 4, base - 34, palette.ink) +
    rect(cx + 88, shopTop + 34, 4, base - 34, palette.ink);
  if (random.chance(0.6)) {
    const mast = roof === 'balustrade' ? top - 40 : top - 98;
    svg += rect(cx - 2, mast - 76, 4, 78, palette.ink) + path(`M${num(cx + 2)} ${num(mast - 74)}q26 -8 54 2v32q-28 -10 -54 -2Z`, palette.accent);
  }
  paintBuilding(scene, svg, { x: x - 10, width: bodyWidth * 0.46, ground: GROUND, strength: 0.4 });
  paintStreetFront(scene, GROUND);
  const street = scene.random('street');
  let props = '';
  const leaf: [string, string] =
    scene.paletteName === 'olive' && street.chance(0.5)
      ? [mix(palette.leaf[0], palette.accent, 0.35), mix(palette.leaf[1], palette.accent, 0.3)]
      : [palette.leaf[0], palette.leaf[1]];
  for (let tx = street.range(20, 70); tx < scene.width; tx += street.range(100, 150))
    if (tx < x - 30 || tx > x + bodyWidth + 30) props += roundTree(street, tx, GROUND + 10, street.range(230, 300), leaf, mix(palette.ink, palette.roof, 0.25));
  const lampX = [x - 14, x + bodyWidth + 14];
  for (const lx of lampX) props += streetLamp(lx, GROUND + 12, 150, palette);
  scene.flat(props);
  scene.airbrush(
    lampX
      .map((lx) =>
        circle(
          lx,
          GROUND - 148,
          110,
          scene.around(lx, GROUND - 148, 110, [
            [0, palette.glow, scene.evening ? 0.75 : 0.35],
            [1, palette.glow, 0],
          ]),
        ),
      )
      .join(''),
    0.6,
  );
  const car = street.range(0.58, 0.8) * STAGE;
  scene.flat(
    carSide(car, GROUND + 62, street.chance(0.5) ? 1 : -1, street.pick([palette.glow, palette.accent, palette.roof, palette.wall[0]]), palette) +
      (street.chance(0.5) ? bicycle(street.range(0.2, 0.36) * STAGE, GROUND + 22, 1.1, palette.ink) : ''),
  );
}
