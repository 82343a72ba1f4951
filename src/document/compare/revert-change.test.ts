import { describe, expect, it } from 'vitest';
import type { Block } from '#content/block/block.ts';
import type { PageContent } from '#content/page/page.ts';
import { applyEdit } from '#document/apply-edit.ts';
import { InvalidEditError } from '#document/edit.ts';
import type { PageDocument } from '#document/page-document.ts';
import { createPageTree } from '#document/page-tree.ts';
import { fc } from '../../../tests/support/properties.ts';
import {
  blockTree,
  createCounter,
  createEdit,
  expectSound,
  freezeDeep,
  listIds,
  type Wish,
  wish,
  withIds,
} from '../../../tests/support/random-pages.ts';
import { testDefinitions as definitions } from '../../../tests/support/test-definitions.ts';
import { comparePages } from './compare-pages.ts';
import { changeKey, type PageChange } from './page-change.ts';
import { createRevertEdit, revertChange } from './revert-change.ts';

const text = (id: string, content: unknown = id, more = {}): Block => ({
  id,
  type: 'text',
  content,
  ...more,
});
const card = (id: string, ...content: Block[]): Block => ({ id, type: 'card', content });
const page = (...overview: Block[]): PageDocument => ({ title: { nl: 'Titel', en: 'Title' }, overview });

/** Reverts all changes of these blocks and of the blocks inside them. */
function without(before: PageDocument, after: PageDocument, ...blockIds: string[]) {
  const changes = comparePages(definitions, { before, after });
  const chosen = changes.filter((change) => 'blockId' in change && blockIds.includes(change.blockId));
  expect(chosen.length).toBeGreaterThan(0);
  return revertChange(definitions, { before, after }, chosen);
}

describe('reverting', () => {
  it('one language of a text keeps the other language and all other blocks', () => {
    const before = page(text('a', { nl: 'oud', en: 'old' }), text('b', 'b'));
    const after = page(text('a', { nl: 'nieuw', en: 'new' }), text('b', 'c'));
    const [dutch] = comparePages(definitions, { before, after });
    expect(revertChange(definitions, { before, after }, dutch ? [dutch] : []).overview).toEqual([
      text('a', { nl: 'oud', en: 'new' }),
      text('b', 'c'),
    ]);
  });

  it('metadata in one language keeps the other, and removes the metadata if none is left', () => {
    const before = page(text('a'));
    const told = { title: { nl: 'Zoek', en: 'Search' } };
    const after = { ...before, metadata: told };
    const changes = comparePages(definitions, { before, after });
    expect(changes).toMatchObject([
      { about: 'metadata', name: 'title', language: 'nl', before: '', after: 'Zoek' },
      { about: 'metadata', name: 'title', language: 'en', before: '', after: 'Search' },
    ]);
    expect(revertChange(definitions, { before, after }, changes.slice(0, 1)).metadata).toEqual({
      title: { en: 'Search' },
    });
    expect(revertChange(definitions, { before, after }, changes)).toEqual(before);
  });

  it('a hidden contact section shows it again with its texts', () => {
    const metadata = { contactTitle: { nl: 'Bel mij' } };
    const before = { ...page(text('a')), metadata };
    const after = { ...before, metadata: { ...metadata, contactSection: 'none' as const } };
    const changes = comparePages(definitions, { before, after });
    expect(changes).toEqual([{ about: 'contact-section', isShown: false }]);
    expect(revertChange(definitions, { before, after }, changes)).toEqual(before);
    const back = comparePages(definitions, { before: after, after: before });
    expect(revertChange(definitions, { before: after, after: before }, back)).toEqual(after);
  });

  it('a removed block puts it back after its former neighbour', () => {
    const result = without(
      page(text('a'), text('b'), text('c')),
      page(text('a', 'x'), text('c'), text('n')),
      'b',
    );
    expect(result.overview).toEqual([text('a', 'x'), text('b'), text('c'), text('n')]);
  });

  it('an added card moves blocks that it took from elsewhere back to their old position', () => {
    const result = without(page(text('a'), text('b')), page(text('b'), card('c', text('n'), text('a'))), 'c');
    expect(listIds(result)).toEqual(['a', 'b']);
  });

  it('a removed card restores only blocks that are not elsewhere on the page', () => {
    const result = without(page(card('c', text('a'), text('b'))), page(text('a', 'x')), 'c');
    expect(result.overview).toEqual([card('c', text('b')), text('a', 'x')]);
  });

  it('a move that would nest two blocks in each other does not nest either in itself', () => {
    const grid = (id: string, ...blocks: Block[]): Block => ({ id, type: 'grid', columns: [blocks] });
    const result = without(page(grid('a', grid('b'))), page(grid('b', grid('a'))), 'a');
    expect(listIds(result).toSorted()).toEqual(['a', 'b']);
  });

  it('a removed row restores the row with its blocks', () => {
    const row = (id: string, ...columns: Block[][]) => ({ id, columns });
    const before = page({ id: 'g', type: 'grid', rows: [row('r1', [text('a')]), row('r2', [text('b')])] });
    const after = page({ id: 'g', type: 'grid', rows: [row('r2', [text('b', 'x')])] });
    expect(without(before, after, 'g', 'a').overview).toEqual([
      { id: 'g', type: 'grid', rows: [row('r1', [text('a')]), row('r2', [text('b', 'x')])] },
    ]);
  });

  it('produces a valid edit that can be undone byte for byte', () => {
    const before = page(text('a', 'oud'), card('c', text('b')));
    const after = page(card('c'), text('a', 'nieuw'));
    const changes = comparePages(definitions, { before, after });
    const tree = createPageTree(definitions, after);
    const { tree: next, inverse } = applyEdit(
      tree,
      createRevertEdit(definitions, { before, after }, changes),
    );
    expect(next.content.overview).toEqual(before.overview);
    expect(applyEdit(next, inverse).tree.content).toEqual(after);
  });

  it('a text also restores its translation records', () => {
    const of = { nl: 'Bron', en: 'Source' };
    const records = { content: { en: { from: 'nl', fromHash: 'h' } } } as never;
    const before = { ...page(text('a', of)), translations: { blocks: { a: records } } };
    const after = page(text('a', { nl: 'Anders', en: 'Other' }));
    expect(without(before, after, 'a').translations).toEqual(before.translations);
  });
});

