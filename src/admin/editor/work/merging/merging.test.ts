import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/client.ts';
import { isEqual } from '#content/is-equal.ts';
import type { PageContent } from '#content/page/page.ts';
import { applyTracked } from '#document/apply-edit.ts';
import { getConflictKey } from '#document/merge/conflict.ts';
import { createPageTree } from '#document/page-tree.ts';
import { fc } from '../../../../../tests/support/properties.ts';
import { block, definitions, samplePage } from '../../../../../tests/support/sample-page.ts';
import { openTestEditor, pageFacts, type TestEditor } from '../../../../../tests/support/test-editor.ts';
import { queryClient } from '../../../data/queries.ts';
import { session } from '../../../session/api.ts';
import { historyWords } from '../history-words.ts';
import { loadMerging } from './load-merging.ts';

// Loads the module that is loaded on demand before the tests start.
beforeAll(() => loadMerging());
beforeEach(() => {
  queryClient.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  session.store.setState({ user: undefined });
});

interface Elsewhere {
  readonly theirs?: PageContent;
  readonly content?: PageContent;
  readonly updatedBy?: string;
  readonly savedInTabs?: readonly string[];
  readonly versioning?: boolean;
}

/** Opens an editor based on r1, with a server on which another member has saved r2. */
function open({
  content = samplePage(),
  theirs = content,
  updatedBy,
  savedInTabs,
  versioning = true,
}: Elsewhere) {
  const server = {
    content: theirs,
    revision: 'r2',
    saves: [] as { autosave: boolean; keepAs?: string | undefined }[],
    versions: [theirs],
    reads: true,
  };
  vi.stubGlobal('fetch', async (input: string) => {
    if (input.endsWith('/people')) return Response.json([{ email: 'anna@studio.example', name: 'Anna' }]);
    if (!server.reads) throw new TypeError('fetch failed');
    const page = { ...pageFacts, ...server.content, versioning, updatedBy: updatedBy ?? null };
    const headers = { 'content-type': 'application/json', etag: `"${server.revision}"` };
    return new Response(JSON.stringify(page), { headers });
  });
  const editor = openTestEditor({
    content,
    send: async (sent, how) => {
      if (how.ifMatch !== server.revision) throw new ApiError('Stale.', 412);
      server.saves.push(how);
      // Autosaves that are replaced within minutes are not kept; see thin-snapshots.ts.
      if (!how.autosave) server.versions.push(sent);
      else server.versions[server.versions.length - 1] = sent;
      server.revision = `${server.revision}+`;
      server.content = structuredClone(sent) as PageContent;
      return { revision: server.revision };
    },
  });
  editor.merging.start(() => new Set(savedInTabs));
  const question = () => editor.merging.store.getState().question;
  return { ...editor, server, question, status: () => editor.saves.store.getState().status };
}

/** Saves as autosave does, and waits until no request is pending. */
async function settle({ saves }: TestEditor) {
  void saves.save({ autosave: true });
  for (let turns = 0; turns < 20; turns += 1) await vi.advanceTimersByTimeAsync(0);
}

const withText = (page: PageContent, id: string, more: object): PageContent => ({
  ...page,
  overview: page.overview.map((one) => (one.id === id ? { ...one, ...more } : one)),
});

const theirs = withText(samplePage(), 'title', { content: { nl: 'Titel', en: 'Their title' } });

test('changes saved elsewhere are merged automatically and saved with mine', async () => {
  const editor = open({ theirs });
  editor.editing.setTitle('Mijn', 'nl');
  await settle(editor);
  const both = { ...theirs, title: { nl: 'Mijn', en: 'Trial' } };
  expect([editor.content(), editor.status()]).toMatchObject([both, 'saved']);
  expect(editor.server.content).toEqual(editor.content());
  expect(editor.question()).toBeUndefined();
  expect(editor.toasts.map(({ text }) => text)).toEqual([
    'Another member changed Title. Merged into your draft.',
  ]);
});

