import { textBars } from './bars.ts';
import { mix, oklch, studio } from './colour.ts';
import {
  at,
  blended,
  box,
  circle,
  clipped,
  type Drawing,
  finishDrawing,
  line,
  linear,
  path,
  type Stop,
  smooth,
  startDrawing,
} from './drawing.ts';
import { type LandscapeLook, landscape } from './landscape.ts';
import { keptForPhones, type Picture, type StillPicture } from './picture.ts';
import type { Hour } from './surface.ts';
import { flats, sea, tideCurve } from './tide.ts';
import { lines, type } from './type.ts';

/**
 * Look of the page: wireframe or finished interface, by day or in the evening. The layout is the same in all
 * four.
 */
interface Finish {
  readonly isWire: boolean;
  readonly ground: string;
  readonly ink: string;
  readonly text: string;
  readonly hair: string;
  readonly radius: number;
  readonly accent: string;
  readonly price: string;
  readonly water: readonly Stop[];
  /** Colour that is multiplied over images in the evening. */
  readonly dusk?: string;
}

const skies: LandscapeLook[] = [
  {
    skyTop: '#a9c7cf',
    skyLow: '#eef0e4',
    far: '#9fb5ac',
    near: '#2c5563',
    seed: 4,
    ridges: 4,
    roughness: 0.05,
  },
  {
    skyTop: '#e3b98f',
    skyLow: '#f7e7cc',
    far: '#c59f7f',
    near: '#54473e',
    seed: 11,
    ridges: 4,
    roughness: 0.045,
    disc: { x: 0.7, y: 0.42, r: 0.13, colour: '#fff6e2', glow: 2.4 },
  },
  {
    skyTop: '#39566a',
    skyLow: '#9fb9bd',
    far: '#67858f',
    near: '#1d3442',
    seed: 18,
    ridges: 5,
    roughness: 0.06,
  },
];

const wire = { isWire: true, radius: 2, water: [] } as const;
const page = { isWire: false, radius: 20 } as const;

const finishes: Record<'wireframe' | 'interface', Record<Hour, Finish>> = {
  wireframe: {
    day: {
      ...wire,
      ground: '#fbfbf9',
      ink: '#6f6e6a',
      text: '#c9c8c3',
      hair: '#b5b4af',
      accent: '#8d8c87',
      price: '#8d8c87',
    },
    night: {
      ...wire,
      ground: '#1d1c1a',
      ink: '#a9a7a1',
      text: '#4b4945',
      hair: '#5d5b56',
      accent: '#66645f',
      price: '#8d8b85',
    },
  },
  interface: {
    day: {
      ...page,
      ground: mix(sea.dry, '#ffffff', 0.7),
      ink: sea.night,
      text: mix(sea.deep, sea.water, 0.25),
      hair: sea.wet,
      accent: studio.accent,
      price: oklch(0.52, 0.16, 33),
      water: [
        [0, sea.water, 0.7],
        [1, sea.foam, 0.2],
      ],
    },
    night: {
      ...page,
      ground: oklch(0.2, 0.03, 238),
      ink: sea.foam,
      text: oklch(0.76, 0.035, 215),
      hair: oklch(0.36, 0.035, 235),
      accent: oklch(0.62, 0.18, 34),
      price: oklch(0.76, 0.13, 42),
      water: [
        [0, sea.water, 0.75],
        [1, sea.deep, 0.15],
      ],
      dusk: '#6f86ad',
    },
  },
};

const walks = [
  ['Over het Rif', '7,8 km, 4 uur', '€ 24'],
  ['Zandplaat bij zon', '5,2 km, 3 uur', '€ 18'],
  ['Laat naar de geul', '3,6 km, 2 uur', '€ 16'],
] as const;

