import type { BellName } from '../pages/bells.ts';
import { lamplit } from './brass.ts';
import { mix, oklch, studio } from './colour.ts';
import {
  at,
  blur,
  box,
  circle,
  type Drawing,
  ellipse,
  group,
  line,
  linear,
  n,
  path,
  polygon,
  smooth,
} from './drawing.ts';
import { feltPen, handwriting, noteHand } from './handwriting.ts';
import { seededRandom, wander } from './random.ts';
import type { Hour } from './surface.ts';
import { type } from './type.ts';

/** Size of a name card and the start of its two texts, in units of the viewBox. */
export interface CardPlace {
  readonly width: number;
  readonly height: number;
  readonly name: readonly [x: number, y: number];
  readonly remark: readonly [x: number, y: number];
  /** Font sizes of the name and the remark, in units of the viewBox. */
  readonly size: number;
  readonly small: number;
}

interface Card {
  readonly drawing: Drawing;
  readonly hour: Hour;
  readonly place: CardPlace;
}

/**
 * True if the remark is beside the name instead of below it, as on the long, low cards of the phone version.
 */
const isRow = ({ name, remark }: CardPlace) => name[1] === remark[1];

const ink = oklch(0.25, 0.02, 60);

/** Paper by day. By night the lamp shines through it. */
function paper({ drawing, hour, place }: Card, colour: string, lamp = '#d8953f'): string {
  const { width, height } = place;
  if (hour === 'night') return lamplit(drawing, place, lamp);
  return box(
    0,
    0,
    width,
    height,
    linear(drawing, 34, [
      [0, mix(colour, '#6b4c22', 0.1)],
      [0.4, colour],
      [1, mix(colour, '#ffffff', 0.25)],
    ]),
  );
}

/** Ink keeps its colour by day. By night it is darker, because it is seen against a lamp. */
const penned = ({ hour }: Card, colour: string) => (hour === 'day' ? colour : mix(colour, '#1c0f04', 0.5));

const capitals = {
  ...feltPen,
  '1': noteHand['1'],
  '5': noteHand['5'],
  A: [5, 'M0 0 2.5-8.2 5 .1M.9-2.8H4.2'],
  N: [5.2, 'M.3 0 .4-8 4.8-.2 5-8.2'],
} as typeof feltPen;

const hand = { ...noteHand, '’': [1.2, 'M.9-8.2C.9-7.4.7-6.8.3-6.2'] } as typeof noteHand;

/** Card of the tidal flats guides: written in ballpoint, its lower half stained by sea water. */
function guides(card: Card): string {
  const { place } = card;
  const { width, height } = place;
  const bend = wander(8);
  const tide = Array.from(
    { length: 14 },
    (_, i) => [(i * width) / 12 - 10, height * 0.62 + bend(i / 9) * height * 0.16] as const,
  );
  const edge = smooth(tide);
  const wet = card.hour === 'day' ? oklch(0.78, 0.045, 225) : oklch(0.42, 0.06, 232);
  const blue = penned(card, oklch(0.38, 0.13, 262));
  const pen = { glyphs: hand, colour: blue };
  return [
    paper(card, oklch(0.95, 0.014, 95), oklch(0.74, 0.045, 200)),
    path(`${edge}L${width + 20} ${height + 10}L-20 ${height + 10}Z`, { fill: wet, opacity: 0.38 }),
    path(edge, {
      fill: 'none',
      stroke: card.hour === 'day' ? oklch(0.58, 0.06, 220) : oklch(0.34, 0.06, 235),
      'stroke-width': 2.2,
      opacity: 0.55,
    }),
    at(
      ...place.name,
      handwriting('wadgidsen', { ...pen, size: place.size * 0.86, width: place.size * 0.105 }),
    ),
    at(
      ...place.remark,
      handwriting('bij eb', { ...pen, size: place.small * 0.86, width: place.small * 0.11 }),
    ),
  ].join('');
}

/** Index card with a red line and the punched hole for the drawer's rod. */
function archive(card: Card): string {
  const { place } = card;
  const { width, height } = place;
  const red = penned(card, oklch(0.6, 0.15, 28));
  const y = place.name[1] + place.size * 0.32;
  return [
    paper(card, oklch(0.9, 0.045, 84), oklch(0.73, 0.075, 62)),
    line(0, y, width, y, red, 2.4, { opacity: 0.8 }),
    type('Archief Buurt Noord', ...place.name, {
      size: place.size * (isRow(place) ? 0.76 : 0.675),
      colour: penned(card, ink),
      weight: 500,
      within: isRow(place) ? place.remark[0] - place.name[0] - 8 : width - place.name[0] - 10,
    }),
    type('kelder, droog', ...place.remark, { size: place.small, colour: penned(card, ink), weight: 400 }),
    isRow(place)
      ? ''
      : circle(width - height * 0.2, height * 0.78, height * 0.085, {
          fill: card.hour === 'day' ? oklch(0.32, 0.03, 60) : '#ffe2a8',
        }),
  ].join('');
}

