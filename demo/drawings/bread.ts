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
import { type Random, seededRandom, wander } from './random.ts';
import { shapeShadow } from './surface.ts';

/** Palette of the bread case: butter, crust and flour. */
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

/** Returns the outline of a bread seen from above, around 0, 0. */
export function outlineBread(kind: Bread): string {
  const uneven = wander(kind.length * 7 + 5);
  const oval = (rx: number, ry: number, wobble: number): Point[] =>
    Array.from({ length: 32 }, (_, index): Point => {
      const round = index / 32;
      const angle = round * Math.PI * 2;
      // The outline is closed, so the unevenness fades in and out at its start.
      const rough = uneven(round * 3) * Math.sin(round * Math.PI) * 0.026;
      const reach = 1 + Math.sin(angle * 3 + wobble) * 0.018 + Math.cos(angle * 2 + wobble) * 0.022 + rough;
      return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach];
    });
  if (kind === 'tin')
    return 'M-84 -58C-98 -92 -50 -100 0 -100S98 -92 84 -58C96 -40 82 -24 82 -10V84Q82 96 70 96H-70Q-82 96 -82 84V-10C-82 -24 -96 -40 -84 -58Z';
  if (kind === 'stick') return smoothLoop(oval(38, 150, 1.2));
  if (kind === 'bun') return smoothLoop(oval(72, 68, 0.4));
  // The hole runs in the opposite direction, so that the fill leaves it empty.
  if (kind === 'ring') return smoothLoop(oval(94, 91, 2)) + smoothLoop(oval(27, 25, 1).reverse());
  if (kind === 'seeds') return smoothLoop(oval(76, 108, 0.8));
  return smoothLoop(oval(104, 100, 2.6));
}

/** Half the width and half the height of each bread. */
const reaches: Readonly<Record<Bread, Point>> = {
  round: [104, 100],
  tin: [88, 98],
  stick: [38, 150],
  bun: [72, 68],
  ring: [94, 91],
  seeds: [76, 108],
};

/** Colours of the crust from the middle to the rim. A ring is lightest half way. */
function fillCrust(drawing: Drawing, kind: Bread): string {
  const hot = oklch(0.71, 0.128, 66);
  const [top, warm, brown] = [mix(hot, crumb.butter, 0.42), hot, mix(hot, crumb.crust, 0.75)];
  if (kind === 'ring')
    return radial(drawing, [
      [0.27, crumb.dark],
      [0.38, brown],
      [0.6, top],
      [0.84, warm],
      [1, mix(crumb.dark, crumb.crust, 0.3)],
    ]);
  return radial(
    drawing,
    [
      [0, top],
      [0.42, warm],
      [0.8, brown],
      [1, crumb.dark],
    ],
    0.44,
    0.4,
    0.64,
  );
}

/** A cut in the crust: widest in the middle, pale inside and burnt along the raised edge. */
function score(drawing: Drawing, points: readonly Point[], breadth: number, seed: number): string {
  const ragged = wander(seed);
  const steps = 16;
  const spine = Array.from({ length: steps + 1 }, (_, index): Point => between(points, index / steps));
  const side = (way: 1 | -1): Point[] =>
    spine.map(([x, y], index): Point => {
      const [before, after] = [spine[Math.max(0, index - 1)], spine[Math.min(steps, index + 1)]] as [
        Point,
        Point,
      ];
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const along = index / steps;
      const half = breadth * 0.62 * Math.sin(along * Math.PI) ** 0.6 * (1 + ragged(along * 2 + way) * 0.3);
      const long = Math.hypot(dx, dy) || 1;
      return [x - (dy / long) * half * way, y + (dx / long) * half * way];
    });
  const [raised, other] = [side(-1), side(1)];
  const torn = smoothLoop([...raised, ...other.slice(1, -1).reverse()]);
  const soft = blur(drawing, 2);
  return [
    path(torn, {
      fill: 'none',
      stroke: crumb.bark,
      'stroke-width': breadth * 0.7,
      opacity: 0.3,
      filter: soft,
    }),
    path(torn, { fill: mix(crumb.gold, crumb.butter, 0.42) }),
    path(smooth(spine.slice(2, -2)), {
      fill: 'none',
      stroke: mix(crumb.butter, crumb.cream, 0.55),
      'stroke-width': breadth * 0.5,
      'stroke-linecap': 'round',
      'stroke-dasharray': `${n(breadth * 1.7)} ${n(breadth * 0.6)} ${n(breadth * 0.9)} ${n(breadth * 0.5)}`,
      opacity: 0.8,
      filter: blur(drawing, 1),
    }),
    path(smooth(raised), {
      fill: 'none',
      stroke: crumb.bark,
      'stroke-width': Math.max(1.6, breadth * 0.2),
      'stroke-linecap': 'round',
      opacity: 0.6,
    }),
  ].join('');
}

/** Returns the point at a share of a curve through three points. */
function between([one, middle, last]: readonly Point[], share: number): Point {
  if (!one || !middle || !last) throw new Error('A cut has three points');
  const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
  // A quadratic curve reaches only half way to its control point, so this moves the point outwards until the
  // curve passes through it.
  const bend = (from: number, through: number, to: number): number => through * 2 - (from + to) / 2;
  return [
    one[0] * a + bend(one[0], middle[0], last[0]) * b + last[0] * c,
    one[1] * a + bend(one[1], middle[1], last[1]) * b + last[1] * c,
  ];
}

