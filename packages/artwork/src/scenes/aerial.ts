import { fractalNoise } from '../noise.ts';
import { palmFromAbove } from '../parts/palm.ts';
import { loungerFromAbove, parasolFromAbove } from '../parts/props.ts';
import { lighter, mix } from '../oklab.ts';
import { type Scene, STAGE } from '../scene.ts';
import { type Point, ellipse, num, path, poly, rect } from '../svg.ts';

/** A shore from above: deep to shallow water, foam, sand with rows of parasols, palm crowns. The sand lies on the left. */
export function paintAerial(scene: Scene): void {
  const { palette, width, height } = scene;
  const random = scene.random('subject');
  const middle = random.range(0.48, 0.56);
  const slant = random.range(0.16, 0.3);
  const noise = fractalNoise(scene.random('shore'), 4, 0.45);
  const shore = (t: number, offset: number): Point => [STAGE * (middle - (t - 0.5) * slant) + 70 * noise(t * 2.4) - offset, -40 + t * (height + 80)];
  const edge = (offset: number): Point[] => Array.from({ length: 61 }, (_, i) => shore(i / 60, offset));
  const beyond = (offset: number, fill: string): string => poly([...edge(offset), [-60, height + 60], [-60, -60]], fill);
  scene.flat(
    rect(
      0,
      0,
      width,
      height,
      scene.across(STAGE * 0.4, width, [
        [0, palette.water[0]],
        [0.35, mix(palette.water[0], palette.water[1], 0.55)],
        [1, palette.water[1]],
      ]),
    ),
  );
  let reefs = '';
  for (let i = 0; i < 26; i++)
    reefs += `<g transform="rotate(${num(random.range(-30, 30))} 1000 500)">${ellipse(STAGE * random.range(0.66, 1.05), random.range(0, 1000), random.range(40, 170), random.range(14, 60), i % 3 ? palette.water[1] : palette.leaf[1], 'opacity=".4"')}</g>`;
  scene.airbrush(reefs, 0.2);
  scene.airbrush(
    beyond(
      -190,
      scene.across(STAGE * 0.4, STAGE * 0.75, [
        [0, lighter(palette.water[0], 0.4), 1],
        [0.6, lighter(palette.water[0], 0.25), 0.7],
        [1, lighter(palette.water[0], 0.25), 0],
      ]),
    ),
    0.5,
  );
  for (const [offset, opacity, thick] of [
    [-120, 0.35, 16],
    [-58, 0.6, 16],
    [-14, 0.95, 32],
  ] as const) {
    const foam = fractalNoise(scene.random(`foam ${offset}`), 5, 0.6);
    const a = edge(offset).map(([x, y], i): Point => [x + 10 * foam(i * 0.7), y]);
    const b = edge(offset + thick)
      .map(([x, y], i): Point => [x + 14 * foam(40 + i * 0.8), y])
      .reverse();
    scene.flat(poly([...a, ...b], '#ffffff', `opacity="${opacity}"`));
  }
  scene.flat(
    beyond(12, mix(palette.ground[1], palette.water[1], 0.14)) +
      beyond(
        46,
        scene.across(0, STAGE * 0.6, [
          [0, mix(palette.ground[0], palette.ground[1], 0.35)],
          [1, palette.ground[0]],
        ]),
      ),
  );
  scene.airbrush(
    beyond(
      60,
      scene.across(0, STAGE * 0.6, [
        [0, palette.ground[1], 0.75],
        [1, palette.ground[1], 0],
      ]),
    ),
    0.2,
  );
  const rows = scene.decide('rows', random.int(2, 4));
  for (let r = 0; r < rows; r++) {
    for (let i = 0; i < 6; i++) {
      const [x, y] = shore((i + 0.5 + (r % 2) * 0.4) / 6.4, 120 + r * 120);
      if (x < STAGE * 0.12 || random.chance(0.14)) continue;
      scene.airbrush(ellipse(x - 34, y + 26, 46, 38, palette.leaf[1], 'opacity=".55"'), 0.35);
      scene.flat(
        loungerFromAbove(x - 22, y + 42, 26, 66, 12, palette.wall[0], palette.accent) +
          loungerFromAbove(x + 20, y + 44, 26, 66, 6, palette.wall[0], palette.accent) +
          parasolFromAbove(x, y, 42, palette.wall[0], r % 2 ? palette.accent : mix(palette.accent, palette.glow, 0.5)),
      );
    }
  }
  const fringe = scene.random('palms');
  for (let i = 0; i < 12; i++) {
    const x = STAGE * fringe.range(-0.02, 0.11);
    const y = (height * (i + 0.5)) / 12 + fringe.range(-20, 20);
    const r = fringe.range(70, 120);
    scene.airbrush(ellipse(x + 40, y + 44, r * 0.9, r * 0.8, palette.ink, 'opacity=".5"'), 0.3);
    scene.flat(palmFromAbove(fringe, x, y, r, palette.leaf));
  }
  const bx = STAGE * random.range(0.78, 0.88);
  const by = random.range(250, 560);
  scene.airbrush(path(`M${num(bx)} ${num(by)}L${num(bx - 60)} ${num(by + 260)}L${num(bx + 60)} ${num(by + 260)}Z`, '#ffffff', 'opacity=".35"'), 0.2);
  scene.flat(
    path(
      `M${num(bx)} ${num(by - 60)}Q${num(bx + 22)} ${num(by - 20)} ${num(bx + 17)} ${num(by + 34)}H${num(bx - 17)}Q${num(bx - 22)} ${num(by - 20)} ${num(bx)} ${num(by - 60)}Z`,
      palette.wall[0],
    ) + rect(bx - 9, by - 14, 18, 34, mix(palette.ground[1], palette.ink, 0.3), 'rx="4"'),
  );
  for (let i = 0; i < 7; i++) {
    const [x, y] = shore(random.range(0.1, 0.9), -random.range(60, 170));
    scene.flat(
      ellipse(x, y, 7, 5, mix(palette.ground[1], palette.ink, 0.3)) + ellipse(x + 10, y + 1, 11, 4, random.chance(0.5) ? palette.accent : palette.wall[0]),
    );
  }
}
