import { Random } from './random.ts';

const SIZE = 512;

/** One 512 × 512 tile of equalised noise (every value of 0..1 equally often), shared by the airbrush and the grain. */
function buildTile(): Float32Array {
  const random = new Random('grain');
  const white = Float32Array.from({ length: SIZE * SIZE }, () => random.next());
  const at = (x: number, y: number): number => white[((y + SIZE) % SIZE) * SIZE + ((x + SIZE) % SIZE)] ?? 0;
  const blurred = new Float32Array(SIZE * SIZE);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      let sum = 2.4 * at(x, y);
      for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) if (dx !== 0 || dy !== 0) sum += 0.6 * at(x + dx, y + dy);
      blurred[y * SIZE + x] = sum;
    }
  }
  const order = Uint32Array.from(blurred.keys()).sort((i, j) => (blurred[i] ?? 0) - (blurred[j] ?? 0));
  const tile = new Float32Array(SIZE * SIZE);
  order.forEach((pixel, rank) => {
    tile[pixel] = rank / order.length;
  });
  return tile;
}

const tile = buildTile();

/** Noise of a pixel, 0..1, repeating every 512 pixels. */
export function noiseAt(x: number, y: number): number {
  return tile[(y & (SIZE - 1)) * SIZE + (x & (SIZE - 1))] ?? 0;
}

/** Smooth one-dimensional value noise, 0..1, period 256. */
export function valueNoise(random: Random): (x: number) => number {
  const table = Float64Array.from({ length: 256 }, () => random.next());
  return (x) => {
    const cell = Math.floor(x);
    const t = x - cell;
    const ease = t * t * (3 - 2 * t);
    const a = table[cell & 255] ?? 0;
    const b = table[(cell + 1) & 255] ?? 0;
    return a + (b - a) * ease;
  };
}

/** Sum of octaves of value noise, about −1..1; gain is the share each octave keeps of the one before. */
export function fractalNoise(random: Random, octaves = 6, gain = 0.5): (x: number) => number {
  const waves = Array.from({ length: octaves }, () => valueNoise(random));
  return (x) => {
    let sum = 0;
    let weight = 1;
    let total = 0;
    let frequency = 1;
    for (const wave of waves) {
      sum += weight * (wave(x * frequency) * 2 - 1);
      total += weight;
      weight *= gain;
      frequency *= 2.03;
    }
    return sum / total;
  };
}
