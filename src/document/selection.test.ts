import { describe, expect, it } from 'vitest';
import { fc } from '../../tests/support/properties.ts';
import {
  blockTree,
  choose,
  createCounter,
  createEdit,
  listIds,
  type Wish,
  wish,
  withIds,
} from '../../tests/support/random-pages.ts';
import { testDefinitions as definitions } from '../../tests/support/test-definitions.ts';
import { applyEdit } from './apply-edit.ts';
import { combineEdits, InvalidEditError } from './edit.ts';
import { createPageTree, type PageTree } from './page-tree.ts';
import {
  filterSelection,
  listOutermost,
  noSelection,
  type Selection,
  selectBlocks,
  selectField,
  selectOnly,
  selectRange,
  toggleBlock,
} from './selection.ts';
import { updateSelection } from './update-selection.ts';

const text = (id: string) => ({ id, type: 'text', content: id });
const card = (id: string, ...content: string[]) => ({ id, type: 'card', content: content.map(text) });
const tree = createPageTree(definitions, {
  title: 'x',
  overview: [text('a'), card('c', 'c1', 'c2'), text('b'), text('d')],
});
const order = ['a', 'c', 'c1', 'c2', 'b', 'd'];

/** Asserts the invariants of a selection. */
function expectValid(page: PageTree, selection: Selection): void {
  const reading = listIds(page.content);
  expect(selection.ids).toEqual(reading.filter((id) => selection.ids.includes(id)));
  expect(selection.ids.length === 0).toBe(selection.lead === null);
  if (selection.lead !== null) expect(selection.ids).toContain(selection.lead);
  if (selection.anchor !== null) expect(reading).toContain(selection.anchor);
  expect(filterSelection(page, selection)).toBe(selection);
}

describe('a selection', () => {
  it('adds and removes a block, always in reading order', () => {
    const two = toggleBlock(tree, selectOnly('d'), 'a');
    expect(two).toMatchObject({ ids: ['a', 'd'], lead: 'a', anchor: 'a' });
    expect(toggleBlock(tree, two, 'a')).toMatchObject({ ids: ['d'], lead: 'd' });
    expect(toggleBlock(tree, selectOnly('d'), 'd')).toMatchObject({ ids: [], lead: null });
  });

  it('of a range extends in both directions from its anchor', () => {
    const down = selectRange(tree, selectOnly('c'), 'b', order);
    expect(down).toMatchObject({ ids: ['c', 'c1', 'c2', 'b'], lead: 'b', anchor: 'c' });
    expect(selectRange(tree, down, 'a', order)).toMatchObject({ ids: ['a', 'c'], lead: 'a', anchor: 'c' });
  });

  it('of a range skips collapsed blocks, and selects only the clicked block if its anchor is not visible', () => {
    const folded = ['a', 'c', 'b', 'd'];
    expect(selectRange(tree, selectOnly('a'), 'b', folded).ids).toEqual(['a', 'c', 'b']);
    expect(selectRange(tree, selectOnly('c1'), 'b', folded).ids).toEqual(['b']);
    expect(selectRange(tree, noSelection, 'b', folded).ids).toEqual(['b']);
  });

  it('of a block and its nested blocks counts as the outer block', () => {
    expect(listOutermost(tree, { ids: ['c', 'c1', 'b'] })).toEqual(['c', 'b']);
    expect(listOutermost(tree, { ids: ['c1', 'gone'] })).toEqual(['c1']);
  });
});

describe('a selection after an edit', () => {
  const leaving = (selection: Selection, ...gone: string[]) => {
    const edit = combineEdits(gone.map((blockId) => ({ type: 'block/remove', blockId }) as const));
    return updateSelection(tree, applyEdit(tree, edit).tree, selection, edit);
  };

  it('moves from a removed block to the next one, the previous one or the parent', () => {
    expect(leaving(selectOnly('a'), 'a').ids).toEqual(['c']);
    expect(leaving(selectOnly('d'), 'd').ids).toEqual(['b']);
    expect(leaving(selectBlocks(tree, ['b', 'd']), 'b', 'd').ids).toEqual(['c']);
    expect(leaving(selectBlocks(tree, ['c1', 'c2']), 'c1', 'c2').ids).toEqual(['c']);
    expect(leaving(selectOnly('c2'), 'c').ids).toEqual(['b']);
    expect(leaving(selectOnly('a'), 'a', 'c', 'b', 'd')).toEqual(noSelection);
  });

  it('keeps the remaining blocks, and the caret in a field of another block', () => {
    expect(leaving(selectBlocks(tree, ['a', 'b']), 'b')).toMatchObject({ ids: ['a'], lead: 'a' });
    const caret = selectField('a', ['content'], { start: 2, end: 2 });
    expect(leaving(caret, 'b')).toBe(caret);
    expect(leaving(caret, 'a').field).toBeUndefined();
  });
});

const choice = fc.record({ kind: fc.constantFrom('only', 'toggle', 'range', 'edit'), pick: fc.nat(), wish });

/** One action of a user: a selection, or an edit that may be refused. */
function step(
  now: { readonly tree: PageTree; readonly selection: Selection },
  { kind, pick, wish }: { readonly kind: string; readonly pick: number; readonly wish: Wish },
  next: () => string,
) {
  const ids = listIds(now.tree.content);
  const id = choose(ids, pick);
  if (kind !== 'edit') {
    if (id === undefined) return now;
    const chosen = {
      only: selectOnly(id),
      toggle: toggleBlock(now.tree, now.selection, id),
      range: selectRange(now.tree, now.selection, id, ids),
    }[kind];
    return { ...now, selection: chosen ?? now.selection };
  }
  const edit = createEdit(now.tree.content, wish, next);
  if (!edit) return now;
  try {
    const { tree } = applyEdit(now.tree, edit);
    return { tree, selection: updateSelection(now.tree, tree, now.selection, edit) };
  } catch (error) {
    if (!(error instanceof InvalidEditError)) throw error;
    return now;
  }
}

it('a selection stays valid after any series of selections and edits', () => {
  fc.assert(
    fc.property(
      fc.array(blockTree, { maxLength: 4 }),
      fc.array(choice, { maxLength: 15 }),
      (trees, choices) => {
        const next = createCounter('b');
        const overview = trees.map((one) => withIds(one, next));
        let now = { tree: createPageTree(definitions, { title: 'x', overview }), selection: noSelection };
        for (const chosen of choices) {
          now = step(now, chosen, next);
          expectValid(now.tree, now.selection);
        }
      },
    ),
    { numRuns: 300 },
  );
});
