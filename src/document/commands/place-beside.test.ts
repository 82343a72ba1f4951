import { describe, expect, it, test } from 'vitest';
import type { Block } from '#content/block/block.ts';
import { walkBlocks } from '#content/block/slots.ts';
import { fc } from '../../../tests/support/properties.ts';
import {
  blockTree,
  choose,
  createCounter,
  freezeDeep,
  withIds,
} from '../../../tests/support/random-pages.ts';
import { definitions } from '../../../tests/support/sample-page.ts';
import { applyEdit } from '../apply-edit.ts';
import type { Edit } from '../edit.ts';
import { createPageTree, type PageTree } from '../page-tree.ts';
import { selectBlocks } from '../selection.ts';
import { updateSelection } from '../update-selection.ts';
import { closeEmptiedColumns } from './close-columns.ts';
import { moveBlocksTo } from './move-blocks-to.ts';
import { insertBlocksBeside, moveBlocksBeside, placeBeside, takeOutOfColumns } from './place-beside.ts';

const text = (id: string): Block => ({ id, type: 'text', content: id });
const columns = (...ids: string[][]) => ids.map((column) => column.map(text));
const row = (...ids: string[][]) => ({
  numColumns: ids.length,
  columnFractions: ids.map(() => 1),
  columns: columns(...ids),
});
const grid = (id: string, ...rows: ReturnType<typeof row>[]): Block => ({ id, type: 'grid', rows });
const page = (...overview: Block[]) => createPageTree(definitions, { title: 'x', overview });

/** Formats the page as one line: `a (b | c d / e) f`, a grid in parentheses. */
function line(tree: PageTree, blocks: readonly Block[] = tree.content.overview): string {
  return blocks
    .map((block) => {
      if (block.type !== 'grid') return block.id;
      const rows = (Array.isArray(block.rows) ? block.rows : [block]) as { columns: Block[][] }[];
      const inner = rows.map((one) => one.columns.map((column) => line(tree, column)).join(' | '));
      return `(${inner.join(' / ')})`;
    })
    .join(' ');
}

const lineAfter = (tree: PageTree, edit: Edit | undefined) => edit && line(applyEdit(tree, edit).tree);
const beside = (tree: PageTree, moved: string | string[], blockId: string, side: 'left' | 'right') =>
  lineAfter(tree, moveBlocksBeside(tree, [moved].flat(), { blockId, side }, createCounter('new')));

describe('a block placed beside another', () => {
  const tree = page(text('a'), text('b'), text('c'), text('d'));

  it('replaces the other block with a grid of two columns', () => {
    expect(beside(tree, 'd', 'b', 'right')).toBe('a (b | d) c');
    expect(beside(tree, 'a', 'c', 'left')).toBe('b (a | c) d');
    const edit = moveBlocksBeside(tree, ['d'], { blockId: 'b', side: 'right' }, createCounter('new'));
    expect(edit && applyEdit(tree, edit).tree.content.overview[1]).toMatchObject({
      rows: [{ numColumns: 2, columnFractions: [1, 1] }],
    });
  });

  it('shares one column with the other blocks that are moved along', () => {
    expect(beside(tree, ['a', 'd'], 'b', 'right')).toBe('(b | a d) c');
  });

  it('gets a new column if the other block is already in a row', () => {
    const three = page(text('a'), grid('g', row(['b'], ['c', 'd'])));
    expect(beside(three, 'a', 'c', 'right')).toBe('(b | c d | a)');
    expect(beside(three, 'a', 'b', 'left')).toBe('(a | b | c d)');
    expect(beside(three, 'a', 'g', 'right')).toBe('(b | c d | a)');
    expect(beside(three, 'd', 'c', 'right')).toBe('a (b | c | d)');
    expect(beside(three, 'b', 'd', 'right')).toBe('a (c d | b)');
  });

  it('is refused in a full row, beside a multi-row grid, beside itself or where it already is', () => {
    const full = page(text('x'), grid('g', row(...Array.from({ length: 12 }, (_none, at) => [`c${at}`]))));
    expect(beside(full, 'x', 'c3', 'left')).toBeUndefined();
    const rows = page(text('x'), grid('g', row(['a'], ['b']), row(['c'], ['d'])));
    expect(beside(rows, 'x', 'g', 'left')).toBeUndefined();
    expect(beside(rows, 'x', 'd', 'left')).toBe('(a | b / c | x | d)');
    expect(beside(rows, 'b', 'a', 'right')).toBeUndefined();
    expect(beside(rows, 'x', 'x', 'right')).toBeUndefined();
    expect(beside(rows, 'g', 'x', 'right')).toBeUndefined();
  });

  it('is refused if the parent does not allow columns', () => {
    const card = { id: 'slides', type: 'carousel', cardSlides: [{ id: 'card', type: 'card' }] };
    expect(beside(page(text('a'), card), 'a', 'card', 'left')).toBeUndefined();
  });

  it('can be a new block', () => {
    const edit = insertBlocksBeside(tree, [text('n')], { blockId: 'c', side: 'left' }, createCounter('new'));
    expect(lineAfter(tree, edit)).toBe('a b (n | c) d');
    if (!edit) return;
    const next = applyEdit(tree, edit).tree;
    expect(updateSelection(tree, next, selectBlocks(tree, ['a']), edit).ids).toEqual(['n']);
  });
});

