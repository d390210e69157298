import { paintHills } from '../parts/backdrop.ts';
import { pane, railing, shadeFoot } from '../parts/building.ts';
import { paintGardenFront, paintLakeFront } from '../parts/front.ts';
import { paintLand, paintMist, ridgeLine, shadeRidge } from '../parts/ridge.ts';
import { paintBirds, paintSky } from '../parts/sky.ts';
import { acacia, agave, bush, grass } from '../parts/trees.ts';
import { lighter, mix } from '../oklab.ts';
import type { Random } from '../random.ts';
import { type Scene, STAGE } from '../scene.ts';
import { ellipse, num, path, poly, rect, stroke } from '../svg.ts';

const GROUND = 735;

/** The great thatched hall, open at the front, lit inside. */
function hall(scene: Scene, random: Random, x: number, w: number, steep: number): string {
  const { palette } = scene;
  const wallTop = GROUND - 150;
  const top = wallTop - w * steep;
  const thatch = mix(palette.ground[1], palette.ink, 0.38);
  const sunny = mix(palette.ground[0], palette.ground[1], 0.55);
  const wood = mix(palette.ink, palette.ground[1], 0.32);
  let svg = rect(x + w * 0.06, wallTop - 20, w * 0.88, 170, mix(palette.glow, palette.ground[1], 0.4));
  for (let q = 0; q < 6; q++)
    svg += pane(scene, random, { x: x + w * (0.09 + 0.142 * q), y: wallTop + 16, width: w * 0.11, height: 130, bars: 'upright', lit: 0.5, frame: wood });
  svg += rect(x + w * 0.06, wallTop - 24, w * 0.88, 34, palette.ink, 'opacity=".35"');
  for (let q = 0; q <= 6; q++) svg += rect(x + w * (0.045 + 0.15 * q), wallTop - 10, 9, 160, wood);
  const o = w * 0.09;
  svg += path(
    `M${num(x - o)} ${num(wallTop + 30)}Q${num(x + w * 0.24)} ${num(wallTop - w * steep * 0.45)} ${num(x + w * 0.36)} ${num(top)}H${num(x + w * 0.64)}Q${num(x + w * 0.76)} ${num(wallTop - w * steep * 0.45)} ${num(x + w + o)} ${num(wallTop + 30)}Q${num(x + w / 2)} ${num(wallTop - 6)} ${num(x - o)} ${num(wallTop + 30)}Z`,
    thatch,
  );
  svg += path(
    `M${num(x + w + o)} ${num(wallTop + 30)}Q${num(x + w * 0.76)} ${num(wallTop - w * steep * 0.45)} ${num(x + w * 0.64)} ${num(top)}H${num(x + w * 0.54)}Q${num(x + w * 0.6)} ${num(wallTop - w * steep * 0.4)} ${num(x + w * 0.6)} ${num(wallTop + 6)}Z`,
    sunny,
    'opacity=".85"',
  );
  let straw = '';
  for (let q = 0; q <= 22; q++) {
    const t = q / 22;
    straw += `M${num(x - o + (w + 2 * o) * t)} ${num(wallTop + 30 - Math.sin(t * Math.PI) * 20)}L${num(x + w * (0.36 + 0.28 * t))} ${num(top + 12)}`;
  }
  return svg + stroke(straw, palette.ink, 2.2, 'stroke-opacity=".18"') + rect(x + w * 0.34, top - 6, w * 0.32, 13, mix(thatch, palette.ink, 0.3));
}

/** A safari tent on a deck under a fly sheet. */
function tent(scene: Scene, x: number, y: number, size: number): string {
  const { palette } = scene;
  const canvas = mix(palette.wall[0], palette.ground[0], 0.25);
  const wood = mix(palette.ink, palette.ground[1], 0.35);
  let svg = rect(-140, -6, 280, 12, wood);
  for (let q = -130; q <= 130; q += 52) svg += rect(q - 3, 0, 6, 40, wood);
  svg +=
    poly(
      [
        [-104, -6],
        [-104, -92],
        [0, -150],
        [104, -92],
        [104, -6],
      ],
      canvas,
    ) +
    poly(
      [
        [-104, -6],
        [-104, -92],
        [0, -150],
        [-30, -6],
      ],
      palette.wall[1],
      'opacity=".7"',
    ) +
    poly(
      [
        [-44, -6],
        [-10, -118],
        [10, -118],
        [44, -6],
      ],
      palette.glow,
    );
  svg +=
    path('M-150 -84Q-70 -130 0 -182Q70 -130 150 -84L118 -92Q50 -126 0 -158Q-50 -126 -118 -92Z', mix(palette.ground[1], palette.ink, 0.18)) +
    stroke('M-148 -84L-176 0M148 -84L176 0', wood, 3);
  svg += railing(-138, -6, 74, 30, wood, 10) + railing(64, -6, 74, 30, wood, 10);
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${size.toFixed(3)})">${svg}</g>`;
}

