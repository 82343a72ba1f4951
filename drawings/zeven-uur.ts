import { label, textBars } from './bars.ts';
import { mix, oklch, studio } from './colour.ts';
import { phone, phoneHeight, statusBar } from './devices.ts';
import {
  arc,
  blur,
  box,
  circle,
  clipped,
  type Drawing,
  ellipse,
  finishDrawing,
  group,
  line,
  linear,
  n,
  type Point,
  path,
  radial,
  smooth,
  smoothLoop,
  startDrawing,
} from './drawing.ts';
import { ease, type Picture } from './picture.ts';
import { seededRandom } from './random.ts';
import { daylight, shapeShadow, sheet, table, vignette } from './surface.ts';

/** Bread ordered the evening before: butter, crust and flour. */
const crumb = {
  flour: oklch(0.975, 0.012, 85),
  cream: oklch(0.945, 0.035, 85),
  butter: oklch(0.89, 0.075, 85),
  gold: oklch(0.76, 0.105, 72),
  crust: oklch(0.6, 0.11, 58),
  dark: oklch(0.42, 0.08, 48),
  bark: oklch(0.28, 0.045, 45),
};

type Bread = 'round' | 'tin' | 'stick' | 'bun' | 'ring' | 'seeds';

function outlineOf(kind: Bread): string {
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

/** A bread seen from above, about 200 across, around 0, 0. */
function bread(
  drawing: Drawing,
  kind: Bread,
  x: number,
  y: number,
  size: number,
  turn = 0,
  seed = 1,
  lift = 30,
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
    ),
  );
}

/** The same breads, simple and flat, for small places in the interface. */
function miniature(drawing: Drawing, kind: Bread, x: number, y: number, size: number): string {
  return bread(drawing, kind, x, y, size, 0, 2, 14);
}

export function screenShop(drawing: Drawing): string {
  const kinds: Bread[] = ['round', 'seeds', 'tin', 'bun'];
  return [
    box(0, 0, 390, 844, crumb.flour),
    statusBar(crumb.bark),
    label(28, 80, 200, 30, crumb.bark),
    label(28, 122, 120, 30, crumb.bark),
    ...[0, 1, 2].map(
      (index) =>
        box(28 + index * 100, 176, 88, 36, index === 0 ? crumb.bark : crumb.cream, 18) +
        label(50 + index * 100, 190, 44, 8, index === 0 ? crumb.cream : crumb.crust),
    ),
    ...kinds.map((kind, index) => {
      const x = 28 + (index % 2) * 172;
      const y = 236 + Math.floor(index / 2) * 250;
      return [
        box(
          x,
          y,
          160,
          170,
          [crumb.butter, crumb.cream, crumb.cream, mix(crumb.butter, studio.accent, 0.12)][index] as string,
          22,
        ),
        miniature(drawing, kind, x + 80, y + 84, 0.58),
        label(x + 4, y + 184, 92, 12, crumb.bark),
        label(x + 4, y + 206, 44, 9, crumb.crust),
        circle(x + 142, y + 200, 17, { fill: index === 1 ? studio.accent : crumb.bark }),
        line(x + 136, y + 200, x + 148, y + 200, '#fff', 2.5),
        line(x + 142, y + 194, x + 142, y + 206, '#fff', 2.5),
      ].join('');
    }),
    box(16, 752, 358, 64, crumb.bark, 32),
    circle(52, 784, 15, { fill: studio.accent }),
    label(80, 778, 110, 12, crumb.cream),
    label(290, 778, 56, 12, crumb.butter),
  ].join('');
}

function screenTime(drawing: Drawing): string {
  const night = linear(drawing, 90, [
    [0, oklch(0.3, 0.05, 285)],
    [0.6, oklch(0.55, 0.08, 30)],
    [1, crumb.gold],
  ]);
  return [
    box(0, 0, 390, 844, night),
    statusBar('#fff'),
    label(28, 84, 230, 30, crumb.flour),
    label(28, 128, 150, 30, crumb.flour),
    circle(195, 380, 142, { fill: crumb.flour }),
    ...Array.from({ length: 12 }, (_, index) =>
      line(195, 254, 195, index % 3 === 0 ? 272 : 264, crumb.gold, 4, {
        transform: `rotate(${index * 30} 195 380)`,
      }),
    ),
    path(arc(195, 380, 118, 190, 232), {
      fill: 'none',
      stroke: crumb.butter,
      'stroke-width': 18,
      'stroke-linecap': 'round',
    }),
    line(195, 380, 195, 300, crumb.bark, 7, { transform: 'rotate(210 195 380)' }),
    line(195, 380, 195, 276, studio.accent, 5),
    circle(195, 380, 10, { fill: crumb.bark }),
    ...[0, 1, 2].map(
      (index) =>
        box(28 + index * 114, 570, 104, 62, index === 1 ? crumb.flour : '#ffffff', 20, {
          opacity: index === 1 ? 1 : 0.28,
        }) + label(54 + index * 114, 594, 52, 14, index === 1 ? crumb.bark : '#ffffff'),
    ),
    textBars(48, 668, 294, 2, { size: 18, colour: crumb.flour, seed: 5, last: 0.6 }),
    box(28, 752, 334, 58, crumb.bark, 29),
    label(136, 775, 118, 12, crumb.cream),
  ].join('');
}

