import { mix, oklch, studio } from './colour.ts';
import { edgeLight, phone, phoneHeight, tablet } from './devices.ts';
import { list, listLooks, phoneHandOver, phoneList, phoneReady } from './doek-op-screens.ts';
import {
  arc,
  at,
  blended,
  blur,
  box,
  circle,
  type Drawing,
  ellipse,
  finishDrawing,
  group,
  line,
  linear,
  n,
  path,
  polygon,
  pool,
  radial,
  startDrawing,
} from './drawing.ts';
import { ballpoint, feltPen, handwriting, type Pen } from './handwriting.ts';
import { ease, type Picture } from './picture.ts';
import { seededRandom } from './random.ts';
import { relief } from './relief.ts';
import {
  ambient,
  daylight,
  type Hour,
  type Lamp,
  lamplight,
  shadow,
  sheet,
  table,
  vignette,
} from './surface.ts';
import { curtain, hallPlan, stage } from './theatre.ts';
import { type } from './type.ts';

/** Ghost light: the single bulb that stays on over an empty stage for safety. */
function ghostLight(drawing: Drawing, x: number, foot: number, height: number): string {
  const bulb = foot - height;
  const glow = radial(drawing, [
    [0, '#fff3cf', 0.7],
    [0.1, '#ffd992', 0.36],
    [0.45, '#ffb457', 0.09],
    [1, '#ffb457', 0],
  ]);
  const size = height * 0.07;
  const pole = linear(drawing, 90, [
    [0, '#d8b077'],
    [0.3, '#5c4a33'],
    [1, '#15120d'],
  ]);
  return group(
    {},
    ellipse(x + 14, foot + 6, size * 3.4, size * 0.62, { fill: '#000000', opacity: 0.55 }),
    ellipse(x, foot, size * 2.4, size * 0.5, { fill: '#241d14' }),
    ellipse(x, foot - 5, size * 2.4, size * 0.46, { fill: '#4a3b28' }),
    box(x - size * 0.14, bulb + size * 1.5, size * 0.28, height - size * 1.6, pole, 2),
    blended('screen', circle(x, bulb, height * 0.95, { fill: glow })),
    circle(x, bulb, size * 0.92, { fill: '#fff6df' }),
    box(x - size * 0.34, bulb + size * 0.8, size * 0.68, size * 0.8, '#3b3023', size * 0.12),
    // Cage around the bulb.
    ...[-0.9, 0, 0.9].map((bend) =>
      path(
        `M${n(x)} ${n(bulb - size * 1.5)}Q${n(x + bend * size * 2.2)} ${n(bulb - size * 0.2)} ${n(x)} ${n(bulb + size * 1.5)}`,
        { fill: 'none', stroke: '#2a2118', 'stroke-width': size * 0.1 },
      ),
    ),
  );
}

interface StageLook {
  readonly floor: number;
  readonly folds: number;
  /** Position and reach of the ghost light. */
  readonly lamp: Lamp;
}

/**
 * Stage set of a curtain and floorboards: lit by a spotlight before the show, by the ghost light after it.
 */
