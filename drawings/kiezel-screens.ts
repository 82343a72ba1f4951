import { mix, oklch, studio } from './colour.ts';
import { at, blur, box, circle, type Drawing, ellipse, group, linear, path, radial } from './drawing.ts';
import { stone } from './pebble.ts';
import type { Hour } from './surface.ts';
import { type } from './type.ts';

export type Product = 'speaker' | 'headphones' | 'light headphones' | 'small headphones' | 'camera';

interface ShopLook {
  readonly paper: string;
  readonly card: string;
  readonly ink: string;
  readonly soft: string;
  readonly quiet: string;
  /** Lines of a scale, rims and buttons that are not the one to press. */
  readonly faint: string;
  readonly mark: string;
  readonly accent: string;
  readonly price: string;
  readonly button: string;
  readonly onButton: string;
  /** What a product stands against: its middle and its edge. */
  readonly backdrop: readonly [string, string];
}

/** A shop that is as light as the room it is read in. */
export const shopLooks: Readonly<Record<Hour, ShopLook>> = {
  day: {
    paper: '#ffffff',
    card: '#ffffff',
    ink: stone.night,
    soft: stone.slate,
    quiet: stone.mid,
    faint: stone.pale,
    mark: stone.grey,
    accent: studio.accent,
    price: studio.accentDeep,
    button: stone.night,
    onButton: '#ffffff',
    backdrop: [stone.mist, stone.pale],
  },
  night: {
    paper: oklch(0.205, 0.018, 255),
    card: oklch(0.262, 0.022, 255),
    ink: oklch(0.965, 0.006, 240),
    soft: oklch(0.86, 0.012, 240),
    quiet: oklch(0.74, 0.018, 245),
    faint: oklch(0.36, 0.025, 252),
    mark: oklch(0.62, 0.022, 245),
    accent: oklch(0.68, 0.19, 36),
    price: oklch(0.77, 0.14, 42),
    button: oklch(0.965, 0.006, 240),
    onButton: stone.night,
    backdrop: [oklch(0.52, 0.028, 245), oklch(0.29, 0.026, 252)],
  },
};

