import { expect, test } from 'vitest';
import { fc } from '../../../../tests/support/properties.ts';
import { scrollSpeed } from './compute-scroll-speed.ts';

test('in the middle the page stands still, at its edges it goes up and down', () => {
  expect(scrollSpeed(400, 800)).toBe(0);
  expect(scrollSpeed(10, 800)).toBeLessThan(0);
  expect(scrollSpeed(795, 800)).toBeGreaterThan(0);
});

test('nearer to an edge it goes faster, and never faster than at the edge itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 63 }), (from) => {
      expect(scrollSpeed(from - 1, 800)).toBeLessThan(scrollSpeed(from, 800));
      expect(scrollSpeed(800 - from, 800)).toBeCloseTo(-scrollSpeed(from, 800));
    }),
  );
  expect(scrollSpeed(-500, 800)).toBe(scrollSpeed(0, 800));
});
