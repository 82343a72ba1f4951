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

test('without anything kept the server’s page opens', () => {
  expect(restore(undefined, server)).toMatchObject({ outcome: 'fresh', content: server.content });
});

test('unsaved work on the same revision comes back, with what can be undone', () => {
  const restored = restore(kept({ past: [step] }), server);
  expect(restored).toMatchObject({
    outcome: 'restored',
    content: mine,
    saved: server.content,
    revision: 'r2',
  });
  expect(restored.past).toEqual([step]);
});

test('unsaved work on an older revision comes back too, with the page that it is based on', () => {
  const before = { title: 'Eerder', overview: [] };
  expect(restore(kept({ revision: 'r1', saved: before }), server)).toMatchObject({
    outcome: 'diverged',
    content: mine,
    saved: before,
    revision: 'r1',
  });
});

test('a page that was moved or hidden meanwhile, and says what it said, is in nobody’s way', () => {
  expect(restore(kept({ revision: 'r1' }), server)).toMatchObject({
    outcome: 'restored',
    content: mine,
  });
});

test('a save whose answer never came is recognised by what was sent', () => {
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

test('somebody’s return to what this draft itself once said is theirs, and is merged', () => {
  const since = { title: 'Opgeslagen', overview: [] };
  const unsaved = kept({ revision: 'r1', saved: since, past: [step] });
  expect(restore(unsaved, server)).toMatchObject({ outcome: 'diverged', content: mine, saved: since });
});

test('work that was saved gives way to what the server has now', () => {
  expect(restore(kept({ content: mine, saved: mine, revision: 'r1' }), server)).toMatchObject({
    outcome: 'fresh',
    content: server.content,
  });
});

test('steps of an older editor, which kept whole pages, can still be undone and done again', () => {
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

test('a layout that was not saved comes back with the page, and what it was saved as', () => {
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

test('a layout that was saved is the server’s to tell, and its steps can be undone', () => {
  const page = { ...samplePage(), layoutSettings: null };
  const restored = restore(kept({ content: page, saved: page, past: [step] }), server);
  expect(restored).toMatchObject({ outcome: 'fresh', past: [step] });
  expect(restored.content).not.toHaveProperty('layoutSettings');
});