/** Brown paper with felt pen, dusted with flour. */
function baker(card: Card): string {
  const { drawing, hour, place } = card;
  const { width, height } = place;
  const random = seededRandom(52);
  const flour = hour === 'day' ? '#fffdf5' : '#fbd9a0';
  // Distance that the flour reaches, as a share of the card's size. It ends before the text.
  const reach = isRow(place) ? 0.16 : 0.4;
  const dust = Array.from({ length: 70 }, () => {
    const far = random.next() ** 1.6;
    const angle = random.between(2.6, 5.2);
    return circle(
      width * 0.98 + Math.cos(angle) * far * width * reach,
      height * 1.02 + Math.sin(angle) * far * height * 1.1,
      random.between(0.8, 3.2),
      { fill: flour, opacity: random.between(0.4, 0.95) },
    );
  }).join('');
  const pen = { glyphs: noteHand, colour: penned(card, oklch(0.26, 0.03, 50)) };
  return [
    paper(card, oklch(0.8, 0.065, 72), oklch(0.6, 0.1, 52)),
    ellipse(width * 0.97, height * 0.96, width * reach * 0.45, height * 0.36, {
      fill: flour,
      opacity: hour === 'day' ? 0.75 : 0.4,
      filter: blur(drawing, 12),
    }),
    dust,
    at(
      ...place.name,
      handwriting('bakker Terpstra', {
        ...pen,
        size: place.size * (isRow(place) ? 0.62 : 0.575),
        width: place.size * 0.095,
      }),
    ),
    at(
      ...place.remark,
      handwriting('vanaf 4 uur', { ...pen, size: place.small * 0.82, width: place.small * 0.1 }),
    ),
  ].join('');
}

/** The only printed card: the product's name and three pebbles. */
function pebbles(card: Card): string {
  const { place } = card;
  const { width, height } = place;
  const green = penned(card, oklch(0.36, 0.04, 200));
  const [x, y] = isRow(place) ? [width * 0.34, height * 0.5] : [width - height * 0.86, height * 0.36];
  const stone = (dx: number, r: number, tone: string, turn: number) =>
    ellipse(x + dx * height, y, r * height, r * height * 0.78, {
      fill: penned(card, tone),
      transform: `rotate(${turn} ${n(x + dx * height)} ${n(y)})`,
    });
  return [
    paper(card, '#fbfbf8', oklch(0.83, 0.03, 100)),
    type('Kiezel', ...place.name, { size: place.size * 1.06, colour: green, weight: 700, tracking: -0.045 }),
    type('1 × is genoeg', ...place.remark, { size: place.small, colour: green, weight: 400 }),
    stone(0, 0.115, oklch(0.62, 0.02, 220), -12),
    stone(0.28, 0.135, oklch(0.74, 0.025, 70), 8),
    stone(0.55, 0.1, oklch(0.42, 0.03, 230), -20),
  ].join('');
}

/** Black card with transparent letters: dark by day, lit from behind by night. */
function filmNight(card: Card): string {
  const { drawing, hour, place } = card;
  const { width, height } = place;
  const isNight = hour === 'night';
  const light = isNight ? '#ffdf9f' : oklch(0.93, 0.02, 90);
  const black = isNight ? '#140b07' : oklch(0.2, 0.018, 300);
  const words = type('Korte Nacht', ...place.name, {
    size: place.size * (isRow(place) ? 0.96 : 0.9),
    colour: light,
    weight: 600,
  });
  const remark = type('alleen ’s avonds', ...place.remark, {
    size: place.small,
    colour: isNight ? '#f0b765' : oklch(0.78, 0.06, 300),
    weight: 500,
  });
  const moon = circle(width - height * 0.24, height * 0.27, height * 0.11, { fill: light });
  const bite = circle(width - height * 0.285, height * 0.245, height * 0.1, { fill: black });
  return [
    box(0, 0, width, height, black),
    isNight ? group({ filter: blur(drawing, 7), opacity: 0.7 }, words) : '',
    words,
    remark,
    isRow(place) ? '' : moon + bite,
  ].join('');
}

