import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { planPictures } from './plan.ts';
import { renderScene } from './render.ts';
import { Scene } from './scene.ts';
import { type SceneKind, scenes } from './scenes.ts';

const kinds = planPictures().filter((picture, i, all) => all.findIndex(({ kind }) => kind === picture.kind) === i);

function compose(picture: (typeof kinds)[number], aspect: number): Scene {
  const scene = new Scene({ ...picture, aspect });
  scenes[picture.kind](scene);
  return scene;
}

async function fingerprint(picture: (typeof kinds)[number]): Promise<string> {
  const { bytes } = await renderScene(compose(picture, 1.5), 96, 64);
  return createHash('sha256').update(bytes).digest('hex');
}

describe.each(kinds.map((picture) => [picture.kind, picture] as const))('a %s', (_kind, picture) => {
  test('is the same picture each time it is painted from its seed, and another from another seed', async () => {
    const first = await fingerprint(picture);
    expect(await fingerprint(picture)).toBe(first);
    expect(await fingerprint({ ...picture, seed: picture.seed + 1000 })).not.toBe(first);
  });

  test('has the same subject whatever the aspect ratio', () => {
    const facts = [0.75, 1.5, 2.5].map((aspect) => Object.fromEntries(compose(picture, aspect).facts));
    expect(facts[1]).toEqual(facts[0]);
    expect(facts[2]).toEqual(facts[1]);
  });

  test('has the same subject by day and in the evening', () => {
    expect(compose({ ...picture, palette: 'nuit' }, 1.5).facts).toEqual(compose({ ...picture, palette: 'azur' }, 1.5).facts);
  });

  test('leaves no part of the picture unpainted', async () => {
    const over = async (colour: string, aspect: number): Promise<Buffer> => {
      const scene = new Scene({ ...picture, aspect });
      scene.flat(`<rect width="9000" height="1000" fill="${colour}"/>`);
      scenes[picture.kind as SceneKind](scene); // as: the union widened by describe.each
      return (await renderScene(scene, Math.round(100 * aspect), 100)).bytes;
    };
    for (const aspect of [1.5, 2.5]) {
      const [magenta, green] = await Promise.all([over('#ff00ff', aspect), over('#00ff00', aspect)]);
      const bare = magenta.filter((value, i) => i % 3 === 0 && Math.abs(value - (green[i] ?? 0)) > 120).length;
      expect(bare).toBe(0);
    }
  });
});
