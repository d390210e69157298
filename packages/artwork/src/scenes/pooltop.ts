import { palmFromAbove } from '../parts/palm.ts';
import { loungerFromAbove, parasolFromAbove } from '../parts/props.ts';
import { lighter, mix } from '../oklab.ts';
import type { Scene } from '../scene.ts';
import { circle, ellipse, group, num, path, rect, stroke } from '../svg.ts';

type Pool = 'round' | 'bent' | 'square' | 'kidney' | 'lanes' | 'cross';

function poolShape(shape: Pool, x: number, y: number, w: number, h: number): string {
  const p = (u: number, v: number): string => `${num(x + u * w)} ${num(y + v * h)}`;
  if (shape === 'round') return rect(x, y, w, h, 'inherit', `rx="${num(h / 2)}"`);
  if (shape === 'square') return rect(x, y, w, h, 'inherit', 'rx="26"');
  if (shape === 'lanes') return rect(x, y + h * 0.12, w, h * 0.62, 'inherit', 'rx="14"') + circle(x + w * 0.86, y + h * 0.86, h * 0.2, 'inherit');
  if (shape === 'bent')
    return path(
      `M${p(0.1, 0)}L${p(0.9, 0)}Q${p(1, 0)} ${p(1, 0.14)}L${p(1, 0.42)}Q${p(1, 0.55)} ${p(0.8, 0.55)}L${p(0.6, 0.55)}Q${p(0.5, 0.55)} ${p(0.5, 0.7)}L${p(0.5, 0.9)}Q${p(0.5, 1)} ${p(0.38, 1)}L${p(0.1, 1)}Q${p(0, 1)} ${p(0, 0.86)}L${p(0, 0.14)}Q${p(0, 0)} ${p(0.1, 0)}Z`,
      'inherit',
    );
  if (shape === 'cross') return rect(x, y + h * 0.2, w, h * 0.6, 'inherit', 'rx="20"') + circle(x + w / 2, y + h / 2, h * 0.5, 'inherit');
  return path(
    `M${p(0.02, 0.4)}C${p(-0.02, 0.02)} ${p(0.36, -0.06)} ${p(0.5, 0.16)}C${p(0.62, 0.32)} ${p(0.7, -0.02)} ${p(0.88, 0.08)}C${p(1.06, 0.2)} ${p(1.02, 0.9)} ${p(0.8, 0.98)}C${p(0.6, 1.06)} ${p(0.56, 0.74)} ${p(0.4, 0.86)}C${p(0.2, 1.02)} ${p(0.04, 0.84)} ${p(0.02, 0.4)}Z`,
    'inherit',
  );
}

