import { paintBackdrop } from '../parts/backdrop.ts';
import { paintBirds, paintSky, placeSun } from '../parts/sky.ts';
import { paintRipples } from '../parts/water.ts';
import { lighter, mix } from '../oklab.ts';
import { type Scene, STAGE } from '../scene.ts';
import { circle, path, placed, rect, stroke } from '../svg.ts';

/** A catamaran under full sail before a coast. */
export function paintCatamaran(scene: Scene): void {
  const { palette, height } = scene;
  const random = scene.random('subject');
  const horizon = random.range(560, 610);
  const sun = placeSun(scene, [horizon - 290, horizon - 170], [50, 70]);
  paintSky(scene, { bottom: horizon, sun });
  paintBackdrop(scene, { horizon, bottom: height, sunX: sun.x });
  const hull = lighter(palette.wall[0], 0.4);
  const boat =
    rect(-2, -560, 7, 470, palette.ink) +
    path('M8 -556Q190 -300 214 -110H8Z', hull) +
    path('M8 -420Q110 -300 160 -240L180 -196Q90 -230 8 -250Z', palette.accent) +
    path('M8 -556Q60 -300 40 -110H8Z', palette.ink, 'opacity=".1"') +
    path('M-8 -520Q-90 -300 -216 -96H-8Z', mix(hull, palette.sun, 0.4)) +
    path('M-8 -520Q-40 -300 -50 -96H-8Z', palette.ink, 'opacity=".08"') +
    stroke('M0 -556L-250 -70M4 -556L250 -70', palette.ink, 2) +
    rect(-130, -112, 230, 40, hull, 'rx="14"') +
    rect(-104, -102, 178, 18, mix(palette.water[1], palette.ink, 0.4), 'rx="6"') +
    rect(-240, -76, 480, 16, mix(palette.wall[1], palette.ink, 0.1)) +
    path('M-270 -66H250Q290 -70 310 -84Q290 -20 236 -14H-240Q-266 -30 -270 -66Z', hull) +
    path('M-264 -40H270Q260 -20 236 -14H-240Q-258 -24 -264 -40Z', palette.accent) +
    path('M-220 -8H286Q270 22 226 24H-190Q-214 14 -220 -8Z', mix(hull, palette.wall[1], 0.35)) +
    [-160, -120, 150]
      .map(
        (x) =>
          circle(x, -96, 9, palette.ink) + rect(x - 9, -90, 18, 22, [palette.accent, palette.glow, palette.roof][Math.abs(x) % 3] ?? palette.accent, 'rx="6"'),
      )
      .join('');
  const x = STAGE * 0.42;
  const y = 800;
  scene.airbrush(
    path(`M${x - 420} ${y + 26}Q${x} ${y + 6} ${x + 430} ${y + 22}Q${x + 100} ${y + 70} ${x - 420} ${y + 26}Z`, palette.ink, 'opacity=".35"'),
    0.5,
  );
  scene.flat(
    placed(boat, x, y, 1.05) +
      path(
        `M${x - 400} ${y + 16}Q${x - 200} ${y + 2} ${x} ${y + 14}T${x + 420} ${y + 8}Q${x + 200} ${y + 44} ${x} ${y + 34}T${x - 400} ${y + 16}Z`,
        '#ffffff',
        'opacity=".7"',
      ),
  );
  paintRipples(scene, y - 60, height, 40);
  paintBirds(scene, STAGE * 0.68, 230, 16);
}
