import { describe, expect, it } from 'vitest';
import { validateContent } from '#content/block/validate.ts';
import { fc } from '../../../tests/support/properties.ts';
import {
  blockTree,
  createCounter,
  damagedTree,
  expectSound,
  listIds,
  withIds,
} from '../../../tests/support/random-pages.ts';
import { testDefinitions as definitions } from '../../../tests/support/test-definitions.ts';
import { applyEdit } from '../apply-edit.ts';
import type { Place } from '../edit.ts';
import { createPageTree, type PageTree } from '../page-tree.ts';
import { selectBlocks } from '../selection.ts';
import type { BlockCommand } from './command.ts';
import { duplicateBlocks } from './duplicate-blocks.ts';
import { hideBlocks, hideBlocksOn } from './hide-blocks.ts';
import { moveBlocks } from './move-blocks.ts';
import { moveBlocksTo } from './move-blocks-to.ts';
import { removeBlocks } from './remove-blocks.ts';
import { stepTextSize } from './step-text-size.ts';
import { wrapBlocks } from './wrap-blocks.ts';

const text = (id: string) => ({ id, type: 'text', content: id });
const card = (id: string, ...content: string[]) => ({ id, type: 'card', content: content.map(text) });
const start = createPageTree(definitions, {
  title: 'x',
  overview: [text('a'), text('b'), card('c', 'c1', 'c2', 'c3'), text('d'), text('e')],
});

/** Formats the page as one line: `a b c[c1 c2] d`. */
function line(tree: PageTree): string {
  const inside = (id: string) => {
    const block = tree.find(id)?.block;
    const blocks = block ? tree.getLists(block).flatMap((list) => list.blocks) : [];
    return blocks.length > 0 ? `${id}[${blocks.map((inner) => inner.id).join(' ')}]` : id;
  };
  return tree.content.overview.map((block) => inside(block.id)).join(' ');
}

function run(command: BlockCommand, ...ids: string[]): string | undefined {
  const edit = command(start, selectBlocks(start, ids), createCounter('new'));
  return edit && line(applyEdit(start, edit).tree);
}

describe('a command on several blocks', () => {
  it('removes them together, and nested ones only once', () => {
    expect(run(removeBlocks, 'c', 'c1', 'a')).toBe('b d e');
    expect(run(removeBlocks)).toBeUndefined();
  });

  it('inserts copies after each run of neighbours, in the same order', () => {
    expect(run(duplicateBlocks, 'a', 'b', 'e')).toMatch(/^a b new\d new\d c\[c1 c2 c3\] d e new\d$/);
    expect(run(duplicateBlocks, 'c1', 'c2')).toMatch(/^a b c\[c1 c2 new1 new2 c3\] d e$/);
    expect(run(duplicateBlocks, 'b')).toBe('a b new1 c[c1 c2 c3] d e');
  });

  it('moves them together past their neighbour', () => {
    expect(run(moveBlocks('up'), 'd', 'e')).toBe('a b d e c[c1 c2 c3]');
    expect(run(moveBlocks('down'), 'a', 'b')).toBe('c[c1 c2 c3] a b d e');
    expect(run(moveBlocks('in'), 'd', 'e')).toBe('a b c[c1 c2 c3 d e]');
    expect(run(moveBlocks('out'), 'c1', 'c2')).toBe('a b c[c3] c1 c2 d e');
  });

  it('moves none of them if one cannot move further', () => {
    expect(run(moveBlocks('up'), 'a', 'b')).toBeUndefined();
    expect(run(moveBlocks('up'), 'a', 'd')).toBeUndefined();
    expect(run(moveBlocks('down'), 'e')).toBeUndefined();
    expect(run(moveBlocks('out'), 'c1', 'a')).toBeUndefined();
    // A card accepts only texts, and a block can't move into itself.
    expect(run(moveBlocks('in'), 'c', 'd')).toBeUndefined();
  });

  it('hides them together, and shows them only if all are hidden', () => {
    const hidden = (ids: string[], among: PageTree) => {
      const edit = hideBlocks(among, selectBlocks(among, ids), createCounter('new'));
      return edit ? applyEdit(among, edit).tree : among;
    };
    const one = hidden(['a'], start);
    const both = hidden(['a', 'b'], one);
    const state = (tree: PageTree) => ['a', 'b'].map((id) => tree.find(id)?.block.hidden);
    expect(state(one)).toEqual([true, undefined]);
    expect(state(both)).toEqual([true, true]);
    expect(state(hidden(['a', 'b'], both))).toEqual([undefined, undefined]);
    expect(hideBlocks(start, selectBlocks(start, []), createCounter('new'))).toBeUndefined();
  });

  it('hides and shows them on one device, and clears device settings when hiding them everywhere', () => {
    const does = (command: BlockCommand, tree: PageTree, ...ids: string[]) => {
      const edit = command(tree, selectBlocks(tree, ids), createCounter('new'));
      return edit ? applyEdit(tree, edit).tree : tree;
    };
    const stored = (tree: PageTree) => ['a', 'b'].map((id) => tree.find(id)?.block.responsive);
    const onPhones = does(hideBlocksOn('mobile'), start, 'a');
    expect(stored(onPhones)).toEqual([{ mobile: { hidden: true } }, undefined]);
    const both = does(hideBlocksOn('mobile'), onPhones, 'a', 'b');
    expect(stored(both)).toEqual([{ mobile: { hidden: true } }, { mobile: { hidden: true } }]);
    expect(does(hideBlocksOn('mobile'), both, 'a', 'b').content).toEqual(start.content);
    const onlyOnPhones = applyEdit(start, {
      type: 'batch',
      edits: [
        { type: 'block/set', blockId: 'a', path: ['hidden'], value: true },
        { type: 'block/set', blockId: 'a', path: ['responsive', 'mobile', 'hidden'], value: false },
      ],
    }).tree;
    expect(does(hideBlocks, onlyOnPhones, 'a').find('a')?.block).toEqual({ ...text('a'), hidden: true });
    expect(hideBlocksOn('mobile')(start, selectBlocks(start, []), createCounter('new'))).toBeUndefined();
    const hidden = does(hideBlocks, start, 'a');
    expect(hideBlocksOn('tablet')(hidden, selectBlocks(hidden, ['a']), createCounter('new'))).toBeUndefined();
  });

  it('wraps neighbours in a grid with one column each, without changing them', () => {
    expect(run(wrapBlocks, 'b', 'a', 'd')).toBe('new1[a b d] c[c1 c2 c3] e');
    const edit = wrapBlocks(start, selectBlocks(start, ['a', 'b']), createCounter('new'));
    const grid = edit && applyEdit(start, edit).tree.find('new1')?.block;
    expect(grid).toEqual({ id: 'new1', type: 'grid', columns: [[text('a')], [text('b')]] });
    // One block, blocks in different slots, more blocks than columns, and a slot that accepts no grid.
    expect(run(wrapBlocks, 'a')).toBeUndefined();
    expect(run(wrapBlocks, 'a', 'c1')).toBeUndefined();
    expect(run(wrapBlocks, 'a', 'b', 'c', 'd', 'e')).toBeUndefined();
    expect(run(wrapBlocks, 'c1', 'c2')).toBeUndefined();
  });

  it('moves them to a drop position in reading order', () => {
    const to = (ids: string[], at: Place) => {
      const edit = moveBlocksTo(start, ids, at);
      return edit && line(applyEdit(start, edit).tree);
    };
    const top = (index: number): Place => ({ parent: null, slot: [], index });
    const inCard = (index: number): Place => ({ parent: 'c', slot: ['content'], index });
    expect(to(['a', 'd'], top(3))).toBe('b c[c1 c2 c3] a d e');
    expect(to(['d', 'e'], top(0))).toBe('d e a b c[c1 c2 c3]');
    expect(to(['a', 'e'], inCard(1))).toBe('b c[c1 a e c2 c3] d');
    expect(to(['c1', 'c3'], top(5))).toBe('a b c[c2] d e c1 c3');
    expect(to(['a', 'b'], top(1))).toBeUndefined();
    expect(to(['a', 'c'], inCard(0))).toBeUndefined();
  });
});

