import { mix, oklch, studio } from './colour.ts';
import { box, circle, type Drawing } from './drawing.ts';
import { type Product, standing, type Tone } from './kiezel-products.ts';
import { stone } from './pebble.ts';
import type { Hour } from './surface.ts';
import { lines, type } from './type.ts';

interface ShopLook {
  readonly paper: string;
  readonly ink: string;
  readonly soft: string;
  readonly quiet: string;
  /** Rule that the products stand on. */
  readonly faint: string;
  readonly accent: string;
  readonly price: string;
  readonly button: string;
  readonly onButton: string;
}

/** Colours of the shop, light by day and dark by night. */
export const shopLooks: Readonly<Record<Hour, ShopLook>> = {
  day: {
    paper: '#ffffff',
    ink: stone.night,
    soft: stone.slate,
    quiet: stone.mid,
    faint: mix(stone.grey, stone.mid, 0.2),
    accent: studio.accent,
    price: studio.accentDeep,
    button: stone.night,
    onButton: '#ffffff',
  },
  night: {
    paper: oklch(0.205, 0.018, 255),
    ink: oklch(0.965, 0.006, 240),
    soft: oklch(0.86, 0.012, 240),
    quiet: oklch(0.74, 0.018, 245),
    faint: oklch(0.44, 0.025, 252),
    accent: oklch(0.68, 0.19, 36),
    price: oklch(0.77, 0.14, 42),
    button: oklch(0.965, 0.006, 240),
    onButton: stone.night,
  },
};

interface Offer {
  readonly kind: Product;
  readonly tone: Tone;
  readonly name: string;
  readonly price: string;
  /** Drawback of the product. The case promises that the shop mentions it. */
  readonly against: string;
}

const shown: readonly Offer[] = [
  {
    kind: 'headphones',
    tone: 'pale',
    name: 'Zwaan',
    price: '€ 140',
    against: 'Minder: zwaar na een uur',
  },
  { kind: 'headphones', tone: 'red', name: 'Merel', price: '€ 95', against: 'Minder: vouwt niet op' },
  {
    kind: 'small headphones',
    tone: 'slate',
    name: 'Mus',
    price: '€ 40',
    against: 'Minder: je hoort de trein',
  },
];

interface Shelf {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
}

/** Rule that all products stand on, with a red part below the chosen one. */
function shelf(hour: Hour, { x, y, wide }: Shelf, chosen: { x: number; wide: number }): string {
  const look = shopLooks[hour];
  return box(x, y, wide, 3, look.faint) + box(chosen.x, y - 2, chosen.wide, 8, look.accent);
}

/** Button in proportion to its text. */
function drawButton(
  hour: Hour,
  words: string,
  { x, y, wide, high }: { x: number; y: number; wide: number; high: number },
): string {
  const look = shopLooks[hour];
  return (
    box(x, y, wide, high, look.button, high / 2) +
    type(words, x + wide / 2, y + high * 0.65, {
      size: high * 0.45,
      colour: look.onButton,
      weight: 600,
      align: 'centre',
      within: wide - high * 0.5,
    })
  );
}

/** Places of the three products. The chosen one is larger. */
const places = [
  { x: 64, wide: 400, size: 268 },
  { x: 520, wide: 520, size: 372 },
  { x: 1096, wide: 400, size: 268 },
] as const;

export function comparison(drawing: Drawing, hour: Hour): string {
  const look = shopLooks[hour];
  const rule = 560;
  return [
    circle(78, 62, 13, { fill: look.accent }),
    type('Kiezel', 104, 72, { size: 28, colour: look.ink, weight: 600 }),
    type('Filters', 1496, 72, { size: 26, colour: look.quiet, align: 'right' }),
    type('Drie die bij je passen', 60, 176, { size: 92, colour: look.ink, weight: 600, within: 1000 }),
    type('Voor in de trein', 1496, 142, { size: 31, colour: look.soft, align: 'right' }),
    type('tot € 150', 1496, 180, { size: 31, colour: look.soft, align: 'right' }),
    shelf(hour, { x: 64, y: rule, wide: 1432 }, places[1]),
    ...shown.map(({ kind, tone, name, price, against }, index) => {
      const { x, wide, size } = places[index] as (typeof places)[number];
      const isChosen = index === 1;
      const large = isChosen ? 68 : 44;
      return [
        standing(drawing, { x: x + wide / 2, foot: rule, size }, kind, hour, tone),
        type(name, x - 2, rule + 80, {
          size: large,
          colour: isChosen ? look.ink : look.soft,
          weight: 600,
        }),
        type(price, x + wide, rule + 80, {
          size: large,
          colour: isChosen ? look.price : look.soft,
          weight: 600,
          align: 'right',
        }),
        type(against, x, rule + 136, {
          size: isChosen ? 42 : 30,
          colour: isChosen ? look.ink : look.quiet,
          weight: 500,
          within: wide,
        }),
        isChosen ? drawButton(hour, 'Deze wordt het', { x, y: rule + 188, wide, high: 84 }) : '',
      ].join('');
    }),
  ].join('');
}

