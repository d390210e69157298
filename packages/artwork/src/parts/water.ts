import { lighter } from '../oklab.ts';
import type { Scene } from '../scene.ts';
import { alpha, num, rect, stroke } from '../svg.ts';

export type WaterOptions = {
  top: number;
  bottom?: number;
  colours?: readonly [string, string];
  mixNear?: number;
  mixGrow?: number;
};

/** Water from a horizon down, reflecting what is painted above. */
export function paintWater(scene: Scene, { top, bottom = scene.height, colours = scene.palette.water, mixNear = 0.45, mixGrow = 0.55 }: WaterOptions): void {
  scene.flat(
    rect(
      0,
      top,
      scene.width,
      bottom - top,
      scene.down(top, bottom, [
        [0, colours[0]],
        [1, colours[1]],
      ]),
    ),
  );
  scene.mirror({ top, bottom, colours, mixNear, mixGrow });
}

/** Light on water: short bars under the sun, spreading towards the viewer. */
export function paintGlints(scene: Scene, x: number, top: number, bottom: number, spread = 150, count = 60): void {
  const random = scene.random(`glints ${num(top)}`);
  let svg = '';
  for (let i = 0; i < count; i++) {
    const t = random.next() ** 1.5;
    const w = (8 + 70 * t) * random.range(0.4, 1.3);
    const dx = (random.next() + random.next() - 1) * spread * (0.22 + t);
    svg += rect(
      x + dx - w / 2,
      top + 3 + (bottom - top) * t,
      w,
      1.3 + 4 * t,
      scene.palette.sun,
      `rx="3" ${alpha(0.75 * (1 - t * 0.55) * random.range(0.5, 1))}`,
    );
  }
  scene.flat(svg);
}

/** Ripples: pale rounded bars, wider when nearer. */
export function paintRipples(scene: Scene, top: number, bottom: number, count = 50, colour = lighter(scene.palette.water[0], 0.5)): void {
  const random = scene.random(`ripples ${num(top)}`);
  let svg = '';
  for (let i = 0; i < (count * scene.width) / 1500; i++) {
    const t = random.next();
    const w = (30 + 190 * t) * random.range(0.4, 1.3);
    svg += rect(random.range(-50, scene.width), top + 4 + (bottom - top) * t * t, w, 1 + 3.2 * t, colour, `rx="2" ${alpha(0.28 * random.range(0.4, 1))}`);
  }
  scene.flat(svg);
}

/** Curls of light on a pool seen from the side. */
export function paintCurls(scene: Scene, top: number, bottom: number, count = 80): void {
  const random = scene.random(`curls ${num(top)}`);
  let svg = '';
  for (let i = 0; i < (count * scene.width) / 1500; i++) {
    const t = random.next();
    const w = (26 + 140 * t) * random.range(0.5, 1.1);
    const lift = -3 - 10 * t;
    svg += stroke(
      `M${num(random.range(-40, scene.width))} ${num(top + 8 + (bottom - top) * t)}q${num(w / 4)} ${num(lift)} ${num(w / 2)} 0t${num(w / 2)} 0`,
      '#ffffff',
      1 + 3 * t,
      `stroke-opacity="${random.range(0.1, 0.36).toFixed(2)}"`,
    );
  }
  scene.flat(svg);
}
