import { mix, oklch } from './colour.ts';
import {
  at,
  blur,
  box,
  circle,
  clipped,
  type Drawing,
  ellipse,
  group,
  line,
  linear,
  n,
  type Point,
  path,
  polygon,
  pool,
  radial,
  smooth,
} from './drawing.ts';
import { street } from './facade.ts';
import { seededRandom, wander } from './random.ts';

/** Frame of a film at 16:9. A still with another aspect ratio is cropped around the scene's focus. */
const shot = { width: 1600, height: 900 } as const;

export interface Scene {
  /** Point that stays in view when the still is cropped, as shares of the width and height. */
  readonly focus: Point;
  readonly draw: (drawing: Drawing) => string;
}

const lamp = oklch(0.85, 0.095, 78);

/** A painter on a ladder against the moon. The left part of the moon is still bare. */
function moonwork(drawing: Drawing): string {
  const sky = linear(drawing, 90, [
    [0, oklch(0.2, 0.055, 285)],
    [0.6, oklch(0.37, 0.08, 300)],
    [1, oklch(0.56, 0.1, 10)],
  ]);
  const moon: Point = [880, 372];
  const r = 262;
  const random = seededRandom(12);
  const bare = linear(drawing, 0, [
    [0, oklch(0.4, 0.06, 295)],
    [1, oklch(0.5, 0.06, 300)],
  ]);
  const painted = linear(drawing, 35, [
    [0, oklch(0.97, 0.04, 90)],
    [1, oklch(0.87, 0.085, 72)],
  ]);
  // The painted area ends in roller strokes, one above the other.
  const raw = [30, -20, 70, 20, 96, 46, 112, 30, 60];
  const strokes = Array.from({ length: 9 }, (_, index) => {
    const y = moon[1] - r + index * 60 - 6;
    const left = moon[0] - 60 - (raw[index] ?? 0) + random.between(-14, 14);
    return box(left, y, 700, 66, painted, 26);
  });
  const dark = oklch(0.155, 0.035, 295);
  const skin = oklch(0.2, 0.04, 295);
  const foot: Point = [420, 836];
  const top: Point = [664, 214];
  const rungs = Array.from({ length: 13 }, (_, index) => {
    const t = (index + 0.6) / 13.4;
    const [x, y] = [foot[0] + (top[0] - foot[0]) * t, foot[1] + (top[1] - foot[1]) * t];
    return line(x - 27, y - 4, x + 27, y + 4, dark, 9);
  });
  // Mirrored, because the site's texts cover the left side of the still.
  const mirrored = `translate(${shot.width} 0) scale(-1 1)`;
  return group(
    { transform: mirrored },
    box(0, 0, shot.width, shot.height, sky),
    ...Array.from({ length: 90 }, () =>
      circle(random.between(0, 1600), random.next() ** 1.4 * 620, random.between(1.2, 3), {
        fill: '#fff2dd',
        opacity: random.between(0.2, 0.85),
      }),
    ),
    circle(moon[0] + 60, moon[1], 760, {
      fill: pool(drawing, moon[0] + 60, moon[1], 760, [
        [0, '#ffdfae', 0.6],
        [0.38, '#f0a98c', 0.26],
        [1, '#c4708c', 0],
      ]),
    }),
    circle(moon[0], moon[1], r, { fill: bare }),
    clipped(
      drawing,
      circle(moon[0], moon[1], r, { fill: '#fff' }),
      ...strokes,
      ...[
        [1010, 270, 48],
        [940, 470, 66],
        [1060, 440, 26],
        [900, 250, 22],
      ].map(([x, y, size]) =>
        circle(x as number, y as number, size as number, { fill: oklch(0.78, 0.09, 66), opacity: 0.35 }),
      ),
      circle(moon[0] - 60, moon[1] + 40, r * 1.25, {
        fill: 'none',
        stroke: oklch(0.3, 0.07, 300),
        'stroke-width': 60,
        opacity: 0.12,
      }),
    ),
    // The ladder, with the painter and the roller.
    line(foot[0] - 30, foot[1], top[0] - 26, top[1], dark, 12),
    line(foot[0] + 30, foot[1], top[0] + 30, top[1], dark, 12),
    ...rungs,
    at(
      612,
      318,
      path('M-34 66L-26 -22C-24 -48 24 -50 30 -24L34 62L20 132H4L2 74L-8 132H-26Z', { fill: dark }),
      circle(8, -66, 25, { fill: skin }),
      path('M-20 -72C-14 -100 30 -100 34 -72L40 -66H-18Z', { fill: oklch(0.56, 0.16, 33) }),
      path('M20 -18L92 -46', { fill: 'none', stroke: dark, 'stroke-width': 20, 'stroke-linecap': 'round' }),
      path('M70 -38L158 -76', { fill: 'none', stroke: oklch(0.3, 0.05, 300), 'stroke-width': 7 }),
      box(150, -112, 26, 74, oklch(0.95, 0.05, 85), 12),
      box(-66, 40, 34, 40, oklch(0.87, 0.08, 72), 5),
    ),
    // The roofs under the ladder.
    path(
      'M0 900V812H130V762H168V812H250L300 790V836H620V800H700V836H960V780L1090 726L1220 780V822H1330V742H1372V822H1600V900Z',
      { fill: oklch(0.15, 0.035, 300) },
    ),
    line(1470, 822, 1470, 730, dark, 6),
    line(1440, 748, 1500, 748, dark, 5),
    box(1062, 792, 46, 50, lamp, 3),
  );
}

