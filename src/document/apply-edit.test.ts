import { describe, expect, it } from 'vitest';
import { type Block, type Definitions, defineBlock, defineBlocks } from '#content/block/block.ts';
import { formatPath } from '#content/block/issue.ts';
import { findBlock, listBlockIds, walkBlocks } from '#content/block/slots.ts';
import { getValueAt } from '#content/block/value-at.ts';
import { text, translatedText } from '#content/fields/kinds.ts';
import { languages, resolveText, type Translated } from '#content/language/language.ts';
import { walkTranslatableTexts } from '#content/language/localize-page.ts';
import type { PageContent } from '#content/page/page.ts';
import { fc } from '../../tests/support/properties.ts';
import {
  blockTree,
  createCounter,
  createEdit,
  damagedTree,
  expectSound,
  freezeDeep,
  listIds,
  translated,
  wish,
  withIds,
} from '../../tests/support/random-pages.ts';
import { testDefinitions as definitions } from '../../tests/support/test-definitions.ts';
import { applyEdit } from './apply-edit.ts';
import { combineEdits, type Edit, InvalidEditError } from './edit.ts';
import { createPageTree } from './page-tree.ts';

function edited(page: PageContent, edit: Edit, known: Definitions = definitions): PageContent {
  return applyEdit(createPageTree(known, page), edit).tree.content;
}

/** Asserts that an edit adds and removes only the blocks that it names. */
function expectNothingLost(before: PageContent, after: PageContent, edit: Edit): void {
  const expected = new Set(listIds(before));
  if (edit.type === 'block/insert') for (const id of listBlockIds(definitions, edit.block)) expected.add(id);
  if (edit.type === 'block/duplicate') for (const id of Object.values(edit.ids)) expected.add(id);
  if (edit.type === 'block/remove') {
    const removed = findBlock(definitions, before.overview, edit.blockId)?.block;
    for (const id of removed ? listBlockIds(definitions, removed) : []) expected.delete(id);
  }
  expect(new Set(listIds(after))).toEqual(expected);
}

/** Asserts that texts of surviving blocks stay byte-equal, except for the one that was written. */
function expectOtherTextsEqual(before: PageContent, after: PageContent, edit: Edit): void {
  for (const { block } of walkBlocks(definitions, before.overview)) {
    const survivor = findBlock(definitions, after.overview, block.id)?.block;
    if (!survivor) continue;
    expect(survivor.extra).toEqual(block.extra);
    for (const { path, value } of walkTranslatableTexts(definitions, block)) {
      const now = getValueAt(survivor, path) as Translated;
      if (
        edit.type !== 'block/set-text' ||
        edit.blockId !== block.id ||
        formatPath(edit.path) !== formatPath(path)
      ) {
        expect(now).toBe(value);
      } else if (block.isMultiLanguage ?? typeof value === 'object') {
        for (const other of languages.filter((language) => language !== edit.language)) {
          const had = typeof value === 'string' ? value : value[other];
          if (had) expect(typeof now === 'string' ? now : now[other]).toBe(had);
        }
      }
    }
  }
}

