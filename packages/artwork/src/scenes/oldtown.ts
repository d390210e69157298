import { palm } from '../parts/palm.ts';
import { paintLand, paintMist, ridgeLine, shadeRidge } from '../parts/ridge.ts';
import { paintBirds, paintSky, placeSun } from '../parts/sky.ts';
import { townHouse } from '../parts/town.ts';
import { bush, cypress } from '../parts/trees.ts';
import { lighter, mix } from '../oklab.ts';
import { type Scene, STAGE } from '../scene.ts';
import { arch, circle, num, path, poly, rect } from '../svg.ts';

function landmark(scene: Scene, kind: 'minaret' | 'bell tower' | 'dome', x: number, y: number, dome: string): string {
  const { palette } = scene;
  const w = 88;
  const h = 440;
  const light = mix(palette.wall[0], palette.haze, 0.1);
  const dark = palette.wall[1];
  const opening = mix(dark, palette.ink, 0.55);
  if (kind === 'dome') {
    const r = 120;
    const b = y - 250;
    return (
      rect(x - r, b, r * 2, 270, light) +
      rect(x - r, b, r * 0.7, 270, dark) +
      [-0.7, -0.3, 0.1, 0.5].map((t) => arch(x + t * r, b + 110, 26, 60, opening)).join('') +
      path(
        `M${num(x - r)} ${b}C${num(x - r)} ${b - 150} ${num(x - 40)} ${b - 180} ${x} ${b - 200}C${num(x + 40)} ${b - 180} ${num(x + r)} ${b - 150} ${num(x + r)} ${b}Z`,
        dome,
      ) +
      path(
        `M${num(x - r)} ${b}C${num(x - r)} ${b - 150} ${num(x - 40)} ${b - 180} ${x} ${b - 200}Q${num(x - 50)} ${b - 110} ${num(x - 40)} ${b}Z`,
        palette.ink,
        'opacity=".2"',
      ) +
      [-60, -10, 40, 80]
        .map((d) =>
          path(`M${num(x + d)} ${b}Q${num(x + d * 0.8)} ${b - 120} ${x} ${b - 200}`, 'none', `stroke="${palette.ink}" stroke-opacity=".2" stroke-width="3"`),
        )
        .join('') +
      rect(x - 20, b - 240, 40, 44, light) +
      path(`M${x - 24} ${b - 238}A24 26 0 0 1 ${x + 24} ${b - 238}Z`, dome) +
      rect(x - 2, b - 296, 4, 40, palette.ink)
    );
  }
  let svg = rect(x - w * 0.1, y - h, w * 0.6, h, light) + rect(x - w / 2, y - h, w * 0.4, h, dark);
  if (kind === 'minaret') {
    svg +=
      rect(x - w * 0.58, y - h - 8, w * 1.16, 14, dark) +
      rect(x - w * 0.04, y - h - w * 0.75, w * 0.3, w * 0.75, light) +
      rect(x - w * 0.26, y - h - w * 0.75, w * 0.22, w * 0.75, dark) +
      path(`M${num(x - w * 0.28)} ${num(y - h - w * 0.75)}A${num(w * 0.28)} ${num(w * 0.34)} 0 0 1 ${num(x + w * 0.28)} ${num(y - h - w * 0.75)}Z`, dome) +
      rect(x - 1.5, y - h - w * 1.45, 3, w * 0.45, palette.ink) +
      circle(x, y - h - w * 1.34, 5, palette.glow);
    for (let q = 0; q < 3; q++) for (const d of [-0.3, 0.06]) svg += arch(x + w * d, y - h + w * (0.9 + q * 1.15), w * 0.22, w * 0.7, opening);
    svg += path(Array.from({ length: 7 }, (_, q) => `M${num(x - w * 0.42 + q * w * 0.13)} ${num(y - h + 30)}l6 9l-6 9l-6 -9Z`).join(''), dome, 'opacity=".8"');
  } else {
    svg +=
      rect(x - w * 0.6, y - h - 6, w * 1.2, 12, dark) +
      poly(
        [
          [x - w * 0.58, y - h - 6],
          [x, y - h - w * 1.15],
          [x + w * 0.58, y - h - 6],
        ],
        palette.roof,
      ) +
      poly(
        [
          [x - w * 0.58, y - h - 6],
          [x, y - h - w * 1.15],
          [x - w * 0.1, y - h - 6],
        ],
        palette.ink,
        'opacity=".22"',
      ) +
      arch(x - w * 0.32, y - h + w * 0.85, w * 0.26, w * 0.6, opening) +
      arch(x + w * 0.06, y - h + w * 0.85, w * 0.26, w * 0.6, opening) +
      circle(x + w * 0.05, y - h + w * 1.35, w * 0.2, lighter(light, 0.6)) +
      rect(x + w * 0.04, y - h + w * 1.2, 2.4, w * 0.16, palette.ink) +
      rect(x - 1.5, y - h - w * 1.45, 3, w * 0.34, palette.ink);
  }
  return svg;
}

