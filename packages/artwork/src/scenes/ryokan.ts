import { paintLand, paintMist, ridgeLine, shadeRidge } from '../parts/ridge.ts';
import { paintLakeFront, paintGardenFront } from '../parts/front.ts';
import { railing, paintBuilding } from '../parts/building.ts';
import { paintSky } from '../parts/sky.ts';
import { bush, foliage, pine, roundTree } from '../parts/trees.ts';
import { lighter, mix } from '../oklab.ts';
import type { Random } from '../random.ts';
import { type Scene, STAGE } from '../scene.ts';
import { circle, ellipse, num, path, rect, stroke } from '../svg.ts';

const GROUND = 730;

/** A curved tile roof: eaves at y, turned up at the corners. */
function curvedRoof(x: number, y: number, w: number, rise: number, tile: string, light: string, ridge: number): string {
  const o = Math.min(54, w * 0.11);
  const l = x + w * (0.5 - ridge / 2);
  const r = x + w * (0.5 + ridge / 2);
  const d = `M${num(x - o)} ${num(y - 8)}Q${num(x + (l - x) * 0.45)} ${num(y - rise * 0.28)} ${num(l)} ${num(y - rise)}H${num(r)}Q${num(x + w - (l - x) * 0.45)} ${num(y - rise * 0.28)} ${num(x + w + o)} ${num(y - 8)}Q${num(x + w)} ${num(y + 8)} ${num(x + w - o)} ${num(y + 7)}H${num(x + o)}Q${num(x)} ${num(y + 8)} ${num(x - o)} ${num(y - 8)}Z`;
  let tiles = '';
  const rows = Math.round(w / 20);
  for (let i = 1; i < rows; i++) {
    const t = i / rows;
    tiles += `M${num(x + w * t)} ${num(y + 5)}L${num(l + (r - l) * t)} ${num(y - rise)}`;
  }
  return (
    path(d, tile) +
    stroke(tiles, light, 1.6, 'stroke-opacity=".28"') +
    rect(l - 10, y - rise - 8, r - l + 20, 11, light) +
    rect(x - o * 0.3, y + 4, w + o * 0.6, 5, light, 'opacity=".5"')
  );
}

/** One storey of timber frame with paper panels. */
function storey(scene: Scene, random: Random, x: number, y: number, w: number, h: number, wood: string): string {
  const { palette } = scene;
  const bays = Math.max(3, Math.round(w / 74));
  let svg = rect(x, y, w, h, mix(palette.wall[0], palette.ground[0], 0.3));
  for (let k = 0; k < bays; k++) {
    const bx = x + (w / bays) * k + 6;
    const bw = w / bays - 12;
    const lit = random.chance(scene.evening ? 0.75 : 0.42);
    svg += rect(bx, y + 8, bw, h - 12, lit ? mix(palette.glow, palette.wall[0], 0.25) : mix(palette.wall[1], palette.ink, 0.35));
    for (const t of [0.33, 0.66]) svg += rect(bx + bw * t, y + 8, 2, h - 12, wood);
    for (const t of [0.28, 0.55, 0.8]) svg += rect(bx, y + h * t, bw, 2, wood);
  }
  for (let k = 0; k <= bays; k++) svg += rect(x + (w / bays) * k - 4, y, 8, h, wood);
  return svg + rect(x, y + h - 5, w, 7, wood) + rect(x, y, w * 0.2, h, palette.ink, 'opacity=".2"');
}

/** A stone lantern standing on (x, y). */
function lantern(scene: Scene, x: number, y: number, k: number): string {
  const { palette } = scene;
  const stone = mix(palette.wall[1], palette.ink, 0.25);
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${k.toFixed(2)})">${rect(-22, -12, 44, 12, stone)}${rect(-8, -70, 16, 60, stone)}${rect(-26, -80, 52, 12, stone)}${rect(-18, -112, 36, 32, stone)}${rect(-10, -106, 20, 22, palette.glow)}${path('M-40 -110Q0 -150 40 -110Q0 -120 -40 -110Z', mix(stone, palette.ink, 0.3))}${circle(0, -140, 7, stone)}</g>`;
}

/** Three weathered rocks on raked gravel. */
function rocks(scene: Scene, x: number, y: number): string {
  const { palette } = scene;
  const stone = mix(palette.land[1], palette.ink, 0.3);
  let svg = '';
  for (const [dx, w, h] of [
    [-70, 120, 90],
    [50, 90, 56],
    [116, 60, 34],
  ] as const)
    svg +=
      ellipse(x + dx, y + 4, w * 0.66, 12, palette.ink, 'opacity=".3"') +
      path(
        `M${num(x + dx - w / 2)} ${num(y)}Q${num(x + dx - w * 0.4)} ${num(y - h)} ${num(x + dx)} ${num(y - h)}Q${num(x + dx + w * 0.45)} ${num(y - h * 0.8)} ${num(x + dx + w / 2)} ${num(y)}Z`,
        stone,
      ) +
      path(
        `M${num(x + dx)} ${num(y - h)}Q${num(x + dx + w * 0.45)} ${num(y - h * 0.8)} ${num(x + dx + w / 2)} ${num(y)}Q${num(x + dx + w * 0.1)} ${num(y - h * 0.3)} ${num(x + dx)} ${num(y - h)}Z`,
        mix(palette.land[1], palette.haze, 0.35),
      );
  return svg;
}

