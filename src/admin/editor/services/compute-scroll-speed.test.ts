import { expect, test } from 'vitest';
import { fc } from '../../../../tests/support/properties.ts';
import { computeScrollSpeed } from './compute-scroll-speed.ts';

test('in the middle the page stands still, at its edges it goes up and down', () => {
  expect(computeScrollSpeed(400, 800)).toBe(0);
  expect(computeScrollSpeed(10, 800)).toBeLessThan(0);
  expect(computeScrollSpeed(795, 800)).toBeGreaterThan(0);
});

test('nearer to an edge it goes faster, and never faster than at the edge itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 63 }), (from) => {
      expect(computeScrollSpeed(from - 1, 800)).toBeLessThan(computeScrollSpeed(from, 800));
      expect(computeScrollSpeed(800 - from, 800)).toBeCloseTo(-computeScrollSpeed(from, 800));
    }),
  );
  expect(computeScrollSpeed(-500, 800)).toBe(computeScrollSpeed(0, 800));
});
