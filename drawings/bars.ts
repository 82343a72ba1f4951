import { box } from './drawing.ts';
import { seededRandom } from './random.ts';

export interface TextLook {
  size: number;
  colour: string;
  seed?: number;
  leading?: number;
  /** How far the last line runs, as a share of the width. */
  last?: number;
  weight?: 'regular' | 'bold';
  opacity?: number;
}

/** Text as a designer blocks it in: word-shaped bars with a ragged right edge. */
export function textBars(x: number, y: number, width: number, lines: number, look: TextLook): string {
  const { size, colour, seed = 1, leading = 1.6, last = 0.62, weight = 'regular', opacity } = look;
  const random = seededRandom(seed * 7919 + lines);
  const height = size * (weight === 'bold' ? 0.66 : 0.46);
  const gap = size * (weight === 'bold' ? 0.34 : 0.36);
  const bars: string[] = [];
  for (let row = 0; row < lines; row += 1) {
    const end = width * (row === lines - 1 ? last : random.between(0.88, 1));
    let cursor = 0;
    while (cursor < end - size) {
      const word = Math.min(size * random.between(1, 4.4), end - cursor);
      bars.push(
        box(x + cursor, y + row * size * leading + (size - height) / 2, word, height, colour, height * 0.3, {
          opacity,
        }),
      );
      cursor += word + gap;
    }
  }
  return bars.join('');
}

/** One quiet bar: a label, a value, a button's word. A large and long one is a heading, and falls into words. */
export function label(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  opacity?: number,
): string {
  const radius = Math.min(height * 0.32, 3 + height * 0.06);
  const bar = (from: number, share: number): string =>
    box(x + width * from, y, width * share, height, colour, radius, { opacity });
  if (height < 20 || width < height * 4.5) return bar(0, 1);
  const gap = (height * 0.42) / width;
  const count = width > height * 9 ? 3 : 2;
  const random = seededRandom(Math.round(width * 31 + height * 7 + y));
  const shares = Array.from({ length: count }, () => random.between(0.6, 1.5));
  const sum = shares.reduce((total, share) => total + share, 0);
  let cursor = 0;
  return shares
    .map((share) => {
      const part = (share / sum) * (1 - gap * (count - 1));
      const word = bar(cursor, part);
      cursor += part + gap;
      return word;
    })
    .join('');
}