/** Inn of the east: one to three storeys under curved tile roofs, garden with pond, bridge, lanterns and shaped pines. */
export function paintRyokan(scene: Scene): void {
  const { palette, width } = scene;
  const random = scene.random('subject');
  const storeys = scene.decide('storeys', random.int(1, 3));
  const front = scene.decide('front', scene.seed % 3 === 0 ? 'garden' : 'pond');
  const side = scene.decide('wing', random.pick(['gate', 'hall', 'pavilion']));
  const wood = mix(random.pick(['#5a3a2a', '#7a4a34', '#8c3b2a']), palette.ink, scene.evening ? 0.55 : 0.25);
  const tile = mix(random.pick([palette.land[2], palette.ink, palette.roof, palette.water[1]]), palette.ink, 0.35);
  const light = lighter(tile, 0.35);
  const sun = { x: STAGE * random.range(0.64, 0.78), y: random.range(230, 330), radius: random.range(84, 130) };
  paintSky(scene, { bottom: 680, sun, disc: true });
  for (let i = 0; i < 3; i++) {
    const ridge = ridgeLine(scene, { name: `wooded ${i}`, base: 480 + i * 66, amplitude: 110 - i * 20, frequency: 1.6 + i * 0.4, octaves: 5, gain: 0.45 });
    const colour = mix(palette.land[0], palette.land[1], i / 2.4);
    paintLand(scene, ridge, GROUND, colour, 0.65);
    shadeRidge(scene, ridge, 80, palette.land[1], 0.3);
    if (i > 0) {
      const firs = scene.random(`firs ${i}`);
      let svg = '';
      for (const [x, y] of ridge)
        if (firs.chance(0.3))
          svg += firs.chance(0.6)
            ? pine(firs, x, y + 12, firs.range(30, 60) * (1 + i * 0.2), mix(colour, palette.leaf[1], 0.4))
            : foliage(firs, x, y + 12, firs.range(40, 80), firs.range(28, 46), mix(colour, palette.leaf[0], 0.35), 6);
      scene.flat(svg);
    }
    paintMist(scene, 560 + i * 60, 120, 0.6);
  }
  scene.flat(
    rect(
      0,
      GROUND - 40,
      width,
      80,
      scene.down(GROUND - 40, GROUND + 20, [
        [0, mix(palette.leaf[0], palette.haze, 0.5)],
        [1, mix(palette.leaf[0], palette.leaf[1], 0.5)],
      ]),
    ),
  );
  const start = random.range(0.13, 0.2) * STAGE;
  const w = random.range(480, 620);
  let svg = '';
  let y = GROUND;
  svg += rect(start - 26, GROUND - 18, w + 52, 20, mix(palette.wall[1], palette.ink, 0.3));
  y -= 18;
  const storeyHeight = storeys === 1 ? 156 : 104;
  for (let s = 0; s < storeys; s++) {
    const inset = s * w * 0.09;
    const sw = w - inset * 2;
    y -= storeyHeight;
    svg += storey(scene, random, start + inset, y, sw, storeyHeight, wood);
    if (s > 0) svg += railing(start + inset - 16, y + storeyHeight, sw + 32, 26, palette.accent, 14);
    const last = s === storeys - 1;
    svg += curvedRoof(start + inset - 14, y + 4, sw + 28, last ? 120 + (storeys === 1 ? 40 : 0) : 46, tile, light, last ? 0.5 : 0.84);
    if (!last) y -= 30;
  }
  const wx = start + w + random.range(30, 60);
  if (side === 'gate') {
    const gw = 190;
    svg +=
      rect(wx + 20, GROUND - 210, 18, 212, palette.accent) +
      rect(wx + gw - 38, GROUND - 210, 18, 212, palette.accent) +
      path(
        `M${num(wx - 26)} ${num(GROUND - 232)}Q${num(wx + gw / 2)} ${num(GROUND - 212)} ${num(wx + gw + 26)} ${num(GROUND - 232)}L${num(wx + gw + 18)} ${num(GROUND - 204)}Q${num(wx + gw / 2)} ${num(GROUND - 190)} ${num(wx - 18)} ${num(GROUND - 204)}Z`,
        palette.accent,
      ) +
      rect(wx + 6, GROUND - 172, gw - 12, 12, palette.accent);
  } else {
    const hw = side === 'hall' ? 250 : 170;
    svg +=
      rect(wx - 10, GROUND - 14, hw + 20, 16, mix(palette.wall[1], palette.ink, 0.3)) +
      storey(scene, random, wx, GROUND - 114, hw, 100, wood) +
      curvedRoof(wx - 12, GROUND - 110, hw + 24, 92, tile, light, side === 'hall' ? 0.55 : 0.1);
  }
  paintBuilding(scene, svg, { x: start - 40, width: w * 0.55, ground: GROUND, strength: 0.3 });
  const plants = scene.random('garden');
  const autumn = random.chance(0.4);
  const maple: [string, string] = autumn ? [palette.accent, mix(palette.accent, palette.ink, 0.35)] : [palette.leaf[0], palette.leaf[1]];
  let garden = '';
  for (let x = 0; x < width; x += plants.range(60, 130))
    garden += bush(plants, x, GROUND + 14, plants.range(80, 150), plants.range(40, 70), plants.chance(0.2) ? maple : palette.leaf);
  scene.flat(garden);
  if (front === 'pond') {
    paintLakeFront(scene, GROUND + 18);
    let rocks = '';
    for (let i = 0; i < 9; i++) {
      const x = plants.range(0, STAGE);
      const r = plants.range(26, 70);
      rocks +=
        ellipse(x, GROUND + 30 + plants.range(0, 14), r, r * 0.34, mix(palette.land[1], palette.ink, 0.3)) +
        ellipse(x + r * 0.15, GROUND + 24 + plants.range(0, 8), r * 0.66, r * 0.22, mix(palette.land[1], palette.haze, 0.25));
    }
    const bx = STAGE * 0.72;
    rocks += path(
      `M${num(bx - 170)} ${GROUND + 44}Q${num(bx)} ${GROUND - 76} ${num(bx + 170)} ${GROUND + 44}L${num(bx + 150)} ${GROUND + 52}Q${num(bx)} ${GROUND - 44} ${num(bx - 150)} ${GROUND + 52}Z`,
      palette.accent,
    );
    let posts = '';
    for (let i = 0; i <= 8; i++) {
      const t = i / 8;
      const px = bx - 156 + 312 * t;
      const py = GROUND + 44 - 118 * 4 * t * (1 - t) * 0.5;
      posts += `M${num(px)} ${num(py)}v-36`;
    }
    rocks +=
      stroke(posts, mix(palette.accent, palette.ink, 0.2), 6) +
      stroke(`M${num(bx - 156)} ${GROUND + 8}Q${num(bx)} ${GROUND - 112} ${num(bx + 156)} ${GROUND + 8}`, mix(palette.accent, palette.ink, 0.1), 7);
    for (let i = 0; i < 22; i++)
      rocks += ellipse(
        plants.range(0.05, 0.6) * STAGE,
        plants.range(840, 980),
        plants.range(14, 34),
        plants.range(5, 9),
        mix(palette.leaf[0], palette.leaf[1], plants.next()),
      );
    scene.flat(rocks + lantern(scene, STAGE * 0.55, GROUND + 34, 1.1));
  } else {
    paintGardenFront(scene, GROUND + 12, start + w / 2, 'gravel');
    let rake = '';
    for (let i = 0; i < 8; i++) rake += `M0 ${810 + i * 24}Q${STAGE * 0.4} ${790 + i * 26} ${width} ${816 + i * 23}`;
    scene.flat(
      stroke(rake, mix(palette.ground[1], palette.ink, 0.2), 2, 'stroke-opacity=".3"') +
        lantern(scene, start + w / 2 - 190, GROUND + 70, 1.25) +
        lantern(scene, start + w / 2 + 190, GROUND + 70, 1.25) +
        rocks(scene, STAGE * 0.78, 890),
    );
  }
  scene.flat(
    roundTree(plants, STAGE * 0.06, GROUND + 30, plants.range(400, 480), maple, wood) +
      roundTree(plants, STAGE * 0.93, GROUND + 26, plants.range(300, 380), plants.chance(0.5) ? maple : palette.leaf, wood),
  );
  const blossom = lighter(mix(palette.accent, '#ffd9de', 0.75), 0.1);
  if (!autumn) {
    let branch = stroke(`M-20 20Q${STAGE * 0.1} 70 ${STAGE * 0.2} 190M${STAGE * 0.08} 62Q${STAGE * 0.2} 50 ${STAGE * 0.3} 110`, palette.ink, 9);
    for (const [u, v] of [
      [0.03, 30],
      [0.09, 70],
      [0.14, 120],
      [0.19, 180],
      [0.17, 60],
      [0.24, 80],
      [0.3, 108],
      [0.12, 90],
    ] as const)
      for (let k = 0; k < 9; k++)
        branch += circle(STAGE * u + plants.range(-46, 46), v + plants.range(-32, 32), plants.range(7, 17), k % 3 ? blossom : lighter(blossom, 0.45));
    scene.flat(branch);
  }
}