test('undoing the merge from its toast restores and saves mine, and keeps theirs as a version', async () => {
  const editor = open({ theirs });
  editor.editing.setTitle('Mijn', 'nl');
  const mine = editor.content();
  await settle(editor);
  editor.toasts[0]?.action?.run();
  expect(editor.content()).toBe(mine);
  await settle(editor);
  expect([editor.server.content, editor.status()]).toEqual([mine, 'saved']);
  expect(editor.server.versions).toContainEqual(theirs);
});

test('the toast undoes only the merge', async () => {
  const editor = open({ theirs });
  editor.editing.setTitle('Mijn', 'nl');
  await settle(editor);
  editor.editing.setTitle('Later', 'nl');
  editor.toasts[0]?.action?.run();
  expect(editor.content().title).toEqual({ nl: 'Later', en: 'Trial' });
});

test('a merge is one undo step with its own name', async () => {
  const editor = open({ theirs });
  editor.editing.setTitle('Mijn', 'nl');
  await settle(editor);
  expect(editor.steps()).toEqual(['Change Title', historyWords.merge]);
});

test('text typed while the other version is read is merged and saved too', async () => {
  const editor = open({ theirs });
  editor.editing.setTitle('Mijn', 'nl');
  void editor.saves.save({ autosave: true });
  await Promise.resolve();
  editor.editing.setTitle('Mijn eigen', 'nl');
  await settle(editor);
  expect(editor.server.content).toMatchObject({ ...theirs, title: { nl: 'Mijn eigen' } });
});

test('identical content saved elsewhere needs no merge', async () => {
  const edit = { type: 'page/set-title', language: 'nl', text: 'Zelfde' } as const;
  const editor = open({ theirs: applyTracked(createPageTree(definitions, samplePage()), edit).tree.content });
  editor.editing.setTitle('Zelfde', 'nl');
  await settle(editor);
  expect([editor.status(), editor.toasts, editor.server.saves]).toEqual(['saved', [], []]);
});

test('a conflict waits for a decision, which is then saved', async () => {
  const editor = open({ theirs: { ...theirs, title: { nl: 'Hun', en: 'Trial' } } });
  editor.editing.setTitle('Mijn', 'nl');
  await settle(editor);
  expect([editor.status(), editor.toasts, editor.server.saves]).toEqual(['conflict', [], []]);
  const [conflict] = editor.question()?.conflicts ?? [];
  if (!conflict) throw new Error('There is a conflict');
  await editor.merging.decide(new Map([[getConflictKey(conflict), { value: 'Samen' }]]));
  await settle(editor);
  const decided = { ...theirs, title: { nl: 'Samen', en: 'Trial' } };
  expect([editor.content(), editor.question()]).toEqual([expect.objectContaining(decided), undefined]);
  expect(editor.server.content).toEqual(editor.content());
  expect(editor.server.saves).toMatchObject([{ autosave: false }]);
  expect(editor.server.saves[0]?.keepAs).toMatch(/^The other version of \d+ \w+, \d\d:\d\d$/);
  editor.editing.setTitle('Daarna', 'nl');
  await settle(editor);
  expect(editor.server.saves[1]?.keepAs).toBeUndefined();
  editor.editing.undo();
  editor.editing.undo();
  expect(editor.content().title).toEqual({ nl: 'Mijn', en: 'Trial' });
});

test.each([
  ['somebody by name', { updatedBy: 'anna@studio.example' }, 'Anna changed'],
  ['oneself', { updatedBy: 'me@studio.example' }, 'In another browser, you changed'],
  ['one’s other tab', { updatedBy: 'me@studio.example', savedInTabs: ['r2'] }, 'Your other tab changed'],
])('the toast names the source of the merged changes: %s', async (_who, facts, sentence) => {
  session.store.setState({ user: { id: 'u', email: 'me@studio.example', name: 'Me', role: 'editor' } });
  const editor = open({ theirs, ...facts });
  editor.saves.markConflict();
  await settle(editor);
  expect(editor.toasts[0]?.text).toMatch(new RegExp(`^${sentence}`));
});

