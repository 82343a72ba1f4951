import { expect, test } from 'vitest';
import { block, definitions, samplePage } from '../../../../tests/support/sample-page.ts';
import { listOutlineRows, type OutlineRow } from './outline-rows.ts';

const { overview } = samplePage();
const drawRows = (rows: readonly OutlineRow[]) =>
  rows.map((row) => `${'  '.repeat(row.level - 1)}${row.kind === 'block' ? row.block.id : row.label}`);
const lines = (collapsed: string[] = []) =>
  drawRows(listOutlineRows(definitions, overview, new Set(collapsed)));

test('listOutlineRows lists blocks, and the empty slots inside them by name', () => {
  expect(lines()).toEqual(['title', 'grid', '  text', '  Column 2', 'divider']);
});

test('a slot with one block has no row of its own, and a slot with several has one', () => {
  const text = (id: string) => block(id, 'text');
  const drawn = (rows: readonly (readonly (readonly ReturnType<typeof text>[])[])[]) => {
    const grid = block('grid', 'grid', { rows: rows.map((columns) => ({ columns })) });
    return drawRows(listOutlineRows(definitions, [grid], new Set()));
  };
  expect(drawn([[[text('a')], [text('b')], [text('c')]]])).toEqual(['grid', '  a', '  b', '  c']);
  expect(drawn([[[text('a'), text('b')], [text('c')]]])).toEqual([
    'grid',
    '  Column 1',
    '    a',
    '    b',
    '  c',
  ]);
  expect(drawn([[[text('a'), text('b')]]])).toEqual(['grid', '  a', '  b']);
  expect(drawn([[[text('a')]], [[text('b'), text('c')]], [[], []]])).toEqual([
    'grid',
    '  a',
    '  Row 2',
    '    b',
    '    c',
    '  Row 3 · Column 1',
    '  Row 3 · Column 2',
  ]);
});

test('the only block of a slot counts among the siblings of that slot', () => {
  const rows = listOutlineRows(definitions, overview, new Set());
  expect(rows.find(({ key }) => key === 'text')).toMatchObject({ level: 2, position: 0, siblings: 2 });
  expect(rows.find(({ kind }) => kind === 'slot')).toMatchObject({ level: 2, position: 1, siblings: 2 });
});

test('a collapsed block hides the rows inside it', () => {
  expect(lines(['grid'])).toEqual(['title', 'grid', 'divider']);
});

test('a block inside a hidden block is marked as hidden by its parent', () => {
  const hidden = overview.map((one) => (one.id === 'grid' ? { ...one, hidden: true } : one));
  const row = listOutlineRows(definitions, hidden, new Set()).find(({ key }) => key === 'text');
  expect(row).toMatchObject({ hiddenByParent: true });
});

test('a block in an unused slot is listed and marked as hidden by its parent', () => {
  const old = { id: 'old', type: 'text' };
  const grid = overview.map((one) => (one.id === 'grid' ? { ...one, columns: [[old]] } : one));
  const row = listOutlineRows(definitions, grid, new Set()).find(({ key }) => key === 'old');
  expect(row).toMatchObject({ hiddenByParent: true });
});

test('an unchanged block keeps its row object; moving, collapsing or editing it creates another', () => {
  const kept = (page: typeof overview, collapsed: string[] = []) => {
    const before = listOutlineRows(definitions, overview, new Set());
    const after = listOutlineRows(definitions, page, new Set(collapsed));
    return after.filter((row) => row.kind === 'block' && before.includes(row)).map(({ key }) => key);
  };
  expect(kept(overview)).toEqual(['title', 'grid', 'text', 'divider']);
  const changed = overview.map((one) => (one.id === 'divider' ? { ...one, width: 'full' } : one));
  expect(kept(changed)).toEqual(['title', 'grid', 'text']);
  expect(kept(overview, ['grid'])).toEqual(['title', 'divider']);
  expect(kept(overview.toReversed())).toEqual(['grid', 'text']);
  expect(kept(overview.slice(0, 2))).toEqual(['text']);
});