/** Phone version: three legible products, with the chosen one marked. */
export function comparisonOnPhones(drawing: Drawing, hour: Hour): string {
  const look = shopLooks[hour];
  const rule = 508;
  const narrow = [
    { x: 48, wide: 236, size: 232 },
    { x: 334, wide: 380, size: 330 },
    { x: 796, wide: 236, size: 232 },
  ] as const;
  return [
    type('Drie die bij je passen', 42, 126, { size: 94, colour: look.ink, weight: 600, within: 990 }),
    shelf(hour, { x: 48, y: rule, wide: 984 }, narrow[1]),
    ...shown.map(({ kind, tone, name, price }, index) => {
      const { x, wide, size } = narrow[index] as (typeof narrow)[number];
      const isChosen = index === 1;
      return [
        standing(drawing, { x: x + wide / 2, foot: rule, size }, kind, hour, tone),
        type(name, x, rule + 76, {
          size: isChosen ? 68 : 50,
          colour: isChosen ? look.ink : look.soft,
          weight: 600,
        }),
        type(price, isChosen ? x + wide : x, rule + (isChosen ? 76 : 130), {
          size: isChosen ? 68 : 44,
          colour: isChosen ? look.price : look.soft,
          weight: isChosen ? 600 : 500,
          align: isChosen ? 'right' : 'left',
        }),
      ].join('');
    }),
    // The drawback of the chosen product, which is the point of the shop.
    type('Minder:', 334, rule + 138, { size: 44, colour: look.ink }),
    type('vouwt niet op', 334, rule + 190, { size: 44, colour: look.ink, within: 380 }),
    drawButton(hour, 'Deze wordt het', { x: 334, y: rule + 222, wide: 380, high: 84 }),
  ].join('');
}

interface Answer {
  readonly kind: Product;
  readonly tone: Tone;
  readonly name: string;
  readonly where: readonly [string, string];
}

const answers: readonly Answer[] = [
  { kind: 'headphones', tone: 'red', name: 'Onderweg', where: ['In de trein, op straat,', 'in de wind.'] },
  { kind: 'speaker', tone: 'pale', name: 'Thuis', where: ['Op de bank of aan', 'de keukentafel.'] },
  { kind: 'camera', tone: 'grey', name: 'Op reis', where: ['Ver weg, een week', 'zonder stopcontact.'] },
];

/** The first question: a large heading and one rule with the possible answers. */
export function firstQuestion(drawing: Drawing, hour: Hour): string {
  const look = shopLooks[hour];
  const rule = 584;
  const columns = [
    { x: 76, wide: 380, size: 322 },
    { x: 506, wide: 380, size: 262 },
    { x: 936, wide: 380, size: 262 },
  ] as const;
  return [
    lines(['Waar ga je het', 'gebruiken?'], 68, 154, {
      size: 118,
      colour: look.ink,
      weight: 600,
      leading: 1.02,
    }),
    type('1 van 3', 1316, 154, { size: 34, colour: look.quiet, align: 'right' }),
    shelf(hour, { x: 76, y: rule, wide: 1240 }, columns[0]),
    ...answers.map(({ kind, tone, name, where }, index) => {
      const { x, wide, size } = columns[index] as (typeof columns)[number];
      return [
        standing(drawing, { x: x + wide / 2, foot: rule, size }, kind, hour, tone),
        type(name, x - 2, rule + 74, {
          size: 54,
          colour: index === 0 ? look.ink : look.soft,
          weight: 600,
        }),
        lines(where, x, rule + 118, {
          size: 31,
          colour: look.quiet,
          weight: 400,
          leading: 1.24,
          within: wide,
        }),
      ].join('');
    }),
    drawButton(hour, 'Volgende', { x: 76, y: rule + 192, wide: 300, high: 82 }),
    type('Weet ik nog niet', 506, rule + 245, { size: 37, colour: look.soft, weight: 500 }),
  ].join('');
}

/** Phone version: the answers in one column, each on its part of the rule. */
export function firstQuestionOnPhones(drawing: Drawing, hour: Hour): string {
  const look = shopLooks[hour];
  return [
    type('1 van 3', 904, 284, { size: 38, colour: look.quiet, align: 'right' }),
    lines(['Waar ga je het', 'gebruiken?'], 50, 166, {
      size: 116,
      colour: look.ink,
      weight: 600,
      leading: 1.02,
      within: 880,
    }),
    ...answers.map(({ kind, tone, name, where }, index) => {
      const foot = 546 + index * 238;
      return [
        index === 0 ? box(56, foot, 848, 9, look.accent) : box(56, foot + 3, 848, 3, look.faint),
        standing(drawing, { x: 190, foot, size: index === 0 ? 228 : 204 }, kind, hour, tone),
        type(name, 372, foot - 116, {
          size: 62,
          colour: index === 0 ? look.ink : look.soft,
          weight: 600,
        }),
        lines(where, 374, foot - 66, {
          size: 39,
          colour: look.quiet,
          weight: 400,
          leading: 1.18,
          within: 520,
        }),
      ].join('');
    }),
    drawButton(hour, 'Volgende', { x: 56, y: 1068, wide: 356, high: 92 }),
    type('Weet ik nog niet', 904, 1129, { size: 42, colour: look.soft, weight: 500, align: 'right' }),
  ].join('');
}
