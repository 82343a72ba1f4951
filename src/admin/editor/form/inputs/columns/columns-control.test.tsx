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

test('a row is one strip with fractions, and a column more is one step', () => {
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

test('a column that is removed leaves its blocks to the one beside it', () => {
  const { press, row } = open({ columns: [[text('one')], [text('two')]] });
  press('Column 2, 1 fr');
  press('Remove column 2');
  expect(row()).toMatchObject({ columns: [[text('one'), text('two')]], numColumns: 1 });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove column 1' }).disabled).toBe(true);
});

test('the chosen column has its fraction, its card and its blocks', () => {
  const { press, type, row, strip } = open({ columns: [[], [text('two')]] });
  press('Column 2, 1 fr');
  type('Width', '2.5');
  fireEvent.click(screen.getByLabelText(columnsWords.card));
  expect(row()).toMatchObject({ columnFractions: [1, 2.5], columnRenderAsCard: [false, true] });
  expect(strip()[1]).toBe('Column 2, 2.5 fr, card');
  expect(screen.getByRole('button', { name: 'Add to Column 2' })).toBeDefined();
});

test('a column that is clicked in the page is the chosen one', () => {
  const { view } = open({ columns: [[], [text('two')]] });
  act(() => view.setState({ fieldRequest: { blockId: 'a', field: 'rows[0].columns[1]', focus: false } }));
  expect(screen.getByRole('button', { name: 'Column 2, 1 fr' }).getAttribute('aria-pressed')).toBe('true');
});

test('a column that only the count asks for is made before something goes in', () => {
  const { press, row } = open({ numColumns: 2 });
  press('Column 2, 1 fr');
  press('Use column 2');
  expect(row()).toMatchObject({ numColumns: 2, columns: [[], []] });
});

test('the flat form has the same strip', () => {
  const { press, stored } = openBlockForm('grid', { columns: [[text('one')]] });
  press('Add column');
  expect(stored()).toMatchObject({ columns: [[text('one')], []], numColumns: 2 });
});
