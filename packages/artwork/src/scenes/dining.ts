import { paintBackdrop } from '../parts/backdrop.ts';
import { balustrade, railing } from '../parts/building.ts';
import { frondCorner } from '../parts/palm.ts';
import { pot } from '../parts/props.ts';
import { paintSky } from '../parts/sky.ts';
import { bush, flowerBush, grass, pine } from '../parts/trees.ts';
import { lighter, mix } from '../oklab.ts';
import { type Scene, STAGE } from '../scene.ts';
import { circle, ellipse, num, path, poly, rect, stroke } from '../svg.ts';

const EDGE = 760;
const FOOT = 930;

function chair(scene: Scene, x: number, turn: 1 | -1, style: string): string {
  const { palette } = scene;
  const body =
    style === 'woven'
      ? path('M-70 0L-60 -132Q-84 -210 -66 -270Q-40 -292 -26 -262L-20 -150H46L52 0H42L36 -120H-48L-60 0Z', mix(palette.ground[1], palette.ink, 0.3)) +
        path('M-64 -262Q-44 -284 -30 -258L-24 -150H-56Q-74 -220 -64 -262Z', palette.ground[1], 'opacity=".6"') +
        rect(-52, -150, 100, 18, palette.accent, 'rx="8"')
      : stroke('M-52 0L-44 -128M44 0L38 -124M-44 -128L-66 -272M-46 -128H44M-72 -262Q-70 -282 -54 -276L-40 -140', palette.ink, 9) +
        rect(-50, -142, 98, 16, palette.accent);
  return `<g transform="translate(${num(x)} ${FOOT}) scale(${turn} 1)">${body}</g>`;
}