function stageSet(drawing: Drawing, hour: Hour, { floor, folds, lamp }: StageLook): string {
  const { width, height } = drawing;
  const middle = width / 2;
  const boards = linear(drawing, 90, [
    [0, mix(stage.wood, '#000000', 0.42)],
    [1, mix(stage.wood, '#000000', 0.1)],
  ]);
  const spot = radial(drawing, [
    [0, stage.light, 0.75],
    [0.55, stage.light, 0.22],
    [1, stage.light, 0],
  ]);
  const cone = linear(drawing, 90, [
    [0, stage.light, 0.36],
    [1, stage.light, 0.08],
  ]);
  const edge = height - floor;
  const spotlight = [
    ellipse(middle, floor + edge * 0.4, width * 0.445, edge * 0.68, { fill: spot }),
    group(
      { filter: blur(drawing, 26) },
      path(
        polygon([
          [middle - height * 0.1, -40],
          [middle + height * 0.1, -40],
          [middle + width * 0.37, floor + edge * 0.55],
          [middle - width * 0.37, floor + edge * 0.55],
        ]),
        { fill: cone },
      ),
    ),
  ];
  return group(
    {},
    box(0, 0, width, height, stage.black),
    curtain(drawing, -30, width + 60, floor + 12, folds, stage.green),
    box(
      0,
      0,
      width,
      height * 0.46,
      linear(drawing, 90, [
        [0, '#000000', 0.62],
        [1, '#000000', 0],
      ]),
    ),
    box(0, floor, width, edge, boards),
    ...Array.from({ length: 26 }, (_, index) =>
      line(middle + (index - 12.5) * 118, floor, middle + (index - 12.5) * 205, height, '#000000', 2.5, {
        opacity: 0.3,
      }),
    ),
    box(
      0,
      floor - 10,
      width,
      46,
      linear(drawing, 90, [
        [0, '#000000', 0.55],
        [1, '#000000', 0],
      ]),
    ),
    ...(hour === 'night' ? [lamplight(drawing, lamp)] : spotlight),
  );
}

/** Darkness of an empty auditorium. */
const hallDark = oklch(0.2, 0.022, 190);

/** Light of a dimmed tablet screen on the curtain behind it. */
function screenLight(drawing: Drawing, x: number, y: number, reach: number): string {
  const spill = pool(drawing, x, y, reach, [
    [0, stage.leaf, 0.55],
    [0.55, stage.green, 0.3],
    [1, stage.bottle, 0],
  ]);
  return blended('screen', circle(x, y, reach, { fill: spill }));
}

function corners(drawing: Drawing): string {
  const fall = radial(
    drawing,
    [
      [0.5, '#000', 0],
      [1, '#000', 0.42],
    ],
    0.5,
    0.5,
    0.78,
  );
  return box(0, 0, drawing.width, drawing.height, fall);
}

function hero(hour: Hour): string {
  const drawing = startDrawing(2400, 1350);
  const isNight = hour === 'night';
  const look = listLooks[hour];
  const lamp: Lamp = { x: 2070, y: 590, reach: 1750, glow: 0.85, colour: '#ffbf70', dark: hallDark };
  const width = 1240;
  const height = 850;
  return finishDrawing(
    drawing,
    stageSet(drawing, hour, { floor: 1070, folds: 21, lamp }),
    isNight ? screenLight(drawing, 1100, 600, 1050) : '',
    tablet(
      drawing,
      {
        x: (2400 - width) / 2,
        y: 220,
        width,
        height,
        lift: 110,
        fill: isNight ? mix(stage.black, '#000000', 0.3) : stage.chalk,
        rim: edgeLight(hour, stage.leaf),
      },
      box(0, 0, 500, height, look.paper),
      type('De ronde', 46, 94, { size: 46, colour: look.ink, weight: 600 }),
      type('24 van 41 klopt', 48, 128, { size: 23, colour: look.soft, weight: 500 }),
      circle(428, 88, 30, { fill: 'none', stroke: look.faint, 'stroke-width': 9 }),
      path(arc(428, 88, 30, 0, 214), {
        fill: 'none',
        stroke: isNight ? stage.sage : stage.green,
        'stroke-width': 9,
        'stroke-linecap': 'round',
      }),
      // Eight rows, because no more fit whole above the tablet's edge.
      at(48, 176, list(8, 5, 404, 0, hour)),
      group(
        { transform: 'translate(556 52) scale(0.7)' },
        hallPlan(
          drawing,
          isNight ? stage.green : stage.sage,
          isNight ? '#000000' : stage.bottle,
          isNight ? mix(stage.wood, stage.black, 0.35) : stage.bottle,
        ),
      ),
      box(560, 742, 630, 62, look.next, 18),
      circle(596, 773, 12, { fill: studio.accent }),
      type('Rij 4, stoel 5: leuning los', 624, 781, { size: 24, colour: look.ink, weight: 600 }),
      box(1050, 752, 124, 42, isNight ? stage.sage : stage.bottle, 21),
      type('Gezien', 1112, 780, {
        size: 20,
        colour: isNight ? stage.black : stage.chalk,
        weight: 600,
        align: 'centre',
      }),
    ),
    isNight ? ghostLight(drawing, 2070, 1112, 522) : '',
    corners(drawing),
  );
}