/** Gaffer tape over the previous name, as theatres label things. */
function theatre(card: Card): string {
  const { drawing, hour, place } = card;
  const { width, height } = place;
  const random = seededRandom(6);
  const [left, right, top, bottom] = [-12, width * 1.02, height * 0.1, height * 0.9];
  // The ends are torn, so their edges are ragged.
  const torn = (x: number, down: boolean): [number, number][] =>
    Array.from({ length: 9 }, (_, i) => {
      const share = down ? i / 8 : 1 - i / 8;
      return [x + random.between(-7, 7), top + (bottom - top) * share];
    });
  const strip = polygon([[left, top], ...torn(right - 26, true), ...torn(left, false)]);
  const tape = linear(drawing, 90, [
    [0, hour === 'day' ? oklch(0.4, 0.008, 260) : oklch(0.21, 0.012, 60)],
    [0.14, hour === 'day' ? oklch(0.31, 0.008, 260) : oklch(0.17, 0.012, 60)],
    [1, hour === 'day' ? oklch(0.24, 0.008, 260) : oklch(0.13, 0.01, 60)],
  ]);
  const weave = Array.from({ length: Math.floor((bottom - top) / 7) }, (_, i) =>
    line(left, top + i * 7 + 4, right - 32, top + i * 7 + 4, '#ffffff', 1, {
      opacity: hour === 'day' ? 0.06 : 0.03,
    }),
  ).join('');
  const pen = { glyphs: capitals, colour: hour === 'day' ? oklch(0.96, 0.008, 90) : oklch(0.78, 0.06, 76) };
  return [
    paper(card, oklch(0.92, 0.02, 85)),
    group(
      { transform: `rotate(-1.2 ${n(width / 2)} ${n(height / 2)})` },
      path(strip, { fill: '#1a1006', opacity: 0.5, filter: blur(drawing, 4), transform: 'translate(3 5)' }),
      path(strip, { fill: tape }),
      weave,
      at(
        ...place.name,
        handwriting('THEATER', { ...pen, size: place.size * 0.84, width: place.size * 0.12 }),
      ),
      at(
        ...place.remark,
        handwriting('NIET NA 20.15', { ...pen, size: place.small * 0.74, width: place.small * 0.105 }),
      ),
    ),
  ].join('');
}

/** One collective name above a list of sixty, which fills the card. */
function households(card: Card): string {
  const { place } = card;
  const { width, height } = place;
  const random = seededRandom(60);
  const yellow = oklch(0.87, 0.15, 92);
  const [x0, y0] = isRow(place)
    ? [width * 0.62, height * 0.17]
    : [place.name[0], place.name[1] + place.size * 0.42];
  const across = isRow(place) ? 6 : 12;
  const down = 60 / across;
  const [dx, dy] = [(width - x0 - (isRow(place) ? 16 : place.name[0])) / across, (height - y0 - 14) / down];
  const names = Array.from({ length: 60 }, (_, index) =>
    box(
      x0 + (index % across) * dx,
      y0 + Math.floor(index / across) * dy,
      dx * random.between(0.45, 0.86),
      Math.min(4.4, dy * 0.42),
      penned(card, ink),
      1.5,
      { opacity: 0.8 },
    ),
  ).join('');
  return [
    paper(card, yellow, oklch(0.78, 0.155, 90)),
    type('Zonnedelers', ...place.name, { size: place.size * 0.92, colour: penned(card, ink), weight: 700 }),
    names,
  ].join('');
}

/** Frosted glass with vague shapes behind it. The embossed tape says that the project is still closed. */
function frosted(card: Card): string {
  const { drawing, hour, place } = card;
  const { width, height } = place;
  const isNight = hour === 'night';
  const soft = blur(drawing, height * 0.075);
  const frost = isNight ? oklch(0.68, 0.055, 215) : oklch(0.87, 0.014, 200);
  const shapes = group(
    { filter: soft, opacity: isNight ? 0.8 : 0.62 },
    box(
      width * 0.08,
      height * 0.2,
      width * 0.5,
      height * 0.24,
      isNight ? oklch(0.32, 0.08, 262) : oklch(0.45, 0.09, 262),
      6,
    ),
    box(
      width * 0.66,
      height * 0.24,
      width * 0.2,
      height * 0.2,
      isNight ? oklch(0.36, 0.08, 262) : oklch(0.5, 0.09, 262),
      6,
    ),
    circle(width * 0.2, height * 0.7, height * 0.2, {
      fill: isNight ? oklch(0.46, 0.15, 33) : studio.accent,
    }),
  );
  const tapeHigh = place.small * 1.5;
  const tapeWide = place.small * 8.5;
  const [x, y] = isRow(place)
    ? [(width - tapeWide) * 0.5, (height - tapeHigh) / 2]
    : [(width - tapeWide) * 0.7, height * 0.56];
  const tape = isNight ? oklch(0.36, 0.12, 30) : oklch(0.5, 0.17, 30);
  return [
    isNight ? lamplit(drawing, place, frost) : box(0, 0, width, height, frost),
    shapes,
    box(0, 0, width, height, isNight ? '#e0b070' : '#ffffff', 0, { opacity: isNight ? 0.12 : 0.3 }),
    group(
      { transform: `rotate(-2 ${n(x + tapeWide / 2)} ${n(y)})` },
      box(x + 2, y + 4, tapeWide, tapeHigh, '#1a0d06', 3, { filter: blur(drawing, 3), opacity: 0.5 }),
      box(x, y, tapeWide, tapeHigh, tape, 2),
      box(x, y, tapeWide, 2.4, '#ffffff', 1, { opacity: isNight ? 0.12 : 0.3 }),
      type('NOG BESLOTEN', x + tapeWide / 2, y + tapeHigh * 0.71, {
        size: place.small * 0.88,
        colour: isNight ? oklch(0.82, 0.06, 70) : '#fff4ee',
        weight: 600,
        align: 'centre',
        tracking: 0.09,
        within: tapeWide - 8,
      }),
    ),
  ].join('');
}

