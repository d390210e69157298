import { paintBackdrop } from '../parts/backdrop.ts';
import { frondCorner, palm } from '../parts/palm.ts';
import { pot } from '../parts/props.ts';
import { paintSky } from '../parts/sky.ts';
import { lighter, mix } from '../oklab.ts';
import type { Scene } from '../scene.ts';
import { circle, ellipse, num, path, poly, rect, stroke } from '../svg.ts';

const FLOOR = 780;
const TOP = 118;
const BOTTOM = 660;

type WindowShape = 'square' | 'arch' | 'wide arch' | 'panorama' | 'twins';

function opening(shape: WindowShape, x: number, w: number): string {
  const X = num(x);
  const R = num(x + w);
  if (shape === 'arch') return `M${X} ${BOTTOM}V${num(TOP + w * 0.22)}Q${X} ${TOP} ${num(x + w / 2)} ${TOP}T${R} ${num(TOP + w * 0.22)}V${BOTTOM}Z`;
  if (shape === 'wide arch')
    return `M${X} ${BOTTOM + 60}V${TOP + 190}Q${X} ${TOP + 20} ${num(x + w / 2)} ${TOP + 10}Q${R} ${TOP + 20} ${R} ${TOP + 190}V${BOTTOM + 60}Z`;
  if (shape === 'panorama') return `M${num(x - 120)} ${BOTTOM + 40}V${TOP - 20}H${num(x + w + 120)}V${BOTTOM + 40}Z`;
  if (shape === 'twins') {
    const half = w * 0.44;
    return [x, x + w - half]
      .map((q) => `M${num(q)} ${BOTTOM}V${num(TOP + half * 0.5)}A${num(half / 2)} ${num(half / 2)} 0 0 1 ${num(q + half)} ${num(TOP + half * 0.5)}V${BOTTOM}Z`)
      .join('');
  }
  return `M${X} ${BOTTOM}V${TOP}H${R}V${BOTTOM}Z`;
}