/** A table laid for two on a terrace above the hotel's own kind of place. */
export function paintDining(scene: Scene): void {
  const { palette, width, height } = scene;
  const random = scene.random('subject');
  const rail = scene.decide('rail', random.pick(['balustrade', 'iron', 'glass', 'planters']));
  const shade = scene.decide('shade', random.pick(['lights', 'pergola', 'parasol']));
  const seats = random.pick(['iron', 'woven']);
  const tx = random.range(560, 700);
  const horizon = random.range(490, 530);
  const sun = { x: tx + random.range(220, 400), y: horizon - 140, radius: random.range(56, 76) };
  paintSky(scene, { bottom: horizon + 20, sun });
  paintBackdrop(scene, { horizon, bottom: EDGE + 6, sunX: sun.x });
  // rail and floor
  if (rail === 'balustrade') scene.flat(balustrade(0, EDGE + 4, width, 84, palette.wall[0], palette.wall[1]));
  else if (rail === 'iron') scene.flat(railing(0, EDGE + 2, width, 86, palette.ink, 17) + rect(0, EDGE - 88, width, 8, palette.ink));
  else if (rail === 'glass')
    scene.flat(
      rect(0, EDGE - 84, width, 88, lighter(palette.water[0], 0.4), 'opacity=".28"') +
        Array.from({ length: Math.ceil(width / 190) }, (_, i) => rect(i * 190 + 40, EDGE - 88, 6, 92, lighter(palette.wall[0], 0.3))).join('') +
        rect(0, EDGE - 92, width, 8, mix(palette.ground[1], palette.ink, 0.3)),
    );
  else {
    let boxes = '';
    for (let x = -30; x < width; x += 250)
      boxes +=
        flowerBush(random, x + 115, EDGE - 46, 230, 70, palette.leaf, palette.accent) +
        rect(x, EDGE - 56, 230, 62, mix(palette.wall[0], palette.ground[0], 0.4)) +
        rect(x, EDGE - 56, 70, 62, palette.wall[1], 'opacity=".6"');
    scene.flat(boxes);
  }
  scene.flat(
    rect(
      0,
      EDGE,
      width,
      height - EDGE,
      scene.down(EDGE, height, [
        [0, mix(palette.ground[0], palette.ground[1], 0.5)],
        [1, mix(palette.ground[1], palette.ink, 0.35)],
      ]),
    ),
  );
  let seams = '';
  for (let i = -12; i < 30; i++) seams += `M${num(750 + (i - 5.5) * 135)} ${EDGE}L${num(750 + (i - 5.5) * 360)} ${height}`;
  if (random.chance(0.6)) for (const y of [780, 820, 880, 956]) seams += `M0 ${y}H${width}`;
  scene.flat(stroke(seams, palette.ink, 2, 'stroke-opacity=".18"'));
  // shade above
  if (shade === 'pergola') {
    const wood = mix(palette.ground[1], palette.ink, 0.4);
    let beams = rect(40, 120, 22, EDGE - 120, wood) + rect(0, 96, width, 26, wood);
    for (let x = 0; x < width; x += 96)
      beams += poly(
        [
          [x, 60],
          [x + 20, 60],
          [x + 34, 120],
          [x + 12, 120],
        ],
        mix(wood, palette.ink, 0.2),
      );
    const vine = scene.random('vine');
    for (let x = 0; x < Math.min(width, STAGE); x += vine.range(60, 120))
      beams +=
        bush(vine, x, 112, vine.range(90, 170), vine.range(40, 76), palette.leaf) +
        (vine.chance(0.5) ? flowerBush(vine, x + 30, 150, 60, 46, palette.leaf, palette.accent) : '');
    scene.flat(beams);
  }
  scene.airbrush(ellipse(tx, FOOT, 340, 30, palette.ink, 'opacity=".75"'), 0.3);
  scene.flat(chair(scene, tx - 226, 1, seats) + chair(scene, tx + 226, -1, seats));
  const cloth = random.pick([lighter(palette.wall[0], 0.35), lighter(palette.wall[0], 0.35), mix(palette.wall[0], palette.accent, 0.3)]);
  const round = random.chance(0.5);
  scene.flat(path(`M${num(tx - 9)} 740h18v${FOOT - 748}h-18zM${num(tx - 74)} ${FOOT}q74 -36 148 0z`, palette.ink));
  scene.flat(
    path(
      `M${num(tx - 176)} 705H${num(tx + 176)}L${num(tx + (round ? 184 : 192))} ${round ? 800 : 834}Q${num(tx + 150)} 815 ${num(tx + 120)} 842Q${num(tx + 60)} 812 ${num(tx)} 846Q${num(tx - 60)} 812 ${num(tx - 120)} 842Q${num(tx - 150)} 815 ${num(tx - (round ? 184 : 192))} ${round ? 800 : 834}Z`,
      cloth,
    ),
  );
  scene.airbrush(
    path(
      `M${num(tx - 20)} 710H${num(tx - 176)}L${num(tx - 190)} 830Q${num(tx - 150)} 815 ${num(tx - 120)} 840Q${num(tx - 60)} 810 ${num(tx - 20)} 840Z`,
      palette.wall[1],
      'opacity=".9"',
    ),
    0.3,
  );
  scene.flat(ellipse(tx, 705, 178, 19, lighter(cloth, 0.5)));
  const glass = (x: number): string =>
    path(`M${num(x - 14)} 628h28q2 36 -12 40v28h9v4h-22v-4h9v-28q-14 -4 -12 -40z`, lighter(palette.water[0], 0.6), 'opacity=".9"') +
    path(`M${num(x - 13)} 643h26q0 22 -11 25h-4q-11 -3 -11 -25z`, palette.accent);
  let table =
    glass(tx - 86) +
    glass(tx + 88) +
    ellipse(tx - 124, 707, 38, 7, palette.wall[1]) +
    ellipse(tx - 124, 705, 26, 4, palette.leaf[0]) +
    ellipse(tx + 126, 707, 38, 7, palette.wall[1]) +
    ellipse(tx + 126, 705, 26, 4, palette.accent);
  if (random.chance(0.5))
    table += rect(tx - 14, 650, 28, 52, mix(palette.glow, palette.accent, 0.3), 'rx="6"') + path(`M${num(tx)} 618q12 20 0 31q-12 -11 0 -31Z`, palette.glow);
  else
    table +=
      rect(tx - 12, 664, 24, 40, lighter(palette.wall[0], 0.4), 'rx="5"') +
      stroke(`M${num(tx)} 664q-16 -40 -34 -52M${num(tx)} 664q6 -40 30 -54M${num(tx)} 664v-60`, palette.leaf[1], 3) +
      circle(tx - 34, 608, 10, palette.accent) +
      circle(tx + 32, 606, 11, palette.accent) +
      circle(tx, 600, 12, lighter(palette.accent, 0.25)) +
      path(`M${num(tx + 40)} 700v-44q-2 -10 4 -18v-22h10v22q6 8 4 18v44z`, mix(palette.leaf[1], palette.ink, 0.3));
  scene.flat(table);
  scene.airbrush(
    circle(
      tx,
      640,
      150,
      scene.around(tx, 640, 150, [
        [0, palette.glow, scene.evening ? 0.75 : 0.3],
        [1, palette.glow, 0],
      ]),
    ),
    0.5,
  );
  if (shade === 'parasol')
    scene.flat(
      rect(tx - 330, 300, 12, FOOT - 300, palette.ink) +
        path(`M${num(tx - 640)} 330Q${num(tx - 330)} 120 ${num(tx - 10)} 330Q${num(tx - 330)} 286 ${num(tx - 640)} 330Z`, palette.accent) +
        path(`M${num(tx - 640)} 330Q${num(tx - 330)} 120 ${num(tx - 324)} 226Q${num(tx - 420)} 250 ${num(tx - 450)} 304Z`, palette.ink, 'opacity=".22"') +
        path(`M${num(tx - 640)} 330Q${num(tx - 330)} 286 ${num(tx - 10)} 330l-8 26Q${num(tx - 330)} 312 ${num(tx - 632)} 356Z`, lighter(palette.wall[0], 0.3)),
    );
  if (shade === 'lights' || scene.evening) {
    let wires = '';
    const bulbs: [number, number][] = [];
    for (const [y, sag] of [
      [100, 130],
      [200, 100],
    ] as const) {
      const end = STAGE + 10;
      wires += `M-10 ${y}Q${num(end / 2)} ${y + sag * 2} ${end} ${y - 30}`;
      for (let i = 1; i < 16; i++) {
        const t = i / 16;
        bulbs.push([
          (1 - t) ** 2 * -10 + 2 * (1 - t) * t * (end / 2) + t * t * end,
          (1 - t) ** 2 * y + 2 * (1 - t) * t * (y + sag * 2) + t * t * (y - 30) + 14,
        ]);
      }
      if (width > STAGE) {
        wires += `M${end} ${y - 30}Q${num((end + width) / 2)} ${y + sag} ${num(width + 20)} ${y - 40}`;
        for (let i = 1; i < 12; i++) bulbs.push([end + ((width + 20 - end) * i) / 12, y - 30 + sag * 1.02 * 2 * (i / 12) * (1 - i / 12) - 10 * (i / 12) + 14]);
      }
    }
    scene.flat(stroke(wires, palette.ink, 3));
    scene.airbrush(
      bulbs
        .map(([x, y]) =>
          circle(
            x,
            y,
            40,
            scene.around(x, y, 40, [
              [0, palette.glow, 0.75],
              [1, palette.glow, 0],
            ]),
          ),
        )
        .join(''),
      0.6,
    );
    scene.flat(bulbs.map(([x, y]) => circle(x, y, 9, lighter(palette.glow, 0.5))).join(''));
  }
  const plants = scene.random('plants');
  const warm = scene.climate === 'sea' || scene.climate === 'desert';
  if (warm && shade !== 'pergola') scene.flat(frondCorner(plants, -10, -10, 0.7, 400, [palette.leaf[1], palette.ink]));
  else if (scene.climate === 'mountain' || scene.climate === 'north') scene.flat(pine(plants, -10, 900, 640, palette.ink, palette.leaf[1]));
  scene.flat(
    pot(1330, 948, 120, palette.roof, palette.ink) +
      (plants.chance(0.5) ? flowerBush(plants, 1330, 838, 190, 130, palette.leaf, palette.accent) : bush(plants, 1330, 838, 180, 150, palette.leaf)) +
      bush(plants, 30, 1030, 330, 170, [mix(palette.leaf[0], palette.leaf[1], 0.5), palette.ink]) +
      grass(plants, 0, 230, 1004, 90, palette.ink, 26),
  );
}