const pages = fc.array(blockTree, { minLength: 1, maxLength: 4 }).map((trees): PageContent => {
  const next = createCounter('b');
  return freezeDeep({ title: { nl: 'Proef' }, overview: trees.map((tree) => withIds(tree, next)) });
});
const sessions = fc.record({
  before: pages,
  wishes: fc.array(wish, { maxLength: 10 }),
  picks: fc.array(fc.boolean()),
});

function edited(start: PageContent, wishes: readonly Wish[]): PageContent {
  const next = createCounter('n');
  return wishes.reduce((now, one) => {
    const edit = createEdit(now, one, next);
    try {
      return edit ? applyEdit(createPageTree(definitions, now), edit).tree.content : now;
    } catch (error) {
      if (!(error instanceof InvalidEditError)) throw error;
      return now;
    }
  }, start);
}

const listKeys = (changes: readonly PageChange[]) => changes.map(changeKey).toSorted();

describe('any two versions of a page', () => {
  it('are equal after all changes are reverted', () => {
    fc.assert(
      fc.property(sessions, ({ before, wishes }) => {
        const pair = { before, after: edited(before, wishes) };
        const result = revertChange(definitions, pair, comparePages(definitions, pair));
        expect(comparePages(definitions, { before, after: result })).toEqual([]);
        expect(listIds(result)).toEqual(listIds(before));
      }),
    );
  });

  it('stay valid after some changes are reverted, without lost or duplicate blocks', () => {
    fc.assert(
      fc.property(sessions, ({ before, wishes, picks }) => {
        const after = edited(before, wishes);
        const changes = comparePages(definitions, { before, after });
        const chosen = changes.filter((_, index) => picks[index]);
        const result = revertChange(definitions, { before, after }, chosen);
        expectSound(result);
        const goes = new Set(chosen.flatMap((change) => (change.about === 'added' ? change.blockId : [])));
        const ids = new Set(listIds(result));
        for (const id of listIds(after)) {
          const around = createPageTree(definitions, after).around(id);
          const isOfThem = [id, ...around.map((block) => block.id)].some((one) => goes.has(one));
          if (!isOfThem) expect(ids).toContain(id);
        }
      }),
    );
  });

  it('keep every changed text that was not reverted, in both languages', () => {
    fc.assert(
      fc.property(sessions, ({ before, wishes, picks }) => {
        const after = edited(before, wishes);
        const changes = comparePages(definitions, { before, after });
        const chosen = changes.filter((_, index) => picks[index]);
        const result = revertChange(definitions, { before, after }, chosen);
        const ofValues = (list: readonly PageChange[]) =>
          listKeys(list.filter(({ about }) => about === 'value'));
        const left = ofValues(comparePages(definitions, { before, after: result }));
        const held = new Set(ofValues(chosen));
        const ids = new Set(listIds(result));
        const kept = changes.filter((change) => change.about === 'value' && ids.has(change.blockId));
        for (const key of listKeys(kept)) expect(left.includes(key)).toBe(!held.has(key));
      }),
    );
  });
});
