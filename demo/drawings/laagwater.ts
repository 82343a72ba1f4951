import { mix, oklch, studio } from './colour.ts';
import { edgeLight, type PhonePlace, phone, phoneHeight } from './devices.ts';
import {
  blur,
  box,
  circle,
  type Drawing,
  ellipse,
  finishDrawing,
  group,
  line,
  linear,
  type Point,
  path,
  smooth,
  startDrawing,
} from './drawing.ts';
import { screenRoute, screenToday } from './laagwater-screens.ts';
import { keptForPhones, type Picture } from './picture.ts';
import { wander } from './random.ts';
import { daylight, type Hour, paperByNight, shadow, shapeShadow, sheet, vignette } from './surface.ts';
import { type Beam, flats, screenPool, sea } from './tide.ts';
import { type } from './type.ts';

/** Light on the edge of a phone in the dark. */
const litEdge = (hour: Hour): string | undefined => edgeLight(hour, '#8fa9d8');

/** Lighthouse outside the picture. Its light fades before it reaches the other side. */
const lighthouse: Beam = {
  from: [-420, 40],
  to: [
    [2560, 150],
    [2560, 1130],
  ],
  left: 0.06,
};

/**
 * Outline of a phone in the light of the beam and the moon. Without it the phone would be invisible against
 * the equally dark sea.
 */
function moonlitEdge(drawing: Drawing, { x, y, width, turn = 0 }: PhonePlace): string {
  const height = phoneHeight(width);
  const light = linear(drawing, 62, [
    [0, '#fff1d2'],
    [0.35, '#b4c6dd'],
    [1, '#93abc9'],
  ]);
  const along = (thickness: number, look: object): string =>
    box(x, y, width, height, 'none', width * 0.15, { stroke: light, 'stroke-width': thickness, ...look });
  return group(
    { transform: `rotate(${turn} ${x + width / 2} ${y + height / 2})` },
    along(12, { opacity: 0.24, filter: blur(drawing, 9) }),
    along(4, {}),
  );
}

function hero(hour: Hour): string {
  const drawing = startDrawing(2400, 1350);
  const isNight = hour === 'night';
  // Small enough to be whole at an aspect ratio of 21:9, including the bars at the bottom.
  const map = { x: 1290, y: 236, width: 360, turn: 9, lift: 70, rim: litEdge(hour) };
  const today = { x: 916, y: 148, width: 414, turn: -5, lift: 100, rim: litEdge(hour) };
  return finishDrawing(
    drawing,
    flats(drawing, drawing.width, drawing.height, 23, -0.02, hour, isNight ? lighthouse : undefined),
    isNight ? screenPool(drawing, map) + screenPool(drawing, today) : daylight(drawing, 0.2, 0.08),
    phone(drawing, map, screenRoute(drawing, hour)),
    isNight ? moonlitEdge(drawing, map) : '',
    phone(drawing, today, screenToday(drawing, hour)),
    vignette(drawing, 0.16),
  );
}