function screenReady(drawing: Drawing): string {
  return [
    box(0, 0, 390, 844, crumb.butter),
    statusBar(crumb.bark),
    circle(195, 300, 170, { fill: crumb.cream }),
    bread(drawing, 'round', 195, 298, 1.22, 0, 4, 24),
    label(68, 524, 254, 30, crumb.bark),
    label(118, 568, 154, 30, crumb.bark),
    textBars(62, 626, 270, 2, { size: 18, colour: crumb.dark, seed: 7, last: 0.7 }),
    box(28, 752, 334, 58, studio.accent, 29),
    label(128, 775, 134, 12, '#ffffff'),
  ].join('');
}

function hero(): string {
  const drawing = startDrawing(2400, 1350);
  const random = seededRandom(18);
  const flour = Array.from({ length: 420 }, () => {
    const angle = random.between(0, 6.28);
    const reach = random.next() ** 1.5 * 620;
    return circle(1880 + Math.cos(angle) * reach, 980 + Math.sin(angle) * reach * 0.6, random.between(1, 5), {
      fill: '#fffdf8',
      opacity: random.between(0.25, 0.8),
    });
  });
  return finishDrawing(
    drawing,
    table(drawing, crumb.butter, mix(crumb.butter, crumb.dark, 0.26)),
    daylight(drawing, 0.55, 0.03),
    group({ filter: blur(drawing, 30), opacity: 0.55 }, ellipse(1900, 990, 420, 200, { fill: '#fffdf8' })),
    ...flour,
    bread(drawing, 'round', 330, 400, 2.55, 12, 1, 22),
    bread(drawing, 'stick', 640, 930, 2.5, 52, 2, 20),
    bread(drawing, 'bun', 190, 930, 1.75, 10, 3, 22),
    bread(drawing, 'bun', 392, 1180, 1.6, -28, 5, 22),
    bread(drawing, 'seeds', 2110, 330, 2.2, 24, 6, 22),
    bread(drawing, 'ring', 1800, 1000, 1.85, 0, 7, 22),
    bread(drawing, 'tin', 2190, 960, 2, -14, 8, 22),
    bread(drawing, 'bun', 1740, 210, 1.45, 40, 9, 22),
    phone(drawing, { x: 952, y: 118, width: 520, turn: 4, lift: 100, body: crumb.bark }, screenShop(drawing)),
    vignette(drawing, 0.16),
  );
}

function assortment(): string {
  const drawing = startDrawing(1600, 1200);
  const kinds: Bread[] = ['round', 'stick', 'seeds', 'bun', 'tin', 'ring'];
  const grounds = [
    crumb.butter,
    crumb.cream,
    mix(crumb.gold, crumb.butter, 0.4),
    crumb.flour,
    oklch(0.66, 0.17, 36),
    crumb.cream,
  ];
  return finishDrawing(
    drawing,
    box(0, 0, 1600, 1200, crumb.flour),
    ...kinds.map((kind, index) => {
      const x = (index % 3) * 533.5;
      const y = Math.floor(index / 3) * 600;
      return (
        box(x, y, 534, 600, grounds[index] as string) +
        bread(
          drawing,
          kind,
          x + 267,
          y + 300,
          kind === 'stick' ? 1.6 : 1.95,
          [14, 38, -12, 8, -8, 0][index] as number,
          index + 11,
          22,
        )
      );
    }),
  );
}

function flow(): string {
  const drawing = startDrawing(1600, 1200);
  const width = 404;
  const top = (1200 - phoneHeight(width)) / 2;
  return finishDrawing(
    drawing,
    table(drawing, crumb.cream, mix(crumb.cream, crumb.gold, 0.35)),
    daylight(drawing, 0.5),
    phone(drawing, { x: 110, y: top + 40, width, lift: 60, body: crumb.bark }, screenShop(drawing)),
    phone(drawing, { x: 598, y: top - 26, width, lift: 60, body: crumb.bark }, screenTime(drawing)),
    phone(drawing, { x: 1086, y: top + 40, width, lift: 60, body: crumb.bark }, screenReady(drawing)),
  );
}

