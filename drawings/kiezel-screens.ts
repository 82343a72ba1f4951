import { mix, studio } from './colour.ts';
import { at, blur, box, circle, type Drawing, ellipse, linear, path, radial } from './drawing.ts';
import { stone } from './pebble.ts';
import { type } from './type.ts';

export type Product = 'speaker' | 'headphones' | 'light headphones' | 'small headphones' | 'camera';

/** A product photograph, drawn in a square of 300. */
export function product(drawing: Drawing, kind: Product): string {
  const dark = linear(drawing, 55, [
    [0, mix(stone.slate, '#ffffff', 0.28)],
    [0.5, stone.slate],
    [1, stone.night],
  ]);
  const light = linear(drawing, 55, [
    [0, '#ffffff'],
    [1, stone.grey],
  ]);
  const lens = radial(
    drawing,
    [
      [0, mix(stone.mid, '#ffffff', 0.4)],
      [0.3, stone.slate],
      [0.75, '#14161a'],
      [1, '#2b2f36'],
    ],
    0.38,
    0.34,
    0.7,
  );
  const floor = ellipse(150, 262, 96, 13, { fill: stone.night, opacity: 0.32, filter: blur(drawing, 9) });
  if (kind === 'speaker') {
    return [
      floor,
      box(88, 40, 124, 222, light, 34),
      box(96, 48, 108, 206, mix(stone.pale, '#ffffff', 0.35), 28),
      circle(150, 178, 46, { fill: dark }),
      circle(150, 178, 31, { fill: lens }),
      circle(150, 92, 22, { fill: dark }),
      circle(150, 92, 11, { fill: lens }),
      circle(196, 60, 4, { fill: studio.accent }),
    ].join('');
  }
  if (kind.endsWith('headphones')) {
    const shell = kind === 'light headphones' ? light : dark;
    const small = kind === 'small headphones';
    return [
      floor,
      path('M70 176C62 78 106 38 150 38s88 40 80 138', {
        fill: 'none',
        stroke: shell,
        'stroke-width': small ? 9 : 17,
        'stroke-linecap': 'round',
      }),
      path('M70 176C62 78 106 38 150 38', {
        fill: 'none',
        stroke: '#fff',
        'stroke-width': 3,
        'stroke-linecap': 'round',
        opacity: 0.35,
        transform: 'translate(-3 -3)',
      }),
      ...(small
        ? [circle(68, 200, 40, { fill: shell }), circle(232, 200, 40, { fill: shell })]
        : [box(44, 150, 56, 108, shell, 27), box(200, 150, 56, 108, shell, 27)]),
      ...(small
        ? [box(92, 168, 18, 64, stone.mid, 9), box(190, 168, 18, 64, stone.mid, 9)]
        : [box(92, 158, 20, 92, stone.mid, 10), box(188, 158, 20, 92, stone.mid, 10)]),
    ].join('');
  }
  return [
    floor,
    box(112, 74, 76, 40, dark, 10),
    box(38, 96, 224, 162, dark, 22),
    box(38, 122, 224, 78, mix(stone.night, '#000000', 0.25)),
    circle(150, 178, 68, { fill: mix(stone.slate, '#ffffff', 0.2) }),
    circle(150, 178, 61, { fill: '#15171b' }),
    circle(150, 178, 45, { fill: lens }),
    ellipse(134, 158, 13, 9, { fill: '#fff', opacity: 0.5, transform: 'rotate(-35 134 158)' }),
    box(222, 106, 24, 9, stone.pale, 3),
    circle(58, 110, 5, { fill: studio.accent }),
  ].join('');
}

interface Offer {
  readonly kind: Product;
  readonly name: string;
  readonly age: string;
  readonly price: string;
  /** What is not good about it: the case promises to say so. */
  readonly against: string;
}

/** One column of the comparison: photograph, name, price and four measures. */
function column(
  drawing: Drawing,
  x: number,
  { kind, name, age, price, against }: Offer,
  scores: readonly number[],
  isChosen: boolean,
): string {
  const ground = linear(drawing, 90, [
    [0, stone.mist],
    [1, stone.pale],
  ]);
  return at(
    x,
    0,
    isChosen ? box(-22, -22, 374, 764, 'none', 30, { stroke: studio.accent, 'stroke-width': 4 }) : '',
    box(0, 0, 330, 300, ground, 18),
    at(15, 4, product(drawing, kind)),
    type(name, 0, 350, { size: 34, colour: stone.night, weight: 600 }),
    type(age, 0, 382, { size: 22, colour: stone.mid, weight: 500 }),
    type(price, 330, 350, {
      size: 34,
      colour: isChosen ? studio.accentDeep : stone.slate,
      weight: 600,
      align: 'right',
    }),
    ...scores.flatMap((score, index) => {
      const y = 424 + index * 46;
      return [
        type(['Geluid', 'Stilte', 'Draagt', 'Accu'][index] as string, 0, y + 13, {
          size: 22,
          colour: stone.slate,
        }),
        box(110, y, 220, 11, stone.pale, 5.5),
        box(110, y, 220 * score, 11, isChosen ? stone.night : stone.grey, 5.5),
      ];
    }),
    type(against, 0, 636, { size: 21, colour: stone.mid, weight: 500, within: 330 }),
    box(0, 664, 330, 58, isChosen ? stone.night : stone.pale, 29),
    type(isChosen ? 'Deze wordt het' : 'Bekijk', 165, 701, {
      size: 23,
      colour: isChosen ? '#ffffff' : stone.slate,
      weight: 600,
      align: 'centre',
    }),
  );
}

const shown: readonly Offer[] = [
  {
    kind: 'light headphones',
    name: 'Zwaan',
    age: '3 jaar oud',
    price: '€ 140',
    against: 'Minder: zwaar na een uur',
  },
  { kind: 'headphones', name: 'Merel', age: '2 jaar oud', price: '€ 95', against: 'Minder: vouwt niet op' },
  {
    kind: 'small headphones',
    name: 'Mus',
    age: '1 jaar oud',
    price: '€ 40',
    against: 'Minder: je hoort de trein',
  },
];

const scores = [
  [0.92, 0.7, 0.45, 0.4],
  [0.74, 0.92, 0.86, 0.78],
  [0.5, 0.25, 0.95, 0.88],
] as const;

export function comparison(drawing: Drawing): string {
  return [
    circle(77, 62, 15, { fill: stone.slate }),
    type('Kiezel', 105, 71, { size: 27, colour: stone.night, weight: 600 }),
    ...['Opnieuw', 'Bewaard', 'Filters'].map((word, index) =>
      type(word, [984, 1110, 1212][index] ?? 0, 70, { size: 21, colour: stone.mid, align: 'right' }),
    ),
    type('Drie die bij je passen', 59, 166, { size: 58, colour: stone.night, weight: 600 }),
    type('Voor in de trein, tot € 150, zonder klemmen.', 62, 206, {
      size: 25,
      colour: stone.mid,
      weight: 400,
    }),
    at(
      62,
      262,
      ...shown.map((offer, index) => column(drawing, index * 410, offer, scores[index] ?? [], index === 1)),
    ),
  ].join('');
}