function routeDetail(hour: Hour): string {
  const drawing = startDrawing(1600, 1200);
  const isNight = hour === 'night';
  const ink = isNight ? sea.foam : sea.night;
  const way: Point[] = [
    [180, 190],
    [380, 300],
    [330, 470],
    [560, 580],
    [800, 560],
    [960, 690],
    [860, 860],
    [1090, 930],
    [1330, 850],
  ];
  return finishDrawing(
    drawing,
    flats(drawing, drawing.width, drawing.height, 7, 0.27, hour),
    path(smooth(way), {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 22,
      'stroke-linecap': 'round',
      'stroke-opacity': isNight ? 0.7 : 0.92,
    }),
    path(smooth(way), {
      fill: 'none',
      stroke: studio.accent,
      'stroke-width': 9,
      'stroke-linecap': 'round',
      'stroke-dasharray': '1 22',
    }),
    ...way
      .slice(1, -1)
      .map(([x, y]) => circle(x, y, 15, { fill: '#fff', stroke: sea.night, 'stroke-width': 6 })),
    circle(180, 190, 26, { fill: sea.night, stroke: '#fff', 'stroke-width': 9 }),
    circle(1330, 850, 62, { fill: studio.accent, opacity: 0.2 }),
    circle(1330, 850, 28, { fill: studio.accent, stroke: '#fff', 'stroke-width': 9 }),
    sheet(
      drawing,
      {
        x: 836,
        y: 216,
        width: 580,
        height: 262,
        radius: 32,
        lift: 44,
        fill: isNight ? oklch(0.225, 0.036, 238) : studio.white,
      },
      type('Keer om 14:20', 40, 82, { size: 50, colour: ink, weight: 600 }),
      type('Om 16:00 staat er water op je pad.', 40, 138, {
        size: 30,
        colour: isNight ? sea.shallow : sea.deep,
        weight: 400,
        within: 510,
      }),
      box(40, 192, 310, 22, isNight ? sea.deep : sea.foam, 11),
      // The progress at 10:10, when the walk begins.
      box(40, 192, 26, 22, studio.accent, 11),
      type('nog 4 u 10', 540, 214, { size: 32, colour: ink, weight: 600, align: 'right' }),
    ),
    line(800, 560, 900, 478, ink, 4),
    vignette(drawing, 0.12),
  );
}

/** Flat colours for the layers of the flats: a GIF has few colours, and gradients would show bands. */
const slideLooks = {
  day: {
    land: [sea.dry, sea.sand, sea.wet],
    water: [
      sea.shallow,
      mix(sea.shallow, sea.water, 0.55),
      mix(sea.water, sea.deep, 0.15),
      mix(sea.water, sea.deep, 0.75),
    ],
    edge: '#ffffff',
    shade: sea.night,
    card: studio.white,
    ink: sea.night,
    soft: sea.deep,
    track: sea.foam,
    time: sea.water,
    late: studio.accentDeep,
  },
  night: {
    land: [oklch(0.68, 0.04, 245), oklch(0.54, 0.05, 247), oklch(0.43, 0.06, 250)],
    water: [oklch(0.55, 0.085, 245), oklch(0.43, 0.09, 252), oklch(0.32, 0.085, 256), oklch(0.22, 0.06, 262)],
    edge: '#dbe8ff',
    shade: oklch(0.12, 0.04, 265),
    card: oklch(0.225, 0.036, 238),
    ink: sea.foam,
    soft: sea.shallow,
    track: sea.deep,
    time: sea.shallow,
    late: oklch(0.74, 0.16, 38),
  },
} as const;

/** One frame of the animation: the water falls and rises once, and the card shows the time that is left. */
function slide(moment: number, hour: Hour): string {
  const look = slideLooks[hour];
  const drawing = startDrawing(800, 500);
  // The animation starts half way, with land and water visible, because the first frame serves as the still
  // image.
  const fallen = ease01(-Math.cos((moment + 0.3) * Math.PI * 2));
  const layer = (base: number, seed: number, tone: string): string => {
    const shape = wander(4 + Math.floor(seed / 2));
    const detail = wander(seed + 12);
    const edge = smooth(
      Array.from({ length: 17 }, (_, i): Point => {
        const t = i / 16;
        return [i * 52 - 16, base + shape(t * 0.8) * 62 + detail(t * 1.6) * 16];
      }),
    );
    const filled = `${edge}L820 520L-20 520Z`;
    return (
      path(filled, {
        fill: look.shade,
        opacity: 0.22,
        filter: blur(drawing, 4),
        transform: 'translate(0 -4)',
      }) +
      path(filled, { fill: tone }) +
      path(edge, { fill: 'none', stroke: look.edge, 'stroke-width': 1.5, opacity: 0.4 })
    );
  };
  // Shallow water moves farthest. Deep water stays still, which keeps the file small.
  const surfaces = look.water.map(
    (_, depth) => 320 + depth * 50 - (1 - fallen) * Math.max(0, 130 - depth * 65),
  );
  const left = Math.round(fallen * 59);
  return finishDrawing(
    drawing,
    box(0, 0, 800, 500, look.land[0]),
    layer(150, 1, look.land[1]),
    layer(238, 2, look.land[2]),
    ...look.water.map((tone, depth) => layer(surfaces[depth] as number, 3 + depth, tone)),
    shadow(drawing, { x: 56, y: 52, width: 340, height: 124, radius: 22 }, 26),
    box(56, 52, 340, 124, look.card, 22),
    type('Keer om 14:20', 82, 100, { size: 32, colour: look.ink, weight: 600 }),
    box(82, 129, 152, 16, look.track, 8),
    box(82, 129, Math.max(16, 152 * fallen), 16, left > 15 ? look.time : studio.accent, 8),
    type(left > 0 ? `nog ${left} min` : 'keer nu om', 370, 145, {
      size: 22,
      colour: left > 15 ? look.soft : look.late,
      weight: 600,
      align: 'right',
    }),
  );
}

