import { describe, expect, test } from 'vitest';
import { fc } from '../../../../../../tests/support/properties.ts';
import { dragGutter, formatWidths, type GutterStart, stepGutter } from './gutter.ts';

const two: GutterStart = { fractions: [1, 1], widths: [300, 300], gutter: 0 };
const three: GutterStart = { fractions: [1, 1, 1], widths: [200, 200, 200], gutter: 0 };

describe('a gutter between two columns', () => {
  test.each([
    [0, [6, 6]],
    [-24, [6, 6]],
    [-26, [5, 7]],
    [60, [7, 5]],
    [100, [8, 4]],
    [-900, [1, 11]],
  ])('snaps to the nearest twelfth when dragged by %i pixels', (by, fractions) => {
    expect(dragGutter(two, by)).toEqual(fractions);
  });

  test('moves freely by pixels when snapping is off', () => {
    expect(dragGutter(two, -57, true)).toEqual([0.81, 1.19]);
    expect(dragGutter(two, 3, true)).toEqual([1.01, 0.99]);
  });

  test('moves by one twelfth per key press, up to the last one', () => {
    expect(stepGutter(two, 1)).toEqual([7, 5]);
    expect(stepGutter({ ...two, fractions: [11, 1] }, 1)).toEqual([11, 1]);
    expect(stepGutter({ ...two, fractions: [3, 2] }, -1)).toEqual([6, 6]);
    expect(stepGutter(two, 1, true)).toEqual([1.02, 0.98]);
  });

  test('is described in twelfths, or in percentages', () => {
    expect([formatWidths([2, 4]), formatWidths([7, 5]), formatWidths([0.81, 1.19])]).toEqual([
      '4 / 8',
      '7 / 5',
      '41% / 59%',
    ]);
  });
});

test('with three columns, a drag changes only the two columns beside the gutter', () => {
  expect(dragGutter(three, -66)).toEqual([3, 5, 4]);
  expect(dragGutter({ fractions: [1, 2, 3], widths: [100, 200, 300], gutter: 1 }, 50)).toEqual([2, 5, 5]);
});

const fraction = fc.integer({ min: 1, max: 12 });
const starts = fc.array(fraction, { minLength: 2, maxLength: 6 }).chain((fractions) =>
  fc.record({
    fractions: fc.constant(fractions),
    widths: fc.constant(fractions.map((one) => one * 80)),
    gutter: fc.integer({ min: 0, max: fractions.length - 2 }),
  }),
);

test('any drag gives whole twelfths, and a free drag gives fractions that the field accepts', () => {
  fc.assert(
    fc.property(starts, fc.integer({ min: -2000, max: 2000 }), (start, by) => {
      const twelfths = dragGutter(start, by);
      expect(twelfths.every((one) => Number.isInteger(one) && one >= 1)).toBe(true);
      expect(twelfths.reduce((sum, one) => sum + one, 0)).toBe(12);
      const free = dragGutter(start, by, true);
      expect(free.every((one) => one >= 0.1 && one <= 12)).toBe(true);
      const getShare = (fractions: readonly number[], index: number) =>
        (fractions[index] ?? 0) / fractions.reduce((sum, one) => sum + one, 0);
      for (const index of free.keys()) {
        if (index === start.gutter || index === start.gutter + 1) continue;
        expect(getShare(free, index)).toBeCloseTo(getShare(start.fractions, index), 1);
      }
    }),
  );
});

test('percentages add up to 100', () => {
  const fractions = fc.array(fc.integer({ min: 5, max: 995 }), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(fractions, (parts) => {
      const shares = formatWidths(parts.map((part) => part / 100)).matchAll(/(\d+)%/g);
      const sum = [...shares].reduce((total, [, share]) => total + Number(share), 0);
      expect([0, 100]).toContain(sum);
    }),
  );
});
