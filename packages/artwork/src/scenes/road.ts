import { paintLand, paintMist, ridgeLine, shadeRidge } from '../parts/ridge.ts';
import { paintBirds, paintSky } from '../parts/sky.ts';
import { bush, cypress } from '../parts/trees.ts';
import { lighter, mix } from '../oklab.ts';
import { type Scene, STAGE } from '../scene.ts';
import { type Point, circle, ellipse, line, num, path, placed, poly, rect } from '../svg.ts';

/** An S-curved road through soft slopes with cypresses and bushes, a small car or camper seen from behind. */
export function paintRoad(scene: Scene): void {
  const { palette, width, height } = scene;
  const random = scene.random('subject');
  const vehicle = scene.decide('vehicle', scene.seed % 2 === 0 ? 'camper' : 'car');
  const bend = random.range(4.1, 4.8);
  const horizon = 440;
  paintSky(scene, { bottom: horizon, sun: { x: STAGE * random.range(0.64, 0.76), y: random.range(190, 260), radius: random.range(46, 62) } });
  for (let i = 0; i < 3; i++) {
    const hill = ridgeLine(scene, { name: `hill ${i}`, base: horizon - 30 + i * 24, amplitude: 90 - i * 14, frequency: 1.6 + i * 0.6, octaves: 4, gain: 0.42 });
    paintLand(scene, hill, height, mix(palette.land[0], palette.land[1], i / 2.2), 0.55);
    shadeRidge(scene, hill, 90, palette.land[2], 0.35);
    paintMist(scene, horizon + i * 20, 70, 0.45);
  }
  for (const [i, y, amplitude, colour] of [
    [0, 560, 100, mix(palette.ground[0], palette.leaf[0], 0.45)],
    [1, 660, 120, mix(palette.ground[0], palette.leaf[0], 0.25)],
    [2, 800, 100, mix(palette.ground[0], palette.ground[1], 0.35)],
  ] as const) {
    const slope = ridgeLine(scene, { name: `slope ${i}`, base: y, amplitude, frequency: 1.1, octaves: 2, gain: 0.3 });
    paintLand(scene, slope, height + 5, colour, mix(colour, palette.ground[1], 0.4));
    scene.airbrush(
      path(
        `${line(slope)}L${num(width + 14)} ${y + 130}L-14 ${y + 130}Z`,
        scene.down(y - 60, y + 130, [
          [0, palette.leaf[1], 0.35],
          [1, palette.leaf[1], 0],
        ]),
      ),
      0.5,
    );
    const trees = scene.random(`trees ${i}`);
    let svg = '';
    for (const [x, ty] of slope) {
      if (!trees.chance(0.045)) continue;
      const k = 1 + i * 0.6;
      svg += trees.chance(0.5)
        ? cypress(x, ty + 12, trees.range(46, 84) * k, palette.leaf)
        : bush(trees, x, ty + 14, trees.range(40, 84) * k, trees.range(22, 38) * k, palette.leaf);
    }
    scene.flat(svg);
  }
  const centre = (t: number): Point => {
    const e = t ** 1.7;
    return [STAGE * (0.42 - 0.3 * Math.sin(t * bend + 0.5) * (0.14 + 0.86 * e) + 0.16 * e), 530 + 530 * e];
  };
  const half = (t: number): number => 4 + 255 * t ** 2.2;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let k = 0; k <= 80; k++) {
    const t = k / 80;
    const [x, y] = centre(t);
    left.push([x - half(t), y]);
    right.unshift([x + half(t), y]);
  }
  const verge = (points: Point[], sign: number): Point[] => points.map(([x, y]) => [x + sign * (6 + (y - 500) * 0.03), y]);
  scene.flat(
    poly([...verge(left, -1), ...verge(right, 1)], mix(palette.ground[0], palette.haze, 0.5)) +
      poly([...left, ...right], mix(palette.land[2], palette.ink, 0.35)),
  );
  let dashes = '';
  for (let k = 4; k < 78; k += 4) {
    const [x, y] = centre(k / 80);
    const [x2, y2] = centre((k + 2) / 80);
    const w = half(k / 80) * 0.035 + 0.6;
    dashes += poly(
      [
        [x - w, y],
        [x + w, y],
        [x2 + w, y2],
        [x2 - w, y2],
      ],
      lighter(palette.sun, 0.2),
    );
  }
  scene.flat(dashes);
  const t = random.range(0.58, 0.64);
  const [cx, cy] = centre(t);
  const k = half(t) / 70;
  const vx = cx + half(t) * 0.42;
  const glass = mix(palette.sky[0], palette.ink, 0.3);
  scene.airbrush(ellipse(vx, cy + 6 * k, 64 * k, 12 * k, palette.ink, 'opacity=".6"'), 0.6);
  const car =
    path('M-46 0V-26Q-44 -38 -34 -40L-24 -66Q-20 -72 -12 -72H12Q20 -72 24 -66L34 -40Q44 -38 46 -26V0Z', palette.accent) +
    path('M-22 -42L-14 -62Q-12 -65 -8 -65H8Q12 -65 14 -62L22 -42Z', glass) +
    rect(-14, -86, 28, 14, mix(palette.ground[1], palette.ink, 0.4), 'rx="3"');
  const camper =
    path('M-50 0V-84Q-50 -104 -32 -106H32Q50 -104 50 -84V0Z', lighter(palette.wall[0], 0.3)) +
    path('M-50 0V-44H50V0Z', palette.accent) +
    rect(-38, -92, 76, 34, glass, 'rx="8"') +
    path('M-40 -106H40L34 -124H-34Z', palette.roof) +
    circle(0, -28, 9, lighter(palette.wall[0], 0.4));
  scene.flat(
    placed(
      (vehicle === 'car' ? car : camper) +
        rect(-42, -24, 18, 9, palette.glow, 'rx="4"') +
        rect(24, -24, 18, 9, palette.glow, 'rx="4"') +
        rect(-42, 0, 16, 9, palette.ink) +
        rect(26, 0, 16, 9, palette.ink),
      vx,
      cy,
      k * (vehicle === 'car' ? 1 : 0.95),
    ),
  );
  paintBirds(scene, STAGE * 0.5, horizon * 0.4);
  scene.flat(bush(random, width, 1030, 450, 190, [mix(palette.leaf[0], palette.leaf[1], 0.5), palette.ink]));
}