function note(): string {
  const drawing = startDrawing(1600, 1000);
  return finishDrawing(
    drawing,
    table(drawing, oklch(0.5, 0.06, 50), crumb.bark),
    daylight(drawing, 0.2, 0.05),
    bread(drawing, 'round', 360, 470, 2.7, -8, 21, 22),
    bread(drawing, 'bun', 640, 830, 1.4, 20, 22, 22),
    sheet(
      drawing,
      { x: 850, y: 90, width: 520, height: 820, radius: 6, turn: 2.5, lift: 46, fill: crumb.flour },
      label(50, 56, 250, 34, crumb.bark),
      label(50, 110, 150, 12, crumb.crust),
      ...[0, 1, 2, 3, 4].map((row) => {
        const y = 178 + row * 98;
        return [
          line(50, y - 24, 470, y - 24, crumb.butter, 3),
          box(50, y, 46, 46, row === 1 ? studio.accent : crumb.bark, 12),
          label(62, y + 18, 22, 10, '#fff'),
          label(124, y + 6, [190, 150, 216, 130, 170][row] as number, 15, crumb.bark),
          label(124, y + 34, 90, 9, crumb.gold),
          circle(
            448,
            y + 23,
            17,
            row < 3 ? { fill: crumb.gold } : { fill: 'none', stroke: crumb.gold, 'stroke-width': 4 },
          ),
          row < 3
            ? path(`M440 ${y + 23}l6 7 11-14`, {
                fill: 'none',
                stroke: '#fff',
                'stroke-width': 4,
                'stroke-linecap': 'round',
                'stroke-linejoin': 'round',
              })
            : '',
        ].join('');
      }),
      box(50, 706, 420, 62, crumb.butter, 31),
      box(50, 706, 258, 62, crumb.gold, 31),
    ),
    vignette(drawing, 0.24),
  );
}

/** The night passes on the clock while the loaf rises and browns. */
function slide(moment: number): string {
  const drawing = startDrawing(800, 500);
  const rise = ease(moment, 0.04, 0.62) - ease(moment, 0.9, 1);
  const dawn = ease(moment, 0.3, 0.75) - ease(moment, 0.88, 1);
  const sky = mix(oklch(0.33, 0.05, 285), crumb.cream, dawn);
  const tone = mix(crumb.cream, crumb.gold, rise);
  const height = 70 + rise * 90;
  const half = 150 + rise * 22;
  const top = 380 - height;
  const loaf = `M${n(250 - half)} 380C${n(250 - half - 14)} ${n(top + 20)} ${n(250 - half * 0.6)} ${n(top)} 250 ${n(top)}S${n(250 + half + 14)} ${n(top + 20)} ${n(250 + half)} 380Z`;
  return finishDrawing(
    drawing,
    box(0, 0, 800, 500, sky),
    box(0, 380, 800, 120, mix(crumb.bark, crumb.crust, dawn * 0.7)),
    path(loaf, { fill: tone }),
    ...[-80, 0, 80].map((x) =>
      path(`M${n(250 + x - 26)} ${n(top + height * 0.5)}L${n(250 + x + 26)} ${n(top + height * 0.24)}`, {
        fill: 'none',
        stroke: mix(crumb.flour, crumb.crust, rise * 0.8),
        'stroke-width': 9,
        'stroke-linecap': 'round',
      }),
    ),
    circle(590, 210, 112, { fill: crumb.flour }),
    ...Array.from({ length: 12 }, (_, index) =>
      line(590, 112, 590, 124, crumb.gold, 5, { transform: `rotate(${index * 30} 590 210)` }),
    ),
    line(590, 210, 590, 150, crumb.bark, 9, { transform: `rotate(${n(210 + moment * 360)} 590 210)` }),
    line(590, 210, 590, 128, studio.accent, 6, { transform: `rotate(${n(moment * 360 * 3)} 590 210)` }),
    circle(590, 210, 10, { fill: crumb.bark }),
  );
}

export const zevenUur: Picture[] = [
  { file: 'toast-hero.jpg', draw: hero },
  { file: 'toast-assortment.jpg', draw: assortment },
  { file: 'toast-screens.jpg', draw: flow },
  { file: 'toast-list.jpg', draw: note },
  { file: 'toast-slide.gif', frames: 30, delay: 110, draw: slide },
];
