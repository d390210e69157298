import { foliage } from '../parts/trees.ts';
import { sailBoat } from '../parts/props.ts';
import { paintMist } from '../parts/ridge.ts';
import { paintBirds, paintSky, placeSun } from '../parts/sky.ts';
import { paintGlints, paintRipples, paintWater } from '../parts/water.ts';
import { lighter, mix } from '../oklab.ts';
import { type Scene, STAGE } from '../scene.ts';
import { circle, num, path, rect, stroke } from '../svg.ts';

/** Four rows of towers above a quay, taller about one centre, mirrored in the river; perhaps a great bridge or a wheel. */
export function paintCity(scene: Scene): void {
  const { palette, width } = scene;
  const random = scene.random('subject');
  const landmark = scene.decide('landmark', (['spire', 'bridge', 'wheel', 'spire'] as const)[scene.seed % 4] ?? 'spire');
  const horizon = random.range(680, 715);
  const centre = STAGE * random.range(0.28, 0.4);
  const sun = placeSun(scene, [horizon * 0.38, horizon * 0.54], [52, 84]);
  paintSky(scene, { bottom: horizon, sun });
  const share = scene.evening ? 0.4 : 0.16;
  for (let row = 0; row < 4; row++) {
    const t = row / 3;
    const colour = t < 0.5 ? mix(palette.land[0], palette.land[1], t * 2) : mix(palette.land[1], mix(palette.land[2], palette.ink, 0.3), (t - 0.5) * 2);
    const towers = scene.random(`row ${row}`);
    let body = '';
    let shade = '';
    let lights = '';
    let x = -20;
    while (x < width + 20) {
      const w = towers.range(36, 86) * (1 - 0.1 * t);
      const rise = 0.45 + 0.55 * Math.exp(-(((x - centre) / (STAGE * 0.27)) ** 2));
      const h = 1000 * (0.12 + 0.34 * (1 - t * 0.55) * rise * towers.range(0.45, 1.1));
      const y = horizon - h;
      const roof = towers.int(0, 6);
      if (roof === 0) body += `M${num(x)} ${num(horizon)}V${num(y + 30)}L${num(x + w / 2)} ${num(y - 10)}L${num(x + w)} ${num(y + 30)}V${num(horizon)}Z`;
      else if (roof === 1)
        body += `M${num(x)} ${num(horizon)}V${num(y + h * 0.3)}H${num(x + w * 0.16)}V${num(y + h * 0.1)}H${num(x + w * 0.34)}V${num(y)}H${num(x + w * 0.46)}V${num(y - h * 0.2)}h${num(w * 0.07)}V${num(y)}H${num(x + w * 0.66)}V${num(y + h * 0.1)}H${num(x + w * 0.84)}V${num(y + h * 0.3)}H${num(x + w)}V${num(horizon)}Z`;
      else if (roof === 2)
        body += `M${num(x)} ${num(horizon)}V${num(y + w / 2)}A${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(x + w)} ${num(y + w / 2)}V${num(horizon)}Z`;
      else if (roof === 3) body += `M${num(x)} ${num(horizon)}V${num(y + w * 0.45)}L${num(x + w)} ${num(y)}V${num(horizon)}Z`;
      else
        body += `M${num(x)} ${num(horizon + 2)}V${num(y)}H${num(x + w)}V${num(horizon + 2)}Z${roof === 4 ? `M${num(x + w * 0.46)} ${num(y - 42)}h3v44h-3Z` : ''}`;
      if (row > 0) {
        const from = roof < 4 ? h * 0.32 : 16;
        shade += rect(x, y + from * 0.9, w * 0.38, h - from * 0.9, '#000').replace('fill="#000"', '');
        const cw = 7 + 2 * t;
        const ch = 10 + 3 * t;
        for (let wy = y + from; wy < horizon - 14; wy += ch * 1.9)
          for (let wx = x + 6; wx < x + w - cw - 3; wx += cw * 1.75)
            if (towers.chance(share * (0.5 + t))) lights += rect(wx, wy, cw, ch, palette.glow, `opacity="${towers.range(0.45, 1).toFixed(2)}"`);
      }
      x += w + towers.range(-6, 9);
    }
    scene.flat(
      path(
        body,
        scene.down(horizon - 500, horizon, [
          [0, colour],
          [1, mix(colour, palette.haze, 0.6)],
        ]),
      ),
    );
    if (shade)
      scene.airbrush(
        `<g fill="${scene.down(horizon - 450, horizon, [
          [0, mix(colour, palette.ink, 0.7), 0.6],
          [1, mix(colour, palette.ink, 0.7), 0],
        ])}">${shade}</g>`,
        0.3,
      );
    scene.flat(lights);
    if (row === 1 && landmark === 'spire') {
      const stone = mix(colour, palette.haze, 0.15);
      scene.flat(
        path(
          `M${num(centre - 58)} ${horizon}V${num(horizon - 330)}H${num(centre - 42)}V${num(horizon - 430)}H${num(centre - 26)}V${num(horizon - 500)}Q${num(centre - 20)} ${num(horizon - 560)} ${num(centre)} ${num(horizon - 660)}Q${num(centre + 20)} ${num(horizon - 560)} ${num(centre + 26)} ${num(horizon - 500)}V${num(horizon - 430)}H${num(centre + 42)}V${num(horizon - 330)}H${num(centre + 58)}V${horizon}Z`,
          stone,
        ) +
          path(
            `M${num(centre - 58)} ${horizon}V${num(horizon - 330)}H${num(centre - 42)}V${num(horizon - 430)}H${num(centre - 26)}V${num(horizon - 500)}Q${num(centre - 20)} ${num(horizon - 560)} ${num(centre)} ${num(horizon - 660)}L${num(centre - 10)} ${horizon}Z`,
            palette.ink,
            'opacity=".22"',
          ),
      );
    }
    if (row < 3) paintMist(scene, horizon - 60, 180, 0.42);
  }
  if (landmark === 'wheel') {
    const cx = STAGE * 0.72;
    const cy = horizon - 200;
    let spokes = '';
    let cabins = '';
    for (let i = 0; i < 20; i++) {
      const a = (i / 20) * Math.PI * 2;
      spokes += `M${num(cx)} ${num(cy)}L${num(cx + Math.cos(a) * 170)} ${num(cy + Math.sin(a) * 170)}`;
      cabins += circle(cx + Math.cos(a) * 178, cy + Math.sin(a) * 178, 8, i % 2 ? palette.accent : palette.glow);
    }
    scene.flat(
      stroke(spokes, palette.ink, 1.6, 'stroke-opacity=".7"') +
        circle(cx, cy, 170, 'none', `stroke="${palette.ink}" stroke-width="5"`) +
        circle(cx, cy, 156, 'none', `stroke="${palette.ink}" stroke-width="2"`) +
        stroke(`M${num(cx)} ${num(cy)}L${num(cx - 90)} ${horizon}M${num(cx)} ${num(cy)}L${num(cx + 90)} ${horizon}`, palette.ink, 8) +
        cabins,
    );
  }
  scene.flat(rect(0, horizon - 10, width, 14, palette.ink));
  const quay = scene.random('quay');
  let trees = '';
  for (let x = 0; x < width; x += quay.range(24, 60))
    trees += foliage(quay, x, horizon, quay.range(50, 90), quay.range(26, 50), quay.chance(0.5) ? palette.leaf[1] : palette.ink, 6);
  scene.flat(trees);
  paintWater(scene, { top: horizon + 2, mixNear: 0.1, mixGrow: 0.55 });
  if (landmark === 'bridge') {
    const y = horizon + 40;
    const iron = mix(palette.accent, palette.ink, 0.25);
    const towersAt = [STAGE * 0.18, STAGE * 0.62, STAGE * 1.06];
    let cables = `M-30 ${y - 60}Q${num(STAGE * 0.1)} ${y - 120} ${num(STAGE * 0.18)} ${y - 250}Q${num(STAGE * 0.4)} ${y + 100} ${num(STAGE * 0.62)} ${y - 250}Q${num(STAGE * 0.84)} ${y + 100} ${num(STAGE * 1.06)} ${y - 250}Q${num(STAGE * 1.14)} ${y - 20} ${num(width + 40)} ${y}`;
    for (let q = 0; q <= 24; q++) {
      const u = q / 24;
      for (const from of [0.18, 0.62]) cables += `M${num(STAGE * (from + 0.44 * u))} ${num(y - 250 + 4 * 175 * u * (1 - u))}V${y}`;
    }
    scene.flat(
      rect(-10, y - 4, width + 20, 14, iron) +
        towersAt.map((x) => rect(x - 14, y - 262, 28, 320, iron) + rect(x - 22, y - 266, 44, 14, iron)).join('') +
        stroke(cables, iron, 3),
    );
  }
  paintRipples(scene, horizon + 6, 1000, 60);
  paintGlints(scene, sun.x, horizon, 1000, 130, 60);
  scene.flat(sailBoat(STAGE * 0.74, 870, 100, lighter(palette.sun, 0.3), palette.accent));
  paintBirds(scene, STAGE * 0.56, horizon * 0.25, 16);
}
