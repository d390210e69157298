import { valueNoise } from '../noise.ts';
import { hipRoof, pane } from '../parts/building.ts';
import { paintLand, paintMist, ridgeLine, shadeRidge } from '../parts/ridge.ts';
import { paintBirds, paintSky, placeSun } from '../parts/sky.ts';
import { bush, cypress } from '../parts/trees.ts';
import { mix } from '../oklab.ts';
import { type Scene, STAGE } from '../scene.ts';
import { type Point, num, poly, rect, line } from '../svg.ts';

/** Soft hills, rows of vines fanning from one point, a villa with tower and cypresses. */
export function paintVineyard(scene: Scene): void {
  const { palette, width, height } = scene;
  const random = scene.random('subject');
  const horizon = random.range(440, 500);
  const sun = placeSun(scene, [horizon - 230, horizon - 120], [46, 66]);
  paintSky(scene, { bottom: horizon + 40, sun });
  const autumn = scene.seed % 2 === 0;
  const vine: [string, string] = autumn
    ? [mix(palette.leaf[0], palette.accent, 0.35), mix(palette.leaf[1], palette.accent, 0.18)]
    : [palette.leaf[0], palette.leaf[1]];
  for (let i = 0; i < 3; i++) {
    const hill = ridgeLine(scene, { name: `hill ${i}`, base: horizon - 40 + i * 26, amplitude: 70 - i * 8, frequency: 1.8 + i * 0.5, octaves: 4, gain: 0.4 });
    paintLand(scene, hill, horizon + 120, mix(palette.land[0], palette.land[1], i / 2.2), 0.5);
    shadeRidge(scene, hill, 70, palette.land[2], 0.35);
    if (i === 2) {
      const trees = scene.random('distant trees');
      let svg = '';
      for (const [x, y] of hill) if (trees.chance(0.07)) svg += cypress(x, y + 6, trees.range(30, 56), palette.leaf);
      scene.flat(svg);
    }
    paintMist(scene, horizon + i * 12, 70, 0.5);
  }
  const vanishX = STAGE * random.range(0.6, 0.7);
  const ground = (x: number): number => horizon + 70 - 60 * Math.exp(-(((x - vanishX) / (STAGE * 0.36)) ** 2));
  const hill: Point[] = [];
  for (let x = -20; x <= width + 20; x += 20) hill.push([x, ground(x)]);
  scene.flat(
    poly(
      [...hill, [width + 20, height + 5], [-20, height + 5]],
      scene.down(horizon, height, [
        [0, mix(palette.ground[0], palette.leaf[0], 0.35)],
        [1, palette.ground[0]],
      ]),
    ),
  );
  let rows = '';
  let shade = '';
  const count = 28;
  for (let i = 0; i < count; i++) {
    const k = (i - count / 2 + 0.5) / (count - 4);
    const bottom = vanishX + k * STAGE * 4.8;
    const noise = valueNoise(scene.random(`row ${i}`));
    const spine = Array.from({ length: 29 }, (_, q) => {
      const t = (q / 28) ** 2.1;
      const x = vanishX + (bottom - vanishX) * (0.04 + 0.96 * t) + k * 40;
      return {
        x,
        y: ground(x) + 4 + (height + 40 - ground(x)) * t,
        half: (1.4 + 46 * t) * (0.86 + 0.3 * noise(q * 2.3 + i)),
        tall: ((2 + 62 * t) / (1 + (2.6 * k) ** 2)) * (0.8 + 0.35 * noise(q * 3.1 + i * 7)),
      };
    });
    const top = spine.map(({ x, y, half, tall }): Point => [x + half * 0.2, y - tall]);
    rows += poly(
      [...spine.map(({ x, y, half }): Point => [x - half, y]), ...spine.toReversed().map(({ x, y, half }): Point => [x + half, y]), ...top],
      vine[1],
    );
    rows += poly(
      [
        ...top.map(([x, y], j): Point => [x - (spine[j]?.half ?? 0) * 0.2, y]),
        ...spine.toReversed().map(({ x, y, half, tall }): Point => [x + half * 0.5, y - tall * 0.42]),
      ],
      vine[0],
    );
    shade += poly(
      [...spine.map(({ x, y }): Point => [x, y]), ...spine.toReversed().map(({ x, y, half }): Point => [x - half * 1.6, y + half * 0.18])],
      mix(palette.ground[1], vine[1], 0.45),
      'opacity=".55"',
    );
  }
  scene.airbrush(shade, 0.75);
  scene.flat(rows);
  const x = STAGE * random.range(0.2, 0.27);
  const y = ground(x) + 6;
  const wall = mix(palette.wall[0], palette.ground[0], 0.25);
  const block = (bx: number, w: number, h: number, roof: number): string =>
    rect(bx, y - h, w, h, wall) +
    rect(bx, y - h, w * 0.3, h, palette.wall[1]) +
    hipRoof(bx, y - h, w, roof, palette.roof, palette.ink, 7) +
    Array.from({ length: Math.round(w / 32) }, (_, q) =>
      pane(scene, random, { x: bx + 10 + q * 30, y: y - h + 16, width: 12, height: 20, arched: q % 2 === 0, lit: 0.2 }),
    ).join('');
  let villa = '';
  for (let i = 0; i < 5; i++) villa += cypress(x - 130 + i * 26 + (i > 2 ? 190 : 0), y + 8, random.range(110, 176), palette.leaf);
  villa += block(x - 70, 110, 62, 20) + block(x + 30, 96, 46, 18) + block(x + 4, 42, 124, 22);
  scene.flat(villa + bush(random, x - 60, y + 14, 120, 40, palette.leaf) + bush(random, x + 110, y + 14, 110, 34, palette.leaf));
  scene.airbrush(`<path d="${line(hill)}L${num(width + 20)} ${horizon + 130}L-20 ${horizon + 130}Z" fill="${palette.haze}" opacity=".18"/>`, 0.7);
  paintBirds(scene, STAGE * 0.48, horizon * 0.4, 14);
}
