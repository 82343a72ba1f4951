import { box } from './drawing.ts';
import { seededRandom } from './random.ts';

export interface TextLook {
  size: number;
  colour: string;
  seed?: number;
  leading?: number;
  /** Length of the last line, as a share of the width. */
  last?: number;
  weight?: 'regular' | 'bold';
  opacity?: number;
}

/** Placeholder text: word-shaped bars with a ragged right edge. */
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