describe('a block that is moved out of its columns', () => {
  const move = (tree: PageTree, ids: string[], index: number) => {
    const edit = moveBlocksTo(tree, ids, { parent: null, slot: [], index });
    return lineAfter(tree, edit && closeEmptiedColumns(tree, ids, edit));
  };

  it('removes the emptied column, and the grid if one column is left', () => {
    expect(move(page(grid('g', row(['a'], ['b'], ['c']))), ['b'], 0)).toBe('b (a | c)');
    expect(move(page(grid('g', row(['a'], ['b', 'c'])), text('d')), ['a'], 2)).toBe('b c d a');
    expect(move(page(grid('g', row(['a', 'b'], ['c']))), ['a'], 1)).toBe('(b | c) a');
    expect(move(page(grid('g', row(['a'], ['b']), row(['c'], ['d']))), ['c', 'd'], 0)).toBe('c d (a | b)');
    expect(move(page(grid('g', row(['a'], ['b']))), ['a', 'b'], 1)).toBe('a b');
  });

  it('keeps columns that were already empty, and a grid with its own styling', () => {
    expect(move(page(grid('g', row(['a'], [], ['c']))), ['c'], 0)).toBe('c (a | )');
    const filled = { ...grid('g', row(['a'], ['b'])), backgroundColor: '#fff' };
    expect(move(page(filled), ['b'], 0)).toBe('b (a)');
    expect(move(page(filled), ['a', 'b'], 0)).toBe('a b ( | )');
    const cards = { ...row(['a'], ['b']), columnRenderAsCard: [true, false] };
    expect(move(page(grid('g', cards)), ['a'], 0)).toBe('a b');
    expect(move(page(grid('g', cards)), ['b'], 0)).toBe('b (a)');
  });

  it('is placed above the grid if taken out of the first column, and below it otherwise', () => {
    const tree = page(text('x'), grid('g', row(['a'], ['b'], ['c', 'd'])));
    const out = (...ids: string[]) =>
      lineAfter(tree, takeOutOfColumns(tree, selectBlocks(tree, ids), createCounter('new')));
    expect(out('a')).toBe('x a (b | c d)');
    expect(out('d')).toBe('x (a | b | c) d');
    expect(out('a', 'c', 'd')).toBe('x a c d b');
    expect(out('x')).toBeUndefined();
    expect(out('x', 'a')).toBeUndefined();
  });
});