/** Uneven browning: blisters, darker spots and the hardest crust at the rim. */
function drawCrust(drawing: Drawing, kind: Bread, outline: string, random: Random): string {
  const [across, down] = reaches[kind];
  const spot = (low: number, high: number, r: Point, fill: string, opacity: Point): string => {
    const angle = random.between(0, 6.28);
    const reach = random.between(low, high);
    return ellipse(
      Math.cos(angle) * across * reach,
      Math.sin(angle) * down * reach,
      random.between(...r),
      random.between(...r),
      {
        fill,
        opacity: random.between(...opacity),
      },
    );
  };
  return [
    path(outline, {
      fill: 'none',
      stroke: crumb.bark,
      'stroke-width': 30,
      opacity: 0.34,
      filter: blur(drawing, 7),
    }),
    group(
      { filter: blur(drawing, 4) },
      ...Array.from({ length: 16 }, () => spot(0.8, 1.02, [8, 18], crumb.bark, [0.08, 0.28])),
      ...Array.from({ length: 26 }, () => spot(0.1, 0.9, [5, 16], crumb.dark, [0.05, 0.17])),
      ...Array.from({ length: 16 }, () => spot(0.1, 0.8, [5, 14], crumb.butter, [0.1, 0.3])),
    ),
    ...Array.from({ length: 40 }, () => spot(0.1, 0.97, [0.8, 2.2], crumb.dark, [0.15, 0.45])),
  ].join('');
}

/** Worn rings of flour from the proofing basket. */
function basket(drawing: Drawing, random: Random): string {
  return group(
    { filter: blur(drawing, 2.2) },
    ...[88, 71, 54, 37].map((r) => {
      const bend = wander(Math.round(r));
      const ring = Array.from({ length: 20 }, (_, index): Point => {
        const angle = (index / 20) * Math.PI * 2;
        const reach = r + bend(index / 20) * Math.sin((index / 20) * Math.PI) * 4;
        return [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.96];
      });
      return path(smoothLoop(ring), {
        fill: 'none',
        stroke: crumb.flour,
        'stroke-width': 8,
        'stroke-dasharray': Array.from({ length: 8 }, (_, index) =>
          random.whole(index % 2 === 0 ? 26 : 3, index % 2 === 0 ? 110 : 26),
        ).join(' '),
        opacity: random.between(0.22, 0.36),
      });
    }),
  );
}

/**
 * A bread seen from above, about 200 units wide, around 0, 0. In the dark, `glow` is the position of an oven,
 * which lights the bread's edge on that side.
 */
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
  const outline = outlineBread(kind);
  const random = seededRandom(seed * 71 + 3);
  const bake = fillCrust(drawing, kind);
  const soft = blur(drawing, 3);
  // Subtracts the turn, because the bread is rotated but its light is not.
  const side = glow === undefined ? 0 : (Math.atan2(glow[1] - y, glow[0] - x) * 180) / Math.PI - turn;
  const dark = linear(drawing, side, [
    [0, '#26150b', 0.7],
    [0.42, '#2a180e', 0.4],
    [0.86, '#2a180e', 0],
  ]);
  const lit = linear(drawing, side, [
    [0.3, '#ffca7a', 0],
    [0.66, '#ffcf85', 0.5],
    [1, '#ffe6b4', 0.95],
  ]);
  let cuts = seed * 5;
  const cut = (points: readonly Point[], breadth: number): string => {
    cuts += 1;
    return score(drawing, points, breadth, cuts);
  };
  const details: string[] = [];
  if (kind === 'round') {
    details.push(basket(drawing, random));
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
            7,
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
        12,
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
        17,
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
  // Light from the upper left, regardless of the bread's rotation.
  const towards = ((-turn - 130) * Math.PI) / 180;
  const [across, down] = reaches[kind];
  const shine =
    kind === 'ring'
      ? path(arc(0, 0, 61, 275 - turn, 372 - turn), {
          fill: 'none',
          stroke: crumb.cream,
          'stroke-width': 11,
          'stroke-linecap': 'round',
          opacity: 0.4,
          filter: blur(drawing, 5),
        })
      : ellipse(
          Math.cos(towards) * across * 0.4,
          Math.sin(towards) * down * 0.4,
          across * 0.42,
          down * 0.36,
          {
            fill: crumb.cream,
            opacity: 0.24,
            filter: blur(drawing, 14),
          },
        );
  const shade = linear(drawing, 48 - turn, [
    [0.5, crumb.bark, 0],
    [1, crumb.bark, 0.3],
  ]);
  return group(
    { transform: `translate(${n(x)} ${n(y)}) scale(${size})` },
    shapeShadow(drawing, outline, lift, crumb.bark, turn),
    group(
      { transform: `rotate(${turn})` },
      path(outline, { fill: bake }),
      clipped(
        drawing,
        path(outline, {}),
        drawCrust(drawing, kind, outline, random),
        shine,
        ...details,
        ...dust,
        path(outline, { fill: shade }),
        path(outline, { fill: 'none', stroke: crumb.bark, 'stroke-width': 10, opacity: 0.3, filter: soft }),
      ),
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

/** Draws a bread for small places in the interface, unrotated and with a shorter shadow. */
export function miniature(drawing: Drawing, kind: Bread, x: number, y: number, size: number): string {
  return bread(drawing, kind, x, y, size, 0, 2, 14);
}