/** Phone version: the checklist and the problems in the auditorium, legible, on the lit stage. */
function heroOnPhones(hour: Hour): string {
  const drawing = startDrawing(1200, 1040);
  const isNight = hour === 'night';
  const look = listLooks[hour];
  const lamp: Lamp = { x: 1092, y: 520, reach: 1100, glow: 0.85, colour: '#ffbf70', dark: hallDark };
  const width = 800;
  const height = 760;
  return finishDrawing(
    drawing,
    stageSet(drawing, hour, { floor: 870, folds: 13, lamp }),
    isNight ? screenLight(drawing, 560, 500, 640) : '',
    tablet(
      drawing,
      {
        x: (1200 - width) / 2,
        y: 140,
        width,
        height,
        lift: 80,
        fill: look.paper,
        rim: edgeLight(hour, stage.leaf),
      },
      type('De ronde', 56, 112, { size: 72, colour: look.ink, weight: 600 }),
      type('24 van 41 klopt', 58, 162, { size: 38, colour: look.soft, weight: 500 }),
      circle(690, 108, 46, { fill: 'none', stroke: look.faint, 'stroke-width': 14 }),
      path(arc(690, 108, 46, 0, 214), {
        fill: 'none',
        stroke: isNight ? stage.sage : stage.green,
        'stroke-width': 14,
        'stroke-linecap': 'round',
      }),
      group({ transform: 'translate(58 226) scale(2.2)' }, list(3, 2, 308, 3, hour)),
    ),
    isNight ? ghostLight(drawing, 1092, 962, 440) : '',
    corners(drawing),
  );
}

interface Hand {
  readonly tone: string;
  /** Glyphs and pen width of a handwriting. Without them the hand uses the neat typeface. */
  readonly pen?: Pick<Pen, 'glyphs' | 'width'>;
  readonly lean: number;
  readonly size: number;
  readonly turn: number;
}

