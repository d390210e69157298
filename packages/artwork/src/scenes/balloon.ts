import { paintHills } from '../parts/backdrop.ts';
import { paintLand, paintMist, ridgeLine } from '../parts/ridge.ts';
import { paintBirds, paintSky, placeSun } from '../parts/sky.ts';
import { bush, cypress } from '../parts/trees.ts';
import { lighter, mix } from '../oklab.ts';
import { type Scene, STAGE } from '../scene.ts';
import { ellipse, num, path, placed, rect, stroke } from '../svg.ts';

function balloon(scene: Scene, x: number, y: number, size: number, first: string, second: string): string {
  const { palette } = scene;
  const outline = 'M0 -300C-190 -300 -190 -60 -40 60H40C190 -60 190 -300 0 -300Z';
  let svg = path(outline, first);
  for (const [a, b] of [
    [-0.72, -0.42],
    [-0.14, 0.14],
    [0.42, 0.72],
  ] as const)
    svg += path(`M0 -300C${num(a * 190)} -300 ${num(a * 190)} -60 ${num(a * 40)} 60H${num(b * 40)}C${num(b * 190)} -60 ${num(b * 190)} -300 0 -300Z`, second);
  svg +=
    path('M0 -300C-190 -300 -190 -60 -40 60H-16C-120 -60 -120 -280 0 -300Z', palette.ink, 'opacity=".24"') +
    path('M0 -300C190 -300 190 -60 40 60H26C150 -60 140 -270 0 -300Z', palette.sun, 'opacity=".25"');
  svg +=
    stroke('M-36 62L-24 112M36 62L24 112M-12 62L-10 112M12 62L10 112', palette.ink, 2.5) +
    rect(-28, 110, 56, 40, mix(palette.ground[1], palette.ink, 0.3), 'rx="6"') +
    rect(-30, 108, 60, 8, palette.ink, 'rx="3"') +
    ellipse(0, 66, 12, 8, palette.glow);
  return placed(svg, x, y, size);
}

/** Balloons at first light over hills and a valley in mist. */
export function paintBalloon(scene: Scene): void {
  const { palette, width, height } = scene;
  const random = scene.random('subject');
  const count = scene.decide('balloons', random.int(4, 7));
  const sun = placeSun(scene, [420, 520], [60, 84]);
  paintSky(scene, { bottom: 720, sun, disc: true });
  paintHills(scene, { horizon: 640, bottom: height, sunX: sun.x });
  const colours = [palette.accent, palette.roof, mix(palette.water[1], palette.sky[0], 0.3), palette.glow, mix(palette.land[1], palette.accent, 0.3)];
  const trees = scene.random('trees');
  for (let i = 0; i < 2; i++) {
    const slope = ridgeLine(scene, { name: `slope ${i}`, base: 770 + i * 110, amplitude: 46, frequency: 1.4, octaves: 3, gain: 0.35 });
    const colour = mix(palette.ground[0], palette.leaf[0], 0.4 + i * 0.3);
    paintLand(scene, slope, height, colour, mix(colour, palette.leaf[1], 0.5));
    let svg = '';
    for (const [x, y] of slope)
      if (trees.chance(0.1))
        svg += trees.chance(0.45)
          ? cypress(x, y + 10, trees.range(50, 90) * (1 + i * 0.5), palette.leaf)
          : bush(trees, x, y + 12, trees.range(50, 100) * (1 + i * 0.5), trees.range(24, 44) * (1 + i * 0.5), palette.leaf);
    scene.flat(svg);
    paintMist(scene, 790 + i * 110, 90, 0.22);
  }
  let far = '';
  for (let i = 1; i < count; i++) {
    const k = random.range(0.16, 0.42);
    far += balloon(
      scene,
      STAGE * random.range(0.48, 0.98),
      random.range(180, 560),
      k,
      mix(colours[i % 5] ?? palette.accent, palette.haze, 0.4 - k),
      mix(lighter(palette.wall[0], 0.2), palette.haze, 0.4 - k),
    );
  }
  if (width > STAGE) far += balloon(scene, STAGE * 1.2, 330, 0.22, mix(palette.accent, palette.haze, 0.25), palette.wall[0]);
  scene.flat(
    far +
      balloon(scene, STAGE * random.range(0.26, 0.34), 470, random.range(1.15, 1.35), colours[scene.seed % 5] ?? palette.accent, lighter(palette.wall[0], 0.3)),
  );
  paintBirds(scene, STAGE * 0.62, 140, 14);
}
