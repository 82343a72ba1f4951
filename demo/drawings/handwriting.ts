import { group, n, path } from './drawing.ts';
import { seededRandom } from './random.ts';

/**
 * Two handwritings as strokes: lower-case letters of a ballpoint and capitals of a felt pen. A glyph is its
 * advance width and its SVG path, in units of which a capital is eight high. Only the characters that the
 * drawings use are present.
 */
type Glyph = readonly [width: number, strokes: string];

const signs: Readonly<Record<string, Glyph>> = {
  ' ': [2.4, ''],
  '!': [1.4, 'M.8-8 .7-2.4M.7-.1v.1'],
  '?': [4.4, 'M.2-6.6C1-8.8 4.4-8.2 4.2-6 4-4.4 2-4.2 2-2.2M2-.1v.1'],
  '.': [1, 'M.5-.1v.1'],
  ',': [1.2, 'M.8-.4C.9.4.6 1 .1 1.6'],
  ':': [1, 'M.5-3.8v.1M.5-.2v.1'],
  '(': [2, 'M2-8.6C-.4-6-.4-1.6 1.6 1.2'],
  ')': [2, 'M0-8.6C2.4-6 2.4-1.6.4 1.2'],
  '0': [4.8, 'M2.4-8C-.6-8-.4 0 2.4 0 5.2 0 5-8 2.2-8'],
  '2': [4.6, 'M.2-6.4C.8-8.4 4.4-8.2 4.2-5.8 4-3.8 1.6-2 .2 0H4.6'],
  '8': [
    4.8,
    'M4-7.2C2.6-8.8.2-8 .6-6 1-4.2 4.6-3.8 4.6-1.8 4.6.8.2.8.4-1.6.6-3.8 4.2-4.2 4.4-6.2 4.4-7.4 3.6-8.2 2.4-8',
  ],
};

export const ballpoint: Readonly<Record<string, Glyph>> = {
  ...signs,
  a: [5, 'M4.5-4.6C3-5.6 0-5 .2-2 .4.6 3.4.4 4.5-2.4M4.6-5C4.5-2 4.3-.2 5.4 0'],
  b: [4.8, 'M.4-8C.5-5 .3-2 .5-.2M.4-2.6C1.2-5.4 4.8-5.6 4.8-2.6 4.8.4 1.6.6.5-1'],
  d: [4.8, 'M4.4-4.2C3-5.8 0-5 .2-2.2.4.6 3.6.4 4.5-2M4.6-8C4.5-5 4.4-2 4.8 0'],
  e: [4.8, 'M.4-2.6C2-2.4 4.4-2.8 4.4-3.8 4.4-5.4.4-5.8.3-2.2.3.6 3.6.4 4.8-.8'],
  h: [4.6, 'M.4-8C.5-5 .4-2 .4 0M.5-2.8C1.2-5.2 4.4-6 4.4-2.8 4.4-1.6 4.3-.8 4.6 0'],
  i: [1.3, 'M.8-5C.9-3 .6-1 1.2 0M.8-7v.1'],
  j: [1.8, 'M1.4-5C1.6-2 1.6 1 1.2 2.4.8 3.6-.6 3.4-1 2.6M1.4-7v.1'],
  k: [4.6, 'M.4-8C.5-5 .3-2.6.4 0M4.2-5 .6-2.4 4.6 0'],
  m: [7.5, 'M.4-5V0M.5-3C1.2-5.4 3.8-5.8 3.8-2.8V0M3.8-3C4.6-5.4 7.2-5.8 7.2-2.8 7.2-1.6 7.2-.8 7.6 0'],
  n: [4.6, 'M.4-5C.5-3 .4-1.6.4 0M.5-2.8C1.2-5.2 4.4-6 4.4-2.8 4.4-1.6 4.3-.8 4.6 0'],
  o: [4.8, 'M2.6-5C-.4-5.2-.4 0 2.4 0 5.4 0 5.2-4.8 2-5'],
  p: [4.8, 'M.4-5C.5-1 .3 2 .2 3.4M.4-3C1.4-5.4 4.8-5.6 4.8-2.6 4.8.4 1.4.6.5-1.2'],
  r: [3.6, 'M.4-5C.5-3 .5-1.4.4 0M.5-2.8C1-4.6 2.4-5.4 3.8-4.8'],
  s: [3.8, 'M3.8-4.4C2.6-5.6.4-5 .6-3.7.9-2.3 3.8-2.8 3.7-1.2 3.5.5.8.4 0-.7'],
  t: [3.6, 'M2-7.6C1.8-4 1.6-.2 3.6-.1M0-5.2H4'],
  w: [6.6, 'M0-5 1.6-.1 3.3-4 5-.1 6.6-5.1'],
  z: [4.5, 'M.3-4.9 4.2-5 .4-.1 4.6-.1'],
};

