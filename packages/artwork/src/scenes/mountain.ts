import { paintRange } from '../parts/peak.ts';
import { paintMist } from '../parts/ridge.ts';
import { paintBirds, paintSky, placeSun } from '../parts/sky.ts';
import { grass, pine } from '../parts/trees.ts';
import { paintGlints, paintRipples, paintWater } from '../parts/water.ts';
import { lighter, mix } from '../oklab.ts';
import { type Scene, STAGE } from '../scene.ts';
import { circle, path, poly, rect } from '../svg.ts';

/** Three rows of peaks over a mirror lake, dark shore with pines, a canoe or a landing stage. */
export function paintMountain(scene: Scene): void {
  const { palette, width } = scene;
  const random = scene.random('subject');
  const prop = scene.decide('prop', random.pick(['canoe', 'jetty', 'canoe']));
  const horizon = random.range(600, 650);
  const sun = placeSun(scene, [horizon * 0.24, horizon * 0.38], [38, 58]);
  paintSky(scene, { bottom: horizon, sun });
  paintRange(scene, { base: horizon, height: random.range(360, 420), dominant: random.range(0.3, 0.4) });
  const trees = scene.random('tree line');
  let line = '';
  for (let x = -20; x < width + 20; x += trees.range(14, 32))
    line += pine(trees, x, horizon + 6, trees.range(34, 72), mix(palette.land[2], palette.leaf[1], 0.4));
  scene.flat(line);
  paintWater(scene, { top: horizon, mixNear: 0.12, mixGrow: 0.6 });
  paintMist(scene, horizon, 30, 0.5);
  paintRipples(scene, horizon + 20, 1000, 46);
  paintGlints(scene, sun.x, horizon + 10, 1000, 120, 34);
  const shore = `M-5 860Q${STAGE * 0.2} 840 ${STAGE * 0.38} 930T${STAGE * 0.75} 1004H-5Z`;
  scene.flat(path(shore, palette.leaf[1]));
  scene.airbrush(
    path(`M-5 860Q${STAGE * 0.2} 840 ${STAGE * 0.38} 930T${STAGE * 0.75} 1004L${STAGE * 0.5} 1004Q${STAGE * 0.3} 900 -5 920Z`, palette.leaf[0], 'opacity=".6"'),
    0.2,
  );
  let group = '';
  for (let i = 0; i < 10; i++) {
    const t = i / 9;
    group += pine(
      trees,
      STAGE * 0.3 * t + trees.range(-20, 20),
      930 + 50 * t,
      (460 - 300 * t) * trees.range(0.8, 1.15),
      i % 2 ? palette.ink : palette.leaf[1],
      i % 2 ? palette.leaf[1] : undefined,
    );
  }
  scene.flat(group + grass(trees, STAGE * 0.1, STAGE * 0.6, 1002, 54, palette.ink, 46));
  if (prop === 'canoe') {
    const x = STAGE * random.range(0.58, 0.66);
    const y = 800;
    scene.flat(
      path(`M${x - 66} ${y}Q${x} ${y + 36} ${x + 66} ${y}Q${x} ${y + 14} ${x - 66} ${y}Z`, palette.accent) +
        circle(x + 6, y - 16, 7, palette.ink) +
        path(`M${x - 6} ${y + 10}Q${x + 4} ${y - 14} ${x + 17} ${y + 10}Z`, palette.ink) +
        path(`M${x - 20} ${y - 22}L${x + 34} ${y + 16}L${x + 30} ${y + 18}L${x - 24} ${y - 20}Z`, palette.ground[1]),
    );
  } else {
    const wood = mix(palette.ground[1], palette.ink, 0.35);
    scene.flat(
      poly(
        [
          [STAGE * 0.4, 960],
          [STAGE * 0.56, 812],
          [STAGE * 0.585, 812],
          [STAGE * 0.47, 972],
        ],
        wood,
      ) +
        [0.445, 0.49, 0.53, 0.565].map((t, i) => rect(STAGE * t, 918 - i * 34, 8, 46 - i * 8, mix(wood, palette.ink, 0.4))).join('') +
        path(`M${STAGE * 0.6} 838q52 26 104 0q-52 8 -104 0Z`, palette.accent),
    );
  }
  scene.flat(rect(0, horizon - 1, width, 2, lighter(palette.haze, 0.2), 'opacity=".5"'));
  paintBirds(scene, STAGE * 0.62, horizon * 0.5, 13);
}
