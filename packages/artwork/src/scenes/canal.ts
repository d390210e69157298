import { darkGlass } from '../parts/building.ts';
import { bicycle, streetLamp } from '../parts/props.ts';
import { paintLand, paintMist, ridgeLine } from '../parts/ridge.ts';
import { paintSky, placeSun } from '../parts/sky.ts';
import { roundTree } from '../parts/trees.ts';
import { paintRipples, paintWater } from '../parts/water.ts';
import { type Gable, gabledHouse } from './townhouse.ts';
import { lighter, mix } from '../oklab.ts';
import { type Scene, STAGE } from '../scene.ts';
import { arch, ellipse, num, path, rect, stroke } from '../svg.ts';

/** Gabled houses in six colours along water, an arched bridge, a tour boat, trees and lamps on the quay. */
export function paintCanal(scene: Scene): void {
  const { palette, width, height } = scene;
  const random = scene.random('subject');
  const quay = 640;
  const sun = placeSun(scene, [170, 270], [44, 60]);
  paintSky(scene, { bottom: quay, sun });
  paintLand(scene, ridgeLine(scene, { name: 'roofs', base: quay - 150, amplitude: 60, frequency: 5 }), quay, palette.land[0], 0.5);
  paintMist(scene, quay - 80, 160, 0.5);
  const colours: [string, ...string[]] = [
    palette.wall[0],
    palette.roof,
    mix(palette.roof, palette.ink, 0.35),
    mix(palette.wall[0], palette.ground[1], 0.5),
    mix(palette.land[1], palette.wall[1], 0.3),
    palette.ground[1],
  ];
  const gables: [Gable, ...Gable[]] = ['step', 'neck', 'point', 'cornice', 'bell'];
  let row = '';
  let shade = '';
  let i = 0;
  for (let x = -30; x < width + 30; ) {
    const w = random.range(92, 138);
    const h = random.range(250, 350);
    row +=
      gabledHouse(scene, random, x, quay, w, h, colours[(i * 5 + random.int(0, 2)) % 6] ?? palette.roof, random.pick(gables)) +
      arch(x + w * 0.36, quay - 6, w * 0.28, 64, mix(palette.ink, palette.accent, 0.25));
    shade += rect(x, quay - h, w * 0.3, h, '#000000');
    x += w + 1;
    i++;
  }
  scene.flat(row);
  scene.airbrush(
    shade.replaceAll(
      '#000000',
      scene.down(quay - 350, quay, [
        [0, palette.ink, 0.05],
        [1, palette.ink, 0.5],
      ]),
    ),
    0.6,
    row,
  );
  const street = scene.random('street');
  let props = '';
  for (let x = 60; x < width; x += street.range(170, 300))
    props += roundTree(
      street,
      x,
      quay,
      street.range(170, 220),
      street.chance(0.3) ? [mix(palette.leaf[0], palette.accent, 0.35), palette.leaf[1]] : palette.leaf,
      mix(palette.ink, palette.leaf[1], 0.4),
    );
  for (let x = 150; x < width; x += 420) props += streetLamp(x, quay, 96, palette) + bicycle(x + 70, quay + 2, 0.8, palette.ink);
  scene.flat(props + rect(0, quay - 14, width, 20, mix(palette.ink, palette.wall[1], 0.35)) + rect(0, quay - 16, width, 5, lighter(palette.wall[1], 0.3)));
  paintWater(scene, { top: quay + 4, colours: [mix(palette.water[0], palette.water[1], 0.4), palette.water[1]], mixNear: 0.2, mixGrow: 0.6 });
  paintRipples(scene, quay + 8, height, 60);
  const bx = STAGE * random.range(0.62, 0.74);
  const by = 830;
  scene.airbrush(ellipse(bx, by + 26, 150, 16, palette.ink, 'opacity=".5"'), 0.5);
  scene.flat(
    path(
      `M${num(bx - 140)} ${by - 6}H${num(bx + 150)}Q${num(bx + 134)} ${by + 34} ${num(bx + 96)} ${by + 34}H${num(bx - 104)}Q${num(bx - 132)} ${by + 30} ${num(bx - 140)} ${by - 6}Z`,
      palette.accent,
    ) +
      rect(bx - 138, by - 8, 286, 8, lighter(palette.wall[0], 0.4)) +
      rect(bx - 80, by - 44, 130, 40, lighter(palette.wall[0], 0.3), 'rx="8"') +
      [0, 1, 2].map((k) => rect(bx - 66 + k * 40, by - 34, 26, 18, darkGlass(scene))).join(''),
  );
  const stone = mix(palette.wall[1], palette.ink, 0.3);
  const b = quay + 4;
  scene.flat(
    path(`M${STAGE * 0.42} ${b}Q${STAGE * 0.2} ${b - 100} ${STAGE * -0.02} ${b}V${b - 44}Q${STAGE * 0.2} ${b - 146} ${STAGE * 0.45} ${b - 26}V${b}Z`, stone) +
      stroke(`M${STAGE * 0.45} ${b - 26}Q${STAGE * 0.2} ${b - 146} ${STAGE * -0.02} ${b - 44}`, lighter(palette.wall[0], 0.2), 9),
  );
  let rail = '';
  for (let k = 0; k <= 14; k++) {
    const t = k / 14;
    const x = STAGE * (0.45 - 0.47 * t);
    const y = (1 - t) ** 2 * (b - 26) + 2 * (1 - t) * t * (b - 146) + t * t * (b - 44);
    rail += `M${num(x)} ${num(y)}v-32`;
  }
  scene.flat(
    stroke(rail, palette.ink, 3.5) +
      stroke(`M${STAGE * 0.45} ${b - 58}Q${STAGE * 0.2} ${b - 178} ${STAGE * -0.02} ${b - 76}`, palette.ink, 4) +
      bicycle(STAGE * 0.22, b - 92, 0.9, palette.accent),
  );
}