/** Desert from above: one small car with a long shadow. */
function redSand(drawing: Drawing): string {
  const sand = linear(drawing, 28, [
    [0, oklch(0.74, 0.15, 52)],
    [0.5, oklch(0.64, 0.17, 41)],
    [1, oklch(0.5, 0.16, 34)],
  ]);
  const shade = (strength: number): string =>
    linear(drawing, 12, [
      [0, oklch(0.24, 0.09, 22), strength],
      [0.45, oklch(0.32, 0.12, 27), strength * 0.55],
      [1, oklch(0.45, 0.15, 33), 0],
    ]);
  const crest = (seed: number, from: number, to: number, swing: number): Point[] => {
    const curve = wander(seed);
    return Array.from({ length: 15 }, (_, step): Point => {
      const t = step / 14;
      return [from + (to - from) * t + curve(t * 0.75) * swing, -40 + t * 980];
    });
  };
  const dune = (points: Point[], breadth: number, strength: number): string => {
    const back = [...points]
      .reverse()
      .map(([x, y], index): Point => [x + breadth * (0.75 + 0.25 * Math.sin(index)), y]);
    return (
      path(`${smooth(points)}L${smooth(back).slice(1)}Z`, { fill: shade(strength) }) +
      path(smooth(points), { fill: 'none', stroke: oklch(0.86, 0.12, 66), 'stroke-width': 5, opacity: 0.75 })
    );
  };
  const ripples = Array.from({ length: 46 }, (_, index) => {
    const curve = wander(70 + (index % 3));
    const points = Array.from({ length: 15 }, (__, step): Point => {
      const t = step / 14;
      return [t * 1680 - 40, index * 34 - 360 + t * 330 + curve(t * 0.9 + index * 0.006) * 60];
    });
    return path(smooth(points), {
      fill: 'none',
      stroke: oklch(0.4, 0.14, 32),
      'stroke-width': 3,
      opacity: 0.16,
    });
  });
  const road: Point[] = [
    [250, 980],
    [420, 760],
    [560, 640],
    [690, 560],
    [830, 452],
  ];
  const track = (shift: number): string =>
    path(smooth(road.map(([x, y]): Point => [x + shift, y + shift * 0.9])), {
      fill: 'none',
      stroke: oklch(0.33, 0.12, 28),
      'stroke-width': 9,
      opacity: 0.62,
      'stroke-linecap': 'round',
    });
  return [
    box(0, 0, shot.width, shot.height, sand),
    ...ripples,
    dune(crest(5, 190, 20, 150), 330, 0.7),
    dune(crest(9, 1120, 1010, 190), 520, 0.9),
    dune(crest(22, 1640, 1500, 120), 300, 0.8),
    track(-17),
    track(17),
    group(
      { transform: 'translate(836 446) rotate(-38)' },
      path('M-62 26L70 34L372 318L250 332Z', {
        fill: oklch(0.2, 0.08, 20),
        opacity: 0.72,
        filter: blur(drawing, 3),
      }),
      box(-76, -38, 152, 76, oklch(0.93, 0.03, 85), 22),
      box(-60, -30, 30, 60, oklch(0.3, 0.04, 250), 9),
      box(18, -31, 24, 62, oklch(0.3, 0.04, 250), 9),
      box(-28, -31, 46, 62, oklch(0.98, 0.015, 85), 7),
      box(66, -30, 10, 16, oklch(0.96, 0.1, 95), 4),
      box(66, 14, 10, 16, oklch(0.96, 0.1, 95), 4),
    ),
  ].join('');
}

