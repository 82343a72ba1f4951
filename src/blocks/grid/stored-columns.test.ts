import { expect, test } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { toTwelfths } from '../shared/columns.ts';
import {
  addColumn,
  countColumns,
  dropColumns,
  getFraction,
  isCard,
  removeColumn,
  type StoredColumns,
  withAllSlots,
  withCard,
  withFraction,
} from './stored-columns.ts';

const nothing: StoredColumns = { slots: undefined, count: undefined, fractions: undefined, cards: undefined };

test('a row has the set number of columns, but never fewer than are stored', () => {
  expect(countColumns(nothing)).toBe(1);
  expect(countColumns({ ...nothing, count: 3 })).toBe(3);
  expect(countColumns({ ...nothing, slots: [[], []], count: 1 })).toBe(2);
  expect(countColumns({ ...nothing, count: 'many' })).toBe(1);
  expect(countColumns({ ...nothing, count: 4000 })).toBe(1);
});

test('setting one fraction or card fills in defaults for the other columns', () => {
  const row = withFraction({ ...nothing, count: 3 }, 1, 2.5);
  expect(row.fractions).toEqual([1, 2.5, 1]);
  expect(getFraction({ ...row, fractions: ['wide', 2] }, 0)).toBe(1);
  const carded = withCard(row, 2, true);
  expect([carded.cards, isCard(carded, 2), isCard(carded, 0)]).toEqual([[false, false, true], true, false]);
});

test('removing a column moves its blocks to the adjacent column', () => {
  const row = { ...nothing, slots: [['a'], ['b'], ['c']], fractions: [1, 2, 3] };
  expect(removeColumn(row, 2)).toMatchObject({ slots: [['a'], ['b', 'c']], fractions: [1, 2], count: 2 });
  expect(removeColumn(row, 0)).toMatchObject({ slots: [['a', 'b'], ['c']], fractions: [2, 3], count: 2 });
  expect(removeColumn(nothing, 0)).toBe(nothing);
});

test('withAllSlots adds an empty slot for each column without blocks', () => {
  expect(withAllSlots({ ...nothing, slots: [['a']], count: 3 }).slots).toEqual([['a'], [], []]);
});

test('adding and removing columns keeps every block in reading order', () => {
  const cell = fc.array(fc.uuid(), { maxLength: 3 });
  const step = fc.oneof(fc.constant(-1), fc.nat({ max: 11 }));
  fc.assert(
    fc.property(
      fc.array(cell, { maxLength: 5 }),
      fc.option(fc.nat({ max: 12 })),
      fc.array(step),
      (slots, count, steps) => {
        let row: StoredColumns = { ...nothing, slots, count };
        for (const at of steps) {
          const before = countColumns(row);
          row = at === -1 ? addColumn(row) : removeColumn(row, at % before);
          expect(countColumns(row)).toBe(at === -1 ? before + 1 : Math.max(1, before - 1));
        }
        expect((row.slots as unknown[]).flat()).toEqual(slots.flat());
      },
    ),
  );
});

test('an added column gets an average width, and unequal columns shrink to make space', () => {
  const row = { ...nothing, slots: [['a'], ['b']], fractions: [2, 2], cards: [true, false] };
  expect(addColumn(row, 1)).toEqual({
    slots: [['a'], [], ['b']],
    count: 3,
    fractions: [2, 2, 2],
    cards: [true, false, false],
  });
  expect(addColumn({ ...row, fractions: [8, 4] }).fractions).toEqual([5, 3, 4]);
});

test('dropping empty columns distributes their width among the others', () => {
  const row = { ...nothing, slots: [['a'], [], ['b']], fractions: [6, 3, 3], cards: [false, true, true] };
  expect(dropColumns(row, [1])).toEqual({
    slots: [['a'], ['b']],
    count: 2,
    fractions: [8, 4],
    cards: [false, true],
  });
});

test('toTwelfths returns whole widths that add up to twelve, at least one per column', () => {
  const widths = fc.array(fc.double({ min: 0.1, max: 12, noNaN: true }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(widths, (fractions) => {
      const twelfths = toTwelfths(fractions);
      expect(twelfths).toHaveLength(fractions.length);
      expect(twelfths.reduce((sum, one) => sum + one, 0)).toBe(12);
      for (const one of twelfths) expect(Number.isInteger(one) && one >= 1).toBe(true);
    }),
  );
  expect(toTwelfths([1, 2])).toEqual([4, 8]);
  expect(toTwelfths([1, 1, 1, 1, 1]).toSorted()).toEqual([2, 2, 2, 3, 3]);
});
