import { palm } from '../parts/palm.ts';
import { lounger, parasol, sailBoat } from '../parts/props.ts';
import { paintLand, ridgeLine, shadeRidge } from '../parts/ridge.ts';
import { paintBirds, paintSky, placeSun } from '../parts/sky.ts';
import { agave, bush } from '../parts/trees.ts';
import { paintGlints, paintRipples, paintWater } from '../parts/water.ts';
import { lighter, mix } from '../oklab.ts';
import { type Scene, STAGE } from '../scene.ts';
import { ellipse, num, path, poly, rect } from '../svg.ts';

/** A crescent of sand under palms, parasol, foam line, a sail under the sun. */
export function paintBeach(scene: Scene): void {
  const { palette, width, height } = scene;
  const random = scene.random('subject');
  const prop = scene.decide('prop', (['parasol', 'boat', 'cabins', 'parasol'] as const)[scene.seed % 4] ?? 'parasol');
  const horizon = random.range(460, 520);
  const sun = placeSun(scene, [horizon - 260, horizon - 130], [42, 62]);
  paintSky(scene, { bottom: horizon, sun });
  const side = random.range(0.1, 0.3);
  const far = ridgeLine(scene, { name: 'far headland', base: horizon - 6, amplitude: 70, frequency: 2.2, shape: (x) => Math.abs(x / STAGE - side) * 150 });
  paintLand(scene, far, horizon, palette.land[0], 0.35);
  shadeRidge(scene, far, 70, palette.land[1], 0.5);
  const near = ridgeLine(scene, { name: 'near headland', base: horizon + 2, amplitude: 46, frequency: 3, shape: (x) => Math.abs(x / STAGE - 0.02) * 220 });
  paintLand(scene, near, horizon, palette.land[1], 0.25);
  paintWater(scene, { top: horizon, mixNear: 0.42, mixGrow: 0.9 });
  paintGlints(scene, sun.x, horizon, 800, 170, 70);
  paintRipples(scene, horizon, 850, 60);
  scene.flat(sailBoat(sun.x - STAGE * 0.12, horizon + 10, 44, lighter(palette.sun, 0.2), palette.ink));
  const curve = (k: number): string =>
    `M-10 ${num(horizon + 40 + k * 10)}C${num(STAGE * 0.2)} ${num(horizon + 60 + k * 22)} ${num(STAGE * 0.42)} ${num(horizon + 150 + k * 46)} ${num(STAGE * 0.5)} ${num(800 + k * 24)}S${num(STAGE * 0.8)} ${num(930 + k * 16)} ${num(STAGE + 10)} ${num(955 + k * 22)}L${num(width + 20)} ${num(985 + k * 22)}V${height + 5}H-10Z`;
  scene.airbrush(
    path(
      curve(-1.7),
      scene.down(horizon, height, [
        [0, lighter(palette.water[0], 0.35), 0.9],
        [1, lighter(palette.water[0], 0.5), 0.55],
      ]),
    ),
    0.5,
  );
  scene.flat(
    path(curve(-0.62), '#ffffff', 'opacity=".85"') +
      path(curve(-0.3), mix(palette.ground[1], palette.water[1], 0.25)) +
      path(
        curve(0.12),
        scene.down(horizon, height, [
          [0, palette.ground[0]],
          [1, mix(palette.ground[0], palette.ground[1], 0.75)],
        ]),
      ),
  );
  scene.airbrush(
    path(
      curve(1.2),
      scene.along(
        [STAGE, 400],
        [0, 1000],
        [
          [0, palette.ground[1], 0],
          [0.4, palette.ground[1], 0],
          [1, palette.ground[1], 0.95],
        ],
      ),
    ),
    0.2,
  );
  const bx = STAGE * random.range(0.33, 0.37);
  const by = 820;
  if (prop === 'parasol') {
    scene.airbrush(ellipse(bx + 20, by + 6, 120, 14, palette.leaf[1], 'opacity=".5"'), 0.3);
    scene.flat(
      lounger(bx - 30, by + 10, 95, palette.wall[0], palette.ink) +
        lounger(bx + 95, by + 22, 95, palette.wall[0], palette.ink) +
        parasol(bx + 30, by + 4, 130, palette.accent, palette.ink),
    );
  } else if (prop === 'boat') {
    scene.airbrush(ellipse(bx + 30, by + 30, 150, 14, palette.ink, 'opacity=".45"'), 0.3);
    scene.flat(
      path(
        `M${num(bx - 110)} ${by - 14}Q${num(bx + 30)} ${by + 18} ${num(bx + 170)} ${by - 26}Q${num(bx + 150)} ${by + 34} ${num(bx + 80)} ${by + 34}H${num(bx - 50)}Q${num(bx - 96)} ${by + 28} ${num(bx - 110)} ${by - 14}Z`,
        palette.accent,
      ) +
        path(
          `M${num(bx - 110)} ${by - 14}Q${num(bx + 30)} ${by + 18} ${num(bx + 170)} ${by - 26}L${num(bx + 164)} ${by - 12}Q${num(bx + 30)} ${by + 30} ${num(bx - 104)} ${by - 2}Z`,
          lighter(palette.wall[0], 0.4),
        ) +
        path(
          `M${num(bx - 110)} ${by - 14}Q${num(bx - 40)} ${by + 6} ${num(bx)} ${by + 8}V${by + 34}H${num(bx - 50)}Q${num(bx - 96)} ${by + 28} ${num(bx - 110)} ${by - 14}Z`,
          palette.ink,
          'opacity=".2"',
        ),
    );
  } else {
    let cabins = '';
    for (let i = 0; i < 4; i++) {
      const x = STAGE * 0.16 + i * 84;
      const y = 742 + i * 20;
      const stripe = [palette.accent, palette.roof, mix(palette.water[1], palette.wall[0], 0.3), palette.glow][i] ?? palette.accent;
      cabins +=
        rect(x, y - 92, 62, 92, lighter(palette.wall[0], 0.3)) +
        [0, 1, 2].map((q) => rect(x + 4 + q * 21, y - 92, 11, 92, stripe)).join('') +
        poly(
          [
            [x - 8, y - 90],
            [x + 31, y - 132],
            [x + 70, y - 90],
          ],
          mix(stripe, palette.ink, 0.25),
        ) +
        rect(x, y - 92, 16, 92, palette.ink, 'opacity=".16"') +
        rect(x + 20, y - 62, 22, 62, mix(stripe, palette.ink, 0.3));
    }
    scene.airbrush(ellipse(STAGE * 0.26, 806, 210, 14, palette.ink, 'opacity=".35"'), 0.3);
    scene.flat(cabins);
  }
  scene.airbrush(path(`M0 930Q${STAGE * 0.2} 900 ${STAGE * 0.34} 955L${STAGE * 0.3} 985Q${STAGE * 0.1} 950 0 1000Z`, palette.leaf[1], 'opacity=".5"'), 0.2);
  const plants = scene.random('palms');
  scene.flat(
    palm(plants, { x: STAGE * 0.13, y: 930, height: plants.range(600, 680), lean: 0.2, tones: palette.leaf }) +
      palm(plants, { x: STAGE * 0.03, y: 1000, height: plants.range(780, 900), lean: 0.1, tones: [palette.leaf[0], palette.ink] }) +
      agave(plants, STAGE * 0.17, 960, 80, palette.leaf) +
      bush(plants, STAGE * 0.02, 1010, 320, 120, [mix(palette.leaf[0], palette.leaf[1], 0.4), palette.ink]),
  );
  paintBirds(scene, STAGE * 0.52, horizon * 0.45);
}
