import { paintBackdrop } from '../parts/backdrop.ts';
import { paintBirds, paintSky } from '../parts/sky.ts';
import { palm } from '../parts/palm.ts';
import { lounger, parasol } from '../parts/props.ts';
import { bush, cypress, pine } from '../parts/trees.ts';
import { paintCurls, paintGlints, paintWater } from '../parts/water.ts';
import { lighter, mix } from '../oklab.ts';
import { type Scene, STAGE } from '../scene.ts';
import { circle, ellipse, num, path, poly, rect, stroke } from '../svg.ts';

/** An infinity pool: its far edge meets the place beyond, a deck runs in from one side. */
export function paintPool(scene: Scene): void {
  const { palette, width, height } = scene;
  const random = scene.random('subject');
  const shade = scene.decide('shade', random.pick(['parasol', 'pergola', 'sail', 'parasol']));
  const horizon = random.range(410, 460);
  const sun = { x: STAGE * random.range(0.64, 0.8), y: horizon - random.range(120, 220), radius: random.range(48, 68) };
  const edge = 600;
  paintSky(scene, { bottom: horizon + 10, sun });
  paintBackdrop(scene, { horizon, bottom: edge, sunX: sun.x });
  paintBirds(scene, STAGE * 0.5, horizon * 0.4);
  const colours: [string, string] = [lighter(palette.water[0], 0.2), mix(palette.water[0], palette.water[1], 0.8)];
  scene.flat(rect(0, edge - 9, width, 11, mix(palette.wall[1], palette.ink, 0.25)));
  paintWater(scene, { top: edge, colours, mixNear: 0.35, mixGrow: 0.5 });
  paintCurls(scene, edge, height, 110);
  paintGlints(scene, sun.x, edge, height, 190, 40);
  // the deck
  const planks = random.chance(0.6);
  scene.flat(
    poly(
      [
        [-5, edge - 16],
        [450, edge - 16],
        [540, edge - 2],
        [300, height + 5],
        [-5, height + 5],
      ],
      scene.down(edge - 16, height, [
        [0, palette.ground[0]],
        [1, palette.ground[1]],
      ]),
    ),
  );
  let seams = '';
  for (let i = 0; i < 10; i++) seams += planks ? `M${num(-5 + 54 * i)} ${edge - 16}L${num(-450 + 105 * i)} ${height}` : '';
  if (!planks) for (const y of [630, 672, 726, 796, 886]) seams += `M-5 ${y}H${num(530 - (y - edge) * 0.6)}`;
  scene.flat(
    stroke(seams, palette.ink, 2, 'stroke-opacity=".17"') +
      poly(
        [
          [540, edge - 2],
          [300, height + 5],
          [338, height + 5],
          [558, edge + 2],
        ],
        lighter(palette.wall[0], 0.2),
      ),
  );
  if (random.chance(0.5)) {
    const fx = random.range(700, 1000);
    const fy = random.range(760, 860);
    scene.airbrush(ellipse(fx + 6, fy + 26, 80, 14, palette.ink, 'opacity=".35"'), 0.4);
    scene.flat(
      ellipse(fx, fy, 66, 24, 'none', `stroke="${palette.accent}" stroke-width="24"`) +
        ellipse(fx, fy, 66, 24, 'none', 'stroke="#ffffff" stroke-width="24" stroke-dasharray="42 42"'),
    );
  }
  scene.airbrush(ellipse(190, edge + 96, 210, 20, palette.ink, 'opacity=".5"'), 0.3);
  const cloth = random.pick([palette.accent, lighter(palette.wall[0], 0.4), mix(palette.accent, palette.glow, 0.5)]);
  const beds = lounger(116, edge + 84, 156, palette.wall[0], palette.ink) + lounger(310, edge + 56, 124, palette.wall[0], palette.ink);
  if (shade === 'parasol') scene.flat(beds + parasol(226, edge + 70, 250, cloth, palette.ink));
  else if (shade === 'sail')
    scene.flat(
      beds +
        stroke(`M20 ${edge + 30}V250M430 ${edge - 10}V300`, palette.ink, 8) +
        path(`M20 250Q210 320 430 300Q330 380 20 400Q60 320 20 250Z`, cloth) +
        path('M20 250Q210 320 430 300Q200 330 20 400Q60 320 20 250Z', palette.ink, 'opacity=".12"'),
    );
  else {
    const wood = mix(palette.ground[1], palette.ink, 0.4);
    scene.flat(
      rect(16, 300, 12, edge - 270, wood) +
        rect(410, 320, 10, edge - 330, wood) +
        poly(
          [
            [-10, 284],
            [450, 306],
            [450, 322],
            [-10, 308],
          ],
          wood,
        ) +
        Array.from({ length: 11 }, (_, i) => rect(-4 + i * 42, 272 + i * 2, 9, 30, wood)).join('') +
        path(`M30 308Q60 440 34 ${edge - 20}L70 ${edge - 20}Q90 440 62 310Z`, lighter(palette.wall[0], 0.5), 'opacity=".85"') +
        beds,
    );
  }
  const plants = scene.random('plants');
  let green = '';
  if (scene.climate === 'sea' || scene.climate === 'desert')
    green =
      palm(plants, { x: 38, y: edge + 30, height: plants.range(520, 620), lean: 0.16, tones: palette.leaf }) +
      palm(plants, { x: -15, y: 980, height: 860, lean: 0.1, tones: [palette.leaf[0], palette.ink] });
  else if (scene.climate === 'mountain' || scene.climate === 'north')
    green =
      pine(plants, 30, edge + 20, 460, palette.ink, palette.leaf[1]) +
      pine(plants, 110, edge + 4, 320, palette.leaf[1], palette.leaf[0]) +
      pine(plants, -20, 1000, 780, palette.ink, palette.leaf[1]);
  else if (scene.climate === 'city') green = bush(plants, 60, edge + 10, 260, 110, palette.leaf) + bush(plants, 250, edge - 4, 160, 60, palette.leaf);
  else green = cypress(30, edge + 20, 440, palette.leaf) + cypress(96, edge + 6, 330, palette.leaf);
  scene.flat(green + bush(plants, 0, 1020, 340, 170, [mix(palette.leaf[0], palette.leaf[1], 0.5), palette.ink]));
  if (scene.evening) {
    const lights = [70, 200, 330, 450];
    scene.airbrush(
      lights
        .map((x) =>
          circle(
            x,
            edge + 10,
            70,
            scene.around(x, edge + 10, 70, [
              [0, palette.glow, 0.7],
              [1, palette.glow, 0],
            ]),
          ),
        )
        .join(''),
      0.6,
    );
    scene.flat(lights.map((x) => rect(x - 6, edge - 14, 12, 24, lighter(palette.glow, 0.4), 'rx="3"')).join(''));
  }
}
