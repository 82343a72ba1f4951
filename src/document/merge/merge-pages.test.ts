import { describe, expect, it } from 'vitest';
import type { Block } from '#content/block/block.ts';
import { getValueAt } from '#content/block/value-at.ts';
import { isEqual } from '#content/is-equal.ts';
import type { PageContent } from '#content/page/page.ts';
import { fc } from '../../../tests/support/properties.ts';
import {
  blockTree,
  createCounter,
  createEdit,
  damagedTree,
  expectSound,
  freezeDeep,
  listIds,
  translated,
  type Wish,
  wish,
  withIds,
} from '../../../tests/support/random-pages.ts';
import { testDefinitions as definitions } from '../../../tests/support/test-definitions.ts';
import { applyEdit } from '../apply-edit.ts';
import { type Edit, InvalidEditError } from '../edit.ts';
import { pickContent } from '../page-document.ts';
import { createPageTree } from '../page-tree.ts';
import { type Decision, getConflictKey } from './conflict.ts';
import { mergePages } from './merge-pages.ts';

const merge = (base: PageContent, mine: PageContent, theirs: PageContent) =>
  mergePages(definitions, { base, mine, theirs });

const text = (id: string, content: unknown = id, more = {}): Block => ({
  id,
  type: 'text',
  content,
  ...more,
});
const card = (id: string, ...content: Block[]): Block => ({ id, type: 'card', content });
const grid = (id: string, ...columns: Block[][]): Block => ({ id, type: 'grid', columns });
const page = (...overview: Block[]): PageContent => ({ title: { nl: 'Titel', en: 'Title' }, overview });

function edit(start: PageContent, ...edits: Edit[]): PageContent {
  return edits.reduce((now, one) => applyEdit(createPageTree(definitions, now), one).tree.content, start);
}
const write = (blockId: string, language: 'nl' | 'en', words: string): Edit => ({
  type: 'block/set-text',
  blockId,
  path: ['content'],
  language,
  text: words,
});
const move = (blockId: string, index: number, parent: string | null = null): Edit => ({
  type: 'block/move',
  blockId,
  at: { parent, slot: parent === null ? [] : ['content'], index },
});
const remove = (blockId: string): Edit => ({ type: 'block/remove', blockId });
const insert = (block: Block, index: number): Edit => ({
  type: 'block/insert',
  block,
  at: { parent: null, slot: [], index },
});

