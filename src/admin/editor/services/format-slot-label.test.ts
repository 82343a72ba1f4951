import { expect, test } from 'vitest';
import { definitions } from '../../../../tests/support/sample-page.ts';
import { formatSlotLabel } from './format-slot-label.ts';

const label = (type: string, ...path: (string | number)[]) => {
  const definition = definitions.get(type);
  if (!definition) throw new Error(`There is no ${type}`);
  return formatSlotLabel(definition, path);
};

test('a place is called by the items that lead to it, counted from one', () => {
  expect(label('grid', 'rows', 0, 'columns', 1)).toBe('Row 1 · Column 2');
  expect(label('grid', 'columns', 2)).toBe('Column 3');
});

test('a path that the block does not know is called as far as it goes', () => {
  expect(label('grid', 'rows', 4, 'nobody', 1)).toBe('Row 5');
  expect(label('grid', 'nobody')).toBe('');
  expect(label('grid', 0)).toBe('');
});
