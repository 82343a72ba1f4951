import { expect, test } from 'vitest';
import type { Transaction } from '#document/history.ts';
import { createPageTree } from '#document/page-tree.ts';
import { selectBlocks } from '#document/selection.ts';
import { definitions, samplePage } from '../../../../../tests/support/sample-page.ts';
import { createDraft } from './draft.ts';
import type { StoredDraft } from './stored-draft.ts';
import { upgradeHistory } from './upgrade-history.ts';

const content = samplePage();
const keptWith = (past: unknown[], future: unknown[] = []) =>
  ({ content, saved: content, revision: 'r', past, future }) as unknown as StoredDraft;

/** A step in the current format: the divider gets a margin. */
const today: Transaction = {
  label: 'Change Margin',
  edit: { type: 'block/set', blockId: 'divider', path: ['marginTop'], value: '1rem' },
  inverse: { type: 'block/set', blockId: 'divider', path: ['marginTop'], value: undefined },
  selection: {
    before: selectBlocks(createPageTree(definitions, content), ['title', 'divider']),
    after: selectBlocks(createPageTree(definitions, content), ['divider']),
  },
  partOf: undefined,
  at: 5,
};

test('steps in the current format are restored unchanged', () => {
  expect(upgradeHistory(keptWith([today], [today]))).toEqual({ past: [today], future: [today] });
});

test('steps that stored one selected block select that block, or nothing', () => {
  const day = { ...today, selection: { before: null, after: 'divider' } };
  const [step] = upgradeHistory(keptWith([day])).past;
  expect(step?.edit).toEqual(today.edit);
  expect(step?.selection.before).toMatchObject({ ids: [], lead: null });
  expect(step?.selection.after).toMatchObject({ ids: ['divider'], lead: 'divider' });
});

test('a history started in an older editor can be undone to its beginning', () => {
  const whole = (title: string) => ({
    content: { ...content, title },
    selectedId: 'title',
    label: title,
    at: 1,
  });
  const before = { ...content, overview: content.overview.filter(({ id }) => id !== 'divider') };
  const first = { content: before, selectedId: null, label: 'Add Divider', at: 0 };
  const now = { ...content, title: 'now' };
  const draft = createDraft({
    definitions,
    content: now,
    history: upgradeHistory({ ...keptWith([first, whole('then')]), content: now }),
  });
  const state = () => draft.store.getState();
  expect(draft.undo()).toBe('then');
  expect(state().content.title).toBe('then');
  expect(state().selection.lead).toBe('title');
  expect(draft.undo()).toBe('Add Divider');
  expect(state().content.overview.map(({ id }) => id)).toEqual(['title', 'grid']);
  expect([draft.redo(), draft.redo()]).toEqual(['Add Divider', 'then']);
  expect(state().content.title).toBe('now');
});

test('an older step before a current one is upgraded to replace the whole page', () => {
  const older = { content: { title: 'old', overview: [] }, selectedId: null, label: 'old', at: 0 };
  const [step] = upgradeHistory(keptWith([older, today])).past;
  expect(step).toMatchObject({
    inverse: { type: 'page/put', content: older.content },
    edit: { type: 'page/put', content },
  });
});
