import { paintLand, paintMist, ridgeLine } from '../parts/ridge.ts';
import { paintSky } from '../parts/sky.ts';
import { bush, foliage, pine } from '../parts/trees.ts';
import { lighter, mix } from '../oklab.ts';
import { type Scene, STAGE } from '../scene.ts';
import { circle, ellipse, num, path, rect, stroke } from '../svg.ts';

/** A great sun behind a pagoda, hazy wooded ridges, a blossom branch, falling petals. */
export function paintTemple(scene: Scene): void {
  const { palette, width, height } = scene;
  const random = scene.random('subject');
  const tiers = scene.decide('tiers', random.int(3, 6));
  const x = STAGE * random.range(0.32, 0.4);
  paintSky(scene, { bottom: height, sun: { x: x + STAGE * random.range(0.06, 0.12), y: random.range(310, 370), radius: random.range(150, 175) }, disc: true });
  for (let i = 0; i < 4; i++) {
    const ridge = ridgeLine(scene, { name: `ridge ${i}`, base: 500 + 80 * i, amplitude: 95, frequency: 1.8 + i * 0.4, octaves: 5, gain: 0.45 });
    const colour = mix(palette.land[0], palette.land[2], i / 4.2);
    paintLand(scene, ridge, 860 + 60 * i, colour, 0.7);
    if (i > 1) {
      const woods = scene.random(`woods ${i}`);
      let svg = '';
      for (const [px, y] of ridge)
        if (woods.chance(0.2))
          svg += woods.chance(0.5)
            ? pine(woods, px, y + 10, woods.range(26, 54) * (1 + i * 0.2), mix(colour, palette.leaf[1], 0.45))
            : foliage(woods, px, y + 12, woods.range(40, 80), woods.range(26, 44), mix(colour, palette.leaf[0], 0.4), 6);
      scene.flat(svg);
    }
    paintMist(scene, 600 + 80 * i, 130, 0.7);
  }
  const dark = mix(palette.ink, palette.roof, 0.25);
  const red = palette.accent;
  const wide = tiers > 4 ? 300 : 340;
  let y = 830;
  let svg = rect(x - wide * 0.62, y, wide * 1.24, 26, palette.wall[1]) + rect(x - wide * 0.7, y + 24, wide * 1.4, 24, mix(palette.wall[1], palette.ink, 0.3));
  for (let i = 0; i < tiers; i++) {
    const w = wide * (1 - 0.145 * i);
    const h = (tiers > 4 ? 75 : 92) * (1 - 0.07 * i);
    svg += rect(x - w * 0.36, y - h, w * 0.72, h, mix(palette.wall[0], red, 0.12)) + rect(x - w * 0.36, y - h, w * 0.2, h, palette.ink, 'opacity=".18"');
    for (let q = 0; q <= 4; q++) svg += rect(x - w * 0.36 + q * w * 0.168, y - h, w * 0.045, h, red);
    svg += rect(x - w * 0.07, y - h * 0.8, w * 0.14, h * 0.8, i % 2 || scene.evening ? palette.glow : dark);
    y -= h;
    const e = w * 0.76;
    const r = 44;
    svg +=
      path(
        `M${num(x - e)} ${num(y - r * 0.2)}Q${num(x - e * 0.7)} ${num(y + r * 0.25)} ${num(x - e * 0.5)} ${num(y)}H${num(x + e * 0.5)}Q${num(x + e * 0.7)} ${num(y + r * 0.25)} ${num(x + e)} ${num(y - r * 0.2)}Q${num(x + e * 0.55)} ${num(y - r * 0.35)} ${num(x + e * 0.36)} ${num(y - r)}H${num(x - e * 0.36)}Q${num(x - e * 0.55)} ${num(y - r * 0.35)} ${num(x - e)} ${num(y - r * 0.2)}Z`,
        dark,
      ) +
      rect(x - e * 0.5, y, e, 5, red) +
      path(
        `M${num(x + e)} ${num(y - r * 0.2)}Q${num(x + e * 0.55)} ${num(y - r * 0.35)} ${num(x + e * 0.36)} ${num(y - r)}H${num(x + e * 0.1)}Q${num(x + e * 0.3)} ${num(y - r * 0.2)} ${num(x + e * 0.4)} ${num(y)}Q${num(x + e * 0.7)} ${num(y + r * 0.2)} ${num(x + e)} ${num(y - r * 0.2)}Z`,
        lighter(dark, 0.25),
        'opacity=".5"',
      );
    y -= r * 0.9;
  }
  svg += rect(x - 3, y - 96, 6, 100, dark);
  for (let q = 0; q < 5; q++) svg += ellipse(x, y - 14 - q * 15, 15 - q * 2, 4, dark);
  scene.flat(svg);
  const garden = scene.random('garden');
  let bushes = '';
  for (let bx = -20; bx < width + 20; bx += garden.range(60, 110))
    bushes += bush(
      garden,
      bx,
      950 + garden.range(-10, 14),
      garden.range(130, 220),
      garden.range(70, 120),
      garden.chance(0.2) ? [mix(palette.accent, palette.leaf[0], 0.35), palette.leaf[1]] : palette.leaf,
    );
  scene.flat(bushes);
  paintMist(scene, 860, 90, 0.5);
  scene.flat(
    path(`M${num(x - 60)} 860L${num(x + 60)} 860L${num(x + 220)} ${height + 5}H${num(x - 220)}Z`, mix(palette.ground[0], palette.haze, 0.4)) +
      Array.from({ length: 9 }, (_, i) => rect(x - 62 - i * 16, 866 + i * 15, 124 + i * 32, 4, palette.ink, 'opacity=".16"')).join(''),
  );
  scene.flat(rect(0, 975, width, 40, palette.ink, 'opacity=".55"'));
  const blossom = lighter(mix(palette.accent, '#ffd9de', 0.75), 0.1);
  const W = width;
  let branch = stroke(
    `M${W + 20} 20Q${W - 180} 100 ${W - 300} 240M${W - 105} 65Q${W - 300} 60 ${W - 495} 130M${W - 210} 125Q${W - 240} 220 ${W - 180} 320`,
    palette.ink,
    9,
  );
  const flowers = scene.random('blossom');
  for (const [dx, v] of [
    [60, 50],
    [150, 80],
    [240, 150],
    [300, 240],
    [270, 70],
    [375, 90],
    [495, 130],
    [225, 220],
    [180, 310],
    [120, 30],
    [435, 100],
    [30, 100],
  ] as const)
    for (let k = 0; k < 9; k++)
      branch += circle(W - dx + flowers.range(-46, 46), v + flowers.range(-34, 34), flowers.range(7, 17), k % 3 ? blossom : lighter(blossom, 0.45));
  for (let k = 0; k < 30; k++) {
    const px = flowers.range(W - 900, W);
    const py = flowers.range(100, 900);
    branch += `<g transform="rotate(${num(flowers.range(0, 90))} ${num(px)} ${num(py)})">${ellipse(px, py, 6, 3.5, blossom, 'opacity=".9"')}</g>`;
  }
  scene.flat(branch);
}
