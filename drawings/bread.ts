import { mix, oklch } from './colour.ts';
import {
  arc,
  blur,
  circle,
  clipped,
  type Drawing,
  ellipse,
  group,
  linear,
  n,
  type Point,
  path,
  radial,
  smooth,
  smoothLoop,
} from './drawing.ts';
import { seededRandom } from './random.ts';
import { shapeShadow } from './surface.ts';

/** Bread ordered the evening before: butter, crust and flour. */
export const crumb = {
  flour: oklch(0.975, 0.012, 85),
  cream: oklch(0.945, 0.035, 85),
  butter: oklch(0.89, 0.075, 85),
  gold: oklch(0.76, 0.105, 72),
  crust: oklch(0.6, 0.11, 58),
  dark: oklch(0.42, 0.08, 48),
  bark: oklch(0.28, 0.045, 45),
};

export type Bread = 'round' | 'tin' | 'stick' | 'bun' | 'ring' | 'seeds';

/** The outline of a bread, as it lies on the table, around 0, 0. */
export function outlineOf(kind: Bread): string {
  const oval = (rx: number, ry: number, wobble: number): string =>
    smoothLoop(
      Array.from({ length: 16 }, (_, index): Point => {
        const angle = (index / 16) * Math.PI * 2;
        const reach = 1 + Math.sin(angle * 3 + wobble) * 0.018 + Math.cos(angle * 2 + wobble) * 0.022;
        return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach];
      }),
    );
  if (kind === 'tin')
    return 'M-84 -58C-98 -92 -50 -100 0 -100S98 -92 84 -58C96 -40 82 -24 82 -10V84Q82 96 70 96H-70Q-82 96 -82 84V-10C-82 -24 -96 -40 -84 -58Z';
  if (kind === 'stick') return oval(38, 150, 1.2);
  if (kind === 'bun') return oval(72, 68, 0.4);
  if (kind === 'ring') return oval(92, 90, 2);
  if (kind === 'seeds') return oval(76, 108, 0.8);
  return oval(104, 100, 2.6);
}