describe('mergePages', () => {
  const both = { nl: 'a', en: 'a' };
  const start = freezeDeep(
    page(text('a', both), text('b', both), card('c', text('d', both)), text('e', both)),
  );
  const merged = (mine: Edit[], theirs: Edit[]) => merge(start, edit(start, ...mine), edit(start, ...theirs));
  const ids = (content: PageContent) => listIds(content).join(' ');

  it('merges changes to different languages of one text', () => {
    const { content, conflicts } = merged([write('a', 'nl', 'mijn')], [write('a', 'en', 'theirs')]);
    expect(conflicts).toEqual([]);
    expect(content.overview[0]).toEqual(text('a', { nl: 'mijn', en: 'theirs' }));
  });

  it('reports a conflict by block, field and language if both change the same text', () => {
    const { content, conflicts } = merged([write('a', 'nl', 'mijn')], [write('a', 'nl', 'hun')]);
    const values = { base: 'a', mine: 'mijn', theirs: 'hun' };
    expect(conflicts).toEqual([{ about: 'value', blockId: 'a', path: ['content', 'nl'], values }]);
    expect(content.overview[0]?.content).toEqual({ nl: 'mijn', en: 'a' });
    expect(merged([write('a', 'nl', 'zelfde')], [write('a', 'nl', 'zelfde')]).conflicts).toEqual([]);
  });

  it('merges values for different devices, and reports a conflict for the same device', () => {
    const set = (device: string, value: string): Edit => ({
      type: 'block/set',
      blockId: 'a',
      path: ['responsive', device, 'gap'],
      value,
    });
    const { content, conflicts } = merged([set('tablet', '1px')], [set('mobile', '2px')]);
    expect(conflicts).toEqual([]);
    expect(content.overview[0]?.responsive).toEqual({ tablet: { gap: '1px' }, mobile: { gap: '2px' } });
    const same = merged([set('tablet', '1px')], [set('tablet', '2px')]);
    expect(same.conflicts.map((conflict) => 'path' in conflict && conflict.path)).toEqual([
      ['responsive', 'tablet', 'gap'],
    ]);
  });

  it('merges metadata in different languages, and reports a conflict in the same language', () => {
    const write = (text: string, language: 'nl' | 'en'): Edit => ({
      type: 'page/set-metadata',
      name: 'title',
      language,
      text,
    });
    const both = merged([write('Zoek', 'nl')], [write('Search', 'en')]);
    expect(both.conflicts).toEqual([]);
    expect(both.content.metadata).toEqual({ title: { nl: 'Zoek', en: 'Search' } });
    const overlap = merged([write('Mijn', 'nl')], [write('Hun', 'nl')]);
    expect(overlap.conflicts).toMatchObject([{ about: 'metadata', path: ['title', 'nl'] }]);
    expect(overlap.content.metadata).toEqual({ title: { nl: 'Mijn' } });
  });

  it('merges a move of a block with a text change of the same block', () => {
    const { content, conflicts } = merged([move('a', 3)], [write('a', 'nl', 'hun'), insert(text('n'), 0)]);
    expect(conflicts).toEqual([]);
    expect(ids(content)).toBe('n b c d e a');
    expect(content.overview.at(-1)?.content).toEqual({ nl: 'hun', en: 'a' });
  });

  it('merges moves of different blocks in one list', () => {
    expect(ids(merged([move('a', 3)], [move('e', 2)]).content)).toBe('b e c d a');
    expect(ids(merged([move('b', 0, 'c')], [remove('e')]).content)).toBe('a c b d');
  });

  it('keeps a block that one side deletes and the other changes, and reports a conflict', () => {
    const kept = merged([remove('a')], [write('a', 'nl', 'hun')]);
    expect(kept.conflicts).toEqual([{ about: 'removed', blockId: 'a', by: 'mine' }]);
    expect(ids(kept.content)).toBe('a b c d e');
    const inside = merged([write('d', 'en', 'mine')], [remove('c')]);
    expect(inside.conflicts).toEqual([{ about: 'removed', blockId: 'c', by: 'theirs' }]);
    expect(ids(inside.content)).toBe('a b c d e');
    expect(merged([remove('a')], [write('b', 'nl', 'hun')]).conflicts).toEqual([]);
  });

  it('loses no block if two are moved into each other, or one into a deleted column', () => {
    const cards = page(card('x', text('1')), card('y', text('2')), grid('g', [text('3')], [text('4')]));
    const into = (blockId: string, parent: string): Edit => ({
      type: 'block/move',
      blockId,
      at: { parent, slot: ['columns', 0], index: 0 },
    });
    const grids = page(grid('x', []), grid('y', []));
    const round = merge(grids, edit(grids, into('x', 'y')), edit(grids, into('y', 'x')));
    expect(new Set(listIds(round.content))).toEqual(new Set(['x', 'y']));
    expect(round.conflicts).not.toEqual([]);
    const fewer = edit(cards, { type: 'block/set', blockId: 'g', path: ['columns'], value: [[text('3')]] });
    const more = edit(cards, {
      type: 'block/insert',
      block: text('new'),
      at: { parent: 'g', slot: ['columns', 1], index: 0 },
    });
    const { content, conflicts } = merge(cards, fewer, more);
    expect(listIds(content)).toContain('new');
    expect(conflicts).toContainEqual({ about: 'displaced', blockId: 'new' });
  });

  it('merges changes of a setting and of different items in the same list', () => {
    const buttons = (first: string, second: string) => [
      { id: '1', text: first },
      { id: '2', text: second },
    ];
    const block = (more: object): Block => ({ id: 'b', type: 'buttons', paddingTop: '1rem', ...more });
    const [base, mine, theirs] = [
      page(block({ buttons: buttons('een', 'twee') })),
      page(block({ buttons: [...buttons('een', 'mijn')].reverse() })),
      page(block({ buttons: buttons('hun', 'twee'), paddingTop: '2rem' })),
    ];
    const { content, conflicts } = merge(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(content.overview[0]).toEqual(
      block({ buttons: [...buttons('hun', 'mijn')].reverse(), paddingTop: '2rem' }),
    );
  });
});

describe('a decision on a conflict', () => {
  const both = { nl: 'a', en: 'a' };
  const start = freezeDeep(
    page(text('a', both), card('c', text('d', both), text('e', both)), text('f', both)),
  );
  const decided = (mine: Edit[], theirs: Edit[], decision: Decision) =>
    mergePages(
      definitions,
      { base: start, mine: edit(start, ...mine), theirs: edit(start, ...theirs) },
      () => decision,
    ).content;

  it('about a text can be mine, theirs or a new value', () => {
    const [mine, theirs] = [[write('a', 'nl', 'mijn')], [write('a', 'nl', 'hun')]];
    const content = (decision: Decision) => decided(mine, theirs, decision).overview[0]?.content;
    expect(content('mine')).toEqual({ nl: 'mijn', en: 'a' });
    expect(content('theirs')).toEqual({ nl: 'hun', en: 'a' });
    expect(content({ value: 'samen' })).toEqual({ nl: 'samen', en: 'a' });
  });

  it('about a block that was deleted and changed keeps or deletes all of it', () => {
    const [mine, theirs] = [[remove('c')], [write('d', 'nl', 'hun')]];
    expect(listIds(decided(mine, theirs, 'theirs'))).toEqual(['a', 'c', 'd', 'e', 'f']);
    expect(listIds(decided(mine, theirs, 'mine'))).toEqual(['a', 'f']);
    expect(listIds(decided(theirs, mine, 'mine'))).toEqual(['a', 'c', 'd', 'e', 'f']);
    expect(listIds(decided(theirs, mine, 'theirs'))).toEqual(['a', 'f']);
  });

  it('that deletes a block keeps another block that was moved into it', () => {
    expect(listIds(decided([remove('c')], [move('a', 0, 'c')], 'mine'))).toEqual(['a', 'f']);
    expect(listIds(decided([remove('c')], [move('a', 0, 'c')], 'theirs'))).toEqual(['c', 'a', 'd', 'e', 'f']);
  });

  it('about a position uses mine or theirs, within one list and between two', () => {
    const cards = page(text('a'), card('b', text('1')), card('c', text('2')));
    const [inB, inC] = [edit(cards, move('a', 0, 'b')), edit(cards, move('a', 1, 'c'))];
    const place = (decision: Decision) =>
      mergePages(definitions, { base: cards, mine: inB, theirs: inC }, () => decision).content;
    expect([place('mine'), place('theirs')]).toEqual([inB, inC]);
    const row = page(text('1'), text('2'), text('3'), text('4'));
    const [first, second] = [edit(row, move('1', 2)), edit(row, move('1', 4))];
    const order = (decision: Decision) =>
      listIds(mergePages(definitions, { base: row, mine: first, theirs: second }, () => decision).content);
    expect([order('mine'), order('theirs')]).toEqual([listIds(first), listIds(second)]);
  });

  it('about a list item uses its id to name the item', () => {
    const buttons = (...items: object[]) => page({ id: 'b', type: 'buttons', buttons: items });
    const pages = {
      base: buttons({ id: '1', text: 'een' }, { id: '2', text: 'twee' }),
      mine: buttons({ id: '1', text: 'mijn' }),
      theirs: buttons({ id: '2', text: 'hun' }),
    };
    const { conflicts } = mergePages(definitions, pages);
    expect(conflicts).toMatchObject([{ item: '1' }, { item: '2' }]);
    const choose = (decision: Decision) =>
      mergePages(definitions, pages, () => decision).content.overview[0]?.buttons;
    expect([choose('mine'), choose('theirs')]).toEqual([
      pages.mine.overview[0]?.buttons,
      pages.theirs.overview[0]?.buttons,
    ]);
  });

  it('about a damaged page uses one of the two pages as a whole', () => {
    const damaged = page(text('a'), text('a'));
    const pages = { base: start, mine: edit(start, write('a', 'nl', 'mijn')), theirs: damaged };
    expect(mergePages(definitions, pages).content).toBe(pages.mine);
    expect(mergePages(definitions, pages, () => 'theirs').content).toBe(damaged);
  });
});

/** Pages that two people derived from one. */
const history = (tree: fc.Arbitrary<Record<string, unknown>>) =>
  fc.record({
    title: translated,
    trees: fc.array(tree, { maxLength: 4 }),
    mine: fc.array(wish, { maxLength: 6 }),
    theirs: fc.array(wish, { maxLength: 6 }),
  });

function wished(start: PageContent, wishes: readonly Wish[], prefix: string): PageContent {
  const next = createCounter(prefix);
  return wishes.reduce((now, wanted) => {
    const one = createEdit(now, wanted, next);
    try {
      return one ? edit(now, one) : now;
    } catch (error) {
      if (!(error instanceof InvalidEditError)) throw error;
      return now;
    }
  }, start);
}

function threePages({
  title,
  trees,
  mine,
  theirs,
}: {
  readonly title: PageContent['title'];
  readonly trees: Record<string, unknown>[];
  readonly mine: Wish[];
  readonly theirs: Wish[];
}) {
  const next = createCounter('b');
  const base = freezeDeep({ title, overview: trees.map((tree) => withIds(tree, next)) });
  return { base, mine: freezeDeep(wished(base, mine, 'm')), theirs: freezeDeep(wished(base, theirs, 't')) };
}

describe('merging any two versions of a page', () => {
  it('returns the only change if one side has none or both are equal', () => {
    fc.assert(
      fc.property(history(damagedTree), (wishes) => {
        const { base, mine } = threePages(wishes);
        for (const one of [merge(base, mine, base), merge(base, base, mine), merge(base, mine, mine)]) {
          expect(one.conflicts).toEqual([]);
          expect(isEqual(one.content, mine)).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('returns one valid page with every block that was not deleted', () => {
    fc.assert(
      fc.property(history(blockTree), (wishes) => {
        const { base, mine, theirs } = threePages(wishes);
        const { content, conflicts, edit: put } = merge(base, mine, theirs);
        expectSound(content);
        expect(isEqual(edit(mine, put), content)).toBe(true);
        const merged = new Set(listIds(content));
        const [inBase, inMine, inTheirs] = [base, mine, theirs].map((one) => new Set(listIds(one)));
        for (const id of [...(inMine ?? []), ...(inTheirs ?? [])]) {
          const isDeleted = inBase?.has(id) && !(inMine?.has(id) && inTheirs?.has(id));
          if (!isDeleted) expect(merged).toContain(id);
        }
        if (conflicts.length > 0) return;
        for (const id of merged) expect(inMine?.has(id) || inTheirs?.has(id)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('returns a valid page with every decided value, for any decisions', () => {
    let asked = 0;
    const decision = fc.constantFrom<Decision>('mine', 'theirs', { value: 'decided' });
    fc.assert(
      fc.property(history(blockTree), fc.infiniteStream(decision), (wishes, decisions) => {
        // Both sides edit the same texts differently, which causes conflicts.
        const same = wishes.mine.map((one) => ({ ...one, text: `${one.text}!` }));
        const pages = threePages({ ...wishes, theirs: [...same, ...wishes.theirs] });
        const made = new Map<string, Decision>();
        const {
          content,
          conflicts,
          edit: put,
        } = mergePages(definitions, pages, (conflict) => {
          const key = getConflictKey(conflict);
          const next = made.get(key) ?? decisions.next().value ?? 'mine';
          made.set(key, next);
          return next;
        });
        expectSound(content);
        expect(isEqual(edit(pages.mine, put), content)).toBe(true);
        const tree = createPageTree(definitions, content);
        for (const conflict of conflicts) {
          const choice = made.get(getConflictKey(conflict));
          if (conflict.about === 'removed') {
            expect(tree.find(conflict.blockId) === undefined).toBe(choice === conflict.by);
          }
          if (conflict.about !== 'value' || choice === undefined) continue;
          asked += 1;
          const wanted = typeof choice === 'string' ? conflict.values[choice] : choice.value;
          expect(getValueAt(tree.find(conflict.blockId)?.block, conflict.path)).toEqual(wanted);
        }
      }),
      { numRuns: 500 },
    );
    expect(asked).toBeGreaterThan(20);
  });

  it('returns the same page in either order if there are no conflicts', () => {
    let apart = 0;
    fc.assert(
      fc.property(history(blockTree), (wishes) => {
        const { base, mine, theirs } = threePages(wishes);
        const one = merge(base, mine, theirs);
        const other = merge(base, theirs, mine);
        expect(one.conflicts.length === 0).toBe(other.conflicts.length === 0);
        if (one.conflicts.length > 0) return;
        apart += 1;
        expect(one.content).toEqual(other.content);
      }),
      { numRuns: 500 },
    );
    // Ensures that the property was tested on enough cases.
    expect(apart).toBeGreaterThan(100);
  });

  it('reverts earlier changes and keeps my edit if theirs is the version before them', () => {
    let apart = 0;
    fc.assert(
      fc.property(history(blockTree), fc.nat(), (wishes, pick) => {
        const { base, theirs } = threePages(wishes);
        const inBase = new Set(listIds(base));
        const shared = listIds(theirs).filter((id) => inBase.has(id));
        fc.pre(shared.length > 0 && !isEqual(base, theirs));
        const blockId = shared[pick % shared.length] ?? '';
        const mine: Edit = { type: 'block/set', blockId, path: ['paddingTop'], value: 'mine' };
        const { content, conflicts } = merge(theirs, edit(theirs, mine), base);
        if (conflicts.length > 0) return;
        apart += 1;
        // Settings that the base lacks are not reverted.
        expect(pickContent(content)).toEqual(pickContent(edit(base, mine)));
      }),
      { numRuns: 500 },
    );
    expect(apart).toBeGreaterThan(100);
  });

  it('returns the same page as both edits in sequence if they change different blocks', () => {
    const words = fc.string({ maxLength: 8 });
    const edits = fc.record({
      pick: fc.array(fc.nat(), { minLength: 2, maxLength: 2 }),
      texts: fc.array(words, { minLength: 2, maxLength: 2 }),
      kinds: fc.array(fc.constantFrom('text', 'padding', 'hide'), { minLength: 2, maxLength: 2 }),
    });
    fc.assert(
      fc.property(
        fc.array(blockTree, { minLength: 2, maxLength: 4 }),
        edits,
        (trees, { pick, texts, kinds }) => {
          const next = createCounter('b');
          const base: PageContent = { title: 'x', overview: trees.map((tree) => withIds(tree, next)) };
          const all = listIds(base);
          const [a = '', b = ''] = pick.map((index) => all[index % all.length]);
          fc.pre(a !== b);
          const [first, second] = [a, b].map((blockId, index): Edit => {
            const value = texts[index];
            const hasText = createPageTree(definitions, base).find(blockId)?.block.type === 'text';
            if (hasText && kinds[index] === 'text')
              return write(blockId, index === 0 ? 'nl' : 'en', value ?? '');
            const path = [kinds[index] === 'hide' ? 'hidden' : 'paddingTop'];
            return { type: 'block/set', blockId, path, value: kinds[index] === 'hide' ? true : value };
          }) as [Edit, Edit];
          const { content, conflicts } = merge(base, edit(base, first), edit(base, second));
          expect(conflicts).toEqual([]);
          expect(content).toEqual(edit(base, first, second));
          expect(content).toEqual(edit(base, second, first));
        },
      ),
      { numRuns: 300 },
    );
  });
});

it('mergePages keeps the layout if the other page was loaded without layout settings', () => {
  const content = (title: string) => ({ title, overview: [] });
  const layoutSettings = { container: { maxWidth: '900px' } };
  const base = { ...content('One'), layoutSettings: null };
  const mine = { ...content('One'), layoutSettings };
  expect(mergePages(definitions, { base, mine, theirs: content('Two') }).content).toEqual({
    ...content('Two'),
    layoutSettings,
  });
  expect(mergePages(definitions, { base: mine, mine, theirs: content('Two') }).content).toEqual({
    ...content('Two'),
    layoutSettings,
  });
});

it('mergePages combines the layout values of both sides if the base had no layout', () => {
  const page = (container: Record<string, string> | undefined) => ({
    title: 'One',
    overview: [],
    layoutSettings: container ? { container } : null,
  });
  const [base, mine, theirs] = [page(undefined), page({ gap: '2rem' }), page({ maxWidth: '900px' })];
  const { content, conflicts } = mergePages(definitions, { base, mine, theirs });
  expect(content).toEqual(page({ gap: '2rem', maxWidth: '900px' }));
  expect(conflicts).toEqual([]);
});
