import { lighter, mix } from '../oklab.ts';
import { type Scene, STAGE } from '../scene.ts';
import { alpha, circle, ellipse, num, path, placed, poly, rect, stroke } from '../svg.ts';

/** Under the surface: shafts of light, a reef with fans and corals, shoals, a turtle or a diver. */
export function paintDiving(scene: Scene): void {
  const { palette, width, height } = scene;
  const random = scene.random('subject');
  const guest = scene.decide('guest', scene.seed % 2 === 0 ? 'diver' : 'turtle');
  const deep = mix(palette.water[1], palette.ink, 0.45);
  scene.flat(
    rect(
      0,
      0,
      width,
      height,
      scene.down(0, height, [
        [0, lighter(palette.water[0], 0.25)],
        [0.35, mix(palette.water[0], palette.water[1], 0.6)],
        [1, deep],
      ]),
    ),
  );
  let shafts = '';
  for (let i = 0; i < 9; i++) {
    const x = STAGE * 0.9 - i * 130 + random.range(-30, 30);
    shafts += poly(
      [
        [x, -10],
        [x + random.range(30, 80), -10],
        [x - 260 + random.range(-40, 40), 900],
        [x - 420, 900],
      ],
      scene.down(0, 900, [
        [0, '#ffffff', 0.3],
        [1, '#ffffff', 0],
      ]),
    );
  }
  scene.airbrush(shafts, 0.75);
  let surface = '';
  for (let i = 0; i < 70; i++)
    surface += ellipse(random.range(0, width), random.range(0, 60), random.range(30, 120), random.range(2, 6), '#ffffff', alpha(random.range(0.2, 0.6)));
  scene.flat(surface);
  for (let layer = 0; layer < 3; layer++) {
    const colour = mix(mix(palette.water[1], palette.land[1], 0.3), deep, layer * 0.4);
    const base = 760 + layer * 80;
    let d = `M-20 ${height + 10}`;
    for (let x = -20; x <= width + 20; x += 60)
      d += `L${num(x)} ${num(base - 150 * Math.max(0, 1 - x / (STAGE * 0.62)) + 40 * Math.sin(x / (110 + layer * 40) + layer) + random.range(-16, 16))}`;
    scene.flat(
      path(
        `${d}L${width + 20} ${height + 10}Z`,
        scene.down(base - 140, height, [
          [0, colour],
          [1, mix(colour, palette.ink, 0.5)],
        ]),
      ),
    );
    const coral = scene.random(`coral ${layer}`);
    const tones = [
      palette.accent,
      mix(palette.accent, palette.glow, 0.5),
      mix(palette.roof, palette.sky[0], 0.3),
      palette.leaf[0],
      mix(palette.land[0], palette.accent, 0.4),
    ];
    let svg = '';
    for (let i = 0; i < 16 + layer * 6; i++) {
      const x = coral.range(0, width);
      const y = base - 150 * Math.max(0, 1 - x / (STAGE * 0.62)) + 40 * Math.sin(x / (110 + layer * 40) + layer) + 16;
      const tone = mix(tones[(i + layer) % 5] ?? palette.accent, deep, 0.5 - layer * 0.22);
      const k = coral.range(0.5, 1) * (0.6 + layer * 0.4);
      const form = coral.int(0, 3);
      if (form === 0)
        for (let b = 0; b < 7; b++)
          svg += stroke(
            `M${num(x)} ${num(y)}q${num((b - 3) * 8 * k)} ${num(-40 * k)} ${num((b - 3) * 20 * k)} ${num(-(90 - Math.abs(b - 3) * 12) * k)}`,
            tone,
            9 * k,
          );
      else if (form === 1)
        svg +=
          path(
            `M${num(x - 60 * k)} ${num(y)}Q${num(x - 66 * k)} ${num(y - 110 * k)} ${num(x)} ${num(y - 120 * k)}Q${num(x + 66 * k)} ${num(y - 110 * k)} ${num(x + 60 * k)} ${num(y)}Q${num(x)} ${num(y - 16)} ${num(x - 60 * k)} ${num(y)}Z`,
            tone,
          ) +
          stroke(
            Array.from({ length: 7 }, (_, b) => `M${num(x)} ${num(y - 6)}L${num(x + (b - 3) * 17 * k)} ${num(y - (112 - Math.abs(b - 3) * 9) * k)}`).join(''),
            lighter(tone, 0.3),
            2.4,
          );
      else if (form === 2)
        svg +=
          circle(x, y - 22 * k, 46 * k, tone) +
          [0, 1, 2, 3, 4]
            .map((b) => stroke(`M${num(x - 36 * k + b * 18 * k)} ${num(y - 40 * k)}q6 ${num(14 * k)} -4 ${num(34 * k)}`, mix(tone, palette.ink, 0.25), 2.4))
            .join('');
      else
        for (let b = 0; b < 5; b++)
          svg +=
            rect(x + b * 20 * k - 46 * k, y - (50 + ((b * 37) % 60)) * k, 15 * k, (60 + ((b * 37) % 60)) * k, tone, `rx="${num(7 * k)}"`) +
            ellipse(x + b * 20 * k - 38 * k, y - (50 + ((b * 37) % 60)) * k, 6 * k, 3 * k, mix(tone, palette.ink, 0.45));
    }
    scene.flat(svg);
  }
  const shoal = scene.random('shoal');
  let fish = '';
  for (let i = 0; i < 34; i++) {
    const x = STAGE * 0.74 + shoal.range(-260, 260);
    const y = 430 + shoal.range(-110, 110) + Math.sin(x / 90) * 40;
    const k = shoal.range(0.5, 1.05);
    fish += placed(
      path('M-22 0Q0 -16 24 0Q0 16 -22 0ZM-18 0L-36 -12L-32 0L-36 12Z', i % 4 ? palette.glow : palette.accent) + circle(14, -3, 2, palette.ink),
      x,
      y,
      k,
    );
  }
  scene.flat(fish);
  if (guest === 'turtle') {
    const shell = mix(palette.leaf[0], palette.ground[1], 0.4);
    const skin = mix(palette.leaf[0], palette.glow, 0.35);
    const turtle =
      path('M60 -26Q150 -86 196 -40Q140 -40 84 10Z', skin) +
      path('M-80 20Q-150 60 -170 110Q-110 90 -50 40Z', skin) +
      path('M50 36Q80 110 60 150Q20 90 6 44Z', skin) +
      ellipse(150, 4, 44, 26, skin) +
      circle(166, -4, 4, palette.ink) +
      ellipse(0, 0, 124, 66, shell) +
      path('M-124 0A124 66 0 0 0 124 0Q0 44 -124 0Z', palette.ink, 'opacity=".2"') +
      stroke(
        'M-60 -54L-30 -18L30 -18L60 -54M-30 -18L-58 26M30 -18L58 26M-58 26H58M-58 26L-112 10M58 26L112 10M-30 -18L-100 -30M30 -18L100 -30',
        lighter(shell, 0.35),
        4,
      );
    scene.flat(`<g transform="translate(${STAGE * 0.4} 400) rotate(-14) scale(1.15)">${turtle}</g>`);
  } else {
    const suit = palette.ink;
    const diver =
      path('M-150 6Q-60 -30 40 -22Q76 -16 80 6Q40 30 -60 24L-150 20Z', suit) +
      path('M-150 8L-250 -20L-262 6L-240 10L-252 34Z', palette.accent) +
      circle(104, -8, 28, mix(palette.wall[0], palette.roof, 0.3)) +
      path('M92 -34A28 28 0 0 1 130 0L96 -6Z', suit) +
      rect(104, -18, 30, 20, lighter(palette.water[0], 0.5), 'rx="6"') +
      rect(-50, -58, 96, 30, palette.accent, 'rx="14"') +
      stroke('M20 10Q70 60 130 50', suit, 15) +
      stroke('M40 -40Q90 -60 120 6', palette.ink, 5);
    scene.flat(`<g transform="translate(${STAGE * 0.42} 400) rotate(-8)">${diver}</g>`);
    let bubbles = '';
    for (let i = 0; i < 12; i++)
      bubbles += circle(STAGE * 0.42 + 120 + random.range(-20, 26), 360 - i * 30, 4 + i * 0.9, 'none', 'stroke="#ffffff" stroke-width="2.5" opacity=".8"');
    scene.flat(bubbles);
  }
}
