import { paintBackdrop } from '../parts/backdrop.ts';
import { frondCorner } from '../parts/palm.ts';
import { paintSky } from '../parts/sky.ts';
import { paintRipples, paintWater } from '../parts/water.ts';
import { lighter, mix } from '../oklab.ts';
import { type Scene, STAGE } from '../scene.ts';
import { arch, circle, ellipse, num, path, rect, stroke } from '../svg.ts';

const EDGE = 700;

/** A bath: an opening onto the place, niches with candles, a basin with petals and stones. */
export function paintSpa(scene: Scene): void {
  const { palette, width, height } = scene;
  const random = scene.random('subject');
  const form = scene.decide('opening', random.pick(['round', 'arch', 'three arches', 'wide']));
  const niche = scene.decide('niche', random.pick(['arched', 'shelves', 'screens']));
  const cx = STAGE * 0.5;
  const cy = 360;
  const R = 270;
  const cold = scene.climate === 'mountain' || scene.climate === 'north';
  const wood = mix('#9a6a44', palette.ink, scene.evening ? 0.4 : 0.08);
  const wall = cold ? mix(wood, palette.wall[0], 0.35) : mix(palette.ground[0], palette.wall[0], 0.3);
  const dark = cold ? mix(wood, palette.ink, 0.35) : mix(palette.ground[1], palette.ink, 0.25);
  const sunX = cx + random.range(30, 130);
  paintSky(scene, { bottom: 460, sun: { x: sunX, y: random.range(290, 350), radius: 50 }, clouds: 1, disc: true });
  paintBackdrop(scene, { horizon: 440, bottom: EDGE, sunX });
  const hole =
    form === 'round'
      ? `M${cx - R} ${cy}A${R} ${R} 0 1 1 ${cx + R} ${cy}A${R} ${R} 0 1 1 ${cx - R} ${cy}Z`
      : form === 'arch'
        ? `M${cx - 250} ${EDGE - 30}V330A250 250 0 0 1 ${cx + 250} 330V${EDGE - 30}Z`
        : form === 'wide'
          ? `M${cx - 380} 600V180Q${cx - 380} 150 ${cx - 350} 150H${cx + 350}Q${cx + 380} 150 ${cx + 380} 180V600Z`
          : [-250, 0, 250].map((d) => `M${cx + d - 100} ${EDGE - 40}V250A100 100 0 0 1 ${cx + d + 100} 250V${EDGE - 40}Z`).join('');
  const shape = `M0 0H${width}V${EDGE + 2}H0Z${hole}`;
  scene.flat(
    path(
      shape,
      scene.down(0, EDGE, [
        [0, mix(wall, dark, 0.3)],
        [1, wall],
      ]),
      'fill-rule="evenodd"',
    ),
  );
  let bands = '';
  for (let x = 0; x < width; x += cold ? 46 : 168) bands += cold ? path(`M${x} 0h3V${EDGE}h-3Z`, palette.ink) : rect(x, 0, 84, EDGE, palette.ink);
  scene.airbrush(`<g opacity="${cold ? 0.2 : 0.06}" ${scene.clip(path(shape, '#000000', 'clip-rule="evenodd"'))}>${bands}</g>`, 0.6);
  scene.flat(path(hole, 'none', `stroke="${lighter(wall, 0.45)}" stroke-width="22"`));
  scene.airbrush(
    path(
      shape,
      scene.across(0, STAGE, [
        [0, palette.ink, 0.34],
        [0.5, palette.ink, 0],
        [1, palette.ink, 0.14],
      ]),
      'fill-rule="evenodd"',
    ),
    0.7,
  );
  for (const side of [-1, 1]) {
    const x = cx + side * 545;
    if (niche === 'arched') {
      scene.flat(arch(x - 112, EDGE, 224, 520, dark) + arch(x - 98, EDGE, 196, 502, mix(dark, palette.ink, 0.4)));
      scene.airbrush(arch(x - 98, EDGE, 196, 400, palette.glow, 'opacity=".42"'), 0.75);
      scene.flat(
        rect(x - 50, 660, 100, 12, lighter(wall, 0.3)) +
          rect(x - 8, 570, 16, 92, palette.wall[0]) +
          path(`M${x} 508q15 28 0 42q-15 -14 0 -42Z`, palette.glow) +
          rect(x + 26, 610, 14, 52, palette.wall[0]) +
          path(`M${x + 33} 560q12 22 0 36q-12 -14 0 -36Z`, palette.glow),
      );
    } else if (niche === 'shelves') {
      for (const y of [300, 430, 560]) {
        scene.flat(rect(x - 110, y - 100, 220, 112, mix(dark, palette.ink, 0.25)) + rect(x - 116, y + 10, 232, 12, lighter(wall, 0.35)));
        scene.airbrush(
          circle(
            x,
            y - 30,
            110,
            scene.around(x, y - 30, 110, [
              [0, palette.glow, 0.5],
              [1, palette.glow, 0],
            ]),
          ),
          0.7,
        );
        const colours = [lighter(palette.wall[0], 0.3), palette.accent, mix(palette.wall[0], palette.leaf[0], 0.5)];
        let towels = '';
        for (let q = 0; q < 3; q++) towels += rect(x - 92, y - 14 - q * 22, 84, 20, colours[(q + scene.seed) % 3] ?? palette.wall[0], 'rx="9"');
        scene.flat(
          towels +
            (y === 430
              ? ellipse(x + 52, y - 8, 34, 18, palette.roof) + circle(x + 52, y - 36, 20, palette.leaf[0])
              : rect(x + 30, y - 50, 18, 60, palette.wall[0], 'rx="6"') + rect(x + 60, y - 34, 22, 44, mix(palette.water[1], palette.wall[0], 0.4), 'rx="6"')),
        );
      }
    } else {
      scene.flat(
        rect(x - 118, 140, 236, EDGE - 140, mix(palette.glow, palette.wall[0], 0.3)) +
          Array.from({ length: 6 }, (_, i) => rect(x - 118 + i * 46, 140, 6, EDGE - 140, mix(wood, palette.ink, 0.3))).join('') +
          Array.from({ length: 8 }, (_, i) => rect(x - 118, 140 + i * 78, 236, 5, mix(wood, palette.ink, 0.3))).join(''),
      );
      scene.airbrush(
        rect(
          x - 118,
          140,
          236,
          EDGE - 140,
          scene.down(140, EDGE, [
            [0, palette.ink, 0.35],
            [1, palette.ink, 0],
          ]),
        ),
        0.6,
      );
    }
  }
  scene.flat(rect(0, EDGE - 16, width, 26, lighter(wall, 0.35)));
  paintWater(scene, { top: EDGE + 10, colours: [mix(palette.water[0], palette.water[1], 0.35), palette.water[1]], mixNear: 0.18, mixGrow: 0.5 });
  paintRipples(scene, EDGE + 20, height, 40);
  const floatRandom = scene.random('petals');
  let svg = '';
  for (const [x, k] of [
    [250, 1],
    [366, 0.7],
  ] as const)
    svg +=
      ellipse(x, 870, 88 * k, 26 * k, mix(palette.ink, '#5a626b', 0.5)) +
      ellipse(x - 4, 870 - 32 * k, 66 * k, 22 * k, mix(palette.ink, '#7c858e', 0.75)) +
      ellipse(x, 870 - 62 * k, 44 * k, 17 * k, '#8b949c');
  const petal = lighter(mix(palette.accent, '#ffd9de', 0.75), 0.1);
  for (let i = 0; i < 18; i++) {
    const px = floatRandom.range(480, 1440);
    const py = floatRandom.range(770, 970);
    const k = floatRandom.range(10, 24) * (0.5 + (py - 700) / 400);
    svg += `<g transform="rotate(${num(floatRandom.range(-30, 30))} ${num(px)} ${num(py)})">${ellipse(px, py, k, k * 0.4, i % 3 ? petal : lighter(petal, 0.5))}</g>`;
  }
  if (random.chance(0.5))
    for (const [x, y] of [
      [900, 830],
      [1010, 850],
      [820, 866],
    ] as const)
      svg +=
        ellipse(x, y, 30, 10, lighter(palette.glow, 0.4)) +
        rect(x - 30, y - 4, 60, 6, lighter(palette.glow, 0.5)) +
        path(`M${x} ${y - 44}q12 20 0 34q-12 -14 0 -34Z`, palette.glow);
  scene.flat(svg);
  if (cold) {
    const steam = scene.random('steam');
    let mist = '';
    for (let i = 0; i < 9; i++)
      mist += ellipse(steam.range(100, 1400), steam.range(640, 800), steam.range(90, 220), steam.range(26, 60), '#ffffff', 'opacity=".2"');
    scene.airbrush(mist, 0.85);
  }
  const plants = scene.random('plants');
  scene.flat(
    cold
      ? stroke('M60 1000q-20 -160 -40 -240M60 1000q0 -180 30 -260M60 1000q30 -140 90 -200', palette.leaf[1], 7)
      : frondCorner(plants, -10, 980, -0.7, 460, [palette.leaf[1], palette.leaf[0]]) + frondCorner(plants, STAGE + 10, 1000, Math.PI + 0.8, 360, palette.leaf),
  );
}