/** Rows of houses growing downwards with mist between, a tower above them, trees, a bush in the corner. */
export function paintOldtown(scene: Scene): void {
  const { palette, width } = scene;
  const random = scene.random('subject');
  const south = scene.climate === 'desert';
  const kind = scene.decide('landmark', south ? 'minaret' : scene.seed % 2 === 0 ? 'dome' : 'bell tower');
  const horizon = random.range(560, 600);
  const sun = placeSun(scene, [horizon * 0.34, horizon * 0.5], [48, 72]);
  paintSky(scene, { bottom: horizon + 60, sun });
  const far = ridgeLine(scene, { name: 'far', base: horizon - 50, amplitude: 90, frequency: 2.4 });
  paintLand(scene, far, 1000, palette.land[0], 0.6);
  const near = ridgeLine(scene, { name: 'near', base: horizon - 10, amplitude: 70, frequency: 3 });
  paintLand(scene, near, 1000, mix(palette.land[0], palette.land[1], 0.7), 0.6);
  shadeRidge(scene, near, 80, palette.land[2], 0.4);
  paintMist(scene, horizon + 10, 110, 0.6);
  const dome = south ? mix(palette.accent, palette.wall[1], 0.15) : palette.roof;
  const towerX = STAGE * random.range(0.27, 0.34);
  for (let r = 0; r < 5; r++) {
    const t = r / 4;
    const y = horizon + 40 + r * 100;
    const row = scene.random(`row ${r}`);
    let svg = '';
    for (let x = row.range(-60, -10); x < width + 30; ) {
      const w = row.range(70, 150) * (0.62 + 0.55 * t);
      const h = row.range(60, 150) * (0.7 + 0.6 * t) * (1 - 0.2 * Math.min(1, Math.abs(x / STAGE - 0.4)));
      const pick = row.next();
      svg += townHouse(scene, row, {
        x,
        y,
        width: w,
        height: h,
        top: pick < (south ? 0.14 : 0.05) ? 'dome' : south ? 'flat' : pick < 0.85 ? 'roof' : 'flat',
        near: t,
        dome,
      });
      if (row.chance(0.12) && r > 1)
        svg += south
          ? palm(row, { x: x + w * 0.9, y: y + 10, height: row.range(120, 190), lean: row.range(-0.1, 0.1), tones: palette.leaf, fronds: 9 })
          : cypress(x + w, y + 20, row.range(120, 200) * (0.5 + 0.5 * t), palette.leaf);
      x += w * row.range(0.78, 0.98);
    }
    if (r === 1) svg += landmark(scene, kind, towerX, y + 20, dome);
    scene.flat(svg);
    if (r < 4) paintMist(scene, y + 30, 90, 0.28 * (1 - t) + 0.1);
    if (r > 2)
      scene.airbrush(
        rect(
          0,
          y - 30,
          width,
          90,
          scene.down(y - 30, y + 60, [
            [0, palette.ink, 0],
            [1, palette.ink, 0.45 * t],
          ]),
        ),
        0.2,
      );
  }
  paintBirds(scene, towerX + STAGE * 0.16, horizon * 0.5);
  scene.flat(bush(random, width, 1040, 500, 210, [mix(palette.leaf[0], palette.leaf[1], 0.4), palette.ink]));
}
