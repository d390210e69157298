import { paintBackdrop, paintHills } from '../parts/backdrop.ts';
import { balustrade, hipRoof, pane, paintBuilding, shutters } from '../parts/building.ts';
import { paintGardenFront, paintPoolFront, shrubs } from '../parts/front.ts';
import { palm } from '../parts/palm.ts';
import { pot } from '../parts/props.ts';
import { paintSky, placeSun } from '../parts/sky.ts';
import { bush, cypress, flowerBush } from '../parts/trees.ts';
import { lighter, mix } from '../oklab.ts';
import { type Scene, STAGE } from '../scene.ts';
import { arch, rect } from '../svg.ts';

const GROUND = 725;

/** Mediterranean house: plastered blocks of several heights, tiles, arches, an arcade, flowers at the sills. */
export function paintVilla(scene: Scene): void {
  const { palette } = scene;
  const random = scene.random('subject');
  const front = scene.decide('front', random.pick(['pool', 'pool', 'garden']));
  const blocks = scene.decide('blocks', random.int(3, 5));
  const tower = scene.decide('tower', random.chance(0.45) ? random.int(0, blocks - 1) : -1);
  const tints: [string, ...string[]] = [
    palette.wall[0],
    mix(palette.wall[0], palette.ground[0], 0.65),
    mix(palette.wall[0], palette.roof, 0.34),
    mix(palette.wall[0], palette.accent, 0.22),
    mix(palette.wall[0], palette.glow, 0.55),
  ];
  const wall = random.pick(tints);
  const tile = random.pick([palette.roof, mix(palette.roof, palette.ground[1], 0.4), mix(palette.roof, palette.ink, 0.2)]);
  const shutter = random.pick([mix(palette.leaf[0], palette.leaf[1], 0.4), mix(palette.water[1], palette.wall[0], 0.25), mix(palette.roof, palette.ink, 0.25)]);
  const hasShutters = random.chance(0.6);
  const sun = placeSun(scene, [170, 320], [44, 64]);
  paintSky(scene, { bottom: 640, sun });
  if (random.chance(0.5) && scene.climate === 'sea') paintBackdrop(scene, { horizon: 590, bottom: GROUND, sunX: sun.x });
  else paintHills(scene, { horizon: 560, bottom: GROUND, sunX: sun.x });
  const trees = scene.random('trees behind');
  let behind = '';
  for (let x = 20; x < scene.width; x += trees.range(70, 150))
    behind += trees.chance(0.5)
      ? cypress(x, GROUND, trees.range(150, 280), [mix(palette.leaf[0], palette.land[0], 0.3), mix(palette.leaf[1], palette.land[1], 0.35)])
      : bush(trees, x, GROUND, trees.range(120, 200), trees.range(70, 130), [
          mix(palette.leaf[0], palette.land[0], 0.35),
          mix(palette.leaf[1], palette.land[1], 0.4),
        ]);
  scene.flat(behind);

  const total = random.range(0.56, 0.7) * STAGE;
  let x = random.range(0.1, 0.16) * STAGE;
  const start = x;
  let svg = '';
  for (let b = 0; b < blocks; b++) {
    const isTower = b === tower;
    const w = (total / blocks) * (isTower ? 0.62 : random.range(0.92, 1.22));
    const floors = isTower ? 5 : random.int(2, 4);
    const floor = random.range(84, 96);
    const h = floors * floor + 16;
    const y = GROUND - h;
    const own = random.chance(0.25) ? random.pick(tints) : wall;
    svg +=
      rect(x, y, w, h, own) +
      rect(x, y, w * 0.22, h, palette.wall[1], 'opacity=".75"') +
      hipRoof(x, y, w, isTower ? 54 : random.range(30, 44), tile, palette.ink);
    if (isTower) svg += rect(x - 6, y + floor * 0.98, w + 12, 6, lighter(own, 0.3));
    const bays = Math.max(2, Math.round(w / (isTower ? 74 : 86)));
    const arcade = !isTower && random.chance(0.5);
    for (let f = 0; f < floors; f++) {
      const fy = y + 26 + f * floor;
      const ground = f === floors - 1;
      for (let k = 0; k < bays; k++) {
        const bay = w / bays;
        const pw = bay * (ground && arcade ? 0.68 : 0.36);
        const px = x + bay * (k + 0.5) - pw / 2;
        if (ground && arcade) {
          svg +=
            arch(px - 5, GROUND, pw + 10, floor * 0.86 + 5, lighter(own, 0.4)) +
            arch(px, GROUND, pw, floor * 0.86, mix(palette.wall[1], palette.ink, 0.55)) +
            (random.chance(scene.evening ? 0.8 : 0.25) ? arch(px + 6, GROUND, pw - 12, floor * 0.7, palette.glow, 'opacity=".8"') : '');
        } else {
          const arched = f === 0 ? isTower || b % 2 === 0 : ground;
          svg += pane(scene, random, { x: px, y: fy, width: pw, height: 56, arched, bars: 'upright', frame: lighter(own, 0.4), lit: 0.16 });
          if (hasShutters && !arched) svg += shutters(px, fy, pw, 56, shutter);
          svg += rect(px - 8, fy + 58, pw + 16, 5, mix(palette.wall[1], palette.ink, 0.25));
          if (random.chance(0.35)) svg += flowerBush(random, px + pw / 2, fy + 62, pw * 1.5, 20, palette.leaf, palette.accent);
        }
      }
    }
    x += w * (isTower ? 0.98 : random.range(0.84, 0.97));
  }
  paintBuilding(scene, svg, { x: start, width: (x - start) * 0.45, ground: GROUND, strength: 0.3 });
  scene.flat(shrubs(scene, 'foot', GROUND + 8, { flowers: 0.45 }));
  if (front === 'pool') paintPoolFront(scene, GROUND);
  else {
    paintGardenFront(scene, GROUND, start + total * 0.5, 'gravel');
    scene.flat(
      balustrade(0, GROUND + 74, start + total * 0.36, 66, palette.wall[0], palette.wall[1]) +
        balustrade(start + total * 0.66, GROUND + 74, scene.width, 66, palette.wall[0], palette.wall[1]) +
        pot(start + total * 0.34, GROUND + 84, 58, palette.roof, palette.ink) +
        flowerBush(random, start + total * 0.34, GROUND + 26, 90, 50, palette.leaf, palette.accent) +
        pot(start + total * 0.68, GROUND + 84, 58, palette.roof, palette.ink) +
        flowerBush(random, start + total * 0.68, GROUND + 26, 90, 50, palette.leaf, palette.accent),
    );
    scene.flat(bush(random, 40, 1030, 420, 190, [mix(palette.leaf[0], palette.leaf[1], 0.4), palette.ink]));
  }
  const plants = scene.random('palms');
  const tall = plants.chance(0.55);
  scene.flat(
    (tall
      ? palm(plants, { x: STAGE * 0.05, y: GROUND + 16, height: plants.range(440, 560), lean: plants.range(0, 0.1), tones: palette.leaf })
      : cypress(STAGE * 0.06, GROUND + 14, plants.range(300, 420), palette.leaf) + cypress(STAGE * 0.1, GROUND + 14, plants.range(240, 330), palette.leaf)) +
      (plants.chance(0.5)
        ? palm(plants, { x: STAGE * 0.93, y: GROUND + 12, height: plants.range(330, 480), lean: -0.06, tones: palette.leaf })
        : cypress(STAGE * 0.9, GROUND + 10, plants.range(220, 340), palette.leaf) + cypress(STAGE * 0.94, GROUND + 12, plants.range(260, 380), palette.leaf)),
  );
}