/** Canal houses at night, with the reflections of their lamps in the water. */
function nightShift(drawing: Drawing): string {
  const random = seededRandom(31);
  const water = linear(drawing, 90, [
    [0, oklch(0.25, 0.035, 250)],
    [1, oklch(0.14, 0.025, 255)],
  ]);
  const gleams = Array.from({ length: 26 }, () => {
    const x = random.between(40, 1560);
    const wide = random.between(12, 26);
    return ellipse(x, random.between(764, 830), wide, random.between(34, 84), {
      fill: '#f3b766',
      opacity: random.between(0.12, 0.42),
    });
  });
  const ripples = Array.from({ length: 30 }, () => {
    const [x, y] = [random.between(-40, 1560), random.between(744, 896)];
    return line(x, y, x + random.between(40, 190), y, oklch(0.5, 0.04, 245), 3, {
      opacity: random.between(0.08, 0.3),
    });
  });
  return [
    street(drawing, shot.width, 800, {
      light: '#7f95aa',
      dark: '#121a28',
      sky: '#22314a',
      seed: 4,
      houses: 5,
      lamp,
      lampShare: 0.32,
    }),
    box(0, 730, shot.width, 170, water),
    group({ filter: blur(drawing, 9) }, ...gleams),
    ...ripples,
    // The night porter on the quay, under the only street lamp.
    circle(1120, 560, 330, {
      fill: radial(drawing, [
        [0, '#ffcf8a', 0.55],
        [1, '#ffcf8a', 0],
      ]),
    }),
    line(1120, 716, 1120, 520, '#0b111b', 10),
    path('M1096 520H1144L1136 480H1104Z', { fill: '#ffe1ab' }),
    at(
      1040,
      716,
      path('M-22 0V-74C-22 -104 22 -104 22 -74V0Z', { fill: '#0b111b' }),
      circle(0, -114, 17, { fill: '#0b111b' }),
      box(-22, -132, 44, 10, '#0b111b', 4),
    ),
  ].join('');
}

