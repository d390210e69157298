import { paintBackdrop } from '../parts/backdrop.ts';
import { paintBuilding, pane, railing } from '../parts/building.ts';
import { frondCorner } from '../parts/palm.ts';
import { parasol, lounger, pot } from '../parts/props.ts';
import { paintBirds, paintSky, placeSun } from '../parts/sky.ts';
import { agave, bush, cypress, flowerBush } from '../parts/trees.ts';
import { lighter, mix } from '../oklab.ts';
import type { Random } from '../random.ts';
import { type Scene, STAGE } from '../scene.ts';
import { arch, circle, num, path, poly, rect } from '../svg.ts';

/** One whitewashed house: cube, vault or dome, standing on y. */
function whiteHouse(scene: Scene, random: Random, x: number, y: number, w: number, h: number, top: 'flat' | 'dome' | 'vault', dome: string): string {
  const { palette } = scene;
  const wall = mix(lighter(palette.wall[0], 0.25), random.pick([palette.ground[0], palette.sky[2], palette.accent]), random.range(0, 0.12));
  const shade = mix(palette.wall[1], palette.sky[0], 0.2);
  let svg = '';
  if (top === 'vault')
    svg +=
      arch(x, y - h + 2, w, w / 2 + 2, wall) +
      path(
        `M${num(x)} ${num(y - h + 2)}A${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(x + w * 0.3)} ${num(y - h - w * 0.45)}L${num(x + w * 0.3)} ${num(y - h + 2)}Z`,
        shade,
        'opacity=".7"',
      );
  svg += rect(x, y - h, w, h, wall) + rect(x, y - h, w * 0.28, h, shade);
  if (top === 'flat') svg += rect(x - 3, y - h - 8, w + 6, 10, lighter(wall, 0.4));
  if (top === 'dome') {
    const r = w * 0.36;
    const cx = x + w / 2;
    const b = y - h - r * 0.3;
    svg +=
      rect(cx - r * 1.1, b, r * 2.2, r * 0.34, wall) +
      path(`M${num(cx - r)} ${num(b)}A${num(r)} ${num(r * 1.04)} 0 0 1 ${num(cx + r)} ${num(b)}Z`, dome) +
      path(
        `M${num(cx - r)} ${num(b)}A${num(r)} ${num(r * 1.04)} 0 0 1 ${num(cx - r * 0.2)} ${num(b - r)}Q${num(cx - r * 0.6)} ${num(b - r * 0.4)} ${num(cx - r * 0.4)} ${num(b)}Z`,
        palette.ink,
        'opacity=".24"',
      ) +
      rect(cx - 1.6, b - r * 1.4, 3.2, r * 0.42, wall) +
      rect(cx - 7, b - r * 1.28, 14, 3, wall);
  }
  const bays = Math.max(1, Math.round(w / 70));
  for (let f = 0; f * 66 + 50 < h; f++) {
    for (let k = 0; k < bays; k++) {
      const px = x + (w / bays) * (k + 0.5) - 12;
      const ground = (f + 1) * 66 + 50 >= h;
      if (ground && random.chance(0.5)) svg += arch(px - 3, y, 32, 56, dome) + arch(px + 3, y, 20, 46, mix(dome, palette.ink, 0.35));
      else if (random.chance(0.8))
        svg += pane(scene, random, { x: px, y: y - h + 20 + f * 62, width: 22, height: 34, arched: random.chance(0.4), frame: dome, lit: 0.18 });
    }
  }
  return svg;
}

