import { expect, test } from 'vitest';
import { samplePage } from '../../test-support/sample-page.ts';
import { restoreDraft } from './restore-draft.ts';
import type { StoredDraft } from './stored-draft.ts';

const server = { content: samplePage(), revision: 'r2' };
const mine = { title: 'Mijn', overview: [] };
const saved = samplePage();

function kept(rest: Partial<StoredDraft>): StoredDraft {
  return { content: mine, saved, revision: 'r2', past: [], future: [], ...rest };
}

test('without anything kept the server’s page opens', () => {
  expect(restoreDraft(undefined, server)).toMatchObject({ outcome: 'fresh', content: server.content });
});

test('unsaved work on the same revision comes back, with what can be undone', () => {
  const entry = { content: saved, selectedId: null, label: 'Change', key: undefined, at: 0 };
  const restored = restoreDraft(kept({ past: [entry] }), server);
  expect(restored).toMatchObject({ outcome: 'restored', content: mine, saved: server.content });
  expect(restored.past).toEqual([entry]);
});

test('unsaved work on an older revision comes back too, and says that the page has changed', () => {
  const before = { title: 'Eerder', overview: [] };
  expect(restoreDraft(kept({ revision: 'r1', saved: before }), server)).toMatchObject({
    outcome: 'diverged',
    content: mine,
  });
});

test('a page that was moved or hidden meanwhile, and says what it said, is in nobody’s way', () => {
  expect(restoreDraft(kept({ revision: 'r1' }), server)).toMatchObject({
    outcome: 'restored',
    content: mine,
  });
});

test('a save whose answer never came is recognised by its content', () => {
  const entry = { content: samplePage(), selectedId: null, label: 'Change', key: undefined, at: 0 };
  expect(restoreDraft(kept({ revision: 'r1', past: [entry] }), server).outcome).toBe('restored');
  expect(restoreDraft(kept({ revision: 'r1', content: samplePage() }), server).outcome).toBe('fresh');
});

test('work that was saved gives way to what the server has now', () => {
  expect(restoreDraft(kept({ content: mine, saved: mine, revision: 'r1' }), server)).toMatchObject({
    outcome: 'fresh',
    content: server.content,
  });
});