/** Handwritten words, slanted and slightly off the line. */
const writeWords = (words: string, x: number, y: number, { tone, pen, lean, size, turn }: Hand): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn}) skewX(${-lean})` },
    pen
      ? handwriting(words, { ...pen, colour: tone, size: size * 0.72 })
      : type(words, 0, 0, { size, colour: tone, weight: 500, tracking: lean / 1500 }),
  );

/** Lines of the paper checklist, by department, with later additions. */
const onPaper = [
  'Toneel geveegd',
  'Trekken vrij',
  'tape (zwart!)',
  'Blusser op zijn plek',
  'DEUR KLEMT',
  'rook aan, 20 min.',
  'zenders: batterij',
  'Rij F recht',
  'STOEL 82?',
  'BEL GETEST',
  'thee',
  'Kassa open',
  'LICHT UIT!!',
] as const;

/**
 * The paper checklist in the corridor, in three handwritings, above the fire hose and next to the exit sign.
 */
function corridor(hour: Hour): string {
  const drawing = startDrawing(1600, 1200);
  const isNight = hour === 'night';
  const hands: readonly [Hand, Hand, Hand] = [
    { tone: oklch(0.38, 0.09, 262), lean: 14, size: 40, turn: -0.8 },
    {
      tone: oklch(0.3, 0.012, 80),
      pen: { glyphs: ballpoint, width: 3 },
      lean: -3,
      size: 40,
      turn: 0.7,
    },
    {
      tone: oklch(0.53, 0.17, 30),
      pen: { glyphs: feltPen, width: 5.6 },
      lean: 6,
      size: 42,
      turn: -1.8,
    },
  ];
  const rows = Array.from({ length: 13 }, (_, row) => {
    const y = 132 + row * 51;
    const look = hands[[0, 0, 1, 0, 2, 1, 1, 0, 2, 2, 1, 0, 2][row] ?? 0] ?? hands[0];
    const isDone = row !== 4 && row < 9;
    return [
      line(40, y + 13, 500, y + 13, oklch(0.82, 0.03, 220), 1.6),
      box(48, y - 20, 24, 24, 'none', 3, { stroke: oklch(0.45, 0.01, 80), 'stroke-width': 2.4 }),
      isDone
        ? path(`M52 ${y - 9}l8 9 16-25`, {
            fill: 'none',
            stroke: hands[row % 3]?.tone,
            'stroke-width': 4,
            'stroke-linecap': 'round',
          })
        : '',
      writeWords(onPaper[row] ?? '', 92, y + 5, look),
    ].join('');
  });
  const pin = (x: number, y: number): string =>
    ellipse(x + 9, y + 12, 12, 9, { fill: '#000', opacity: 0.4, filter: blur(drawing, 4) }) +
    circle(x, y, 13, {
      fill: radial(
        drawing,
        [
          [0, '#ffd0bb'],
          [0.4, studio.accent],
          [1, studio.accentDeep],
        ],
        0.35,
        0.3,
        0.8,
      ),
    });
  const wall = mix(stage.sage, '#ffffff', 0.34);
  const dado = mix(stage.green, stage.bottle, 0.35);
  const lampAt = { x: 1236, y: 196 };
  const exit =
    box(
      lampAt.x - 150,
      lampAt.y - 60,
      300,
      120,
      linear(drawing, 90, [
        [0, isNight ? '#c9ffe0' : oklch(0.66, 0.12, 158)],
        [1, isNight ? '#58d896' : oklch(0.52, 0.12, 158)],
      ]),
      12,
    ) +
    path(`M${lampAt.x - 96} ${lampAt.y}h120m-44-34l44 34-44 34`, {
      fill: 'none',
      stroke: isNight ? stage.bottle : '#ffffff',
      'stroke-width': 15,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }) +
    box(lampAt.x + 66, lampAt.y - 36, 44, 72, isNight ? stage.bottle : '#ffffff', 4);
  const red = oklch(0.56, 0.19, 29);
  const hose = [0, 1, 2, 3, 4].map((ring) =>
    circle(1236, 742, 132 - ring * 24, {
      fill: ring === 4 ? mix(red, studio.ink, 0.5) : 'none',
      stroke: mix(oklch(0.86, 0.03, 75), studio.ink, ring % 2 === 0 ? 0.1 : 0.3),
      'stroke-width': 19,
    }),
  );
  return finishDrawing(
    drawing,
    table(drawing, wall, mix(wall, stage.green, 0.4)),
    shadow(drawing, { x: 0, y: 872, width: 1600, height: 20, radius: 0 }, 12, 0.8),
    box(
      0,
      884,
      1600,
      316,
      linear(drawing, 90, [
        [0, dado],
        [1, mix(dado, stage.black, 0.5)],
      ]),
    ),
    box(
      0,
      872,
      1600,
      20,
      linear(drawing, 90, [
        [0, mix(stage.wood, '#ffffff', 0.4)],
        [1, mix(stage.wood, stage.black, 0.3)],
      ]),
    ),
    isNight ? '' : daylight(drawing, 0.34, 0.04),
    // Cabinet of the fire hose.
    shadow(drawing, { x: 1056, y: 530, width: 360, height: 424, radius: 14 }, 34),
    box(
      1056,
      530,
      360,
      424,
      linear(drawing, 40, [
        [0, mix(red, '#ffffff', 0.22)],
        [0.5, red],
        [1, mix(red, studio.ink, 0.3)],
      ]),
      14,
    ),
    box(1086, 560, 300, 364, mix(red, studio.ink, 0.62), 8),
    ...hose,
    path('M1366 748Q1372 886 1300 896H1218', {
      fill: 'none',
      stroke: oklch(0.78, 0.03, 75),
      'stroke-width': 19,
    }),
    box(1180, 884, 46, 24, oklch(0.75, 0.08, 80), 4),
    path('M1086 560h170l-110 364h-60z', { fill: '#ffffff', opacity: 0.09 }),
    shadow(drawing, { x: lampAt.x - 150, y: lampAt.y - 60, width: 300, height: 120, radius: 12 }, 16),
    isNight ? '' : exit,
    sheet(
      drawing,
      {
        x: 330,
        y: 112,
        width: 540,
        height: 820,
        radius: 3,
        turn: -1.6,
        lift: 26,
        fill: oklch(0.95, 0.024, 88),
      },
      writeWords('Voor aanvang', 46, 80, { tone: oklch(0.3, 0.012, 80), lean: 8, size: 60, turn: -0.6 }),
      line(48, 98, 420, 94, oklch(0.3, 0.012, 80), 4),
      ...rows,
      // Stain of a cup and a folded corner.
      circle(408, 706, 62, { fill: 'none', stroke: oklch(0.6, 0.07, 60), 'stroke-width': 7, opacity: 0.26 }),
      path('M540 752L468 820H540Z', { fill: oklch(0.82, 0.03, 82) }),
      path('M540 752L468 820L482 766Z', { fill: oklch(0.985, 0.014, 90) }),
    ),
    pin(356, 146),
    pin(820, 132),
    isNight
      ? lamplight(drawing, {
          x: 590,
          y: 470,
          reach: 900,
          glow: 0.5,
          colour: '#ffc67e',
          dark: oklch(0.2, 0.012, 190),
        }) +
          blended(
            'screen',
            circle(lampAt.x, lampAt.y, 360, {
              fill: radial(drawing, [
                [0, '#58d896', 0.5],
                [1, '#58d896', 0],
              ]),
            }),
          ) +
          exit +
          ambient(drawing, oklch(0.15, 0.012, 190))
      : vignette(drawing, 0.2),
  );
}

/** Backstage: green walls by day. During the show it is a dark curtain with some light leaking through. */
export function backstage(drawing: Drawing, hour: Hour): string {
  const { width, height } = drawing;
  if (hour === 'day')
    return box(
      0,
      0,
      width,
      height,
      linear(drawing, 50, [
        [0, mix(stage.sage, '#ffffff', 0.35)],
        [1, mix(stage.sage, stage.leaf, 0.35)],
      ]),
    );
  const leak = pool(drawing, width / 2, height * 0.42, width * 0.66, [
    [0, '#ffd493', 0.46],
    [0.35, '#d9a35a', 0.2],
    [1, '#7a5a2c', 0],
  ]);
  const dark = linear(drawing, 90, [
    [0, '#000000', 0.72],
    [0.4, '#000000', 0.3],
    [1, '#000000', 0.78],
  ]);
  return (
    curtain(drawing, -30, width + 60, height + 20, Math.round(width / 115), stage.green) +
    box(0, 0, width, height, dark) +
    blended('screen', box(0, 0, width, height, leak))
  );
}

function phones(hour: Hour): string {
  const drawing = startDrawing(1600, 1000);
  // Three whole phones in a row. The middle one shows the finished checklist and is the largest.
  const [width, nearest] = [372, 410];
  const rim = edgeLight(hour, stage.leaf);
  const middle = (of: number): number => (1000 - phoneHeight(of)) / 2;
  return finishDrawing(
    drawing,
    backstage(drawing, hour),
    phone(drawing, { x: 118, y: middle(width) + 14, width, lift: 60, rim }, phoneList(4, hour)),
    phone(drawing, { x: 1110, y: middle(width) + 14, width, lift: 60, rim }, phoneHandOver(hour)),
    phone(drawing, { x: 595, y: middle(nearest), width: nearest, lift: 80, rim }, phoneReady(drawing)),
    hour === 'night' ? corners(drawing) : '',
  );
}

/** One frame of the animation: three items are ticked, the curtain rises and comes down again. */
function slide(time: number): string {
  const drawing = startDrawing(800, 500);
  // The animation starts with the curtain up, because the first frame serves as the still image and must
  // contain every colour.
  const moment = (time + 0.7) % 1;
  const open = ease(moment, 0.36, 0.62) - ease(moment, 0.84, 1);
  const floor = 408;
  // The folds are vertical, so a rising curtain changes no pixel above its hem. That keeps the file small.
  const hem = n(floor + 12 - (floor - 52) * open);
  const front = linear(drawing, 0, [
    [0, mix(stage.green, '#000000', 0.56)],
    [0.3, mix(stage.green, '#000000', 0.12)],
    [0.46, mix(stage.green, stage.light, 0.24)],
    [0.62, stage.green],
    [1, mix(stage.green, '#000000', 0.56)],
  ]);
  const folds = (from: number, to: number, count: number, foot: string | number): string =>
    Array.from({ length: count }, (_, index) => {
      const wide = (to - from) / count;
      return path(`M${n(from + index * wide)} 0h${n(wide + 0.6)}V${foot}h${n(-wide - 0.6)}z`, {
        fill: front,
      });
    }).join('');
  // Ball of painted wood: bright in the spotlight, with a green reflection of the curtain below.
  const ball = radial(
    drawing,
    [
      [0, '#fffdf4'],
      [0.3, stage.chalk],
      [0.62, mix(stage.chalk, stage.sage, 0.75)],
      [0.86, mix(stage.leaf, stage.bottle, 0.45)],
      [1, mix(stage.bottle, '#000000', 0.35)],
    ],
    0.5,
    0.1,
    0.94,
  );
  const bounce = radial(
    drawing,
    [
      [0.72, stage.light, 0],
      [1, stage.light, 0.34],
    ],
    0.5,
    0.4,
    0.62,
  );
  const names = ['zaal', 'licht', 'geluid'];
  return finishDrawing(
    drawing,
    box(
      0,
      0,
      800,
      500,
      pool(drawing, 400, 330, 430, [
        [0, mix(stage.bottle, stage.green, 0.5)],
        [1, mix(stage.black, '#000000', 0.3)],
      ]),
    ),
    box(
      0,
      floor,
      800,
      92,
      linear(drawing, 90, [
        [0, mix(stage.wood, '#000000', 0.5)],
        [1, mix(stage.wood, '#000000', 0.2)],
      ]),
    ),
    ...Array.from({ length: 15 }, (_, index) =>
      line(400 + (index - 7) * 66, floor, 400 + (index - 7) * 98, 500, '#000000', 1.5, { opacity: 0.35 }),
    ),
    path(
      polygon([
        [352, -20],
        [448, -20],
        [612, 442],
        [188, 442],
      ]),
      {
        fill: linear(drawing, 90, [
          [0, stage.light, 0.5],
          [1, stage.light, 0.1],
        ]),
        filter: blur(drawing, 7),
      },
    ),
    ellipse(400, 446, 222, 30, {
      fill: radial(drawing, [
        [0, stage.light, 0.9],
        [0.7, stage.light, 0.5],
        [1, stage.light, 0],
      ]),
    }),
    // Shadow under the ball, darker near it, and a reflection on the varnished floor.
    ellipse(400, 462, 60, 15, { fill: stage.chalk, opacity: 0.16, filter: blur(drawing, 8) }),
    ellipse(402, 447, 84, 13, { fill: '#1c150c', opacity: 0.5, filter: blur(drawing, 8) }),
    ellipse(400, 446, 34, 6, { fill: '#0c0805', opacity: 0.85, filter: blur(drawing, 3) }),
    circle(400, 380, 68, { fill: ball }),
    circle(400, 380, 68, { fill: bounce }),
    ellipse(400, 332, 34, 12, { fill: '#ffffff', opacity: 0.55, filter: blur(drawing, 7) }),
    path('M370 383q9 10 19 23q18-30 40-50', {
      fill: 'none',
      stroke: stage.bottle,
      'stroke-width': 12,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      opacity: 0.92,
    }),
    folds(60, 740, 11, hem),
    box(60, Number(hem) - 9, 680, 9, mix(stage.light, stage.wood, 0.45)),
    box(60, Number(hem), 680, 5, '#000000', 0, { opacity: 0.4 }),
    folds(-20, 96, 2, 452),
    folds(704, 820, 2, 452),
    box(0, 0, 800, 62, mix(stage.black, '#000000', 0.45)),
    box(0, 60, 800, 2, mix(stage.light, stage.wood, 0.5)),
    ...names.map((name, index) => {
      const done = ease(moment, 0.06 + index * 0.09, 0.1 + index * 0.09) - ease(moment, 0.9, 0.98);
      const x = 214 + index * 138;
      return group(
        {},
        circle(x, 31, 16, {
          fill: mix(stage.black, stage.chalk, done),
          stroke: stage.chalk,
          'stroke-width': 2.5,
        }),
        done > 0.3
          ? path(`M${x - 7} 32l5 6 10-12`, {
              fill: 'none',
              stroke: studio.accent,
              'stroke-width': 4,
              'stroke-linecap': 'round',
              'stroke-linejoin': 'round',
            })
          : '',
        type(name, x + 28, 39, { size: 25, colour: stage.chalk, weight: 500 }),
      );
    }),
  );
}

/** The backs of two flats of scenery that lean against the wall: wood, canvas and a label. */
function flats(x: number, floor: number): string {
  const wood = oklch(0.6, 0.06, 68);
  const flat = (left: number, width: number, height: number, canvas: string): string => {
    const top = floor - height;
    return [
      box(left, top, width, height, canvas),
      box(left, top, width, height, 'none', 0, { stroke: wood, 'stroke-width': 12 }),
      line(left, top + height * 0.46, left + width, top + height * 0.46, wood, 10),
      line(left, top + height * 0.46, left + width * 0.4, top, wood, 8),
    ].join('');
  };
  return (
    flat(x, 210, 470, oklch(0.58, 0.035, 85)) +
    flat(x + 168, 184, 390, oklch(0.66, 0.035, 85)) +
    type('3e bedrijf', x + 260, floor - 92, {
      size: 30,
      colour: oklch(0.34, 0.04, 60),
      weight: 600,
      align: 'centre',
    })
  );
}

/**
 * The stage after the show: empty, dark and lit by the ghost light only. `width` above 2000 shows the whole
 * stage; otherwise it is a detail for a column.
 */
function drawEmptyStage(hour: Hour, width = 1280): string {
  const drawing = startDrawing(width, 1100);
  const middle = width / 2;
  const isWide = width > 2000;
  const isNight = hour === 'night';
  const floor = 742;
  const lamp: Lamp = {
    x: middle,
    y: 470,
    reach: isNight ? 900 : 1080,
    ...(isWide ? { wide: 1.5 } : {}),
    glow: 0.7,
    colour: '#ffbf70',
    dark: oklch(0.19, 0.03, 245),
  };
  const drape = (x: number, turn: boolean): string =>
    group(
      { transform: turn ? `translate(${x + 330} 0) scale(-1 1)` : `translate(${x} 0)` },
      curtain(drawing, 0, 330, 800, 6, mix(stage.green, stage.leaf, 0.3)),
    );
  const random = seededRandom(18);
  const seatRows = [0, 1].map((row) =>
    Array.from({ length: isWide ? 21 : 11 }, (_, index) => {
      const size = 112 + row * 34;
      const x = index * size * 1.1 - 60 - row * 30;
      const y = 930 + row * 74;
      return path(
        `M${n(x)} ${n(y + 240)}V${n(y + size * 0.28)}C${n(x)} ${n(y - size * 0.04)} ${n(x + size)} ${n(y - size * 0.04)} ${n(x + size)} ${n(y + size * 0.28)}V${n(y + 240)}Z`,
        {
          fill: linear(drawing, 90, [
            [0, row === 0 ? '#8d6a3e' : '#4c3c29'],
            [0.07, row === 0 ? '#2a2a22' : '#1b1d1a'],
            [1, '#0c0f0e'],
          ]),
        },
      );
    }).join(''),
  );
  return finishDrawing(
    drawing,
    // Bare brick wall at the back, once painted.
    box(0, 0, width, floor + 4, oklch(0.42, 0.03, 205)),
    relief(
      drawing,
      { round: 2.2, lift: 2, shade: 0.5 },
      ...Array.from({ length: 25 }, (_, row) =>
        Array.from({ length: Math.ceil(width / 82) + 1 }, (__, column) =>
          box(
            column * 82 - (row % 2) * 41,
            row * 30,
            77,
            25,
            mix(oklch(0.6, 0.035, 195), oklch(0.53, 0.04, 212), random.next()),
            3,
          ),
        ).join(''),
      ),
    ),
    box(0, floor, width, 360, oklch(0.5, 0.055, 62)),
    ...Array.from({ length: 29 }, (_, index) =>
      line(middle + (index - 14) * 96, floor, middle + (index - 14) * 178, 1100, '#000000', 3, {
        opacity: 0.3,
      }),
    ),
    // Leaning ladder and its shadow.
    relief(
      drawing,
      { round: 4, lift: 20, shade: 0.45 },
      ...[222, 300].map((x) => line(middle + x, 160, middle + x + 34, floor + 8, oklch(0.62, 0.06, 70), 13)),
      ...Array.from({ length: 11 }, (_, index) =>
        line(
          middle + 226 + index * 3,
          200 + index * 50,
          middle + 306 + index * 3,
          200 + index * 50,
          oklch(0.62, 0.06, 70),
          10,
        ),
      ),
    ),
    isWide ? relief(drawing, { round: 5, lift: 22, shade: 0.45 }, flats(620, floor + 8)) : '',
    drape(-70, false),
    isWide ? drape(180, false) : '',
    isWide ? drape(width - 510, true) : '',
    drape(width - 260, true),
    lamplight(drawing, lamp),
    ghostLight(drawing, middle, 860, isWide ? 470 : 400),
    blended(
      'screen',
      ellipse(middle, 866, isWide ? 800 : 560, 96, {
        fill: radial(drawing, [
          [0, '#ffcb85', 0.5],
          [1, '#ffcb85', 0],
        ]),
      }),
    ),
    ...seatRows,
    ambient(drawing, isNight ? oklch(0.14, 0.02, 230) : oklch(0.1, 0.012, 200)),
  );
}

export const doekOp: Picture[] = [
  { file: 'check-lamp.webp', width: 1120, quality: 44, draw: () => drawEmptyStage('day') },
  { file: 'check-lamp-night.webp', width: 1120, quality: 44, draw: () => drawEmptyStage('night') },
  { file: 'check-stage.webp', width: 2000, quality: 50, draw: () => drawEmptyStage('day', 2400) },
  { file: 'check-stage-night.webp', width: 2000, quality: 50, draw: () => drawEmptyStage('night', 2400) },
  { file: 'check-hero.webp', draw: () => hero('day') },
  { file: 'check-hero-night.webp', draw: () => hero('night') },
  { file: 'check-hero-phone.webp', draw: () => heroOnPhones('day') },
  { file: 'check-hero-phone-night.webp', draw: () => heroOnPhones('night') },
  { file: 'check-corridor.webp', draw: () => corridor('day') },
  { file: 'check-corridor-night.webp', draw: () => corridor('night') },
  { file: 'check-phones.webp', draw: () => phones('day') },
  { file: 'check-phones-night.webp', draw: () => phones('night') },
  { file: 'check-slide.gif', frames: 26, delay: 120, colours: 120, draw: slide },
];