describe('applyEdit', () => {
  it('keeps every page valid after any sequence of edits', () => {
    fc.assert(
      fc.property(
        translated,
        fc.array(blockTree, { maxLength: 4 }),
        fc.array(wish, { maxLength: 12 }),
        (title, trees, wishes) => {
          const next = createCounter('b');
          let page: PageContent = freezeDeep({ title, overview: trees.map((tree) => withIds(tree, next)) });
          expectSound(page);
          for (const wanted of wishes) {
            const edit = createEdit(page, wanted, next);
            if (!edit) continue;
            try {
              const after = freezeDeep(edited(page, edit));
              expectSound(after);
              expectNothingLost(page, after, edit);
              expectOtherTextsEqual(page, after, edit);
              page = after;
            } catch (error) {
              if (!(error instanceof InvalidEditError)) throw error;
            }
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('returns an inverse that restores the page byte for byte, for single edits and for batches', () => {
    fc.assert(
      fc.property(
        translated,
        fc.array(damagedTree, { maxLength: 4 }),
        fc.array(wish, { maxLength: 12 }),
        (title, trees, wishes) => {
          const next = createCounter('b');
          const start = freezeDeep({ title, overview: trees.map((tree) => withIds(tree, next)) });
          let tree = createPageTree(definitions, start);
          const done: Edit[] = [];
          const inverses: Edit[] = [];
          for (const wanted of wishes) {
            const edit = createEdit(tree.content, wanted, next);
            if (!edit) continue;
            try {
              const applied = applyEdit(tree, edit);
              const back = applyEdit(applied.tree, applied.inverse);
              expect(JSON.stringify(back.tree.content)).toBe(JSON.stringify(tree.content));
              const again = applyEdit(back.tree, back.inverse).tree.content;
              expect(JSON.stringify(again)).toBe(JSON.stringify(applied.tree.content));
              done.push(edit);
              inverses.unshift(applied.inverse);
              tree = applied.tree;
            } catch (error) {
              if (!(error instanceof InvalidEditError)) throw error;
            }
          }
          const whole = applyEdit(createPageTree(definitions, start), combineEdits(done));
          expect(JSON.stringify(whole.tree.content)).toBe(JSON.stringify(tree.content));
          for (const inverse of [whole.inverse, combineEdits(inverses)]) {
            const back = applyEdit(tree, inverse).tree.content;
            expect(JSON.stringify(back)).toBe(JSON.stringify(start));
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('applies a batch completely or not at all', () => {
    const start = page(text('a'), text('b'));
    const remove = (blockId: string): Edit => ({ type: 'block/remove', blockId });
    expect(() => apply(start, combineEdits([remove('a'), remove('a')]))).toThrow(InvalidEditError);
    expect(apply(start, combineEdits([remove('a'), remove('b')])).overview).toEqual([]);
  });

  const text = (id: string, content: unknown = '', more = {}): Block => ({
    id,
    type: 'text',
    content,
    ...more,
  });
  const card = (id: string, content: Block[]): Block => ({ id, type: 'card', content });
  const page = (...overview: Block[]): PageContent => ({ title: 'x', overview });
  const apply = (start: PageContent, edit: Edit) => edited(freezeDeep(start), edit);
  const inside = (parent: string, index: number) => ({ parent, slot: ['content'], index });

  it('moves a block into and out of a slot; the index does not count the block itself', () => {
    const start = page(text('a'), card('c', [text('b')]), text('d'));
    const out = apply(start, { type: 'block/move', blockId: 'b', at: { parent: null, slot: [], index: 1 } });
    expect(out.overview.map((block) => block.id)).toEqual(['a', 'b', 'c', 'd']);
    const down = apply(out, { type: 'block/move', blockId: 'a', at: { parent: null, slot: [], index: 3 } });
    expect(down.overview.map((block) => block.id)).toEqual(['b', 'c', 'd', 'a']);
    const back = apply(down, { type: 'block/move', blockId: 'a', at: inside('c', 9) });
    expect(
      createPageTree(definitions, back)
        .listAt(inside('c', 0))
        ?.blocks.map(({ id }) => id),
    ).toEqual(['a']);
  });

  it('refuses an invalid edit and gives the reason', () => {
    const start = page(text('a'), card('c', [text('b')]));
    const refusals: [Edit, RegExp][] = [
      [{ type: 'block/remove', blockId: 'x' }, /no block with the id x/],
      [
        { type: 'block/insert', block: text('b'), at: { parent: null, slot: [], index: 0 } },
        /already a block with the id b/,
      ],
      [{ type: 'block/insert', block: card('k', []), at: inside('c', 0) }, /is not allowed here/],
      [{ type: 'block/insert', block: text('n'), at: inside('a', 0) }, /no place content in a/],
      [{ type: 'block/move', blockId: 'c', at: inside('c', 0) }, /into itself/],
      [{ type: 'block/set', blockId: 'a', path: ['id'], value: 'z' }, /keeps its id/],
      [
        { type: 'block/set', blockId: 'c', path: ['content'], value: [text('a')] },
        /already a block with the id a/,
      ],
      [{ type: 'block/duplicate', blockId: 'c', ids: { c: 'c2' } }, /copy of b has no id/],
    ];
    for (const [edit, reason] of refusals) expect(() => apply(start, edit)).toThrow(reason);
  });

  it('sets a text in one language only, even if isMultiLanguage is not set on the block', () => {
    const start = page(
      text('a', { nl: 'Hallo', en: 'Hello' }),
      text('b', 'Hallo', { isMultiLanguage: true }),
    );
    const set = (blockId: string): Edit => ({
      type: 'block/set-text',
      blockId,
      path: ['content'],
      language: 'en',
      text: 'Hi',
    });
    expect(apply(start, set('a')).overview[0]?.content).toEqual({ nl: 'Hallo', en: 'Hi' });
    expect(apply(start, set('b')).overview[1]?.content).toEqual({ nl: 'Hallo', en: 'Hi' });
    const off = page(text('a', { nl: 'Hallo', en: 'Hello' }, { isMultiLanguage: false }));
    expect(apply(off, set('a')).overview[0]?.content).toEqual({ nl: 'Hi', en: 'Hello' });
    expect(resolveText(apply(page(text('a', 7)), set('a')).overview[0]?.content as Translated, 'nl')).toBe(
      'Hi',
    );
  });

  it('keeps the identity of unchanged blocks', () => {
    const start = page(text('a'), card('c', [text('b')]));
    const after = apply(start, { type: 'block/set', blockId: 'b', path: ['paddingTop'], value: '4px' });
    expect(after.overview[0]).toBe(start.overview[0]);
    expect(after.overview[1]).toEqual({
      id: 'c',
      type: 'card',
      content: [text('b', '', { paddingTop: '4px' })],
    });
  });
});

describe('an edit of a block with an older schema version', () => {
  const banner = defineBlock({
    type: 'banner',
    label: 'Banner',
    category: 'content',
    icon: 'text',
    version: 2,
    fields: { words: translatedText('Words'), tone: text('Tone') },
    migrations: { 1: ({ label, ...rest }) => ({ ...rest, words: label }) as Block },
  });
  it('migrates the block first and loses no data', () => {
    const old: Block = { id: 'a', type: 'banner', label: { nl: 'Hoi', en: 'Hi' }, odd: 7 };
    const edit: Edit = { type: 'block/set-text', blockId: 'a', path: ['words'], language: 'nl', text: 'Dag' };
    const after = edited({ title: '', overview: [old] }, edit, defineBlocks([banner]));
    expect(after.overview).toEqual([
      { id: 'a', type: 'banner', blockVersion: 2, words: { nl: 'Dag', en: 'Hi' }, odd: 7 },
    ]);
  });
});