const commands: Readonly<Record<string, BlockCommand>> = {
  larger: stepTextSize(1, 'desktop'),
  remove: removeBlocks,
  duplicate: duplicateBlocks,
  hide: hideBlocks,
  hideOnMobile: hideBlocksOn('mobile'),
  up: moveBlocks('up'),
  down: moveBlocks('down'),
  in: moveBlocks('in'),
  out: moveBlocks('out'),
  wrap: wrapBlocks,
};

/** Lists the issues for which a save would be refused. */
const refusals = (tree: PageTree) =>
  validateContent(definitions, tree.content).issues.map(({ message }) => message);

describe('any command on any selection', () => {
  const act = fc.record({
    name: fc.constantFrom(...Object.keys(commands)),
    picks: fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
  });

  it.each([
    ['sound', blockTree],
    ['damaged', damagedTree],
  ])('leaves a %s page without new validation issues, and can be undone', (kind, tree) => {
    fc.assert(
      fc.property(
        fc.array(tree, { minLength: 1, maxLength: 4 }),
        fc.array(act, { maxLength: 8 }),
        (trees, acts) => {
          const next = createCounter('b');
          const overview = trees.map((one) => withIds(one, next));
          let page = createPageTree(definitions, { title: 'x', overview });
          for (const { name, picks } of acts) {
            const ids = listIds(page.content);
            if (ids.length === 0) break;
            const chosen = selectBlocks(page, [
              ...new Set(picks.map((pick) => ids[pick % ids.length] ?? '')),
            ]);
            const edit = commands[name]?.(page, chosen, next);
            if (!edit) continue;
            const { tree: after, inverse } = applyEdit(page, edit);
            if (kind === 'sound') expectSound(after.content);
            expect(new Set(listIds(after.content)).size).toBe(listIds(after.content).length);
            expect(newRefusals(page, after)).toEqual([]);
            expect(JSON.stringify(applyEdit(after, inverse).tree.content)).toBe(JSON.stringify(page.content));
            page = after;
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

/** Lists the issues that the page has after an edit and did not have before. */
function newRefusals(before: PageTree, after: PageTree): string[] {
  const known = new Set(refusals(before));
  return refusals(after).filter((message) => !known.has(message));
}