/** Blank card of the free bell. */
function bare(card: Card): string {
  return paper(card, oklch(0.965, 0.012, 92), '#e2a552');
}

const cards: Readonly<Record<BellName, (card: Card) => string>> = {
  shell: guides,
  abn: archive,
  toast: baker,
  tweakers: pebbles,
  'sample-video-project': filmNight,
  check: theatre,
  ing: households,
  halte: frosted,
  free: bare,
};

export const bellCard = (name: BellName, card: Card): string => cards[name](card);

/** Brightness of the lamp at night, where 1 is normal: low behind black card and tape. */
export const lampOf: Partial<Record<BellName, number>> = {
  abn: 0.75,
  'sample-video-project': 0.35,
  check: 0.3,
  free: 1.25,
};

/** Wear of each button, from 0 (new) to 1. */
export const wornBy: Readonly<Record<BellName, number>> = {
  shell: 0.25,
  abn: 0.45,
  toast: 1,
  tweakers: 0.12,
  'sample-video-project': 0.2,
  check: 0.5,
  ing: 0.6,
  halte: 0.1,
  free: 0,
};

/** Dutch letter box sticker, which says what mail the residents refuse and accept. */
export function sticker(
  { drawing, hour }: Pick<Card, 'drawing' | 'hour'>,
  { width, height }: { readonly width: number; readonly height: number },
): string {
  const isNight = hour === 'night';
  const white = isNight ? oklch(0.71, 0.04, 80) : '#fdfcf7';
  const dark = isNight ? oklch(0.17, 0.015, 60) : ink;
  const half = height / 2;
  // One line of text beside each word, because a low sticker has no room for two.
  const isLow = width / height > 2;
  const red = isNight ? oklch(0.46, 0.15, 31) : oklch(0.58, 0.2, 31);
  const green = isNight ? oklch(0.38, 0.075, 155) : oklch(0.52, 0.11, 155);
  const row = (y: number, colour: string, word: string, what: readonly [string, string?]) => {
    const badge = width * (isLow ? 0.2 : 0.27);
    const size = half * (isLow ? 0.48 : 0.258);
    const middle = y + half / 2;
    const said = what.filter((words) => words !== undefined);
    return [
      box(8, y + 8, badge, half - 12, colour, 6),
      type(word, 8 + badge / 2, middle + size * 0.44, {
        size: size * 1.16,
        colour: isNight ? oklch(0.93, 0.035, 85) : '#fff',
        weight: 700,
        align: 'centre',
      }),
      ...said.map((words, index) =>
        type(words, badge + 20, middle + size * (said.length > 1 ? -0.1 + index * 0.98 : 0.38), {
          size: size * 0.94,
          colour: dark,
          weight: 600,
          within: width - badge - 24,
        }),
      ),
    ].join('');
  };
  const loose = 30;
  const whole = `M8 0H${width - 8}Q${width} 0 ${width} 8V${height - loose}L${width - loose} ${height}H8Q0 ${height} 0 ${height - 8}V8Q0 0 8 0Z`;
  // One corner is partly peeled off.
  const corner = path(
    `M${width} ${height - loose}Q${width - loose * 0.75} ${height - loose * 0.98} ${width - loose * 1.02} ${height - loose * 0.8}Q${width - loose * 0.84} ${height - loose * 0.4} ${width - loose} ${height}Z`,
    {
      fill: linear(drawing, 45, [
        [0, mix(white, '#000000', 0.02)],
        [0.45, mix(white, '#000000', 0.12)],
        [1, mix(white, '#000000', 0.34)],
      ]),
    },
  );
  return [
    path(whole, { fill: '#1b1005', filter: blur(drawing, 5), opacity: 0.45, transform: 'translate(2 5)' }),
    path(whole, { fill: white }),
    row(0, red, 'NEE', isLow ? ['geen accountmanagers'] : ['geen account-', 'managers']),
    row(half - 2, green, 'JA', isLow ? ['wel vers brood'] : ['wel vers', 'brood']),
    corner,
  ].join('');
}
