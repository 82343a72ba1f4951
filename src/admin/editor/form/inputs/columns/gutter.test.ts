import { describe, expect, test } from 'vitest';
import { fc } from '../../../../../../tests/support/properties.ts';
import { dragGutter, formatRatio, type GutterStart, stepGutter } from './gutter.ts';

const two: GutterStart = { fractions: [1, 1], widths: [300, 300], gutter: 0 };
const three: GutterStart = { fractions: [1, 1, 1], widths: [200, 200, 200], gutter: 0 };

describe('a gutter between two columns', () => {
  test.each([
    [0, [1, 1]],
    [-7, [1, 1]],
    [-57, [2, 3]],
    [-100, [1, 2]],
    [-94, [1, 2]],
    [100, [2, 1]],
    [63, [3, 2]],
  ])('dragged %i pixels is held by the ratio there', (by, fractions) => {
    expect(dragGutter(two, by)).toEqual(fractions);
  });

  test('between two stops it goes where it is dragged to', () => {
    expect(dragGutter(two, -30)).toEqual([0.9, 1.1]);
  });

  test('freely goes in steps of 8 pixels past the stops', () => {
    expect(dragGutter(two, -57, true)).toEqual([0.81, 1.19]);
    expect(dragGutter(two, 3, true)).toEqual([1, 1]);
  });

  test('by a key goes from stop to stop, and ends at the last one', () => {
    expect(stepGutter(two, 1)).toEqual([3, 2]);
    expect(stepGutter({ ...two, fractions: [3, 2] }, 1)).toEqual([2, 1]);
    expect(stepGutter({ ...two, fractions: [2, 1] }, 1)).toEqual([2, 1]);
    expect(stepGutter({ ...two, fractions: [3, 2] }, -1)).toEqual([1, 1]);
  });

  test('is said in small numbers, or in percent', () => {
    expect([formatRatio([2, 4]), formatRatio([1.5, 1]), formatRatio([0.9, 1.17])]).toEqual([
      '1 : 2',
      '3 : 2',
      '43% : 57%',
    ]);
  });
});

test('of three columns the third keeps its share, and its width is a stop as well', () => {
  expect(dragGutter(three, -66)).toEqual([2, 4, 3]);
  expect(dragGutter({ fractions: [1, 2, 3], widths: [100, 200, 300], gutter: 1 }, 46)).toEqual([2, 5, 5]);
});

const fraction = fc.integer({ min: 1, max: 12 });
const starts = fc.array(fraction, { minLength: 2, maxLength: 6 }).chain((fractions) =>
  fc.record({
    fractions: fc.constant(fractions),
    widths: fc.constant(fractions.map((one) => one * 80)),
    gutter: fc.integer({ min: 0, max: fractions.length - 2 }),
  }),
);

test('whatever is dragged, each fraction is one that the field takes, and the others keep their shares', () => {
  fc.assert(
    fc.property(starts, fc.integer({ min: -2000, max: 2000 }), fc.boolean(), (start, by, free) => {
      const next = dragGutter(start, by, free);
      expect(next).toHaveLength(start.fractions.length);
      for (const one of next) {
        expect(one).toBeGreaterThanOrEqual(0.1);
        expect(one).toBeLessThanOrEqual(12);
      }
      const share = (fractions: readonly number[], index: number) =>
        (fractions[index] ?? 0) / fractions.reduce((sum, one) => sum + one, 0);
      for (const index of next.keys()) {
        if (index === start.gutter || index === start.gutter + 1) continue;
        expect(share(next, index)).toBeCloseTo(share(start.fractions, index), 1);
      }
    }),
  );
});

test('a gutter that is not moved changes no width', () => {
  fc.assert(
    fc.property(starts, (start) => {
      const same = dragGutter(start, 0, true);
      const [first = 1, was = 1] = [same[0], start.fractions[0]];
      for (const [index, one] of same.entries())
        expect(one / first).toBeCloseTo((start.fractions[index] ?? 0) / was, 2);
    }),
  );
});

test('percentages make a hundred together', () => {
  const fractions = fc.array(fc.integer({ min: 5, max: 995 }), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(fractions, (parts) => {
      const shares = formatRatio(parts.map((part) => part / 100)).matchAll(/(\d+)%/g);
      const sum = [...shares].reduce((total, [, share]) => total + Number(share), 0);
      expect([0, 100]).toContain(sum);
    }),
  );
  expect(formatRatio([0.61, 1.39])).toBe('31% : 69%');
});