/** Image slot. The wireframe draws it as a crossed box. */
function image(drawing: Drawing, finish: Finish, width: number, height: number, which: number): string {
  const { isWire, ground, hair, radius, dusk } = finish;
  const filled = isWire
    ? box(0, 0, width, height, mix(ground, hair, 0.2), 0, { stroke: hair, 'stroke-width': 3 }) +
      line(0, 0, width, height, mix(ground, hair, 0.7), 2) +
      line(width, 0, 0, height, mix(ground, hair, 0.7), 2)
    : which === 0
      ? flats(drawing, width, height, 12, 0.17)
      : landscape(drawing, width, height, skies[which - 1] as LandscapeLook);
  return clipped(
    drawing,
    box(0, 0, width, height, '#fff', radius),
    filled,
    dusk ? blended('multiply', box(0, 0, width, height, dusk)) : '',
  );
}

function sign({ isWire, ink, hair, accent }: Finish): string {
  const edge = { fill: 'none', stroke: hair, 'stroke-width': 3 } as const;
  return (
    circle(90, 62, 16, isWire ? edge : { fill: accent }) +
    type('Laagwater', 122, 71, { size: 28, colour: ink, weight: 600 })
  );
}

function header(finish: Finish): string {
  const { isWire, ground, ink, text, hair } = finish;
  const quiet = isWire ? ink : text;
  return [
    sign(finish),
    ...['Tochten', 'Getijden', 'Gidsen'].map((word, index) =>
      type(word, [1164, 1282, 1390][index] ?? 0, 70, { size: 22, colour: quiet, align: 'right' }),
    ),
    box(1420, 38, 110, 48, isWire ? 'none' : ink, isWire ? 2 : 24, {
      stroke: isWire ? hair : 'none',
      'stroke-width': 3,
    }),
    type('Inloggen', 1475, 68, { size: 19, colour: isWire ? ink : ground, weight: 600, align: 'centre' }),
  ].join('');
}

/** The page's main button. */
const choose = ({ isWire, ground, accent }: Finish): string =>
  box(0, 0, 222, 66, accent, isWire ? 2 : 33) +
  type('Kies een tocht', 111, 41, {
    size: 25,
    colour: isWire ? ground : '#ffffff',
    weight: 600,
    align: 'centre',
  });

function lead(finish: Finish): string {
  const { isWire, ink, text } = finish;
  const sentences = [
    'Elke week gaan er gidsen het wad op.',
    'Kies een tocht die past bij het getij',
    'en bij je benen.',
  ];
  return [
    lines(['Loop mee,', 'bij laagwater.'], 70, 226, { size: 92, colour: ink, weight: 600, leading: 1 }),
    isWire
      ? textBars(74, 366, 480, 3, { size: 26, colour: text, seed: 6, last: 0.55, leading: 1.4 })
      : lines(sentences, 74, 384, { size: 26, colour: text, weight: 400, leading: 1.4 }),
    at(74, 492, choose(finish)),
    type('Bekijk het getij', 332, 533, { size: 25, colour: ink, weight: 600 }),
  ].join('');
}

function tide(drawing: Drawing, { isWire, ink, text, hair, accent, water }: Finish): string {
  const curve = smooth(tideCurve(620, 116, 0));
  return [
    type('Getij vandaag', 74, 684, { size: 28, colour: ink, weight: 600 }),
    type('laag om 13:13', 694, 684, { size: 22, colour: isWire ? ink : text, align: 'right' }),
    at(
      74,
      716,
      path(`${curve}L620 170L0 170Z`, { fill: isWire ? 'none' : linear(drawing, 90, water) }),
      path(curve, { fill: 'none', stroke: ink, 'stroke-width': isWire ? 3 : 5 }),
    ),
    line(74, 886, 694, 886, hair, 2.5),
    ...[8, 11, 14, 17, 20, 23].map((hour) =>
      type(`${hour}:00`, 74 + ((hour - 8) / 16.75) * 620, 918, { size: 20, colour: isWire ? ink : text }),
    ),
    isWire ? '' : circle(275, 824, 13, { fill: accent, stroke: '#fff', 'stroke-width': 5 }),
  ].join('');
}

