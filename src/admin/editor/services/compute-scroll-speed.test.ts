import { expect, test } from 'vitest';
import { fc } from '../../../../tests/support/properties.ts';
import { computeScrollSpeed } from './compute-scroll-speed.ts';

test('the speed is zero in the middle, negative at the top and positive at the bottom', () => {
  expect(computeScrollSpeed(400, 800)).toBe(0);
  expect(computeScrollSpeed(10, 800)).toBeLessThan(0);
  expect(computeScrollSpeed(795, 800)).toBeGreaterThan(0);
});

test('the speed increases towards an edge, up to its maximum at the edge', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 63 }), (from) => {
      expect(computeScrollSpeed(from - 1, 800)).toBeLessThan(computeScrollSpeed(from, 800));
      expect(computeScrollSpeed(800 - from, 800)).toBeCloseTo(-computeScrollSpeed(from, 800));
    }),
  );
  expect(computeScrollSpeed(-500, 800)).toBe(computeScrollSpeed(0, 800));
});