export const feltPen: Readonly<Record<string, Glyph>> = {
  ...signs,
  B: [4.8, 'M.3-8V0M0-8C5-8.6 5-4.2.4-4.2 5.8-4.4 5.4.2 0 0'],
  C: [4.8, 'M4.8-6.8C3.2-9 .2-8 .2-3.8.2.8 3.8.8 4.8-1.2'],
  D: [5, 'M.3-8V0M0-8C6.4-8 6.4 0 0 0'],
  E: [4.6, 'M4.4-8H.3V0H4.6M.3-4.2H3.8'],
  G: [5.2, 'M5-6.8C3.4-9 .2-8 .2-3.8.2.8 5 .8 5-3.2H3'],
  H: [5, 'M.2-8V0M4.8-8.2V.2M.2-4.2H4.8'],
  I: [1, 'M.6-8V0'],
  K: [5, 'M.3-8V0M4.8-8 .4-3.8 5 .2'],
  L: [4.2, 'M.3-8V0H4.4'],
  M: [6.8, 'M.2 0 .8-8 3.4-3 6-8.2 6.6 0'],
  O: [5.4, 'M2.8-8C-.8-8-.8 0 2.6 0 6.4 0 6-8 2.4-8'],
  R: [5, 'M.3 0V-8C5.6-8.8 5.4-4 .4-3.8L5 .2'],
  S: [4.8, 'M4.4-7C3.4-8.6.4-8.4.4-6.2.4-3.8 4.6-4.6 4.6-2 4.6.6 1 .6 0-1.2'],
  T: [5, 'M0-8H5.4M2.7-8V0'],
  U: [5.2, 'M.2-8V-2.4C.2.8 5 .8 5-2.4V-8.2'],
};

/** Handwriting of notes: the ballpoint's lower case, the felt pen's capitals and some extra characters. */
export const noteHand: Readonly<Record<string, Glyph>> = {
  ...feltPen,
  ...ballpoint,
  '-': [3, 'M.2-3H2.8'],
  '1': [2.4, 'M.2-6.4 1.9-8V0'],
  '3': [4.6, 'M.4-7.2C2-8.8 4.4-7.8 4-6 3.6-4.6 2-4.4 1.6-4.4 3-4.4 4.6-3.6 4.4-1.8 4.2.6 1 .6.2-1'],
  '4': [4.8, 'M3.5 0V-8L.2-2.6H4.8'],
  '5': [4.6, 'M4.3-8H1L.6-4.6C2.4-5.8 4.6-4.6 4.4-2.4 4.2.4 1.2.6.2-.8'],
  '9': [4.4, 'M4.1-5.6C4-8.8.2-8.6.3-5.8.4-3.4 3.8-3.4 4.1-5.8 4.2-3 4-1.4 2.4 0'],
  J: [3.6, 'M3-8V-2C3 .6.4.6-.2-1'],
  V: [4.8, 'M0-8 2.3 0 4.9-8.2'],
  W: [6.8, 'M0-8 1.6 0 3.4-6.4 5.2 0 6.9-8.2'],
  Z: [4.8, 'M.2-8 4.7-8.2.2-.1 5-.2'],
  é: [4.8, 'M.4-2.6C2-2.4 4.4-2.8 4.4-3.8 4.4-5.4.4-5.8.3-2.2.3.6 3.6.4 4.8-.8M2-6.8 3.6-8.4'],
  c: [4.2, 'M3.9-4.2C2.8-5.6.2-5 .2-2.4.2.4 3 .4 4.2-1'],
  f: [3.4, 'M3.6-7.4C2.2-8.6 1.4-7.6 1.4-6L1.2 0M0-4.8H3.2'],
  g: [4.6, 'M4.3-4.4C3-5.6.2-5 .2-2.4.4.2 3.4 0 4.3-2.2M4.4-4.8C4.5-1 4.4 2 3.4 3 2.4 3.8.6 3.4.2 2.4'],
  l: [1.4, 'M.6-8C.5-5 .3-1 .7-.3 1 0 1.4-.1 1.6-.4'],
  u: [4.8, 'M.3-5C.2-2 .3 0 2 0 3.4 0 4.1-1.6 4.2-5M4.2-5C4.1-2 4.2-.2 5 0'],
  v: [4.4, 'M0-5 2.1-.1 4.4-5.1'],
};

export interface Pen {
  readonly glyphs: Readonly<Record<string, Glyph>>;
  readonly colour: string;
  /** Height of a capital and width of the stroke, in units of the viewBox. */
  readonly size: number;
  readonly width: number;
}

/**
 * Draws handwritten words that start at 0, 0 on the baseline. No two letters are quite alike.
 *
 * @throws {Error} if the hand has no glyph for a character
 */
export function handwriting(words: string, { glyphs, colour, size, width }: Pen): string {
  const random = seededRandom(words.length * 31 + words.charCodeAt(0));
  const unit = size / 8;
  let x = 0;
  const letters = [...words].map((letter) => {
    const glyph = glyphs[letter];
    if (!glyph) throw new Error(`This hand does not write ${letter}`);
    const [reach, strokes] = glyph;
    const scale = unit * random.between(0.94, 1.07);
    const place = `translate(${n(x)} ${n(random.between(-0.5, 0.5) * unit)}) rotate(${n(random.between(-4, 3))}) scale(${n(scale)})`;
    x += reach * scale + unit * random.between(1.3, 1.8);
    return strokes === '' ? '' : path(strokes, { transform: place, 'stroke-width': width / scale });
  });
  return group(
    { fill: 'none', stroke: colour, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    ...letters,
  );
}

/**
 * Estimates the width of handwritten words, for capitals one unit high. Letter spacing is random, so this
 * uses the mean.
 */
export function widthByHand(words: string, glyphs: Readonly<Record<string, Glyph>>): number {
  return [...words].reduce((sum, letter) => sum + ((glyphs[letter]?.[0] ?? 0) + 1.55) / 8, 0);
}
