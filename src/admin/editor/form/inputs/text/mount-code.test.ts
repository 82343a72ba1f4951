import { expect, test } from 'vitest';
import { fc } from '../../../../../../tests/support/properties.ts';
import { changeTo } from './mount-code.ts';

test('changeTo returns a minimal replacement that turns one text into the other', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '<'), maxLength: 12 });
  fc.assert(
    fc.property(words, words, words, words, (start, before, after, end) => {
      const [one, other] = [start + before + end, start + after + end];
      const change = changeTo(one, other) ?? { from: 0, to: 0, insert: '' };
      expect(one.slice(0, change.from) + change.insert + one.slice(change.to)).toBe(other);
      expect(change.to - change.from).toBeLessThanOrEqual(before.length);
    }),
  );
});
