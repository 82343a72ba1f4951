import { expect, it } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { encodeBlur, getBlurColors, getCoarseBlurColors, isBlur } from './blur.ts';

const channel = fc.integer({ min: 0, max: 255 });
const cells = fc.array(fc.tuple(channel, channel, channel), { minLength: 6, maxLength: 6 });

it('a blur keeps the colour of each cell', () => {
  fc.assert(
    fc.property(cells, (given) => {
      const blur = encodeBlur(given);
      expect(isBlur(blur)).toBe(true);
      const read = getBlurColors(blur).map((color) =>
        [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)),
      );
      expect(read).toEqual(given);
    }),
  );
});

it('coarse blur colours are as close as one hexadecimal digit per channel allows', () => {
  fc.assert(
    fc.property(cells, (given) => {
      const short = getCoarseBlurColors(encodeBlur(given));
      expect(short.every((color) => /^#[0-9a-f]{3}$/.test(color))).toBe(true);
      const read = short.map((color) => [1, 2, 3].map((at) => Number.parseInt(color[at] ?? '', 16) * 17));
      for (const [cell, channels] of read.entries())
        for (const [index, value] of channels.entries())
          expect(Math.abs(value - (given[cell]?.[index] ?? 0))).toBeLessThanOrEqual(8.5);
    }),
  );
});

it.each(['12345', 'url(javascript:alert(1))', `${'0'.repeat(35)}g`, '0'.repeat(37)])(
  'isBlur rejects %j',
  (value) => expect(isBlur(value)).toBe(false),
);