/** A hotel room: bed, lamp, plant, and a window onto the hotel's own kind of place. */
export function paintRoom(scene: Scene): void {
  const { palette, width, height } = scene;
  const random = scene.random('subject');
  const shape = scene.decide(
    'window',
    random.pick<WindowShape>(
      scene.climate === 'desert'
        ? ['arch', 'wide arch', 'twins']
        : scene.climate === 'city' || scene.climate === 'mountain'
          ? ['square', 'panorama', 'square']
          : ['square', 'arch', 'wide arch', 'panorama', 'twins'],
    ),
  );
  const lamp = scene.decide('lamp', random.pick(['woven', 'globe', 'cone']));
  const board = scene.decide('headboard', random.pick(['round', 'slats', 'cushions']));
  const tint = random.pick([palette.ground[0], palette.sky[1], palette.accent, palette.leaf[0], palette.land[0]]);
  const wall = mix(mix(palette.wall[0], palette.ground[0], 0.4), tint, 0.16);
  const shade = mix(mix(mix(palette.wall[1], palette.ground[1], 0.3), wall, 0.35), tint, 0.14);
  const trim = lighter(wall, 0.6);
  const wx = 560;
  const ww = 720;
  // the place outside
  const horizon = 440;
  const sunX = random.range(900, 1120);
  paintSky(scene, { bottom: horizon + 60, sun: { x: sunX, y: random.range(260, 330), radius: 46 }, clouds: 2 });
  paintBackdrop(scene, { horizon, bottom: 760, sunX });
  const trees = scene.random('trees outside');
  if (scene.climate === 'sea' || scene.climate === 'desert')
    scene.flat(palm(trees, { x: 1310, y: 800, height: trees.range(560, 660), lean: -0.16, tones: palette.leaf }));
  // the wall with its opening
  const hole = opening(shape, wx, ww);
  const wallShape = `M0 0H${width}V${FLOOR}H0Z${hole}`;
  scene.flat(
    path(
      wallShape,
      scene.along(
        [width, 0],
        [0, 500],
        [
          [0, wall],
          [1, shade],
        ],
      ),
      'fill-rule="evenodd"',
    ),
  );
  if (random.chance(0.4)) {
    let panels = '';
    for (let x = 30; x < width; x += 120) panels += path(`M${x} 560h92v180h-92Z`, mix(shade, palette.ink, 0.12), 'opacity=".35"');
    scene.flat(`<g ${scene.clip(path(wallShape, '#000000', 'clip-rule="evenodd"'))}>${panels}${rect(0, 540, width, 7, mix(shade, palette.ink, 0.15))}</g>`);
  }
  scene.airbrush(
    path(
      wallShape,
      scene.across(0, width * 0.7, [
        [0, palette.ink, 0.3],
        [0.5, palette.ink, 0.05],
        [1, palette.ink, 0],
      ]),
      'fill-rule="evenodd"',
    ),
    0.75,
  );
  let frame = path(hole, 'none', `stroke="${trim}" stroke-width="16"`);
  if (shape !== 'wide arch' && shape !== 'twins') {
    const x0 = shape === 'panorama' ? wx - 120 : wx;
    const w0 = shape === 'panorama' ? ww + 240 : ww;
    for (const t of shape === 'panorama' ? [0.25, 0.5, 0.75] : [1 / 3, 2 / 3])
      frame += rect(x0 + w0 * t - 3.5, TOP + (shape === 'arch' ? 14 : 0), 7, (shape === 'panorama' ? BOTTOM + 40 : BOTTOM) - TOP, trim);
  }
  if (shape === 'wide arch')
    frame +=
      stroke(`M${wx} ${BOTTOM - 20}H${wx + ww}M${wx} ${BOTTOM + 56}H${wx + ww}`, palette.ink, 5) +
      Array.from({ length: 30 }, (_, i) => rect(wx + 10 + i * 24, BOTTOM - 20, 3, 76, palette.ink)).join('');
  scene.flat(frame);
  // floor: boards or tiles, with the patch of light
  const dark = mix(palette.ground[1], palette.ink, 0.18);
  scene.flat(
    rect(
      0,
      FLOOR,
      width,
      height - FLOOR,
      scene.down(FLOOR, height, [
        [0, dark],
        [1, mix(palette.ground[1], palette.ink, 0.45)],
      ]),
    ) + rect(0, FLOOR - 12, width, 14, trim, 'opacity=".8"'),
  );
  let boards = '';
  for (let i = -8; i < 26; i++) boards += `M${num(750 + (i - 6) * 135)} ${FLOOR}L${num(750 + (i - 6) * 300)} ${height}`;
  if (random.chance(0.5)) for (const y of [806, 842, 896, 962]) boards += `M0 ${y}H${width}`;
  scene.flat(stroke(boards, palette.ink, 2, 'stroke-opacity=".2"'));
  scene.airbrush(
    poly(
      [
        [690, FLOOR + 12],
        [1270, FLOOR + 12],
        [960, height],
        [140, height],
      ],
      palette.glow,
      'opacity=".6"',
    ),
    0.3,
  );
  // rug
  const rug = random.pick([palette.wall[0], mix(palette.accent, palette.wall[0], 0.5), mix(palette.water[1], palette.wall[0], 0.5)]);
  if (random.chance(0.7))
    scene.flat(
      ellipse(900, 905, 300, 46, rug) + ellipse(900, 905, 250, 35, 'none', `stroke="${mix(rug, palette.ink, 0.3)}" stroke-width="4" stroke-dasharray="14 10"`),
    );
  // curtains
  if (shape === 'square' || shape === 'panorama' || shape === 'arch') {
    const side = (x: number, w: number, dir: number): string =>
      Array.from({ length: 5 }, (_, i) => {
        const fx = x + (i * w) / 5;
        return path(
          `M${num(fx)} ${TOP - 44}H${num(fx + w / 5 + 2)}Q${num(fx + w / 5 + dir * 8)} 450 ${num(fx + w / 5 + dir * 16)} ${FLOOR - 8}H${num(fx + dir * 16)}Q${num(fx + dir * 6)} 450 ${num(fx)} ${TOP - 44}Z`,
          i % 2 ? lighter(wall, 0.55) : mix(wall, shade, 0.45),
          'opacity=".95"',
        );
      }).join('');
    const l = shape === 'panorama' ? wx - 190 : wx - 76;
    const r = shape === 'panorama' ? wx + ww + 76 : wx + ww - 38;
    scene.flat(side(l, 114, -1) + side(r, 114, 1) + rect(l - 26, TOP - 54, r - l + 166, 9, palette.ink));
  }
  // bed, its head at the left edge
  scene.airbrush(ellipse(370, 948, 410, 30, palette.ink, 'opacity=".75"'), 0.3);
  const wood = mix(palette.ground[1], palette.ink, 0.42);
  const linen = lighter(palette.wall[0], 0.4);
  const throwColour = random.pick([palette.accent, palette.leaf[0], palette.accent, mix(palette.water[1], palette.sky[0], 0.4), palette.roof, palette.accent]);
  let bed = '';
  if (board === 'round') bed += path('M-20 900V470Q-10 410 40 430Q66 445 66 520V900Z', wood);
  else if (board === 'slats') bed += rect(-10, 440, 56, 460, wood) + [468, 520, 572, 624].map((y) => rect(-10, y, 62, 16, lighter(wood, 0.15))).join('');
  else bed += rect(-10, 430, 60, 470, mix(throwColour, palette.wall[1], 0.5), 'rx="26"') + rect(-10, 430, 60, 470, palette.ink, 'rx="26" opacity=".12"');
  bed +=
    rect(24, 724, 700, 176, mix(palette.ground[1], palette.ink, 0.3), 'rx="10"') +
    rect(24, 634, 700, 170, linen, 'rx="26"') +
    rect(690, 880, 16, 60, wood) +
    rect(40, 880, 16, 60, wood);
  bed += path('M360 636Q540 616 700 648Q736 660 728 860H360Q376 750 360 636Z', throwColour);
  if (random.chance(0.5))
    for (const y of [690, 750, 810])
      bed += path(`M366 ${y}Q540 ${y - 14} 730 ${y + 4}l-1 14Q540 ${y} 366 ${y + 14}Z`, lighter(throwColour, 0.35), 'opacity=".7"');
  scene.flat(bed);
  scene.airbrush(path('M360 636H450Q424 744 450 860H360Z', palette.ink, 'opacity=".5"') + path('M30 744H360V800H30Z', palette.wall[1], 'opacity=".9"'), 0.25);
  scene.flat(
    rect(42, 534, 128, 116, lighter(palette.wall[0], 0.5), 'rx="26"') +
      rect(128, 560, 128, 96, mix(palette.wall[0], palette.glow, 0.4), 'rx="24"') +
      rect(212, 586, 92, 70, mix(throwColour, palette.wall[0], 0.25), 'rx="20"'),
  );
  // lamp
  const lx = random.range(230, 300);
  const shadeColour = mix(palette.ground[0], palette.glow, 0.4);
  let light = stroke(`M${num(lx)} 0V196`, palette.ink, 3);
  if (lamp === 'woven')
    light +=
      path(`M${num(lx - 64)} 300Q${num(lx - 54)} 200 ${num(lx)} 194Q${num(lx + 54)} 200 ${num(lx + 64)} 300Q${num(lx)} 322 ${num(lx - 64)} 300Z`, shadeColour) +
      stroke(
        `M${num(lx - 46)} 214Q${num(lx)} 262 ${num(lx + 46)} 214M${num(lx - 60)} 262Q${num(lx)} 302 ${num(lx + 60)} 262`,
        palette.ink,
        3,
        'stroke-opacity=".3"',
      );
  else if (lamp === 'globe')
    light +=
      circle(lx, 244, 52, shadeColour) +
      circle(lx + 14, 232, 30, lighter(palette.glow, 0.4), 'opacity=".7"') +
      [-30, -10, 10, 30].map((d) => ellipse(lx, 244, Math.abs(d), 52, 'none', `stroke="${palette.ink}" stroke-opacity=".16" stroke-width="2"`)).join('');
  else
    light +=
      path(`M${num(lx - 18)} 196H${num(lx + 18)}L${num(lx + 62)} 282H${num(lx - 62)}Z`, mix(throwColour, palette.ink, 0.2)) +
      ellipse(lx, 283, 62, 8, palette.glow);
  scene.airbrush(
    circle(
      lx,
      270,
      150,
      scene.around(lx, 270, 150, [
        [0, palette.glow, scene.evening ? 0.75 : 0.35],
        [1, palette.glow, 0],
      ]),
    ),
    0.6,
  );
  scene.flat(light);
  // picture over the bed
  if (random.chance(0.6))
    scene.flat(
      rect(120, 330, 150, 116, trim) +
        rect(132, 342, 126, 92, mix(palette.sky[1], palette.haze, 0.3)) +
        path('M132 434V404Q170 370 200 396T258 384V434Z', palette.land[1]) +
        circle(222, 370, 13, palette.accent),
    );
  // armchair or table by the window
  if (random.chance(0.5)) {
    const seat = mix(palette.wall[0], palette.leaf[0], 0.55);
    scene.airbrush(ellipse(1120, 925, 130, 14, palette.ink, 'opacity=".6"'), 0.3);
    scene.flat(
      path('M1026 918V760Q1026 640 1110 640Q1206 640 1206 770V918H1180V880H1052V918Z', seat) +
        rect(1040, 790, 150, 70, lighter(seat, 0.25), 'rx="18"') +
        path('M1026 918V760Q1026 690 1056 656V918Z', palette.ink, 'opacity=".18"'),
    );
  } else
    scene.flat(
      ellipse(1130, 770, 96, 12, wood) +
        rect(1125, 772, 10, 150, wood) +
        ellipse(1130, 924, 60, 9, wood) +
        rect(1096, 724, 24, 42, lighter(palette.wall[0], 0.3), 'rx="5"') +
        stroke('M1108 724q-14 -50 -30 -64M1108 724q6 -46 26 -60M1108 724v-60', palette.leaf[1], 3) +
        circle(1078, 658, 9, palette.accent) +
        circle(1134, 662, 9, palette.accent) +
        circle(1108, 660, 10, palette.accent),
    );
  const plants = scene.random('plant');
  scene.flat(
    frondCorner(plants, 1395, 838, -Math.PI / 2, 330, palette.leaf) +
      frondCorner(plants, 1395, 838, -Math.PI / 2, 220, [palette.leaf[1], palette.leaf[0]]) +
      pot(1395, 930, 96, palette.roof, palette.ink),
  );
}
