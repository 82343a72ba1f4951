import { expect, test } from 'vitest';
import { definitions, samplePage } from '../../../../tests/support/sample-page.ts';
import { listOutlineRows } from './outline-rows.ts';

const { overview } = samplePage();
const lines = (collapsed: string[] = []) =>
  listOutlineRows(definitions, overview, new Set(collapsed)).map(
    (row) => `${'  '.repeat(row.level - 1)}${row.kind === 'block' ? row.block.id : row.label}`,
  );

test('blocks, and the places inside them by name', () => {
  expect(lines()).toEqual([
    'title',
    'grid',
    '  Row 1 · Column 1',
    '    text',
    '  Row 1 · Column 2',
    'divider',
  ]);
});

test('a closed block hides what is in it', () => {
  expect(lines(['grid'])).toEqual(['title', 'grid', 'divider']);
});

test('what is inside a hidden block is hidden with it', () => {
  const hidden = overview.map((block) => (block.id === 'grid' ? { ...block, hidden: true } : block));
  const row = listOutlineRows(definitions, hidden, new Set()).find(({ key }) => key === 'text');
  expect(row).toMatchObject({ hiddenByParent: true });
});

test('what stands in a place that is not in use is not shown, and can be got at', () => {
  const old = { id: 'old', type: 'text' };
  const grid = overview.map((block) => (block.id === 'grid' ? { ...block, columns: [[old]] } : block));
  const row = listOutlineRows(definitions, grid, new Set()).find(({ key }) => key === 'old');
  expect(row).toMatchObject({ hiddenByParent: true });
});

test('a block that says the same where it stood has the same row; moved, closed or changed it has another', () => {
  const kept = (page: typeof overview, collapsed: string[] = []) => {
    const before = listOutlineRows(definitions, overview, new Set());
    const after = listOutlineRows(definitions, page, new Set(collapsed));
    return after.filter((row) => row.kind === 'block' && before.includes(row)).map(({ key }) => key);
  };
  expect(kept(overview)).toEqual(['title', 'grid', 'text', 'divider']);
  const changed = overview.map((block) => (block.id === 'divider' ? { ...block, width: 'full' } : block));
  expect(kept(changed)).toEqual(['title', 'grid', 'text']);
  expect(kept(overview, ['grid'])).toEqual(['title', 'divider']);
  expect(kept(overview.toReversed())).toEqual(['grid', 'text']);
  expect(kept(overview.slice(0, 2))).toEqual(['text']);
});
