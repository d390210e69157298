import { gableRoof, pane } from '../parts/building.ts';
import { paintRange } from '../parts/peak.ts';
import { ridgeLine } from '../parts/ridge.ts';
import { paintSky, placeSun } from '../parts/sky.ts';
import { pine, snowPine } from '../parts/trees.ts';
import { lighter, mix } from '../oklab.ts';
import { type Scene, STAGE } from '../scene.ts';
import { alpha, circle, line, num, path, placed, rect, stroke } from '../svg.ts';

/** Snow peaks, a lit village under pines, tracks down to the viewer, a cable car or a skier, flakes. */
export function paintSnow(scene: Scene): void {
  const { palette, width, height } = scene;
  const random = scene.random('subject');
  const prop = scene.decide('prop', random.pick(['cable car', 'skier']));
  const horizon = 600;
  const sun = placeSun(scene, [150, 230], [36, 50]);
  paintSky(scene, { bottom: horizon + 60, sun });
  paintRange(scene, {
    base: horizon,
    height: 380,
    rows: [
      [1, 5],
      [0.66, 6],
    ],
    dominant: random.range(0.34, 0.5),
    snow: true,
  });
  const snow = lighter(mix(palette.sun, palette.sky[1], 0.12), 0.25);
  const shade = mix(palette.sky[1], palette.sky[0], 0.45);
  const trees = scene.random('trees');
  let line0 = '';
  for (let x = -20; x < width + 20; x += trees.range(16, 34))
    line0 += pine(trees, x, horizon + 26, trees.range(40, 86), mix(palette.land[2], palette.leaf[1], 0.4));
  scene.flat(line0);
  for (let i = 0; i < 3; i++) {
    const t = i / 2;
    const y = horizon + 10 + i * 110;
    const plane = ridgeLine(scene, { name: `snow ${i}`, base: y, amplitude: 28, frequency: 1.4, octaves: 2, gain: 0.3 });
    const d = `${line(plane)}L${num(width + 14)} ${height + 5}L-14 ${height + 5}Z`;
    scene.flat(
      path(
        d,
        scene.down(y, y + 300, [
          [0, lighter(snow, 0.2 * (1 - t))],
          [1, mix(snow, shade, 0.45 + 0.2 * t)],
        ]),
      ),
    );
    scene.airbrush(
      path(
        `${line(plane)}L${num(width + 14)} ${num(y + 150)}L-14 ${num(y + 150)}Z`,
        scene.along(
          [0, y + 60],
          [STAGE, y],
          [
            [0, shade, 0.7],
            [1, shade, 0],
          ],
        ),
      ),
      0.5,
    );
    if (i === 0) {
      const count = scene.decide('houses', random.int(5, 8));
      let village = '';
      let halo = '';
      for (let k = 0; k < count; k++) {
        const w = random.range(74, 122);
        const x = STAGE * (0.06 + (0.56 / count) * k) + random.range(-14, 14);
        const b = (plane.find(([px]) => px >= x)?.[1] ?? y) + 14 + (k % 2) * 16;
        const h = w * 0.5;
        const wood = mix(palette.ground[1], palette.ink, random.range(0.25, 0.5));
        village += rect(x - w / 2, b - h, w, h, wood) + gableRoof(x - w / 2, b - h, w, h * 0.8, wood, lighter(snow, 0.4), '#ffffff');
        for (const dx of [-0.3, 0.08])
          village += pane(scene, random, {
            x: x + w * dx,
            y: b - h * 0.74,
            width: w * 0.2,
            height: h * 0.4,
            frame: mix(wood, palette.wall[0], 0.6),
            lit: 0.85,
          });
        halo += circle(
          x,
          b - h * 0.4,
          w,
          scene.around(x, b - h * 0.4, w, [
            [0, palette.glow, 0.4],
            [1, palette.glow, 0],
          ]),
        );
      }
      const cx = STAGE * 0.36;
      village +=
        rect(cx, y - 96, 40, 130, lighter(palette.wall[0], 0.2)) +
        rect(cx, y - 96, 13, 130, palette.ink, 'opacity=".18"') +
        path(`M${cx - 7} ${y - 94}L${cx + 20} ${y - 190}L${cx + 47} ${y - 94}Z`, mix(palette.roof, palette.ink, 0.2)) +
        rect(cx + 13, y - 70, 14, 26, palette.glow);
      scene.airbrush(halo, 0.7);
      scene.flat(village);
    }
  }
  let tracks = '';
  for (const offset of [0, 22, 150, 168])
    tracks += `M${num(STAGE * 0.4 + offset * 0.5)} 664C${num(STAGE * 0.6 + offset * 0.6)} 720 ${num(STAGE * 0.38 + offset)} 820 ${num(STAGE * 0.6 + offset * 1.2)} ${height + 5}`;
  scene.flat(stroke(tracks, shade, 5, 'stroke-opacity=".75"'));
  if (prop === 'skier') {
    const figure =
      stroke('M-30 12L46 -2M-24 20L52 6', palette.ink, 4) +
      path('M-6 8L8 -20L-4 -44Q0 -60 14 -56L26 -34L14 -16L18 6Z', palette.accent) +
      circle(20, -66, 9, palette.ink) +
      stroke('M20 -46L44 -34L60 0M8 -44L-14 -24', palette.ink, 4);
    scene.flat(placed(figure, STAGE * 0.62, 822, 1.15) + placed(figure, STAGE * 0.53, 742, 0.6));
  } else {
    const wire = `M-20 330Q${STAGE * 0.5} 470 ${width + 20} 240`;
    let cabins = '';
    for (const [u, v] of [
      [0.3, 396],
      [0.66, 379],
    ] as const)
      cabins +=
        rect(STAGE * u - 2, v, 4, 40, palette.ink) +
        rect(STAGE * u - 34, v + 36, 68, 50, palette.accent, 'rx="12"') +
        rect(STAGE * u - 26, v + 44, 52, 22, palette.glow, 'rx="4"');
    scene.flat(stroke(wire, palette.ink, 3) + cabins);
  }
  let pines = '';
  for (const [u, y, size] of [
    [0.1, 930, 0.5],
    [0.18, 980, 0.36],
    [0.02, 1000, 0.68],
    [0.97, 990, 0.34],
    [0.9, 1004, 0.24],
  ] as const)
    pines += snowPine(trees, STAGE * u, y, 1000 * size * trees.range(0.9, 1.1), palette.leaf[1], lighter(snow, 0.35));
  scene.flat(pines);
  const flakes = scene.random('flakes');
  let svg = '';
  for (let i = 0; i < (150 * width) / STAGE; i++)
    svg += circle(flakes.range(0, width), flakes.range(0, height), flakes.range(1.2, 4), '#ffffff', alpha(flakes.range(0.3, 0.9)));
  scene.flat(svg);
}