/** Two people at the end of a jetty, seen from behind, at sunset. */
function lateSummer(drawing: Drawing): string {
  const horizon = 420;
  const sky = linear(drawing, 90, [
    [0, oklch(0.47, 0.09, 330)],
    [0.55, oklch(0.72, 0.12, 30)],
    [1, oklch(0.87, 0.11, 68)],
  ]);
  const lake = linear(drawing, 90, [
    [0, oklch(0.8, 0.11, 55)],
    [0.3, oklch(0.62, 0.11, 12)],
    [1, oklch(0.3, 0.07, 320)],
  ]);
  const sun: Point = [820, 356];
  const random = seededRandom(8);
  const shore = wander(17);
  const trees = smooth(
    Array.from({ length: 61 }, (_, step): Point => {
      const t = step / 60;
      return [t * 1660 - 30, horizon - 34 - Math.abs(shore(t * 5)) * 34 - Math.abs(shore(t * 0.8)) * 44];
    }),
  );
  const glitter = Array.from({ length: 76 }, (_, index) => {
    const y = horizon + 8 + (index / 76) ** 1.3 * 430;
    const spread = 30 + (y - horizon) * 0.34;
    const x = sun[0] + random.between(-1, 1) * spread;
    const wide = random.between(20, 70) * (0.5 + (y - horizon) / 420);
    return box(x - wide / 2, y, wide, 4 + (y - horizon) / 70, '#ffdca0', 3, {
      opacity: random.between(0.3, 0.9),
    });
  });
  const wood = linear(drawing, 90, [
    [0, oklch(0.34, 0.06, 335)],
    [1, oklch(0.19, 0.045, 320)],
  ]);
  const dark = oklch(0.17, 0.045, 320);
  const edge = oklch(0.82, 0.12, 55);
  const planks = Array.from({ length: 12 }, (_, index) => {
    const t = (index / 12) ** 1.7;
    const y = 590 + t * 330;
    const half = 150 + t * 270;
    const middle = 1046 + t * 190;
    return line(middle - half, y, middle + half, y, oklch(0.5, 0.08, 340), 2 + t * 6, { opacity: 0.55 });
  });
  const person = (x: number, tall: number, lean: number, hair: string): string =>
    group(
      { transform: `translate(${x} 604) rotate(${lean})` },
      path(
        `M-66 8C-70 -40 -66 ${n(-tall * 0.62)} -48 ${n(-tall * 0.68)}C-30 ${n(-tall * 0.76)} -16 ${n(-tall * 0.74)} -14 ${n(-tall * 0.86)}H14C16 ${n(-tall * 0.74)} 30 ${n(-tall * 0.76)} 48 ${n(-tall * 0.68)}C66 ${n(-tall * 0.62)} 70 -40 66 8Z`,
        { fill: dark, stroke: edge, 'stroke-width': 4 },
      ),
      circle(0, -tall, 36, { fill: dark, stroke: edge, 'stroke-width': 4 }),
      hair,
    );
  return [
    box(0, 0, shot.width, shot.height, sky),
    circle(sun[0], sun[1], 520, {
      fill: radial(drawing, [
        [0, '#fff0c4', 0.85],
        [0.3, '#ffcf92', 0.4],
        [1, '#ffb184', 0],
      ]),
    }),
    circle(sun[0], sun[1], 96, { fill: '#fff3d2' }),
    box(0, horizon, shot.width, shot.height - horizon, lake),
    path(`${trees}L1640 ${horizon + 4}L-30 ${horizon + 4}Z`, { fill: oklch(0.38, 0.08, 335) }),
    path(`${trees}L1640 ${horizon}L-30 ${horizon}Z`, {
      fill: oklch(0.38, 0.08, 335),
      opacity: 0.35,
      transform: `translate(0 ${horizon * 2}) scale(1 -1)`,
    }),
    ...glitter,
    path(
      polygon([
        [896, 590],
        [1196, 590],
        [1656, 920],
        [816, 920],
      ]),
      { fill: wood },
    ),
    ...planks,
    ...[930, 1160].map((x) => box(x, 600, 20, 90, dark)),
    person(992, 172, 3, path('M-36 -176C-40 -218 40 -222 38 -172L34 -128H-30Z', { fill: dark })),
    person(1110, 196, -4, ''),
    box(1196, 566, 30, 42, '#b8e0c8', 5, { opacity: 0.9 }),
    box(1204, 546, 14, 24, '#b8e0c8', 4, { opacity: 0.9 }),
  ].join('');
}

