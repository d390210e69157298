import { parseColour } from './oklab.ts';
import { Random } from './random.ts';
import type { MirrorLayer } from './scene.ts';

export type Canvas = { data: Float32Array; width: number; height: number };

/**
 * Paints the reflection of what stands above a horizon into the water below it: each row looks up the row as far above, wavers
 * sideways the more the nearer it is, and mixes with the colour of the water.
 */
export function paintMirror(canvas: Canvas, layer: MirrorLayer): void {
  const { data, width, height } = canvas;
  const unit = height / 1000;
  const horizon = Math.round(layer.top * unit);
  const end = Math.min(height, Math.round(layer.bottom * unit));
  const random = new Random(`mirror:${Math.round(layer.top)}`);
  const phase = Array.from({ length: 5 }, () => random.next() * Math.PI * 2);
  const [p0 = 0, p1 = 0, p2 = 0, p3 = 0, p4 = 0] = phase;
  const far = parseColour(layer.colours[0]);
  const near = parseColour(layer.colours[1]);
  for (let y = horizon; y < end; y++) {
    const depth = (y - horizon) / (height - horizon);
    const k = (y - horizon) / unit;
    const wave = Math.sin((k * 0.9) / (1 + depth * 3) + p0) * 1.6 + Math.sin((k * 0.37) / (1 + depth * 2) + p1) * 2.6;
    const row = horizon - 1 - 0.9 * (y - horizon) + wave * (1 + depth * 6) * 0.8 * unit;
    const share = Math.min(1, layer.mixNear + layer.mixGrow * depth);
    const tint = [0, 1, 2].map((c) => 255 * ((far[c] ?? 0) + ((near[c] ?? 0) - (far[c] ?? 0)) * depth));
    for (let x = 0; x < width; x++) {
      const u = x / unit;
      const swell = Math.sin(u * 0.012 + p2 + k * 0.05) * 2 + Math.sin(u * 0.031 + p3) * 1.3;
      const sy = Math.max(0, Math.min(horizon - 1, Math.round(row + swell * depth * 2.4 * unit)));
      const shift = Math.sin((k * 0.55) / (1 + depth * 2.2) + p4 + u * 0.004) * (1 + 5.5 * depth) * unit;
      const sx = Math.max(0, Math.min(width - 1, Math.round(x + shift)));
      const from = (sy * width + sx) * 3;
      const to = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) data[to + c] = (data[from + c] ?? 0) * (1 - share) + (tint[c] ?? 0) * share;
    }
  }
}
