import { awning, pane, shutters } from '../parts/building.ts';
import { sailBoat } from '../parts/props.ts';
import { paintLand, ridgeLine, shadeRidge } from '../parts/ridge.ts';
import { paintBirds, paintSky, placeSun } from '../parts/sky.ts';
import { townHouse } from '../parts/town.ts';
import { cypress, bush } from '../parts/trees.ts';
import { paintGlints, paintRipples, paintWater } from '../parts/water.ts';
import { lighter, mix } from '../oklab.ts';
import { type Scene, STAGE } from '../scene.ts';
import { circle, num, path, poly, rect, stroke } from '../svg.ts';

/** Painted houses round a small port, boats at their moorings, a lighthouse or a bell tower. */
export function paintHarbour(scene: Scene): void {
  const { palette } = scene;
  const random = scene.random('subject');
  const mark = scene.decide('landmark', scene.seed % 2 === 0 ? 'bell tower' : 'lighthouse');
  const horizon = 600;
  const quay = 690;
  const sun = placeSun(scene, [210, 360], [44, 64]);
  paintSky(scene, { bottom: horizon, sun });
  const hill = ridgeLine(scene, { name: 'hill', base: horizon - 40, amplitude: 70, frequency: 1.8, shape: (x) => Math.max(0, x - STAGE * 0.5) * 0.36 - 90 });
  paintLand(scene, hill, quay, mix(palette.land[0], palette.land[1], 0.6), 0.4);
  shadeRidge(scene, hill, 90, palette.land[2], 0.35);
  const trees = scene.random('trees');
  let wood = '';
  for (const [x, y] of hill)
    if (y < horizon && trees.chance(0.2))
      wood += trees.chance(0.4)
        ? cypress(x, y + trees.range(10, 90), trees.range(50, 90), palette.leaf)
        : bush(trees, x, y + trees.range(10, 110), trees.range(50, 100), trees.range(26, 50), [
            mix(palette.leaf[0], palette.land[0], 0.2),
            mix(palette.leaf[1], palette.land[1], 0.2),
          ]);
  scene.flat(wood);
  paintWater(scene, { top: horizon, bottom: quay + 34, mixNear: 0.5, mixGrow: 0.4 });
  const colours: [string, ...string[]] = [
    palette.wall[0],
    mix(palette.wall[0], palette.roof, 0.55),
    mix(palette.glow, palette.ground[0], 0.3),
    mix(palette.wall[0], palette.accent, 0.45),
    mix(palette.wall[0], palette.sky[0], 0.4),
    mix(palette.wall[0], palette.leaf[0], 0.35),
    palette.ground[0],
  ];
  for (let r = 0; r < 3; r++) {
    const row = scene.random(`row ${r}`);
    let svg = '';
    const end = STAGE * (0.44 + 0.1 * r);
    for (let x = -40; x < end; ) {
      const w = row.range(76, 124);
      const y = quay - 130 + r * 66 - (2 - r) * 20;
      svg +=
        r < 2
          ? townHouse(scene, row, {
              x,
              y: y - Math.max(0, 1 - x / end) * 40,
              width: w,
              height: row.range(100, 170),
              top: row.chance(0.85) ? 'roof' : 'flat',
              near: 0.5 + r * 0.25,
              dome: palette.roof,
              wall: row.pick(colours),
            })
          : '';
      if (r === 2) {
        const h = row.range(200, 290);
        const wall = row.pick(colours);
        svg +=
          rect(x, quay - h, w, h, wall) +
          rect(x, quay - h, w * 0.3, h, palette.wall[1], 'opacity=".55"') +
          poly(
            [
              [x - 5, quay - h + 2],
              [x + 8, quay - h - 26],
              [x + w - 8, quay - h - 26],
              [x + w + 5, quay - h + 2],
            ],
            palette.roof,
          );
        const shutter = row.pick([mix(palette.leaf[1], wall, 0.3), mix(palette.water[1], wall, 0.3), mix(palette.roof, palette.ink, 0.3)]);
        for (let f = 0; f * 62 + 110 < h; f++)
          for (const u of [0.24, 0.66])
            svg +=
              pane(scene, row, { x: x + w * u - 9, y: quay - h + 22 + f * 62, width: 18, height: 34, lit: 0.2, frame: lighter(wall, 0.4) }) +
              shutters(x + w * u - 9, quay - h + 22 + f * 62, 18, 34, shutter);
        svg +=
          rect(
            x + w * 0.12,
            quay - 62,
            w * 0.76,
            62,
            row.chance(0.5) || scene.evening ? mix(palette.glow, palette.ink, 0.1) : mix(palette.wall[1], palette.ink, 0.5),
          ) +
          (row.chance(0.6)
            ? awning(
                x + w * 0.04,
                quay - 84,
                w * 0.92,
                30,
                row.pick([palette.accent, palette.roof, mix(palette.water[1], palette.wall[0], 0.2)]),
                lighter(palette.wall[0], 0.4),
              )
            : '');
      }
      x += w * (r === 2 ? 1 : row.range(0.8, 0.95));
    }
    if (r === 1 && mark === 'bell tower')
      svg +=
        rect(STAGE * 0.3, quay - 420, 64, 420, mix(palette.wall[0], palette.ground[0], 0.4)) +
        rect(STAGE * 0.3, quay - 420, 22, 420, palette.wall[1]) +
        path(`M${STAGE * 0.3 - 6} ${quay - 418}A38 44 0 0 1 ${STAGE * 0.3 + 70} ${quay - 418}Z`, palette.roof) +
        rect(STAGE * 0.3 + 18, quay - 390, 28, 54, mix(palette.wall[1], palette.ink, 0.55)) +
        rect(STAGE * 0.3 + 30, quay - 500, 4, 46, palette.ink);
    scene.flat(svg);
  }
  scene.flat(
    path(`M-10 ${quay - 6}H${STAGE * 0.62}L${STAGE * 0.66} ${quay + 34}H-10Z`, mix(palette.wall[1], palette.ground[1], 0.4)) +
      rect(-10, quay - 8, STAGE * 0.62 + 10, 8, lighter(palette.wall[1], 0.35)),
  );
  if (mark === 'lighthouse') {
    const x = STAGE * 0.86;
    scene.flat(
      path(`M${x - 120} ${horizon + 44}Q${x - 60} ${horizon - 4} ${x} ${horizon}T${x + 150} ${horizon + 44}Z`, mix(palette.land[2], palette.ink, 0.2)) +
        poly(
          [
            [x - 22, horizon + 6],
            [x - 14, horizon - 150],
            [x + 14, horizon - 150],
            [x + 22, horizon + 6],
          ],
          lighter(palette.wall[0], 0.3),
        ) +
        [0, 1].map((i) => rect(x - 19 + i * 2, horizon - 60 - i * 56, 38 - i * 4, 26, palette.accent)).join('') +
        rect(x - 18, horizon - 158, 36, 8, palette.ink) +
        rect(x - 10, horizon - 182, 20, 26, palette.glow) +
        path(`M${x - 16} ${horizon - 180}L${x} ${horizon - 202}L${x + 16} ${horizon - 180}Z`, palette.accent),
    );
    scene.airbrush(
      circle(
        x,
        horizon - 170,
        90,
        scene.around(x, horizon - 170, 90, [
          [0, palette.glow, scene.evening ? 0.9 : 0.4],
          [1, palette.glow, 0],
        ]),
      ),
      0.7,
    );
  }
  paintWater(scene, { top: quay + 30, mixNear: 0.22, mixGrow: 0.6 });
  paintRipples(scene, quay + 34, 1000, 60);
  paintGlints(scene, sun.x, quay + 30, 1000, 150, 50);
  let boats = '';
  const count = scene.decide('boats', random.int(4, 6));
  for (let i = 0; i < count; i++) {
    const x = STAGE * (0.06 + (0.62 / count) * i) + random.range(-20, 20);
    const y = quay + 74 + (i % 3) * 46;
    const k = 0.8 + (i % 3) * 0.3;
    const hull = [palette.accent, mix(palette.water[1], palette.ink, 0.2), lighter(palette.wall[0], 0.3), palette.roof][i % 4] ?? palette.accent;
    boats += `<g transform="translate(${num(x)} ${num(y)}) scale(${k.toFixed(2)})">${path('M-66 -16Q0 8 74 -22Q62 22 30 24H-34Q-58 20 -66 -16Z', hull)}${path('M-66 -16Q0 8 74 -22L71 -13Q0 18 -63 -7Z', lighter(palette.wall[0], 0.45))}${i % 2 ? rect(-20, -34, 36, 26, lighter(palette.wall[0], 0.2), 'rx="4"') + rect(-14, -28, 24, 10, mix(palette.water[1], palette.ink, 0.4)) : ''}${rect(2, -130, 3, 130, palette.ink)}${stroke('M3 -128L-58 -14M3 -128L66 -18', palette.ink, 1)}</g>`;
  }
  scene.flat(boats + sailBoat(STAGE * 0.8, 850, 120, lighter(palette.sun, 0.35), palette.accent));
  paintBirds(scene, STAGE * 0.66, 240, 15);
}