/** Street of a garden suburb by day: one long roof, green doors and trimmed hedges. */
function gardenSuburb(drawing: Drawing): string {
  const random = seededRandom(19);
  const sky = linear(drawing, 90, [
    [0, oklch(0.86, 0.045, 215)],
    [1, oklch(0.95, 0.03, 110)],
  ]);
  const roof = linear(drawing, 90, [
    [0, oklch(0.62, 0.12, 42)],
    [1, oklch(0.52, 0.12, 38)],
  ]);
  const brick = linear(drawing, 90, [
    [0, oklch(0.8, 0.05, 75)],
    [1, oklch(0.72, 0.055, 70)],
  ]);
  const green = oklch(0.42, 0.085, 158);
  const leaf = oklch(0.55, 0.1, 140);
  const white = '#fbf7ea';
  const pane = oklch(0.44, 0.04, 220);
  const sash = (x: number, y: number, width: number, height: number): string =>
    box(x, y, width, height, white, 3) +
    box(x + 9, y + 9, width / 2 - 13, height - 18, pane) +
    box(x + width / 2 + 4, y + 9, width / 2 - 13, height - 18, pane) +
    path(`M${x + 9} ${y + height - 9}L${x + width / 2 - 4} ${y + 9}H${x + 9}Z`, {
      fill: '#fff',
      opacity: 0.2,
    });
  const home = (x: number): string =>
    group(
      { transform: `translate(${x} 0)` },
      // A dormer with its own roof, a window below it and a door beside that.
      path('M60 300L160 196L260 300Z', { fill: oklch(0.56, 0.125, 40) }),
      path('M84 300L160 222L236 300V372H84Z', { fill: white }),
      sash(108, 288, 104, 84),
      sash(66, 496, 186, 134),
      box(60, 630, 198, 12, white, 2),
      box(306, 478, 112, 232, white, 3),
      box(318, 490, 88, 220, green, 2),
      box(334, 506, 56, 62, pane, 3),
      circle(394, 606, 6, { fill: '#f3d08a' }),
      box(296, 462, 132, 16, green, 3),
    );
  const tree = (x: number, y: number, r: number): string =>
    box(x - 8, y, 16, 190, oklch(0.38, 0.04, 60)) +
    circle(x, y - r * 0.3, r, {
      fill: radial(
        drawing,
        [
          [0, mix(leaf, '#f6f3b0', 0.45)],
          [1, mix(leaf, green, 0.7)],
        ],
        0.36,
        0.3,
        0.75,
      ),
    });
  const tiles = Array.from({ length: 9 }, (_, row) =>
    line(0, 180 + row * 29, 1600, 180 + row * 29, oklch(0.4, 0.1, 36), 3, { opacity: 0.28 }),
  );
  return [
    box(0, 0, shot.width, shot.height, sky),
    path('M-20 440L90 156H1510L1620 440Z', { fill: roof }),
    clipped(drawing, path('M-20 440L90 156H1510L1620 440Z', { fill: '#fff' }), ...tiles),
    ...[360, 830, 1270].map(
      (x) => box(x, 92, 74, 96, oklch(0.5, 0.09, 40), 3) + box(x - 6, 86, 86, 16, white, 3),
    ),
    box(0, 424, shot.width, 300, brick),
    box(0, 424, shot.width, 26, oklch(0.42, 0.04, 60), 0, { opacity: 0.4 }),
    box(0, 418, shot.width, 16, white),
    ...[60, 560, 1060].map(home),
    box(0, 706, shot.width, 194, oklch(0.78, 0.09, 128)),
    ...[0, 1, 2].map((index) =>
      path(`M${372 + index * 500} 710H${472 + index * 500}L${520 + index * 500} 900H${330 + index * 500}Z`, {
        fill: oklch(0.88, 0.03, 80),
      }),
    ),
    ...[-130, 470, 970, 1470].map((x, index) =>
      path(
        `M${x} 800V728C${x} 700 ${x + 20} 696 ${x + 40} 696H${x + (index === 0 ? 440 : 350)}C${x + (index === 0 ? 470 : 380)} 696 ${x + (index === 0 ? 480 : 390)} 712 ${x + (index === 0 ? 480 : 390)} 736V800Z`,
        {
          fill: linear(drawing, 90, [
            [0, mix(leaf, '#f6f3b0', 0.3)],
            [0.3, leaf],
            [1, mix(leaf, green, 0.8)],
          ]),
          transform: index === 0 ? 'translate(0 0)' : 'translate(56 0)',
        },
      ),
    ),
    tree(520, 560, 120),
    tree(1500, 520, 150),
    ...Array.from({ length: 40 }, () =>
      circle(random.between(0, 1600), random.between(820, 890), random.between(4, 8), {
        fill: random.next() > 0.5 ? '#fffdf0' : '#f2b84c',
      }),
    ),
  ].join('');
}

/** Melting ice: floes on dark water, from above. */
function thaw(drawing: Drawing): string {
  const random = seededRandom(23);
  const floes: string[] = [];
  for (let row = -1; row < 6; row += 1)
    for (let column = -1; column < 9; column += 1) {
      const [x, y] = [
        column * 210 + (row % 2) * 105 + random.between(-34, 34),
        row * 178 + random.between(-26, 26),
      ];
      const gap = Math.max(0.28, Math.min(0.98, 0.34 + Math.abs(x - 700 - row * 60) / 900));
      const points = Array.from({ length: 7 }, (_, index): Point => {
        const angle = (index / 7) * 6.283 + random.between(-0.25, 0.25);
        const r = random.between(96, 126) * gap;
        return [x + Math.cos(angle) * r * 1.1, y + Math.sin(angle) * r * 0.86];
      });
      floes.push(
        path(polygon(points), { fill: oklch(0.66, 0.05, 215), transform: 'translate(6 13)' }),
        path(polygon(points), { fill: mix('#f4f7f2', '#c5dcdd', random.next() * 0.7) }),
      );
    }
  const water = linear(drawing, 30, [
    [0, oklch(0.42, 0.07, 205)],
    [1, oklch(0.27, 0.055, 225)],
  ]);
  return box(0, 0, shot.width, shot.height, water) + floes.join('');
}

