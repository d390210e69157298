import sharp from 'sharp';
import { finish } from './finish.ts';
import { type Canvas, paintMirror } from './mirror.ts';
import { noiseAt } from './noise.ts';
import type { Scene } from './scene.ts';

sharp.concurrency(1);
sharp.cache(false);

export type Raster = { bytes: Buffer; width: number; height: number };

async function rasterise(scene: Scene, svg: string, width: number, height: number): Promise<Buffer> {
  const turn = scene.turned ? `<g transform="translate(${scene.width} 0) scale(-1 1)">${svg}</g>` : svg;
  // A narrow picture is the middle of the stage; a wide one is the whole scene.
  const shown = Math.min(scene.width, (scene.height * width) / height);
  const left = (scene.width - shown) / 2;
  const text =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="${left} 0 ${shown} ${scene.height}" preserveAspectRatio="none"><defs>${scene.definitionsFor(svg)}</defs>${turn}</svg>`;
  return sharp(Buffer.from(text), { unlimited: true }).ensureAlpha().raw().toBuffer();
}

function paint(canvas: Canvas, pixels: Buffer, softness: number | undefined, within: Buffer | undefined): void {
  const { data, width } = canvas;
  const spray = softness === undefined ? 0 : 0.72 * (1 - softness);
  const count = data.length / 3;
  for (let i = 0; i < count; i++) {
    let a = pixels[i * 4 + 3] ?? 0;
    if (a === 0) continue;
    a /= 255;
    if (within !== undefined) a *= (within[i * 4 + 3] ?? 0) / 255;
    if (spray > 0) {
      const x = i % width;
      a *= 1 + spray * (2 * noiseAt(x, (i - x) / width) - 1) * (1 - 0.45 * a);
      if (a <= 0) continue;
      if (a > 1) a = 1;
    }
    const o = i * 3;
    for (let c = 0; c < 3; c++) {
      const under = data[o + c] ?? 0;
      data[o + c] = under + ((pixels[i * 4 + c] ?? 0) - under) * a;
    }
  }
}

/** Paints a scene to RGB bytes of the given size in pixels. */
export async function renderScene(scene: Scene, width: number, height: number): Promise<Raster> {
  const canvas: Canvas = { data: new Float32Array(width * height * 3), width, height };
  for (const layer of scene.layers) {
    if (layer.type === 'mirror') paintMirror(canvas, layer);
    else {
      const pixels = await rasterise(scene, layer.svg, width, height);
      const within = layer.type === 'airbrush' && layer.within !== undefined ? await rasterise(scene, layer.within, width, height) : undefined;
      paint(canvas, pixels, layer.type === 'airbrush' ? layer.softness : undefined, within);
    }
  }
  return { bytes: finish(canvas), width, height };
}