/** A bread seen from above, about 200 across, around 0, 0. In the dark `glow` is where an oven stands: its edge is lit on that side. */
export function bread(
  drawing: Drawing,
  kind: Bread,
  x: number,
  y: number,
  size: number,
  turn = 0,
  seed = 1,
  lift = 30,
  glow?: Point,
): string {
  const outline = outlineOf(kind);
  const random = seededRandom(seed * 71 + 3);
  const bake = radial(
    drawing,
    [
      [0, mix(crumb.gold, crumb.butter, 0.55)],
      [0.45, mix(crumb.gold, crumb.crust, 0.35)],
      [0.82, crumb.crust],
      [1, crumb.dark],
    ],
    0.42,
    0.36,
    0.68,
  );
  const soft = blur(drawing, 3);
  // The bread is turned, and the light on it is not.
  const side = glow === undefined ? 0 : (Math.atan2(glow[1] - y, glow[0] - x) * 180) / Math.PI - turn;
  const dark = linear(drawing, side, [
    [0, '#0c1420', 0.74],
    [0.42, '#1a1a20', 0.42],
    [0.86, '#1a1a20', 0],
  ]);
  const lit = linear(drawing, side, [
    [0.3, '#ffca7a', 0],
    [0.66, '#ffcf85', 0.5],
    [1, '#ffe6b4', 0.95],
  ]);
  const cut = (points: readonly Point[], breadth: number): string =>
    path(smooth(points), {
      fill: 'none',
      stroke: crumb.dark,
      'stroke-width': breadth * 1.5,
      'stroke-linecap': 'round',
      opacity: 0.55,
      filter: soft,
    }) +
    path(smooth(points), {
      fill: 'none',
      stroke: crumb.cream,
      'stroke-width': breadth,
      'stroke-linecap': 'round',
    }) +
    path(smooth(points), {
      fill: 'none',
      stroke: crumb.gold,
      'stroke-width': breadth * 0.35,
      'stroke-linecap': 'round',
      opacity: 0.5,
      transform: 'translate(1.5 2)',
    });
  const details: string[] = [];
  if (kind === 'round') {
    for (const [scale, tilt] of [
      [1, 0],
      [1, 90],
    ] as const)
      details.push(
        group(
          { transform: `rotate(${tilt + 20}) scale(${scale})` },
          cut(
            [
              [-66, -6],
              [0, 5],
              [66, -4],
            ],
            10,
          ),
        ),
      );
    for (let index = 0; index < 4; index += 1)
      details.push(
        group(
          { transform: `rotate(${20 + 45 + index * 90}) translate(48 0)` },
          cut(
            [
              [-8, -16],
              [4, 0],
              [-8, 16],
            ],
            4,
          ),
        ),
      );
  }
  if (kind === 'stick')
    for (let index = -2; index <= 2; index += 1)
      details.push(
        cut(
          [
            [-19, index * 50 + 17],
            [0, index * 50 - 2],
            [17, index * 50 - 19],
          ],
          9,
        ),
      );
  if (kind === 'bun')
    details.push(
      cut(
        [
          [-34, 0],
          [0, -5],
          [34, 0],
        ],
        9,
      ),
    );
  if (kind === 'tin')
    details.push(
      path('M-70 -46C-40 -60 40 -60 70 -46', {
        fill: 'none',
        stroke: crumb.butter,
        'stroke-width': 12,
        'stroke-linecap': 'round',
        opacity: 0.55,
        filter: soft,
      }),
      cut(
        [
          [0, -78],
          [3, 0],
          [-2, 74],
        ],
        13,
      ),
    );
  if (kind === 'seeds') {
    for (let index = 0; index < 90; index += 1) {
      const angle = random.between(0, 6.28);
      const reach = Math.sqrt(random.next()) * 0.86;
      const px = Math.cos(angle) * 76 * reach;
      const py = Math.sin(angle) * 108 * reach;
      details.push(
        ellipse(px, py, 4.6, 2.3, {
          fill: random.next() < 0.3 ? crumb.bark : crumb.cream,
          transform: `rotate(${random.whole(0, 180)} ${n(px)} ${n(py)})`,
          opacity: 0.9,
        }),
      );
    }
  }
  const dust = ['round', 'tin', 'stick'].includes(kind)
    ? Array.from({ length: 70 }, () => {
        const angle = random.between(0, 6.28);
        const reach = random.next() ** 0.6 * (kind === 'stick' ? 30 : 84);
        return circle(
          Math.cos(angle) * reach,
          Math.sin(angle) * reach * (kind === 'stick' ? 4.2 : 0.95),
          random.between(0.5, 1.9),
          { fill: crumb.flour, opacity: random.between(0.25, 0.75) },
        );
      })
    : [];
  const hole =
    kind === 'ring'
      ? circle(0, 0, 34, { fill: crumb.dark, opacity: 0.6, filter: soft }) +
        circle(2, 3, 29, { fill: mix(crumb.butter, crumb.dark, 0.25) }) +
        path(arc(0, 0, 62, 285, 375), {
          fill: 'none',
          stroke: crumb.cream,
          'stroke-width': 9,
          'stroke-linecap': 'round',
          opacity: 0.5,
          filter: soft,
        })
      : '';
  return group(
    { transform: `translate(${n(x)} ${n(y)}) scale(${size})` },
    shapeShadow(drawing, outline, lift, crumb.bark, turn),
    group(
      { transform: `rotate(${turn})` },
      path(outline, { fill: bake }),
      clipped(
        drawing,
        path(outline, {}),
        ...details,
        ...dust,
        path(outline, { fill: 'none', stroke: crumb.bark, 'stroke-width': 14, opacity: 0.25, filter: soft }),
      ),
      hole,
      glow === undefined
        ? ''
        : path(outline, { fill: dark }) +
            clipped(
              drawing,
              path(outline, {}),
              path(outline, { fill: 'none', stroke: lit, 'stroke-width': 9 }),
            ),
    ),
  );
}

/** The same breads, simple and flat, for small places in the interface. */
export function miniature(drawing: Drawing, kind: Bread, x: number, y: number, size: number): string {
  return bread(drawing, kind, x, y, size, 0, 2, 14);
}