/** Flat country: a low horizon, one road towards it and a row of poplars. */
function plain(drawing: Drawing): string {
  const sky = linear(drawing, 90, [
    [0, oklch(0.88, 0.03, 80)],
    [1, oklch(0.96, 0.02, 85)],
  ]);
  const field = (points: readonly Point[], fill: string): string => path(polygon(points), { fill });
  const far = 610;
  return [
    box(0, 0, shot.width, shot.height, sky),
    box(0, far, shot.width, 300, oklch(0.78, 0.055, 92)),
    ...Array.from({ length: 12 }, (_, index) => {
      const x = -2400 + index * 520;
      return field(
        [
          [1060, far],
          [1062, far],
          [x + 260, 900],
          [x, 900],
        ],
        oklch(0.68, 0.06, 90),
      );
    }),
    field(
      [
        [1056, far],
        [1066, far],
        [820, 900],
        [420, 900],
      ],
      oklch(0.93, 0.02, 80),
    ),
    ...Array.from({ length: 7 }, (_, index) => {
      const t = (index / 7) ** 1.5;
      const [x, tall] = [1030 - t * 760, 70 + t * 420];
      return ellipse(x, far + 8 + t * 150 - tall / 2, tall * 0.12, tall / 2, {
        fill: oklch(0.42, 0.045, 100),
      });
    }),
    ellipse(1260, 250, 210, 26, { fill: '#ffffff', opacity: 0.75 }),
    ellipse(1120, 290, 150, 18, { fill: '#ffffff', opacity: 0.6 }),
  ].join('');
}

/** Deserted filling station in the blue hour, with a lit canopy. */
function blueHour(drawing: Drawing): string {
  const sky = linear(drawing, 90, [
    [0, oklch(0.25, 0.075, 268)],
    [0.7, oklch(0.52, 0.1, 275)],
    [1, oklch(0.74, 0.08, 320)],
  ]);
  const pump = (x: number): string =>
    box(x, 560, 64, 130, oklch(0.93, 0.02, 260), 8) + box(x + 10, 574, 44, 36, oklch(0.3, 0.06, 268), 4);
  return [
    box(0, 0, shot.width, 700, sky),
    box(0, 690, shot.width, 210, oklch(0.24, 0.05, 272)),
    ellipse(820, 760, 620, 90, {
      fill: radial(drawing, [
        [0, '#fff0c8', 0.75],
        [1, '#fff0c8', 0],
      ]),
    }),
    box(380, 400, 860, 62, '#fdf6e2', 6),
    box(380, 440, 860, 22, oklch(0.6, 0.19, 33), 4),
    path('M400 462H1220L1300 700H320Z', { fill: '#fff0c8', opacity: 0.2 }),
    ...[520, 1080].map((x) => box(x, 462, 22, 230, oklch(0.85, 0.02, 260))),
    ...[620, 790, 960].map(pump),
    box(1360, 250, 150, 110, '#fdf6e2', 8),
    box(1424, 360, 20, 340, oklch(0.3, 0.05, 270)),
    ...[0, 1, 2].map((row) => box(1380, 268 + row * 28, 110 - row * 22, 14, oklch(0.45, 0.12, 268), 4)),
  ].join('');
}

/** Films with a scene, by the index of their still. The other films are simple landscapes or a street. */
export const scenes: Readonly<Record<number, Scene>> = {
  0: { focus: [0.52, 0.42], draw: moonwork },
  1: { focus: [0.5, 0.5], draw: thaw },
  2: { focus: [0.55, 0.52], draw: redSand },
  3: { focus: [0.62, 0.62], draw: nightShift },
  4: { focus: [0.55, 0.7], draw: plain },
  5: { focus: [0.6, 0.5], draw: lateSummer },
  6: { focus: [0.5, 0.5], draw: gardenSuburb },
  8: { focus: [0.6, 0.6], draw: blueHour },
};

/** Scales a scene to cover a rectangle, with its focus as near to the middle as possible. */
export function inShot(drawing: Drawing, { focus, draw }: Scene, width: number, height: number): string {
  const scale = Math.max(width / shot.width, height / shot.height);
  const shift = (room: number, whole: number, part: number): number =>
    Math.min(0, Math.max(room - whole, room / 2 - whole * part));
  const x = shift(width, shot.width * scale, focus[0]);
  const y = shift(height, shot.height * scale, focus[1]);
  return clipped(
    drawing,
    box(0, 0, width, height, '#fff'),
    group({ transform: `translate(${n(x)} ${n(y)}) scale(${scale})` }, draw(drawing)),
  );
}
