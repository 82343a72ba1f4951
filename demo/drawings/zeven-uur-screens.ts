import { type Bread, bread, crumb, miniature } from './bread.ts';
import { mix, oklch, studio } from './colour.ts';
import { statusBar } from './devices.ts';
import { arc, box, circle, type Drawing, line, linear, path } from './drawing.ts';
import type { Hour } from './surface.ts';
import { lines, type } from './type.ts';

/** Colours of the shop on a phone. */
interface ShopLook {
  readonly ground: string;
  readonly ink: string;
  readonly soft: string;
  readonly chip: string;
  readonly tiles: readonly [string, string, string, string];
  readonly bar: string;
  readonly onBar: string;
  /** Background of the confirmation screen, and the plate on it. */
  readonly done: readonly [string, string];
}

/** Colours of the shop, light by day and dark by night. */
export const shopLooks: Readonly<Record<Hour, ShopLook>> = {
  day: {
    ground: crumb.flour,
    ink: crumb.bark,
    soft: mix(crumb.crust, crumb.bark, 0.35),
    chip: crumb.cream,
    tiles: [crumb.butter, crumb.cream, crumb.cream, mix(crumb.butter, studio.accent, 0.12)],
    bar: crumb.bark,
    onBar: crumb.cream,
    done: [crumb.butter, crumb.cream],
  },
  night: {
    ground: oklch(0.23, 0.026, 50),
    ink: crumb.flour,
    soft: oklch(0.78, 0.05, 70),
    chip: oklch(0.32, 0.032, 52),
    tiles: [oklch(0.42, 0.05, 62), oklch(0.34, 0.036, 56), oklch(0.34, 0.036, 56), oklch(0.42, 0.06, 50)],
    bar: crumb.butter,
    onBar: crumb.bark,
    done: [oklch(0.26, 0.032, 50), oklch(0.42, 0.055, 62)],
  },
};

interface Offer {
  readonly kind: Bread;
  readonly name: string;
  readonly price: string;
  readonly count?: number;
}

const offers: readonly Offer[] = [
  { kind: 'round', name: 'Rond tarwe', price: '€ 3,90', count: 1 },
  { kind: 'seeds', name: 'Zonnepit', price: '€ 4,20' },
  { kind: 'tin', name: 'Busbrood', price: '€ 3,60', count: 1 },
  { kind: 'bun', name: 'Bol', price: '€ 0,85' },
];

function chips(look: ShopLook): string {
  const words = ['Alle 9', 'Groot', 'Klein'];
  return words
    .map((word, index) => {
      const chosen = index === 0;
      return (
        box(28 + index * 96, 170, 86, 38, chosen ? look.ink : look.chip, 19) +
        type(word, 71 + index * 96, 195, {
          size: 16,
          colour: chosen ? look.ground : look.soft,
          weight: 600,
          align: 'centre',
          within: 70,
        })
      );
    })
    .join('');
}

export function screenShop(drawing: Drawing, look: ShopLook): string {
  const plus = { size: 17, colour: '#fff', weight: 600, align: 'centre' } as const;
  return [
    box(0, 0, 390, 844, look.ground),
    statusBar(look.ink, '19:12'),
    lines(['Brood voor', 'morgen'], 28, 108, { size: 38, colour: look.ink, weight: 600, leading: 1.05 }),
    chips(look),
    ...offers.map(({ kind, name, price, count }, index) => {
      const x = 28 + (index % 2) * 172;
      const y = 230 + Math.floor(index / 2) * 252;
      return [
        box(x, y, 162, 170, look.tiles[index] ?? look.chip, 22),
        miniature(drawing, kind, x + 81, y + 84, 0.58),
        type(name, x + 2, y + 199, { size: 18, colour: look.ink, weight: 600, within: 158 }),
        type(price, x + 2, y + 222, { size: 16, colour: look.soft, weight: 500 }),
        circle(x + 138, y + 146, 18, { fill: count ? studio.accent : look.ink }),
        count
          ? type(String(count), x + 138, y + 152, plus)
          : line(x + 131, y + 146, x + 145, y + 146, look.ground, 2.5) +
            line(x + 138, y + 139, x + 138, y + 153, look.ground, 2.5),
      ].join('');
    }),
    box(16, 746, 358, 68, look.bar, 34),
    circle(52, 780, 17, { fill: studio.accent }),
    type('2', 52, 786, plus),
    type('Kies je tijd', 84, 787, { size: 19, colour: look.onBar, weight: 600 }),
    type('€ 7,50', 346, 787, { size: 19, colour: look.onBar, weight: 500, align: 'right' }),
  ].join('');
}

export function screenTime(drawing: Drawing): string {
  const night = linear(drawing, 90, [
    [0, oklch(0.3, 0.05, 285)],
    [0.6, oklch(0.47, 0.085, 28)],
    [0.84, oklch(0.5, 0.1, 42)],
    [1, crumb.gold],
  ]);
  return [
    box(0, 0, 390, 844, night),
    statusBar('#fff', '19:13'),
    lines(['Hoe laat kom', 'je langs?'], 28, 116, {
      size: 40,
      colour: crumb.flour,
      weight: 600,
      leading: 1.05,
    }),
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
        }) +
        type(['6:30', '7:00', '7:30'][index] as string, 80 + index * 114, 609, {
          size: 24,
          colour: index === 1 ? crumb.bark : '#ffffff',
          weight: 600,
          align: 'centre',
        }),
    ),
    lines(['Dan is de eerste oven leeg', 'en de rij nog kort.'], 195, 678, {
      size: 19,
      colour: crumb.flour,
      weight: 500,
      align: 'centre',
      leading: 1.3,
    }),
    box(28, 748, 334, 60, crumb.bark, 30),
    type('Bestel voor 7:00', 195, 785, { size: 20, colour: crumb.cream, weight: 600, align: 'centre' }),
  ].join('');
}

export function screenReady(drawing: Drawing, { done: [ground, plate], ink }: ShopLook): string {
  return [
    box(0, 0, 390, 844, ground),
    statusBar(ink, '19:14'),
    circle(195, 300, 170, { fill: plate }),
    bread(drawing, 'round', 195, 298, 1.22, 0, 4, 24),
    lines(['Tot morgen,', 'zeven uur.'], 195, 554, {
      size: 44,
      colour: ink,
      weight: 600,
      align: 'centre',
      leading: 1.05,
    }),
    lines(['2 broden, € 7,50', 'Betalen doe je in de winkel.'], 195, 648, {
      size: 19,
      colour: ink,
      weight: 500,
      align: 'centre',
      leading: 1.45,
    }),
    box(28, 748, 334, 60, studio.accent, 30),
    type('Klaar', 195, 785, { size: 20, colour: '#ffffff', weight: 600, align: 'centre' }),
  ].join('');
}