/** A product photograph, drawn in a square of 300. By night a lamp from the upper left draws its edges. */
export function product(drawing: Drawing, kind: Product, hour: Hour = 'day'): string {
  const isNight = hour === 'night';
  const dark = linear(
    drawing,
    55,
    isNight
      ? [
          [0, mix(stone.pale, '#ffe6c4', 0.5)],
          [0.16, stone.mid],
          [0.5, stone.slate],
          [1, mix(stone.night, '#000000', 0.4)],
        ]
      : [
          [0, mix(stone.slate, '#ffffff', 0.28)],
          [0.5, stone.slate],
          [1, stone.night],
        ],
  );
  const light = linear(
    drawing,
    55,
    isNight
      ? [
          [0, '#fff6e6'],
          [0.45, stone.pale],
          [1, mix(stone.mid, stone.slate, 0.4)],
        ]
      : [
          [0, '#ffffff'],
          [1, stone.grey],
        ],
  );
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
  const floor = ellipse(150, 262, 96, 13, {
    fill: isNight ? '#05070b' : stone.night,
    opacity: isNight ? 0.75 : 0.32,
    filter: blur(drawing, 9),
  });
  if (kind === 'speaker') {
    return [
      floor,
      box(88, 40, 124, 222, light, 34),
      box(
        96,
        48,
        108,
        206,
        isNight ? mix(stone.grey, stone.pale, 0.3) : mix(stone.pale, '#ffffff', 0.35),
        28,
      ),
      circle(150, 178, 46, { fill: dark }),
      circle(150, 178, 31, { fill: lens }),
      circle(150, 92, 22, { fill: dark }),
      circle(150, 92, 11, { fill: lens }),
      circle(196, 60, 4, { fill: studio.accent }),
    ].join('');
  }
  if (kind === 'small headphones') {
    // In the ear, on a cord.
    const cord = (d: string): string =>
      path(d, {
        fill: 'none',
        stroke: isNight ? stone.mid : stone.slate,
        'stroke-width': 7,
        'stroke-linecap': 'round',
      });
    const bud = (x: number, flip: number): string =>
      group(
        { transform: `translate(${x} 86) scale(${flip} 1)` },
        box(-4, 0, 22, 84, dark, 11),
        circle(6, 4, 38, { fill: dark }),
        ellipse(-30, 2, 17, 24, { fill: stone.mid }),
        circle(16, -8, 9, { fill: '#fff', opacity: 0.28 }),
      );
    return [
      floor,
      cord('M82 166C84 214 150 190 150 226M218 166C216 214 150 190 150 226V262'),
      box(141, 220, 18, 30, studio.accent, 8),
      bud(76, 1),
      bud(224, -1),
    ].join('');
  }
  if (kind.endsWith('headphones')) {
    const shell = kind === 'light headphones' ? light : dark;
    return [
      floor,
      path('M70 176C62 78 106 38 150 38s88 40 80 138', {
        fill: 'none',
        stroke: shell,
        'stroke-width': 17,
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
      box(44, 150, 56, 108, shell, 27),
      box(200, 150, 56, 108, shell, 27),
      box(92, 158, 20, 92, stone.mid, 10),
      box(188, 158, 20, 92, stone.mid, 10),
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

/** What a product stands against: by night the lamp is on it. */
function backdrop(drawing: Drawing, hour: Hour): string {
  const [middle, edge] = shopLooks[hour].backdrop;
  const stops = [
    [0, middle],
    [1, edge],
  ] as const;
  return hour === 'day' ? linear(drawing, 90, stops) : radial(drawing, stops, 0.4, 0.4, 0.66);
}

interface Offer {
  readonly kind: Product;
  readonly name: string;
  readonly age: string;
  readonly price: string;
  /** What is not good about it: the case promises to say so. */
  readonly against: string;
}

/** How large a column of the comparison is: the one that is chosen is nearer. */
interface ColumnSize {
  readonly wide: number;
  readonly photograph: number;
  readonly product: number;
  readonly name: { readonly y: number; readonly size: number };
  readonly age: number;
  readonly scores: {
    readonly y: number;
    readonly apart: number;
    readonly size: number;
    readonly from: number;
  };
  readonly against: { readonly y: number; readonly size: number };
  readonly button: { readonly y: number; readonly high: number; readonly size: number };
}

const beside: ColumnSize = {
  wide: 360,
  photograph: 300,
  product: 1,
  name: { y: 354, size: 38 },
  age: 390,
  scores: { y: 430, apart: 48, size: 25, from: 124 },
  against: { y: 656, size: 28 },
  button: { y: 692, high: 64, size: 26 },
};

const chosen: ColumnSize = {
  wide: 560,
  photograph: 288,
  product: 0.97,
  name: { y: 350, size: 54 },
  age: 390,
  scores: { y: 430, apart: 40, size: 26, from: 150 },
  against: { y: 647, size: 46 },
  button: { y: 688, high: 68, size: 31 },
};

/** One column of the comparison: photograph, name, price, four measures, and what is not good about it. */
function column(
  drawing: Drawing,
  x: number,
  { kind, name, age, price, against }: Offer,
  scores: readonly number[],
  isChosen: boolean,
  hour: Hour,
): string {
  const look = shopLooks[hour];
  const size = isChosen ? chosen : beside;
  const { wide } = size;
  return at(
    x,
    0,
    isChosen ? box(-28, -28, wide + 56, 812, 'none', 34, { stroke: look.accent, 'stroke-width': 5 }) : '',
    box(0, 0, wide, size.photograph, backdrop(drawing, hour), 20),
    group(
      { transform: `translate(${wide / 2 - 150 * size.product} 0) scale(${size.product})` },
      product(drawing, kind, hour),
    ),
    type(name, 0, size.name.y, { size: size.name.size, colour: look.ink, weight: 600 }),
    type(age, 0, size.age, { size: 25, colour: look.quiet, weight: 500 }),
    type(price, wide, size.name.y, {
      size: size.name.size,
      colour: isChosen ? look.price : look.soft,
      weight: 600,
      align: 'right',
    }),
    ...scores.flatMap((score, index) => {
      const y = size.scores.y + index * size.scores.apart;
      return [
        type(['Geluid', 'Stilte', 'Draagt', 'Accu'][index] as string, 0, y + 14, {
          size: size.scores.size,
          colour: look.soft,
        }),
        box(size.scores.from, y, wide - size.scores.from, 12, look.faint, 6),
        box(size.scores.from, y, (wide - size.scores.from) * score, 12, isChosen ? look.ink : look.mark, 6),
      ];
    }),
    type(against, 0, size.against.y, {
      size: size.against.size,
      colour: isChosen ? look.ink : look.quiet,
      weight: isChosen ? 600 : 500,
      within: wide,
    }),
    box(0, size.button.y, wide, size.button.high, isChosen ? look.button : look.faint, size.button.high / 2),
    type(isChosen ? 'Deze wordt het' : 'Bekijk', wide / 2, size.button.y + size.button.high * 0.64, {
      size: size.button.size,
      colour: isChosen ? look.onButton : look.soft,
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

export function comparison(drawing: Drawing, hour: Hour): string {
  const { ink, soft, quiet } = shopLooks[hour];
  return [
    circle(77, 62, 15, { fill: soft }),
    type('Kiezel', 105, 71, { size: 27, colour: ink, weight: 600 }),
    ...['Opnieuw', 'Bewaard', 'Filters'].map((word, index) =>
      type(word, [1222, 1354, 1462][index] ?? 0, 70, { size: 23, colour: quiet, align: 'right' }),
    ),
    type('Drie die bij je passen', 59, 150, { size: 58, colour: ink, weight: 600 }),
    type('Voor in de trein, tot € 150, zonder klemmen.', 1462, 148, {
      size: 29,
      colour: quiet,
      weight: 400,
      align: 'right',
    }),
    at(
      62,
      218,
      ...shown.map((offer, index) =>
        column(drawing, [0, 420, 1040][index] ?? 0, offer, scores[index] ?? [], index === 1, hour),
      ),
    ),
  ].join('');
}

/** The same where a window is narrow: three that can be read, and which of them it is. */
export function comparisonOnPhones(drawing: Drawing, hour: Hour): string {
  const look = shopLooks[hour];
  const [wide, apart] = [272, 44];
  return [
    type('Drie die bij je passen', 41, 116, { size: 78, colour: look.ink, weight: 600, within: 920 }),
    type('Voor in de trein, tot € 150', 44, 172, { size: 38, colour: look.quiet, weight: 400 }),
    ...shown.map(({ kind, name, price }, index) => {
      const isChosen = index === 1;
      return at(
        48 + index * (wide + apart),
        226,
        isChosen ? box(-15, -15, wide + 30, 516, 'none', 30, { stroke: look.accent, 'stroke-width': 6 }) : '',
        box(0, 0, wide, 276, backdrop(drawing, hour), 20),
        at(-14, -6, product(drawing, kind, hour)),
        type(name, 4, 334, { size: 48, colour: look.ink, weight: 600 }),
        type(price, 4, 386, { size: 42, colour: isChosen ? look.price : look.soft, weight: 600 }),
        box(0, 414, wide, 72, isChosen ? look.button : look.faint, 36),
        type(isChosen ? 'Deze wordt het' : 'Bekijk', wide / 2, 461, {
          size: 31,
          colour: isChosen ? look.onButton : look.soft,
          weight: 600,
          align: 'centre',
          within: wide - 36,
        }),
      );
    }),
    // What is not good about the one that it is: the line that the shop is about.
    type('Minder aan Merel: vouwt niet op', 48, 800, {
      size: 46,
      colour: look.ink,
      weight: 500,
      within: 904,
    }),
  ].join('');
}
