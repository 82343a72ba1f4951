import { expect, test } from 'vitest';
import { block, definitions } from '../../../../../tests/support/sample-page.ts';
import { formatSlotLabel } from './format-slot-label.ts';

const rows = [{ columns: [[], []] }, { columns: [[]] }];
const label = (values: Record<string, unknown>, ...path: (string | number)[]) => {
  const definition = definitions.get('grid');
  if (!definition) throw new Error('There is no grid');
  return formatSlotLabel(definition, path, block('g', 'grid', values));
};

test('a slot is named by the items that lead to it, counted from one', () => {
  expect(label({ rows }, 'rows', 0, 'columns', 1)).toBe('Row 1 · Column 2');
  expect(label({ columns: [[], [], []] }, 'columns', 2)).toBe('Column 3');
});

test('a single row or column is not counted', () => {
  expect(label({ rows: rows.slice(0, 1) }, 'rows', 0, 'columns', 1)).toBe('Column 2');
  expect(label({ rows }, 'rows', 1, 'columns', 0)).toBe('Row 2');
  expect(label({ rows: rows.slice(1) }, 'rows', 0, 'columns', 0)).toBe('Column 1');
});

test('an unknown path is named as far as it is known', () => {
  expect(label({}, 'rows', 4, 'nobody', 1)).toBe('Row 5');
  expect(label({}, 'nobody')).toBe('');
  expect(label({}, 0)).toBe('');
});