function route({ ink, accent }: Finish, ground: string): string {
  const way = smooth([
    [150, 80],
    [220, 150],
    [196, 236],
    [300, 290],
    [420, 276],
    [486, 350],
  ]);
  const start = ink === sea.foam ? ground : ink;
  return [
    path(way, { fill: 'none', stroke: '#fff', 'stroke-width': 13, 'stroke-linecap': 'round' }),
    path(way, {
      fill: 'none',
      stroke: accent,
      'stroke-width': 5.5,
      'stroke-linecap': 'round',
      'stroke-dasharray': '1 13',
    }),
    circle(150, 80, 15, { fill: start, stroke: '#fff', 'stroke-width': 5 }),
    circle(486, 350, 17, { fill: accent, stroke: '#fff', 'stroke-width': 5 }),
    box(520, 318, 186, 56, '#fffefb', 28),
    type('Keer om 14:20', 613, 354, { size: 23, colour: sea.night, weight: 600, align: 'centre' }),
  ].join('');
}

const map = (drawing: Drawing, finish: Finish): string =>
  image(drawing, finish, 770, 440, 0) + (finish.isWire ? '' : route(finish, finish.ground));

function home(finish: Finish): string {
  const drawing = startDrawing(1600, 1000);
  const { isWire, ground, ink, text, hair, price } = finish;
  return finishDrawing(
    drawing,
    box(0, 0, 1600, 1000, ground),
    header(finish),
    lead(finish),
    at(760, 130, map(drawing, finish)),
    line(74, 628, 1530, 628, hair, isWire ? 3 : 2),
    tide(drawing, finish),
    ...walks.flatMap(([name, length, costs], index) => {
      const x = 760 + index * 264;
      return [
        at(x, 668, image(drawing, finish, 242, 168, index + 1)),
        type(name, x, 872, { size: 24, colour: ink, weight: 600 }),
        isWire
          ? textBars(x, 888, 130, 1, { size: 22, colour: text, seed: index + 2, last: 1 })
          : type(length, x, 906, { size: 21, colour: text, weight: 400 }),
        type(costs, x + 232, 906, { size: 22, colour: price, weight: 600, align: 'right' }),
      ];
    }),
  );
}

/**
 * Phone version of the page: text on the left, a walk on the right, the map below from edge to edge. The
 * comparison slider starts at 63 % of the width. No word and no part of the route crosses that line.
 */
function homeOnPhones(finish: Finish): string {
  const drawing = startDrawing(640, 800);
  const { isWire, ground, ink, text } = finish;
  const sentences = [
    'Elke week gaan er gidsen het',
    'wad op. Kies een tocht die',
    'past bij het getij en bij',
    'je benen.',
  ];
  return finishDrawing(
    drawing,
    box(0, 0, 640, 800, ground),
    at(-40, -22, sign(finish)),
    lines(['Loop mee,', 'bij laagwater.'], 32, 170, { size: 57, colour: ink, weight: 600, leading: 1.04 }),
    isWire
      ? textBars(34, 268, 330, 4, { size: 26, colour: text, seed: 6, last: 0.4, leading: 1.4 })
      : lines(sentences, 34, 286, { size: 26, colour: text, weight: 400, leading: 1.4 }),
    at(34, 436, choose(finish)),
    at(424, 110, image(drawing, finish, 182, 392, 1)),
    clipped(drawing, box(0, 540, 640, 260, '#fff'), at(-108, 365, map(drawing, finish))),
  );
}

const onPhones = (file: StillPicture['file'], finish: Finish): StillPicture => ({
  file,
  ...keptForPhones,
  draw: () => homeOnPhones(finish),
});

export const beforeAfter: Picture[] = [
  { file: 'before-wireframe.webp', draw: () => home(finishes.wireframe.day) },
  { file: 'before-wireframe-night.webp', draw: () => home(finishes.wireframe.night) },
  { file: 'after-interface.webp', draw: () => home(finishes.interface.day) },
  { file: 'after-interface-night.webp', draw: () => home(finishes.interface.night) },
  onPhones('before-wireframe-phone.webp', finishes.wireframe.day),
  onPhones('before-wireframe-phone-night.webp', finishes.wireframe.night),
  onPhones('after-interface-phone.webp', finishes.interface.day),
  onPhones('after-interface-phone-night.webp', finishes.interface.night),
];