/** A swimming pool from above: one of six shapes, tiles, parasols, loungers, palm crowns with their shadows. */
export function paintPooltop(scene: Scene): void {
  const { palette, width, height } = scene;
  const random = scene.random('subject');
  const shapes: [Pool, ...Pool[]] = ['kidney', 'bent', 'round', 'lanes', 'square', 'cross'];
  const shape = scene.decide('shape', shapes[scene.seed % 6] ?? 'kidney');
  const tile = scene.decide('paving', random.pick(['square', 'boards', 'diamond']));
  scene.flat(
    rect(
      0,
      0,
      width,
      height,
      scene.along(
        [0, 0],
        [width, height],
        [
          [0, palette.ground[0]],
          [1, mix(palette.ground[0], palette.ground[1], 0.4)],
        ],
      ),
    ),
  );
  let joints = '';
  if (tile === 'boards') for (let y = 0; y < height; y += 34) joints += `M0 ${y}H${width}`;
  else if (tile === 'square') {
    for (let x = 0; x < width; x += 70) joints += `M${x} 0V${height}`;
    for (let y = 0; y < height; y += 70) joints += `M0 ${y}H${width}`;
  } else for (let d = -height; d < width; d += 84) joints += `M${d} 0L${d + height} ${height}M${d + height} 0L${d} ${height}`;
  scene.flat(stroke(joints, palette.ground[1], 2, 'stroke-opacity=".28"'));
  // the garden
  const lawn = 1500 * random.range(0.15, 0.22);
  const hedge = `M0 0H${num(lawn)}Q${num(lawn + 40)} 250 ${num(lawn)} 500T${num(lawn)} 1000H0Z`;
  scene.flat(path(hedge, mix(palette.leaf[0], palette.ground[0], 0.12)));
  scene.airbrush(path(hedge, palette.leaf[1], 'opacity=".35"'), 0.2);
  const x = lawn + random.range(120, 190);
  const w = 1500 - x - random.range(90, 150);
  const y = random.range(170, 220);
  const h = random.range(540, 600);
  const pool = poolShape(shape, x, y, w, h).replaceAll('fill="inherit"', '');
  const rim = lighter(palette.ground[0], 0.65);
  scene.flat(group(pool, `fill="${rim}" stroke="${rim}" stroke-width="40" stroke-linejoin="round"`));
  scene.airbrush(group(pool, `fill="${palette.ink}" fill-opacity=".28" transform="translate(14 16)"`), 0.3);
  const water = scene.along(
    [x, y],
    [x + w, y + h],
    [
      [0, lighter(palette.water[0], 0.15)],
      [1, mix(palette.water[0], palette.water[1], 0.85)],
    ],
  );
  scene.flat(group(pool, `fill="${water}"`));
  const inside = scene.clip(pool);
  let curls = '';
  const light = scene.random('caustics');
  for (let i = 0; i < 110; i++) {
    const cw = light.range(30, 90);
    curls += stroke(
      `M${num(light.range(x, x + w))} ${num(light.range(y, y + h))}q${num(cw / 4)} ${num(light.range(-22, -8))} ${num(cw / 2)} 0t${num(cw / 2)} ${num(light.range(-6, 6))}`,
      '#ffffff',
      light.range(2, 4.5),
      `stroke-opacity="${light.range(0.18, 0.5).toFixed(2)}"`,
    );
  }
  if (shape === 'lanes')
    for (const t of [0.28, 0.43, 0.58])
      curls += stroke(`M${num(x + 20)} ${num(y + h * t)}H${num(x + w - 20)}`, palette.accent, 4, 'stroke-dasharray="16 12" stroke-opacity=".7"');
  // steps and the inner shadow of the rim
  curls +=
    stroke(`M${num(x)} ${num(y + 18)}H${num(x + w)}`, palette.ink, 34, 'stroke-opacity=".12"') +
    [0, 1, 2].map((i) => rect(x + w * 0.06 + i * 16, y + h * 0.42, 12, h * 0.2, '#ffffff', `opacity="${0.34 - i * 0.08}"`)).join('');
  scene.flat(group(curls, inside));
  const fx = x + w * random.range(0.24, 0.4);
  const fy = y + h * random.range(0.32, 0.46);
  const toy = scene.decide('float', random.pick(['ring', 'mattress', 'none']));
  if (toy !== 'none') scene.airbrush(group(ellipse(fx + 18, fy + 22, 62, 58, palette.water[1], 'opacity=".7"'), inside), 0.4);
  if (toy === 'ring')
    scene.flat(
      circle(fx, fy, 46, 'none', `stroke="${palette.accent}" stroke-width="26"`) +
        circle(fx, fy, 46, 'none', 'stroke="#ffffff" stroke-width="26" stroke-dasharray="36 36"'),
    );
  if (toy === 'mattress')
    scene.flat(
      `<g transform="translate(${num(fx)} ${num(fy)}) rotate(-24)">${rect(-90, -36, 180, 72, palette.accent, 'rx="16"')}${[0, 1, 2, 3].map((i) => rect(-84 + i * 44, -30, 20, 60, lighter(palette.accent, 0.5), 'rx="8"')).join('')}</g>`,
    );
  // loungers below and above
  const below = y + h + 92;
  const count = random.int(3, 5);
  for (let i = 0; i < count; i++) {
    const px = x + 60 + (i * (w - 120)) / (count - 1);
    scene.airbrush(ellipse(px + 52, below + 30, 78, 52, palette.ink, 'opacity=".42"'), 0.3);
    scene.flat(
      loungerFromAbove(px - 42, below + 40, 40, 112, 0, palette.wall[0], palette.accent) +
        loungerFromAbove(px + 42, below + 40, 40, 112, 0, palette.wall[0], palette.accent) +
        parasolFromAbove(px, below + 4, 60, palette.wall[0], i % 2 ? palette.accent : mix(palette.accent, palette.glow, 0.45)),
    );
  }
  for (let i = 0; i < 5; i++)
    if (random.chance(0.6)) scene.flat(loungerFromAbove(x + 60 + (i * w) / 5.4, y - 92, 40, 104, 180, palette.wall[0], mix(palette.accent, palette.glow, 0.4)));
  const garden = scene.random('garden');
  const places: [number, number, number][] = Array.from({ length: 8 }, (_, i) => [
    garden.range(-20, lawn * 0.85),
    (1000 * (i + 0.3)) / 7.6,
    garden.range(84, 150),
  ]);
  places.push([1490, -10, 120], [1470, 990, 110], [900, -40, 100]);
  for (const [px, py, r] of places) {
    scene.airbrush(circle(px + 56, py + 60, r * 0.78, palette.ink, 'opacity=".5"'), 0.25);
    scene.flat(palmFromAbove(garden, px, py, r, palette.leaf));
  }
  if (scene.evening) scene.airbrush(group(pool, `fill="${palette.glow}" fill-opacity=".16"`), 0.7);
}
