import { expect, it } from 'vitest';
import { fc } from '../../tests/support/properties.ts';
import { blurColors, blurOf, isBlur } from './blur.ts';

const channel = fc.integer({ min: 0, max: 255 });
const cells = fc.array(fc.tuple(channel, channel, channel), { minLength: 6, maxLength: 6 });

it('keeps the colour of each cell', () => {
  fc.assert(
    fc.property(cells, (given) => {
      const blur = blurOf(given);
      expect(isBlur(blur)).toBe(true);
      const read = blurColors(blur).map((color) =>
        [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)),
      );
      expect(read).toEqual(given);
    }),
  );
});

it.each(['12345', 'url(javascript:alert(1))', `${'0'.repeat(35)}g`, '0'.repeat(37)])(
  'nothing else is one: %j',
  (value) => expect(isBlur(value)).toBe(false),
);