test('a page whose saves go live is merged, but saved only manually', async () => {
  const editor = open({ theirs, versioning: false });
  editor.editing.setTitle('Mijn', 'nl');
  editor.saves.markConflict();
  for (let turns = 0; turns < 20; turns += 1) await vi.advanceTimersByTimeAsync(0);
  expect([editor.status(), editor.server.saves]).toEqual(['unsaved', []]);
  expect(editor.content().overview).toEqual(theirs.overview);
});

test('reading the other version is retried, and nothing is sent before it succeeds', async () => {
  const editor = open({ theirs });
  editor.editing.setTitle('Mijn', 'nl');
  editor.server.reads = false;
  await settle(editor);
  // The client retries twice before it fails.
  await vi.advanceTimersByTimeAsync(5000);
  expect(editor.status()).toBe('failed');
  editor.server.reads = true;
  editor.saves.connectionIsBack();
  await settle(editor);
  expect([editor.status(), editor.server.content.title]).toEqual(['saved', { nl: 'Mijn', en: 'Trial' }]);
  expect(editor.server.content.overview).toEqual(theirs.overview);
});

test('a closed editor merges nothing', async () => {
  const editor = open({ theirs });
  const stop = editor.merging.start(() => new Set());
  editor.editing.setTitle('Mijn', 'nl');
  const mine = editor.content();
  void editor.saves.save({ autosave: true });
  await Promise.resolve();
  stop();
  await settle(editor);
  expect([editor.content(), editor.server.saves]).toEqual([mine, []]);
});

test('non-overlapping edits of two people are merged and saved, and undo restores mine', async () => {
  const words = fc.string({ minLength: 1, maxLength: 8 });
  const write = fc.record({ language: fc.constantFrom('nl', 'en'), words });
  const size = 5;
  const ids = Array.from({ length: size }, (_, index) => `t${index}`);
  // The member who edits each text: one of both, or none.
  const turns = fc.array(
    fc.record({ by: fc.constantFrom('mine', 'theirs', 'nobody'), write, adds: fc.boolean() }),
    { minLength: size, maxLength: size },
  );
  let merged = 0;
  await fc.assert(
    fc.asyncProperty(turns, async (plan) => {
      const content: PageContent = {
        title: 'Proef',
        overview: ids.map((id) =>
          block(id, 'text', { isMultiLanguage: true, content: { nl: '-', en: '-' } }),
        ),
      };
      const listWords = (by: string) =>
        plan.flatMap((turn, index) => (turn.by === by ? [{ id: ids[index] ?? '', ...turn }] : []));
      const written = (by: string, page: PageContent) =>
        listWords(by).reduce<PageContent>((now, { id, write: { language, words: text }, adds }) => {
          const before = now.overview.find((one) => one.id === id)?.content as object;
          const next = withText(now, id, { content: { ...before, [language]: text } });
          const more = block(`${by}-${id}`, 'text', { content: text });
          return adds ? { ...next, overview: [...next.overview, more] } : next;
        }, page);
      const editor = open({ content, theirs: written('theirs', content) });
      editor.draft.edit({ type: 'page/put', content: written('mine', content) }, 'Write');
      const mine = editor.content();
      // An editor without unsaved changes does not learn of it by saving.
      if (mine === content) editor.saves.markConflict();
      await settle(editor);
      expect(editor.status()).toBe('saved');
      expect(isEqual(editor.server.content, editor.content())).toBe(true);
      for (const { id, by, write: one, adds } of [...listWords('mine'), ...listWords('theirs')]) {
        expect(editor.block(id)?.content).toMatchObject({ [one.language]: one.words });
        if (adds) expect(editor.block(`${by}-${id}`)?.content).toBe(one.words);
      }
      if (editor.toasts.length === 0) return;
      merged += 1;
      editor.toasts[0]?.action?.run();
      expect(editor.content()).toBe(mine);
      await settle(editor);
      expect(isEqual(editor.server.content, mine)).toBe(true);
    }),
    { numRuns: 100 },
  );
  expect(merged).toBeGreaterThan(50);
});
