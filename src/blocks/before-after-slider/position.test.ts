import { expect, it } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { clampPosition } from './position.ts';

it.each([
  [50, 50],
  [0, 20],
  [19.9, 20],
  [100, 100],
  [170, 100],
  [Number.NaN, 50],
])('position %d is rendered at %d', (position, expected) => {
  expect(clampPosition(position)).toBe(expected);
});

it('a rendered position is always between 20 and 100', () => {
  fc.assert(
    fc.property(fc.double(), (position) => {
      const kept = clampPosition(position);
      return kept >= 20 && kept <= 100;
    }),
  );
});