/** White houses stepping down to a terrace with a plunge pool over the sea. */
export function paintCyclades(scene: Scene): void {
  const { palette, height, width } = scene;
  const random = scene.random('subject');
  const rows = scene.decide('rows', random.int(2, 4));
  const domes = scene.decide('domes', random.range(0.12, 0.42));
  const windmill = scene.decide('windmill', random.chance(0.35));
  const dome = random.pick([
    mix('#2f6fb0', palette.sky[0], 0.4),
    mix('#2f6fb0', palette.sky[0], 0.4),
    palette.roof,
    mix(palette.accent, palette.wall[0], 0.15),
  ]);
  const horizon = random.range(440, 500);
  const sun = placeSun(scene, [horizon - 220, horizon - 110], [46, 66]);
  paintSky(scene, { bottom: horizon, sun });
  paintBackdrop(scene, { horizon, bottom: height, sunX: sun.x });
  const edge = STAGE * random.range(0.6, 0.7);
  const rock = mix(mix(palette.land[2], palette.roof, 0.3), palette.ground[1], 0.35);
  scene.flat(
    poly(
      [
        [-10, 420],
        [edge * 0.5, 470],
        [edge * 0.9, 640],
        [edge + 60, 760],
        [edge + 130, 1005],
        [-10, 1005],
      ],
      scene.down(420, 900, [
        [0, mix(rock, palette.ground[0], 0.35)],
        [1, mix(rock, palette.ink, 0.4)],
      ]),
    ),
  );
  let all = '';
  for (let r = 0; r < rows; r++) {
    const t = rows === 1 ? 1 : r / (rows - 1);
    const y = 500 + 250 * t;
    const end = edge * (0.62 + 0.36 * t);
    let x = random.range(-60, -10);
    let row = '';
    while (x < end - 60) {
      const w = random.range(96, 176) * (0.8 + 0.35 * t);
      const h = random.range(90, 176) * (0.85 + 0.3 * t);
      const pick = random.next();
      row += whiteHouse(scene, random, x, y + (x / edge) * 46, w, h, pick < domes ? 'dome' : pick < domes + 0.16 ? 'vault' : 'flat', dome);
      if (random.chance(0.3)) row += flowerBush(random, x + w * 0.9, y + (x / edge) * 46 + 8, 96, 66, palette.leaf, palette.accent);
      if (random.chance(0.1)) row += cypress(x + w, y + 20, random.range(120, 190), palette.leaf);
      x += w * random.range(0.8, 0.98);
    }
    all += row;
  }
  if (windmill) {
    const cx = edge * 0.55;
    const y = 480;
    let arms = '';
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * Math.PI * 2 + 0.2;
      arms += poly(
        [
          [cx + Math.cos(a) * 12, y - 150 + Math.sin(a) * 12],
          [cx + Math.cos(a) * 96, y - 150 + Math.sin(a) * 96],
          [cx + Math.cos(a + 0.28) * 88, y - 150 + Math.sin(a + 0.28) * 88],
        ],
        lighter(palette.wall[0], 0.4),
        'opacity=".9"',
      );
    }
    all =
      path(`M${num(cx - 62)} ${y + 40}L${num(cx - 48)} ${y - 130}H${num(cx + 48)}L${num(cx + 62)} ${y + 40}Z`, lighter(palette.wall[0], 0.2)) +
      rect(cx - 56, y - 130, 30, 170, palette.wall[1], 'opacity=".5"') +
      poly(
        [
          [cx - 58, y - 128],
          [cx, y - 200],
          [cx + 58, y - 128],
        ],
        mix(palette.ground[1], palette.ink, 0.3),
      ) +
      arms +
      circle(cx, y - 150, 10, palette.ink) +
      all;
  }
  paintBuilding(scene, all, { x: -20, width: edge * 0.5, ground: 830, strength: 0.24 });
  // terrace with a small pool at its rim
  const floor = 850;
  scene.flat(
    path(
      `M-10 ${floor - 34}H${num(edge + 140)}L${num(edge + 260)} ${height + 5}H-10Z`,
      scene.down(floor - 34, height, [
        [0, lighter(palette.wall[0], 0.2)],
        [1, mix(palette.wall[0], palette.ground[0], 0.7)],
      ]),
    ),
  );
  const p0 = edge * 0.36;
  scene.flat(
    path(`M${num(p0 - 12)} ${floor - 4}H${num(edge + 118)}L${num(edge + 196)} ${floor + 112}H${num(p0 - 70)}Z`, lighter(palette.wall[0], 0.5)) +
      path(
        `M${num(p0)} ${floor + 4}H${num(edge + 150)}L${num(edge + 214)} ${floor + 100}H${num(p0 - 46)}Z`,
        scene.across(p0, edge + 200, [
          [0, mix(palette.water[0], palette.water[1], 0.65)],
          [1, lighter(palette.water[0], 0.2)],
        ]),
      ),
  );
  let bougainvillea = '';
  for (let x = -20; x < edge * 0.34; x += random.range(70, 120)) bougainvillea += flowerBush(random, x, floor - 10, 140, 76, palette.leaf, palette.accent);
  scene.flat(bougainvillea + railing(edge * 0.9, floor - 32, edge * 0.1 + 140, 40, lighter(palette.wall[0], 0.5), 16));
  scene.airbrush(path(`M${num(edge * 0.05)} ${floor + 96}h240l30 14h-260Z`, palette.ink, 'opacity=".3"'), 0.4);
  scene.flat(
    lounger(edge * 0.14, floor + 96, 130, lighter(palette.wall[0], 0.4), palette.ink) +
      parasol(edge * 0.2, floor + 90, 176, random.pick([palette.accent, lighter(palette.wall[0], 0.5), palette.glow]), palette.ink),
  );
  scene.flat(
    pot(edge * 0.33, floor + 70, 54, palette.roof, palette.ink) +
      agave(random, edge * 0.33, floor + 20, 66, palette.leaf) +
      bush(random, 10, 1035, 360, 140, [mix(palette.leaf[0], palette.leaf[1], 0.4), palette.ink]),
  );
  if (random.chance(0.5)) scene.flat(frondCorner(scene.random('corner'), width + 10, -10, Math.PI * 0.72, 330, [palette.leaf[1], palette.ink]));
  paintBirds(scene, STAGE * 0.62, horizon * 0.4);
}