test('placeBeside places a block beside the one above or below, and keeps the reading order', () => {
  const tree = page(text('a'), text('b'), grid('g', row(['c'], ['d'])));
  const place = (neighbour: 'above' | 'below', ...ids: string[]) =>
    lineAfter(tree, placeBeside(neighbour)(tree, selectBlocks(tree, ids), createCounter('new')));
  expect(place('above', 'b')).toBe('(a | b) (c | d)');
  expect(place('below', 'b')).toBe('a (b | c | d)');
  expect(place('above', 'a')).toBeUndefined();
  expect(place('below', 'g')).toBeUndefined();
});

test('columns of unequal width are divided into twelfths when one is added or removed', () => {
  const uneven = { ...row(['a'], ['b']), columnFractions: [7, 5] };
  const tree = page(text('x'), grid('g', uneven));
  const edit = moveBlocksBeside(tree, ['x'], { blockId: 'b', side: 'right' }, createCounter('new'));
  if (!edit) throw new Error('There is no room');
  const three = applyEdit(tree, edit).tree;
  expect(three.content.overview[0]).toMatchObject({ rows: [{ columnFractions: [5, 3, 4] }] });
});

const kinds = fc.constantFrom('beside', 'insert', 'move', 'above', 'below', 'out');
const step = fc.record({
  kind: kinds,
  picks: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
  target: fc.nat(),
  index: fc.nat({ max: 3 }),
  side: fc.constantFrom('left' as const, 'right' as const),
});

function createStepEdit(
  tree: PageTree,
  ids: string[],
  { kind, target, index, side }: { kind: string; target: number; index: number; side: 'left' | 'right' },
  newId: () => string,
): Edit | undefined {
  const visits = [...tree.walk()];
  const selection = selectBlocks(tree, ids);
  const other = choose(visits, target);
  if (!other) return undefined;
  const spot = { blockId: other.block.id, side };
  if (kind === 'beside') return moveBlocksBeside(tree, ids, spot, newId);
  if (kind === 'insert') return insertBlocksBeside(tree, [text(newId())], spot, newId);
  if (kind === 'above' || kind === 'below') return placeBeside(kind)(tree, selection, newId);
  if (kind === 'out') return takeOutOfColumns(tree, selection, newId);
  const edit = moveBlocksTo(tree, ids, { parent: other.parent?.id ?? null, slot: other.slot, index });
  return edit && closeEmptiedColumns(tree, ids, edit);
}

test('any series of moves keeps every block and the selection, and one undo restores the page', () => {
  fc.assert(
    fc.property(fc.array(blockTree, { maxLength: 5 }), fc.array(step, { maxLength: 6 }), (trees, steps) => {
      const newId = createCounter('b');
      const own = createCounter('o');
      let tree = createPageTree(
        definitions,
        freezeDeep({ title: 'x', overview: trees.map((one) => withIds(one, own)) }),
      );
      for (const one of steps) {
        const visits = [...tree.walk()].map(({ block }) => block.id);
        const ids = one.picks.flatMap((pick) => choose(visits, pick) ?? []);
        const selection = selectBlocks(tree, [...new Set(ids)]);
        const edit = createStepEdit(tree, ids, one, newId);
        if (!edit) continue;
        const applied = applyEdit(tree, edit);
        const lists = (of: PageTree) =>
          [...walkBlocks(definitions, of.content.overview)].map(({ block }) => block);
        const kept = lists(applied.tree).map(({ id }) => id);
        expect(new Set(kept).size).toBe(kept.length);
        for (const block of lists(tree)) if (block.type !== 'grid') expect(kept).toContain(block.id);
        expect(applyEdit(applied.tree, applied.inverse).tree.content).toEqual(tree.content);
        const next = updateSelection(tree, applied.tree, selection, edit);
        const isLeft = selection.ids.filter((id) => applied.tree.find(id));
        if (one.kind !== 'insert' && isLeft.length > 0) {
          expect([...next.ids].sort()).toEqual([...isLeft].sort());
        }
        tree = applied.tree;
      }
    }),
  );
});
