import { fractalNoise } from '../noise.ts';
import { paintLand, ridgeLine, shadeRidge } from '../parts/ridge.ts';
import { paintBirds, paintSky, placeSun } from '../parts/sky.ts';
import { lighter, mix } from '../oklab.ts';
import { palm } from '../parts/palm.ts';
import { bush } from '../parts/trees.ts';
import { type Scene, STAGE } from '../scene.ts';
import { type Point, circle, line, num, path, placed, poly, stroke } from '../svg.ts';

function camel(x: number, y: number, size: number, ink: string, cloth: string): string {
  return placed(
    path(
      'M-20 0L-17 -20Q-22 -32 -12 -36Q-6 -50 2 -38Q8 -52 14 -37Q20 -36 22 -32Q26 -28 30 -42Q32 -50 38 -52L46 -50L44 -45L37 -44Q36 -26 24 -22L23 0H19.5L18 -20L-10 -21L-12 0H-15L-14.500 -18L-16.500 0Z',
      ink,
    ) +
      path('M-3 -42Q2 -66 8 -64Q14 -58 11 -42Z', cloth) +
      circle(6, -69, 5, ink),
    x,
    y,
    size,
  );
}

/** Dunes with sharp crests: lit face to the right, airbrushed shade to the left; a caravan on a crest, or tents at a well. */
export function paintDesert(scene: Scene): void {
  const { palette, width, height } = scene;
  const random = scene.random('subject');
  const camp = scene.decide('camp', scene.seed % 3 === 0);
  const horizon = random.range(480, 530);
  const sun = placeSun(scene, [horizon - 270, horizon - 130], [58, 84]);
  paintSky(scene, { bottom: horizon + 60, sun, clouds: 2 });
  const mesas = ridgeLine(scene, { name: 'mesas', base: horizon - 4, amplitude: 62, frequency: 3, pointed: true });
  paintLand(scene, mesas, horizon + 60, palette.land[0], 0.5);
  shadeRidge(scene, mesas, 60, palette.land[1], 0.5);
  const dunes = 6;
  for (let i = 0; i < dunes; i++) {
    const t = i / (dunes - 1);
    const noise = fractalNoise(scene.random(`dune ${i}`), 2, 0.35);
    const base = horizon + 30 + t * t * 330;
    const tall = (44 + 150 * t) * random.range(0.85, 1.15);
    const peakAt = STAGE * (i % 2 ? random.range(0.12, 0.36) : random.range(0.52, 0.84));
    const reach = STAGE * random.range(0.42, 0.6);
    const lit = mix(palette.ground[0], palette.haze, 0.5 * (1 - t));
    const dark = mix(palette.ground[1], palette.haze, 0.45 * (1 - t));
    const crest: Point[] = [];
    for (let x = -20; x <= width + 20; x += 12) {
      const d = (x - peakAt) / reach;
      const slope = d < 0 ? Math.max(0, 1 + d) ** 1.25 : Math.max(0, 1 - d * 0.72) ** 1.5;
      crest.push([x, base - tall * slope - 16 * (0.4 + t) * noise(x / 420)]);
    }
    scene.flat(
      path(
        `${line(crest)}L${width + 20} ${height + 10}L-20 ${height + 10}Z`,
        scene.down(base - tall, base + 320, [
          [0, lit],
          [1, mix(lit, palette.ground[1], 0.5)],
        ]),
      ),
    );
    // the dark face: from the summit an S down the slope, closed by the crest on the left
    const top = crest.reduce((best, point) => (point[1] < best[1] ? point : best));
    const left = crest.filter(([x]) => x <= top[0] && x > top[0] - reach * 1.05);
    const deep = base + 60 + 210 * t;
    const [sx, sy] = top;
    const spine = `C${num(sx + reach * 0.05)} ${num(sy + (deep - sy) * 0.2)} ${num(sx - reach * 0.22)} ${num(sy + (deep - sy) * 0.34)} ${num(sx - reach * 0.16)} ${num(sy + (deep - sy) * 0.58)}S${num(sx + reach * 0.1)} ${num(sy + (deep - sy) * 0.8)} ${num(sx - reach * 0.08)} ${num(deep)}`;
    scene.airbrush(
      path(
        `M${num(sx)} ${num(sy)}${spine}L${num(sx - reach)} ${num(deep)}L${line(left).slice(1)}Z`,
        scene.down(sy, deep, [
          [0, dark, 1],
          [0.55, dark, 0.75],
          [1, dark, 0],
        ]),
      ),
      0.45,
    );
    const wind = scene.random(`wind ${i}`);
    let ripples = '';
    for (let q = 0; q < 12 + i * 3; q++)
      ripples += `M${num(wind.range(0, width))} ${num(wind.range(base, deep + 40))}q${num(40 * (1 + t))} -8 ${num(110 * (1 + t))} 2`;
    scene.flat(stroke(ripples, dark, 1 + 2 * t, 'stroke-opacity=".35"'));
    if (i === 2 && !camp) {
      const count = scene.decide('camels', random.int(4, 6));
      let caravan = '';
      for (let q = 0; q < count; q++) {
        const x = sx + 30 + q * 66;
        const y = crest.find(([cx]) => cx >= x)?.[1] ?? sy;
        caravan += camel(x, y + 3, 0.62, palette.ink, mix(palette.ink, palette.accent, q % 2 ? 0.5 : 0.15));
      }
      scene.flat(caravan);
    }
  }
  if (camp) {
    const x = STAGE * 0.26;
    const y = 800;
    const plants = scene.random('oasis');
    let svg =
      palm(plants, { x: x - 170, y: y + 6, height: 330, lean: 0.06, tones: palette.leaf }) +
      palm(plants, { x: x - 110, y: y + 12, height: 250, lean: -0.1, tones: palette.leaf }) +
      palm(plants, { x: x + 290, y: y + 2, height: 280, lean: -0.06, tones: palette.leaf });
    for (const [dx, k, cloth] of [
      [0, 1, palette.accent],
      [170, 0.8, mix(palette.wall[0], palette.ground[0], 0.3)],
    ] as const) {
      const cx = x + dx;
      svg +=
        poly(
          [
            [cx - 110 * k, y],
            [cx - 60 * k, y - 80 * k],
            [cx, y - 112 * k],
            [cx + 60 * k, y - 80 * k],
            [cx + 110 * k, y],
          ],
          cloth,
        ) +
        poly(
          [
            [cx - 110 * k, y],
            [cx - 60 * k, y - 80 * k],
            [cx, y - 112 * k],
            [cx - 20 * k, y],
          ],
          palette.ink,
          'opacity=".25"',
        ) +
        poly(
          [
            [cx - 22 * k, y],
            [cx, y - 84 * k],
            [cx + 26 * k, y],
          ],
          palette.glow,
        );
    }
    svg +=
      bush(plants, x - 200, y + 16, 130, 46, palette.leaf) +
      bush(plants, x + 320, y + 12, 110, 40, palette.leaf) +
      camel(x + 420, y + 34, 1.05, palette.ink, palette.accent) +
      camel(x + 520, y + 26, 0.9, palette.ink, lighter(palette.ink, 0.2));
    scene.flat(svg);
  }
  paintBirds(scene, STAGE * 0.44, horizon * 0.42, 14);
}
