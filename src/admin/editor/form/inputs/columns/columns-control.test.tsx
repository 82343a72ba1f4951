// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openBlockForm } from '../../../../../../tests/support/open-form.tsx';
import { readAnnouncement } from '../../../../../../tests/support/render-in-editor.tsx';
import { columnsWords } from './columns-words.ts';

afterEach(cleanup);

const text = (id: string) => ({ id, type: 'text', content: id });

function open(row: Record<string, unknown>) {
  const form = openBlockForm('grid', { rows: [row] });
  const row0 = () => (form.stored().rows as Record<string, unknown>[])[0];
  const strip = () =>
    screen
      .getAllByRole('button', { name: /^Column \d, / })
      .map((column) => column.getAttribute('aria-label'));
  return { ...form, row: row0, strip };
}

test('a row is shown as a strip of fractions, and adding a column is one undo step', () => {
  const { strip, press, row, steps } = open({ columns: [[text('one')], []], columnFractions: [2, 1] });
  expect(strip()).toEqual(['Column 1, 2 fr', 'Column 2, 1 fr']);
  press('Add column');
  expect(row()).toMatchObject({
    numColumns: 3,
    columnFractions: [5, 3, 4],
    columns: [[text('one')], [], []],
  });
  expect([readAnnouncement(), steps()]).toEqual(['3 columns', ['Change Columns']]);
});

test('removing a column moves its blocks to the column beside it', () => {
  const { press, row } = open({ columns: [[text('one')], [text('two')]] });
  press('Column 2, 1 fr');
  press('Remove column 2');
  expect(row()).toMatchObject({ columns: [[text('one'), text('two')]], numColumns: 1 });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove column 1' }).disabled).toBe(true);
});

test('the selected column shows its fraction, its card setting and its blocks', () => {
  const { press, type, row, strip } = open({ columns: [[], [text('two')]] });
  press('Column 2, 1 fr');
  type('Width', '2.5');
  fireEvent.click(screen.getByLabelText(columnsWords.card));
  expect(row()).toMatchObject({ columnFractions: [1, 2.5], columnRenderAsCard: [false, true] });
  expect(strip()[1]).toBe('Column 2, 2.5 fr, card');
  expect(screen.getByRole('button', { name: 'Add to Column 2' })).toBeDefined();
});

test('clicking a column in the page selects it in the strip', () => {
  const { view } = open({ columns: [[], [text('two')]] });
  act(() => view.setState({ fieldRequest: { blockId: 'a', field: 'rows[0].columns[1]', focus: false } }));
  expect(screen.getByRole('button', { name: 'Column 2, 1 fr' }).getAttribute('aria-pressed')).toBe('true');
});

test('a column that exists only in the count is created before a block is added', () => {
  const { press, row } = open({ numColumns: 2 });
  press('Column 2, 1 fr');
  press('Use column 2');
  expect(row()).toMatchObject({ numColumns: 2, columns: [[], []] });
});

test('columns without rows show the same strip', () => {
  const { press, stored } = openBlockForm('grid', { columns: [[text('one')]] });
  press('Add column');
  expect(stored()).toMatchObject({ columns: [[text('one')], []], numColumns: 2 });
});
