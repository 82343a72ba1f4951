import { expect, test } from 'vitest';
import type { Transaction } from '#document/history.ts';
import { noSelection } from '#document/selection.ts';
import { definitions, samplePage } from '../../../../../tests/support/sample-page.ts';
import { createDraft } from './draft.ts';
import { restoreDraft } from './restore-draft.ts';
import type { StoredDraft } from './stored-draft.ts';

const server = { content: samplePage(), revision: 'r2' };
const mine = { title: 'Mijn', overview: [] };
const saved = samplePage();

/** A step from the saved page to the stored draft. */
const step: Transaction = {
  label: 'Change',
  edit: { type: 'page/put', content: mine },
  inverse: { type: 'page/put', content: saved },
  selection: { before: noSelection, after: noSelection },
  partOf: undefined,
  at: 0,
};

const restore = (draft: StoredDraft | undefined, from: typeof server) => restoreDraft(draft, from);

function kept(rest: Partial<StoredDraft>): StoredDraft {
  return { content: mine, saved, revision: 'r2', past: [], future: [], ...rest };
}

test('without a stored draft, the page of the server opens', () => {
  expect(restore(undefined, server)).toMatchObject({ outcome: 'fresh', content: server.content });
});

test('unsaved changes on the same revision are restored with their undo history', () => {
  const restored = restore(kept({ past: [step] }), server);
  expect(restored).toMatchObject({
    outcome: 'restored',
    content: mine,
    saved: server.content,
    revision: 'r2',
  });
  expect(restored.past).toEqual([step]);
});

test('unsaved changes on an older revision are restored with the page they are based on', () => {
  const before = { title: 'Eerder', overview: [] };
  expect(restore(kept({ revision: 'r1', saved: before }), server)).toMatchObject({
    outcome: 'diverged',
    content: mine,
    saved: before,
    revision: 'r1',
  });
});

test('a page moved or hidden elsewhere, with unchanged content, causes no conflict', () => {
  expect(restore(kept({ revision: 'r1' }), server)).toMatchObject({
    outcome: 'restored',
    content: mine,
  });
});

test('a save without a response is recognised by the content that was sent', () => {
  const before = { title: 'Eerder', overview: [] };
  const unsaved = { revision: 'r1', saved: before, past: [step] };
  expect(restore(kept({ ...unsaved, unanswered: [mine, samplePage()] }), server)).toMatchObject({
    outcome: 'restored',
    content: mine,
    saved: server.content,
    revision: 'r2',
  });
  expect(restore(kept({ ...unsaved, unanswered: [mine] }), server).outcome).toBe('diverged');
  expect(restore(kept({ revision: 'r1', content: samplePage() }), server).outcome).toBe('fresh');
});

test('an earlier state of this draft restored by another member is their change, to be merged', () => {
  const since = { title: 'Opgeslagen', overview: [] };
  const unsaved = kept({ revision: 'r1', saved: since, past: [step] });
  expect(restore(unsaved, server)).toMatchObject({ outcome: 'diverged', content: mine, saved: since });
});

test('a draft without unsaved changes is replaced by the page of the server', () => {
  expect(restore(kept({ content: mine, saved: mine, revision: 'r1' }), server)).toMatchObject({
    outcome: 'fresh',
    content: server.content,
  });
});

test('steps stored by an older editor, as whole pages, can still be undone and redone', () => {
  const older = (title: string) => ({
    content: { title, overview: [] },
    selectedId: 'a',
    label: title,
    key: undefined,
    at: 0,
  });
  const past = [older('one'), older('two')] as unknown as StoredDraft['past'];
  const future = [older('five'), older('four')] as unknown as StoredDraft['future'];
  const content = { title: 'three', overview: [] };
  const draft = createDraft({
    definitions,
    content,
    history: restore(kept({ content, past, future }), server),
  });
  const title = () => draft.store.getState().content.title;
  const walk = (step: () => string | undefined) => [step(), title(), step(), title(), step()];
  expect(walk(draft.undo)).toEqual(['two', 'two', 'one', 'one', undefined]);
  draft.redo();
  draft.redo();
  expect(title()).toBe('three');
  expect(walk(draft.redo)).toEqual(['four', 'four', 'five', 'five', undefined]);
});

test('an unsaved layout is restored, together with its saved state', () => {
  const wide = { layoutSettings: { container: { maxWidth: '1200px' } } };
  const before = { ...samplePage(), layoutSettings: null };
  const unsaved = kept({ content: { ...samplePage(), ...wide }, saved: before, past: [step] });
  expect(restore(unsaved, server)).toMatchObject({
    outcome: 'restored',
    content: { ...server.content, ...wide },
    saved: before,
    past: [step],
  });
});

test('a saved layout is left to the server, and its steps can be undone', () => {
  const page = { ...samplePage(), layoutSettings: null };
  const restored = restore(kept({ content: page, saved: page, past: [step] }), server);
  expect(restored).toMatchObject({ outcome: 'fresh', past: [step] });
  expect(restored.content).not.toHaveProperty('layoutSettings');
});
