import { awning, pane } from '../parts/building.ts';
import { paintSky, placeSun } from '../parts/sky.ts';
import { lighter, mix } from '../oklab.ts';
import { type Scene, STAGE } from '../scene.ts';
import { arch, circle, ellipse, num, path, poly, rect, stroke } from '../svg.ts';

/** Stalls with fruit and spices under awnings in a street of the old town, lanterns and bunting above. */
export function paintMarket(scene: Scene): void {
  const { palette, width, height } = scene;
  const random = scene.random('subject');
  const stalls = scene.decide('stalls', random.int(2, 3));
  const street = 800;
  paintSky(scene, { bottom: 640, sun: placeSun(scene, [140, 220], [44, 60]), clouds: 2 });
  const walls: [string, ...string[]] = [
    palette.wall[0],
    mix(palette.wall[0], palette.ground[0], 0.6),
    mix(palette.wall[0], palette.roof, 0.4),
    palette.ground[0],
    mix(palette.wall[0], palette.glow, 0.5),
  ];
  let houses = '';
  for (let x = -30; x < width + 30; ) {
    const w = random.range(170, 260);
    const gap = Math.abs(x + w / 2 - STAGE * 0.66) < 150;
    const h = random.range(380, 560) * (gap ? 0.55 : 1);
    const wall = random.pick(walls);
    const far = gap ? 0.35 : 0;
    houses +=
      rect(x, street - h, w + 2, h, mix(wall, palette.haze, far)) +
      rect(x, street - h, w * 0.3, h, mix(palette.wall[1], palette.haze, far), 'opacity=".7"') +
      rect(x - 4, street - h - 10, w + 10, 12, mix(lighter(wall, 0.3), palette.haze, far));
    for (let f = 0; f * 120 + 260 < h; f++)
      for (const u of [0.28, 0.66])
        houses +=
          pane(scene, random, {
            x: x + w * u - 20,
            y: street - h + 40 + f * 120,
            width: 40,
            height: 64,
            arched: random.chance(0.5),
            frame: lighter(wall, 0.4),
            lit: 0.2,
          }) + rect(x + w * u - 30, street - h + 108 + f * 120, 60, 6, mix(palette.wall[1], palette.ink, 0.2));
    houses += arch(x + w * 0.3, street, w * 0.4, 150, mix(palette.wall[1], palette.ink, 0.5));
    x += w;
  }
  scene.flat(houses);
  scene.airbrush(
    rect(
      0,
      300,
      width,
      500,
      scene.across(0, STAGE, [
        [0, palette.ink, 0.4],
        [0.6, palette.ink, 0.05],
        [1, palette.ink, 0],
      ]),
    ),
    0.6,
    houses,
  );
  scene.flat(
    rect(
      0,
      street - 4,
      width,
      height,
      scene.down(street, height, [
        [0, mix(palette.ground[0], palette.haze, 0.3)],
        [1, palette.ground[1]],
      ]),
    ),
  );
  let stones = '';
  for (let i = 0; i < 90; i++) {
    const y = random.range(street + 10, height);
    stones += ellipse(random.range(0, width), y, 14 + (y - street) * 0.1, 3 + (y - street) * 0.02, palette.ink, 'opacity=".1"');
  }
  scene.flat(stones);
  const goods: [string, ...string[]] = [
    palette.accent,
    palette.glow,
    palette.leaf[0],
    mix(palette.accent, palette.glow, 0.5),
    palette.roof,
    mix(palette.land[1], palette.accent, 0.5),
  ];
  for (let s = 0; s < stalls; s++) {
    const x = STAGE * (0.06 + s * (stalls === 2 ? 0.36 : 0.3));
    const w = STAGE * (stalls === 2 ? 0.31 : 0.26);
    const y = 900 + (s % 2) * 26;
    scene.airbrush(ellipse(x + w / 2, y + 6, w * 0.56, 20, palette.ink, 'opacity=".55"'), 0.4);
    const wood = mix(palette.ground[1], palette.ink, 0.4);
    let svg =
      rect(x + 8, y - 370, 12, 370, wood) +
      rect(x + w - 20, y - 370, 12, 370, wood) +
      rect(x, y - 150, w, 150, mix(wood, palette.wall[1], 0.3)) +
      rect(x, y - 150, w * 0.26, 150, palette.ink, 'opacity=".2"');
    for (let q = 0; q < 4; q++)
      svg +=
        rect(x + 14 + (q * (w - 20)) / 4, y - 120, (w - 60) / 4, 100, lighter(wood, 0.12)) +
        stroke(
          `M${num(x + 14 + (q * (w - 20)) / 4)} ${num(y - 86)}h${num((w - 60) / 4)}M${num(x + 14 + (q * (w - 20)) / 4)} ${num(y - 54)}h${num((w - 60) / 4)}`,
          wood,
          3,
        );
    for (let q = 0; q < 5; q++) {
      const cx = x + (w / 5) * (q + 0.5);
      const tone = goods[(q + s * 2 + scene.seed) % 6] ?? palette.accent;
      if (random.chance(0.4))
        svg +=
          path(`M${num(cx - w * 0.085)} ${num(y - 160)}L${num(cx)} ${num(y - 236)}L${num(cx + w * 0.085)} ${num(y - 160)}Z`, tone) +
          path(`M${num(cx - w * 0.085)} ${num(y - 160)}L${num(cx)} ${num(y - 236)}L${num(cx - 6)} ${num(y - 160)}Z`, palette.ink, 'opacity=".2"') +
          ellipse(cx, y - 158, w * 0.095, 9, mix(wood, palette.ink, 0.3));
      else {
        svg += rect(cx - w * 0.09, y - 172, w * 0.18, 24, lighter(wood, 0.25));
        for (let r = 0; r < 3; r++)
          for (let k = 0; k < 4 - r; k++)
            svg +=
              circle(cx + (k - (3 - r) / 2) * 24, y - 178 - r * 20, 13, tone) +
              circle(cx + (k - (3 - r) / 2) * 24 + 4, y - 182 - r * 20, 4, lighter(tone, 0.45));
      }
    }
    svg += awning(x - 20, y - 400, w + 40, 84, s % 2 ? mix(palette.accent, palette.glow, 0.4) : palette.accent, lighter(palette.wall[0], 0.35));
    scene.flat(svg);
  }
  let lines = '';
  const flags: string[] = [];
  for (const [y, dip] of [
    [90, 110],
    [170, 90],
  ] as const) {
    lines += `M-10 ${y}Q${num(width / 2)} ${y + dip * 2} ${num(width + 10)} ${y - 20}`;
    for (let i = 1; i < Math.round(width / 80); i++) {
      const t = i / Math.round(width / 80);
      const x = -10 + (width + 20) * t;
      const fy = (1 - t) ** 2 * y + 2 * (1 - t) * t * (y + dip * 2) + t * t * (y - 20);
      flags.push(
        y === 90
          ? poly(
              [
                [x - 16, fy],
                [x + 16, fy],
                [x, fy + 40],
              ],
              goods[i % 6] ?? palette.accent,
            )
          : rect(x - 1, fy, 2, 16, palette.ink) +
              ellipse(x, fy + 34, 14, 19, palette.glow) +
              rect(x - 8, fy + 14, 16, 4, palette.ink) +
              rect(x - 8, fy + 50, 16, 4, palette.ink),
      );
    }
  }
  scene.flat(stroke(lines, palette.ink, 2.5) + flags.join(''));
}
