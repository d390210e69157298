import { paintLand, paintMist, ridgeLine, shadeRidge } from '../parts/ridge.ts';
import { paintBirds, paintSky } from '../parts/sky.ts';
import { acacia, grass } from '../parts/trees.ts';
import { paintRipples } from '../parts/water.ts';
import { mix } from '../oklab.ts';
import { type Scene, STAGE } from '../scene.ts';
import { ellipse, path, placed } from '../svg.ts';

function giraffe(x: number, y: number, size: number, ink: string): string {
  return placed(
    path(
      'M-22 0L-21 -44Q-26 -58 -20 -64Q-4 -72 12 -78Q20 -98 30 -132Q31 -140 36 -142L38 -149L40 -143L43 -149L44 -142Q52 -138 56 -132L54 -128L42 -130Q36 -104 26 -76Q24 -62 19 -54L20 0H15.500L13 -48Q-4 -44 -12 -48L-14 0H-18L-17.500 -38L-19 0Z',
      ink,
    ) + path('M-22 -60Q-30 -48 -27 -34L-25 -36Q-26 -48 -20 -58Z', ink),
    x,
    y,
    size,
    Math.abs(size),
  );
}

function elephant(x: number, y: number, size: number, ink: string): string {
  return placed(
    path(
      'M-60 0V-46Q-68 -92 -20 -96Q10 -98 30 -92Q44 -104 62 -96Q78 -88 78 -66Q80 -38 88 -22Q92 -12 84 -10Q76 -14 70 -44Q66 -48 60 -46L54 -44V0H38V-34H-22L-26 0H-42L-44 -30L-46 0Z',
      ink,
    ) +
      path('M34 -90Q20 -70 36 -46Q54 -52 52 -84Z', ink, 'opacity=".7"') +
      path('M70 -50Q82 -44 90 -52Q80 -36 68 -44Z', '#fff', 'opacity=".75"') +
      path('M-62 -74Q-76 -60 -70 -40L-68 -42Q-72 -58 -58 -68Z', ink),
    x,
    y,
    size,
    Math.abs(size),
  );
}

/** A large low sun, a broad mountain in haze, grass planes, animals before the sun, an acacia near. */
export function paintSavanna(scene: Scene): void {
  const { palette, width } = scene;
  const random = scene.random('subject');
  const herd = scene.decide('herd', scene.seed % 2 === 0 ? 'elephants' : 'giraffes');
  const horizon = random.range(620, 665);
  const sun = { x: STAGE * random.range(0.56, 0.66), y: horizon - random.range(80, 160), radius: random.range(96, 130) };
  paintSky(scene, { bottom: horizon + 40, sun, clouds: 4, disc: true });
  const mountain = random.range(0.22, 0.32);
  const far = ridgeLine(scene, {
    name: 'mountain',
    base: horizon,
    amplitude: 46,
    frequency: 2.5,
    shape: (x) => 30 - 200 * Math.exp(-(((x / STAGE - mountain) / 0.17) ** 2)),
  });
  paintLand(scene, far, horizon + 30, palette.land[0], 0.6);
  shadeRidge(scene, far, 120, palette.land[1], 0.4);
  paintMist(scene, horizon - 10, 110, 0.75);
  paintLand(scene, ridgeLine(scene, { name: 'bush', base: horizon + 10, amplitude: 22, frequency: 4 }), horizon + 80, palette.land[1], 0.4);
  for (let i = 0; i < 3; i++) {
    const t = i / 2;
    const y = horizon + 26 + i * 100;
    paintLand(
      scene,
      ridgeLine(scene, { name: `plain ${i}`, base: y, amplitude: 12 + 8 * i, frequency: 5 }),
      y + 200,
      mix(palette.ground[0], palette.ground[1], 0.25 + t * 0.7),
      mix(palette.ground[1], palette.ink, 0.15 + 0.45 * t),
    );
    const blades = scene.random(`grass ${i}`);
    const strokes = Math.round((90 * width) / STAGE);
    for (let k = 0; k < 3; k++)
      scene.flat(
        grass(
          blades,
          0,
          width,
          y + 30 + k * 44,
          22 + 18 * t,
          k % 2 ? mix(palette.ground[1], palette.ink, 0.3 + 0.4 * t) : mix(palette.ground[0], palette.ground[1], 0.3),
          strokes,
        ),
      );
  }
  if (scene.seed % 3 === 0) {
    scene.flat(
      ellipse(sun.x + 60, horizon + 150, 330, 34, mix(palette.ground[1], palette.water[1], 0.55)) +
        ellipse(sun.x + 60, horizon + 156, 300, 25, mix(palette.sky[1], palette.water[1], 0.3)),
    );
    paintRipples(scene, horizon + 130, horizon + 180, 10);
  }
  const trees = scene.random('acacias');
  scene.flat(
    acacia(trees, STAGE * 0.84, horizon + 40, 160, palette.leaf) +
      acacia(trees, STAGE * 0.08, horizon + 50, 120, palette.leaf) +
      (width > STAGE ? acacia(trees, STAGE * 1.2, horizon + 44, 110, palette.leaf) : ''),
  );
  scene.flat(
    herd === 'giraffes'
      ? giraffe(sun.x - 40, horizon + 78, 0.95, palette.ink) +
          giraffe(sun.x + 46, horizon + 88, -1.15, palette.ink) +
          giraffe(sun.x - 110, horizon + 74, 0.7, palette.ink)
      : elephant(sun.x - 50, horizon + 84, 1.05, palette.ink) +
          elephant(sun.x + 96, horizon + 80, 0.72, palette.ink) +
          elephant(sun.x + 178, horizon + 78, 0.46, palette.ink),
  );
  scene.flat(acacia(trees, STAGE * random.range(0.22, 0.28), 930, random.range(590, 650), [palette.leaf[0], palette.ink]));
  paintBirds(scene, sun.x - STAGE * 0.08, horizon * 0.3, 16);
  scene.flat(grass(trees, 0, width, 1006, 90, palette.ink, Math.round((180 * width) / STAGE)));
}
