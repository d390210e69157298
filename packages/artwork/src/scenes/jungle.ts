import { frond, frondCorner, palm } from '../parts/palm.ts';
import { paintLand, paintMist, ridgeLine, shadeRidge } from '../parts/ridge.ts';
import { paintBirds, paintSky, placeSun } from '../parts/sky.ts';
import { bush, foliage } from '../parts/trees.ts';
import { paintRipples, paintWater } from '../parts/water.ts';
import { lighter, mix } from '../oklab.ts';
import { type Scene, STAGE } from '../scene.ts';
import { ellipse, num, path, poly, rect, stroke } from '../svg.ts';

/** A waterfall in a green gorge, a pool at its foot, ferns and palms framing it; a rope bridge. */
export function paintJungle(scene: Scene): void {
  const { palette, width, height } = scene;
  const random = scene.random('subject');
  const bridge = scene.decide('bridge', random.chance(0.6));
  const fallX = STAGE * random.range(0.52, 0.6);
  const poolY = 720;
  paintSky(scene, { bottom: 620, sun: placeSun(scene, [130, 220], [44, 60]) });
  for (let i = 0; i < 3; i++) {
    const colour = mix(palette.land[0], palette.land[1], i / 2);
    const ridge = ridgeLine(scene, {
      name: `ridge ${i}`,
      base: 330 + i * 70,
      amplitude: 130 - i * 20,
      frequency: 1.6 + i * 0.5,
      shape: (x) => 90 * Math.exp(-(((x - fallX) / 240) ** 2)),
    });
    paintLand(scene, ridge, poolY, colour, 0.55);
    shadeRidge(scene, ridge, 130, palette.land[2], 0.4);
    const woods = scene.random(`woods ${i}`);
    let svg = '';
    for (const [x, y] of ridge)
      if (woods.chance(0.3)) svg += foliage(woods, x, y + 14, woods.range(46, 90), woods.range(30, 50), mix(colour, palette.leaf[i > 1 ? 1 : 0], 0.3), 6);
    scene.flat(svg);
    paintMist(scene, 440 + i * 80, 130, 0.6);
  }
  const cliff = mix(palette.land[2], palette.leaf[1], 0.4);
  for (const side of [-1, 1]) {
    const near = side < 0 ? fallX - 70 : fallX + 80;
    const far = side < 0 ? -20 : width + 20;
    const top = side < 0 ? 360 : 410;
    scene.flat(
      path(
        `M${num(near)} ${poolY + 10}Q${num(near + side * 20)} 560 ${num(near + side * 4)} ${top + 20}Q${num((near + far) / 2)} ${top - 60} ${num(far)} ${top - 120}V${poolY + 10}Z`,
        scene.down(top, poolY, [
          [0, mix(cliff, palette.leaf[0], 0.35)],
          [1, mix(cliff, palette.ink, 0.5)],
        ]),
      ),
    );
    const moss = scene.random(`moss ${side}`);
    let svg = '';
    for (let i = 0; i < (side > 0 ? (width - near) / 14 : near / 14); i++) {
      const t = moss.next();
      const x = near + (far - near) * t;
      svg += bush(moss, x, top + 30 + moss.range(0, poolY - top - 40) - t * 80, moss.range(60, 140), moss.range(34, 70), [
        mix(palette.leaf[0], cliff, 0.3 * moss.next()),
        mix(palette.leaf[1], palette.ink, 0.2),
      ]);
    }
    for (let i = 0; i < 7; i++)
      svg += palm(moss, {
        x: near + (far - near) * moss.range(0.08, 0.9),
        y: top + 40 + moss.range(0, 200),
        height: moss.range(130, 240),
        lean: moss.range(-0.2, 0.2),
        tones: palette.leaf,
        fronds: 9,
      });
    scene.flat(svg);
  }
  const fall = lighter(palette.water[0], 0.6);
  scene.flat(
    poly(
      [
        [fallX - 74, 380],
        [fallX + 84, 430],
        [fallX + 92, poolY + 16],
        [fallX - 92, poolY + 16],
      ],
      mix(cliff, palette.ink, 0.4),
    ) +
      path(
        `M${num(fallX - 46)} 400Q${num(fallX - 60)} 560 ${num(fallX - 66)} ${poolY + 14}H${num(fallX + 66)}Q${num(fallX + 56)} 560 ${num(fallX + 46)} 424Z`,
        fall,
      ) +
      stroke(
        Array.from(
          { length: 11 },
          (_, i) => `M${num(fallX - 42 + i * 8.4)} ${num(408 + i * 2)}Q${num(fallX - 52 + i * 10)} 560 ${num(fallX - 58 + i * 11.6)} ${poolY + 6}`,
        ).join(''),
        mix(palette.water[0], palette.water[1], 0.4),
        3,
        'stroke-opacity=".35"',
      ),
  );
  paintMist(scene, poolY - 10, 120, 0.7, '#ffffff');
  paintWater(scene, { top: poolY, mixNear: 0.3, mixGrow: 0.5 });
  paintRipples(scene, poolY + 6, height, 60);
  let foam = '';
  for (let i = 0; i < 14; i++)
    foam += ellipse(fallX + random.range(-120, 120), poolY + 14 + random.range(0, 20), random.range(20, 60), random.range(5, 11), '#ffffff', 'opacity=".75"');
  scene.flat(foam);
  if (bridge) {
    const y = 520;
    let planks = '';
    for (let i = 0; i <= 40; i++) {
      const t = i / 40;
      const x = fallX - 330 + 660 * t;
      const dip = 76 * 4 * t * (1 - t);
      planks += rect(x - 6, y + dip, 12, 6, mix(palette.ground[1], palette.ink, 0.3)) + rect(x - 1, y + dip - 36, 2, 38, palette.ink);
    }
    scene.flat(
      planks +
        stroke(
          `M${num(fallX - 330)} ${y - 36}Q${num(fallX)} ${y + 116} ${num(fallX + 330)} ${y - 36}M${num(fallX - 330)} ${y}Q${num(fallX)} ${y + 152} ${num(fallX + 330)} ${y}`,
          palette.ink,
          3,
        ),
    );
  }
  const fore = scene.random('foreground');
  let rocks = '';
  for (let i = 0; i < 9; i++) {
    const x = fore.range(0, width);
    const r = fore.range(40, 110);
    rocks +=
      ellipse(x, 860 + fore.range(0, 120), r, r * 0.4, mix(palette.land[2], palette.ink, 0.4)) +
      ellipse(x + r * 0.15, 850 + fore.range(0, 110), r * 0.6, r * 0.2, mix(palette.land[1], palette.haze, 0.3), 'opacity=".6"');
  }
  scene.flat(rocks);
  let ferns = '';
  for (let i = 0; i < 9; i++)
    ferns += frond(30 + fore.range(-40, 60), 1010, -Math.PI * (0.12 + 0.09 * i), fore.range(300, 440), 0.2, i % 2 ? palette.leaf[1] : palette.leaf[0], 1.1);
  scene.flat(
    ferns +
      frondCorner(fore, -10, -10, 0.6, 420, [palette.leaf[1], palette.ink]) +
      frondCorner(fore, width + 10, 1010, Math.PI + 0.7, 380, [palette.leaf[1], palette.leaf[0]]) +
      stroke('M240 0Q250 120 232 220M300 0Q300 90 314 160', mix(palette.leaf[1], palette.ink, 0.3), 5),
  );
  paintBirds(scene, STAGE * 0.66, 200, 16);
}
