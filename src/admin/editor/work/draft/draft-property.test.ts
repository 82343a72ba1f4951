import { expect, test } from 'vitest';
import type { PageContent } from '#content/page/page.ts';
import { applyEdit } from '#document/apply-edit.ts';
import { InvalidEditError } from '#document/edit.ts';
import { createPageTree } from '#document/page-tree.ts';
import { fc } from '../../../../../tests/support/properties.ts';
import {
  createCounter,
  createEdit,
  damagedTree,
  freezeDeep,
  type Wish,
  wish,
  withIds,
} from '../../../../../tests/support/random-pages.ts';
import { testDefinitions as definitions } from '../../../../../tests/support/test-definitions.ts';
import { createDraft, type Draft } from './draft.ts';

const pages = fc.array(damagedTree, { minLength: 1, maxLength: 4 }).map((trees): PageContent => {
  const next = createCounter('b');
  return freezeDeep({ title: 'Proef', overview: trees.map((tree) => withIds(tree, next)) });
});
const sessions = fc.record({ page: pages, wishes: fc.array(wish, { maxLength: 12 }) });

/** Applies the random edits that fit; some as typing, which merges undo steps, the rest as separate steps. */
function work(draft: Draft, wishes: readonly Wish[]): void {
  const next = createCounter('n');
  for (const one of wishes) {
    const edit = createEdit(draft.store.getState().content, one, next);
    if (!edit) continue;
    try {
      draft.edit(edit, one.kind, one.place % 2 === 0 ? `${one.kind} ${one.language}` : undefined);
    } catch (error) {
      if (!(error instanceof InvalidEditError)) throw error;
    }
  }
}

function all(step: () => string | undefined): void {
  while (step() !== undefined);
}

test('undoing everything restores the original page object, and redoing everything the final one', () => {
  fc.assert(
    fc.property(sessions, ({ page, wishes }) => {
      const draft = createDraft({ definitions, content: page });
      work(draft, wishes);
      const done = draft.store.getState();
      all(draft.undo);
      expect(draft.store.getState().content).toBe(page);
      expect(draft.store.getState().past).toEqual([]);
      all(draft.redo);
      const again = draft.store.getState();
      expect(again.content).toBe(done.content);
      expect(again.past.map(({ label }) => label)).toEqual(done.past.map(({ label }) => label));
    }),
  );
});

test('a listener that applies every edit has the same page as the draft', () => {
  fc.assert(
    fc.property(sessions, ({ page, wishes }) => {
      const draft = createDraft({ definitions, content: page });
      let heard = createPageTree(definitions, page);
      draft.listen((edit) => {
        heard = applyEdit(heard, edit).tree;
        expect(heard.content).toEqual(draft.store.getState().content);
      });
      work(draft, wishes);
      draft.undo();
      draft.undo();
      draft.redo();
      all(draft.undo);
      expect(heard.content).toEqual(page);
    }),
  );
});

test('the selection only contains blocks that are on the page', () => {
  fc.assert(
    fc.property(sessions, fc.array(fc.nat(), { maxLength: 3 }), ({ page, wishes }, picks) => {
      const draft = createDraft({ definitions, content: page });
      draft.store.subscribe(({ tree, selection }) => {
        for (const id of selection.ids) expect(tree.find(id)).toBeDefined();
        expect(selection.lead === null).toBe(selection.ids.length === 0);
      });
      for (const pick of picks) draft.select(`b${pick % 6}`);
      work(draft, wishes);
      all(draft.undo);
      all(draft.redo);
    }),
  );
});