/** A round hut of earth under a cone of thatch. */
function rondavel(scene: Scene, random: Random, x: number, y: number, size: number): string {
  const { palette } = scene;
  const clay = mix(palette.wall[0], palette.ground[0], 0.5);
  let svg =
    rect(-84, -96, 168, 98, clay) + rect(-84, -96, 52, 98, mix(clay, palette.ground[1], 0.6)) + ellipse(0, 2, 84, 10, mix(clay, palette.ground[1], 0.4));
  svg +=
    path('M-22 2V-58A22 22 0 0 1 22 -58V2Z', random.chance(0.5) || scene.evening ? palette.glow : mix(palette.ground[1], palette.ink, 0.6)) +
    pane(scene, random, { x: 40, y: -70, width: 26, height: 32, arched: true, lit: 0.3 });
  svg +=
    path('M-122 -78Q-46 -150 0 -236Q46 -150 122 -78Q0 -48 -122 -78Z', mix(palette.ground[1], palette.ink, 0.36)) +
    path('M122 -78Q46 -150 0 -236Q10 -140 26 -60Z', mix(palette.ground[0], palette.ground[1], 0.55), 'opacity=".8"') +
    ellipse(0, -236, 9, 12, palette.ink);
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${size.toFixed(3)})">${svg}</g>`;
}

/** Lodge of the plains: a thatched hall, safari tents or round huts, acacias, a water hole or grass before it. */
export function paintLodge(scene: Scene): void {
  const { palette, width } = scene;
  const random = scene.random('subject');
  const style = scene.decide('style', (['hall', 'tents', 'huts'] as const)[scene.seed % 3] ?? 'hall');
  const front = scene.decide('front', random.chance(0.5) ? 'water' : 'grass');
  const big = scene.paletteName === 'safran' || scene.paletteName === 'prune';
  const sun = {
    x: STAGE * random.range(0.7, 0.82),
    y: random.range(big ? 400 : 170, big ? 500 : 320),
    radius: big ? random.range(92, 124) : random.range(50, 70),
  };
  paintSky(scene, { bottom: 650, sun, clouds: 4, disc: big || random.chance(0.6) });
  const mountain = random.range(0.34, 0.9);
  const far = ridgeLine(scene, {
    name: 'lone mountain',
    base: 610,
    amplitude: 40,
    frequency: 2.4,
    shape: (x) => 30 - 190 * Math.exp(-(((x / STAGE - mountain) / 0.2) ** 2)),
  });
  paintLand(scene, far, GROUND, palette.land[0], 0.6);
  shadeRidge(scene, far, 120, palette.land[1], 0.4);
  paintMist(scene, 620, 110, 0.6);
  if (random.chance(0.4)) paintHills(scene, { horizon: 640, bottom: GROUND, sunX: sun.x });
  scene.flat(
    rect(
      0,
      660,
      width,
      100,
      scene.down(660, 760, [
        [0, mix(palette.ground[0], palette.haze, 0.3)],
        [1, mix(palette.ground[0], palette.ground[1], 0.4)],
      ]),
    ),
  );
  const trees = scene.random('acacias');
  let behind = '';
  for (let x = trees.range(0, 90); x < width; x += trees.range(110, 230))
    behind += trees.chance(0.6)
      ? acacia(trees, x, 690 + trees.range(0, 30), trees.range(110, 200), [
          mix(palette.leaf[0], palette.haze, 0.25),
          mix(palette.leaf[1], palette.land[1], 0.25),
        ])
      : bush(trees, x, 706, trees.range(80, 140), trees.range(36, 60), palette.leaf);
  scene.flat(behind);
  const start = STAGE * random.range(0.14, 0.22);
  let svg = '';
  if (style === 'hall') {
    const w = random.range(500, 640);
    svg += hall(scene, random, start, w, random.range(0.36, 0.52));
    if (random.chance(0.7)) svg += rondavel(scene, random, start + w + 170, GROUND + 6, random.range(0.8, 1.05));
    const deck = mix(palette.ground[1], palette.ink, 0.3);
    svg +=
      rect(start - 60, GROUND - 8, w + 120, 16, deck) +
      railing(start - 60, GROUND - 8, 130, 34, deck, 12) +
      railing(start + w - 70, GROUND - 8, 130, 34, deck, 12);
  } else {
    const count = scene.decide('units', random.int(2, 4));
    for (let i = 0; i < count; i++) {
      const size = (count === 2 ? 1.65 : 1.25) * random.range(0.88, 1.06) * (i === 1 ? 1.1 : 0.9);
      const x = start + 110 + i * (count === 2 ? 430 : 300);
      svg += style === 'tents' ? tent(scene, x, GROUND - 18 + (i % 2) * 16, size) : rondavel(scene, random, x, GROUND + (i % 2) * 14, size * 1.18);
    }
  }
  scene.flat(svg);
  shadeFoot(scene, GROUND + 10, 90, 0.3);
  let foot = '';
  for (let x = 10; x < width; x += trees.range(70, 140))
    foot += trees.chance(0.3)
      ? agave(trees, x, GROUND + 24, trees.range(50, 80), palette.leaf)
      : bush(trees, x, GROUND + 20, trees.range(80, 150), trees.range(34, 60), palette.leaf);
  scene.flat(foot);
  if (front === 'water') paintLakeFront(scene, GROUND + 20);
  else paintGardenFront(scene, GROUND + 16, start + 330, 'gravel');
  scene.flat(
    acacia(trees, STAGE * 0.93, GROUND + 34, trees.range(390, 470), palette.leaf) +
      acacia(trees, STAGE * 0.03, front === 'water' ? GROUND + 40 : 960, trees.range(520, 660), [palette.leaf[0], palette.ink]),
  );
  scene.flat(
    grass(trees, 0, width, 1006, 100, palette.ink, Math.round((150 * width) / STAGE)) +
      grass(trees, 0, width, 1006, 60, lighter(mix(palette.ground[1], palette.ink, 0.4), 0.05), Math.round((110 * width) / STAGE)),
  );
  paintBirds(scene, STAGE * 0.58, 260);
}