function ease01(value: number): number {
  return (value + 1) / 2;
}

/** The situation before the app: a folded tide table with notes and a watch, on wet sand. */
function drawTideTable(hour: Hour): string {
  const drawing = startDrawing(1600, 1200);
  const isNight = hour === 'night';
  const pencil = oklch(0.34, 0.03, 245);
  const sand = linear(
    drawing,
    62,
    isNight
      ? [
          [0, oklch(0.46, 0.033, 79)],
          [0.5, oklch(0.375, 0.03, 75)],
          [1, oklch(0.25, 0.06, 248)],
        ]
      : [
          [0, mix(sea.wet, '#ffffff', 0.28)],
          [0.55, mix(sea.wet, sea.shallow, 0.28)],
          [1, mix(sea.wet, sea.water, 0.5)],
        ],
  );
  const ripples = Array.from({ length: 17 }, (_, index) => {
    const curve = wander(40 + (index % 4));
    const points = Array.from({ length: 15 }, (__, step): Point => {
      const t = step / 14;
      return [t * 1700 - 50, index * 92 - 180 + t * 150 + curve(t * 0.9 + index * 0.02) * 34];
    });
    const d = smooth(points);
    return (
      path(d, {
        fill: 'none',
        stroke: sea.deep,
        'stroke-width': 20,
        opacity: 0.09,
        filter: blur(drawing, 7),
      }) +
      path(d, {
        fill: 'none',
        stroke: '#ffffff',
        'stroke-width': 5,
        opacity: 0.42,
        transform: 'translate(-3 -11)',
      })
    );
  });
  const days = [
    ['ma 10', '04:22', '10:31', '16:48', '22:55'],
    ['di 11', '05:09', '11:14', '17:33', '23:38'],
    ['wo 12', '05:58', '12:12', '18:21', '—'],
    ['do 13', '07:02', '13:13', '19:26', '01:20'],
    ['vr 14', '08:00', '14:06', '20:22', '02:17'],
    ['za 15', '09:01', '15:04', '21:20', '03:16'],
  ] as const;
  const columnsOf = [46, 204, 356, 508, 660];
  const row = (index: number): number => 262 + index * 92;
  // In the evening a lamp lights the paper and the moon lights the sand.
  const paper = isNight ? paperByNight.lit : '#fffaf0';
  const fold = linear(drawing, 0, [
    [0, '#6b5b40', 0],
    [0.47, '#6b5b40', 0.02],
    [0.5, '#6b5b40', 0.26],
    [0.53, '#ffffff', 0.4],
    [0.6, '#ffffff', 0],
    [1, '#6b5b40', 0.12],
  ]);
  const crease = linear(drawing, 90, [
    [0, '#6b5b40', 0.1],
    [0.48, '#6b5b40', 0],
    [0.5, '#6b5b40', 0.2],
    [0.52, '#ffffff', 0.4],
    [0.58, '#ffffff', 0],
    [1, '#6b5b40', 0.1],
  ]);
  const written = (words: string, x: number, y: number, turn: number): string =>
    group(
      { transform: `translate(${x} ${y}) rotate(${turn}) skewX(-12)` },
      type(words, 0, 0, { size: 44, colour: pencil, weight: 400, figures: 'own' }),
    );
  const table = sheet(
    drawing,
    { x: 120, y: 118, width: 830, height: 960, radius: 6, fill: paper, lift: 34, turn: -6 },
    type('Getijden', 46, 104, { size: 76, colour: sea.night, weight: 600 }),
    type('juni', 784, 104, { size: 48, colour: sea.deep, align: 'right' }),
    ...['', 'hw', 'lw', 'hw', 'lw'].map((name, index) =>
      type(name, columnsOf[index] ?? 0, 184, { size: 34, colour: sea.deep, weight: 600 }),
    ),
    line(46, 204, 784, 204, sea.night, 4),
    box(32, row(3) - 54, 766, 80, oklch(isNight ? 0.78 : 0.9, 0.09, 95), 4, { opacity: 0.75 }),
    ...days.flatMap((day, index) => [
      ...day.map((cell, column) =>
        type(cell, columnsOf[column] ?? 0, row(index), {
          size: 42,
          colour: sea.night,
          weight: index === 3 ? 600 : 400,
        }),
      ),
      line(46, row(index) + 30, 784, row(index) + 30, sea.night, 1.5, { opacity: 0.25 }),
    ]),
    // Low water is circled, and the turning time is calculated by hand.
    path('M336 522C336 478 470 474 474 520S346 572 338 528C334 504 372 486 420 486', {
      fill: 'none',
      stroke: pencil,
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
    box(0, 0, 830, 960, fold, 6),
    box(0, 0, 830, 960, crease, 6),
    written('16:00 – 1:20 – marge', 250, 848, -2),
    written('= keren om 14:20', 300, 914, -2),
  );
  const watch: Point = [1230, 560];
  const hand = (angle: number, length: number, width: number, tone: string): string =>
    line(
      watch[0],
      watch[1],
      watch[0] + Math.sin((angle * Math.PI) / 180) * length,
      watch[1] - Math.cos((angle * Math.PI) / 180) * length,
      tone,
      width,
    );
  const strap = linear(drawing, 0, [
    [0, oklch(0.3, 0.045, 235)],
    [0.45, oklch(0.46, 0.05, 230)],
    [1, oklch(0.24, 0.04, 238)],
  ]);
  const band = 'M1126 -40H1334L1346 330L1356 420V700L1346 790L1330 1240H1130L1114 790L1104 700V420L1114 330Z';
  const steel = linear(drawing, 48, [
    [0, '#f4f6f6'],
    [0.4, '#9aa6ab'],
    [0.6, '#5d6a71'],
    [1, '#c3ccd0'],
  ]);
  return finishDrawing(
    drawing,
    box(0, 0, 1600, 1200, sand),
    group({ opacity: isNight ? 0.6 : 1 }, ...ripples),
    isNight ? '' : daylight(drawing, 0.3, 0.06),
    table,
    group(
      { transform: 'rotate(9 1230 560)' },
      shapeShadow(drawing, band, 36, sea.night),
      path(band, { fill: strap }),
      ...[110, 200, 900, 990, 1080].map((y) => ellipse(1230, y, 15, 19, { fill: oklch(0.2, 0.035, 240) })),
      box(1424, 532, 40, 56, steel, 10),
      circle(watch[0], watch[1], 208, { fill: steel }),
      circle(watch[0], watch[1], 184, { fill: oklch(0.25, 0.04, 240) }),
      circle(watch[0], watch[1], 172, { fill: isNight ? oklch(0.83, 0.025, 90) : oklch(0.96, 0.015, 95) }),
      ...Array.from({ length: 60 }, (_, index) => {
        const angle = (index * 6 * Math.PI) / 180;
        const isHour = index % 5 === 0;
        const from = isHour ? 130 : 146;
        return line(
          watch[0] + Math.sin(angle) * from,
          watch[1] - Math.cos(angle) * from,
          watch[0] + Math.sin(angle) * 158,
          watch[1] - Math.cos(angle) * 158,
          sea.night,
          isHour ? 9 : 3,
        );
      }),
      // The watch shows 13:13.
      hand(36.5, 84, 15, sea.night),
      hand(78, 132, 10, sea.night),
      hand(214, 140, 4, studio.accent),
      circle(watch[0], watch[1], 13, { fill: studio.accent }),
      circle(watch[0], watch[1], 172, {
        fill: linear(drawing, 48, [
          [0, '#ffffff', 0.5],
          [0.42, '#ffffff', 0.06],
          [0.43, '#ffffff', 0],
          [1, '#ffffff', 0],
        ]),
      }),
    ),
    vignette(drawing, 0.14),
  );
}

/**
 * Routes of twelve guides over the same flats in one season, all from the dike. The guide who is quoted on
 * the page has the red route.
 */
function guides(hour: Hour, width: number, height: number, size: number): string {
  const drawing = startDrawing(width, height);
  const isNight = hour === 'night';
  const names = [
    'Jelle',
    'Anke',
    'Sietse',
    'Mirjam',
    'Douwe',
    'Tjitske',
    'Rients',
    'Hanneke',
    'Wybe',
    'Fenna',
    'Klaas',
    'Ilse',
  ] as const;
  const ink = isNight ? sea.foam : sea.night;
  const red = isNight ? oklch(0.79, 0.13, 40) : studio.accent;
  const dike = size * 5.6;
  const step = height / (names.length + 0.6);
  const thin = size * 0.1;
  const walks = names.map((name, index) => {
    const curve = wander(101 + index * 3);
    const y = step * (index + 0.8);
    const end = (width - dike) * (0.42 + ((index * 7) % 12) * 0.042);
    const points = Array.from({ length: 11 }, (_, at): Point => {
      const t = at / 10;
      return [dike + t * end, y + curve(t * 1.3) * step * 0.62 * Math.sin(t * Math.PI * 0.8)];
    });
    const tone = index === 0 ? red : ink;
    const last = points[10] as Point;
    return [
      type(name, dike - size * 0.7, y + size * 0.34, {
        size,
        colour: tone,
        weight: 600,
        align: 'right',
      }),
      path(smooth(points), {
        fill: 'none',
        stroke: tone,
        'stroke-width': index === 0 ? thin * 1.7 : thin,
        'stroke-linecap': 'round',
      }),
      circle(last[0], last[1], size * (index === 0 ? 0.36 : 0.26), { fill: tone }),
    ].join('');
  });
  return finishDrawing(
    drawing,
    // Rotated by 90 degrees, so that the dike is on the left. By night the flats stay dark, because the lines
    // must be legible.
    group({ transform: `translate(0 ${height}) rotate(-90)` }, flats(drawing, height, width, 19, 0.32, hour)),
    line(dike, -20, dike, height + 20, ink, thin * 1.6, { opacity: 0.85 }),
    ...walks,
    vignette(drawing, 0.08),
  );
}

export const laagwater: Picture[] = [
  { file: 'shell-hero.webp', draw: () => hero('day') },
  { file: 'shell-hero-night.webp', quality: 75, draw: () => hero('night') },
  { file: 'shell-route.webp', draw: () => routeDetail('day') },
  { file: 'shell-route-night.webp', quality: 74, draw: () => routeDetail('night') },
  { file: 'shell-before.webp', width: 1400, draw: () => drawTideTable('day') },
  { file: 'shell-before-night.webp', quality: 66, width: 1400, draw: () => drawTideTable('night') },
  { file: 'shell-guides.webp', draw: () => guides('day', 1800, 772, 34) },
  { file: 'shell-guides-night.webp', quality: 73, draw: () => guides('night', 1800, 772, 34) },
  { file: 'shell-guides-phone.webp', ...keptForPhones, draw: () => guides('day', 840, 1050, 36) },
  {
    file: 'shell-guides-phone-night.webp',
    ...keptForPhones,
    quality: 58,
    draw: () => guides('night', 840, 1050, 36),
  },
  { file: 'shell-slide.gif', frames: 12, delay: 240, colours: 80, draw: (moment) => slide(moment, 'day') },
];
