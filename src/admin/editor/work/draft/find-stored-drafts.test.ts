import { expect, test } from 'vitest';
import type { PageDocument } from '#document/page-document.ts';
import { createMemoryDrafts } from '../../../../../tests/support/memory-drafts.ts';
import { definitions, samplePage } from '../../../../../tests/support/sample-page.ts';
import { createOrphans } from '../orphans.ts';
import { createSaveQueue } from '../saving/save-queue.ts';
import { createDraft } from './draft.ts';
import { findStoredDrafts } from './find-stored-drafts.ts';
import type { DraftStorage, StoredDraft } from './stored-draft.ts';

const server = samplePage();
const written = (title: string) => ({ ...server, title: { nl: title } });

function buildDraft(title: string, rest: Partial<StoredDraft> = {}): StoredDraft {
  return { content: written(title), saved: server, revision: 'r1', past: [], future: [], keptAt: 1, ...rest };
}

const find = (storage: DraftStorage, live: string[] = ['me']) =>
  findStoredDrafts({ storage, pageId: 'p', tab: 'me', live: new Set(live), server });

test('a tab finds its own draft, ignores those of open tabs, and lists those of closed tabs', async () => {
  const { storage, entries } = createMemoryDrafts(
    { tab: 'me', draft: buildDraft('mine') },
    { tab: 'open', draft: buildDraft('theirs') },
    { tab: 'gone', draft: buildDraft('left', { keptAt: 5 }) },
    { tab: undefined, draft: buildDraft('older') },
  );
  const { own, orphans } = await find(storage, ['me', 'open']);
  expect(own?.content.title).toEqual({ nl: 'mine' });
  expect(orphans.map(({ tab }) => tab)).toEqual(['gone', undefined]);
  expect(entries.size).toBe(4);
});

test('saved drafts of closed tabs are deleted, even if the save response never came; others are kept', async () => {
  const same = buildDraft('saved');
  const { storage, entries } = createMemoryDrafts(
    { tab: 'gone', draft: { ...same, saved: same.content } },
    { tab: 'answerless', draft: { ...same, content: samplePage() } },
    { tab: 'open', draft: { ...same, saved: same.content } },
    { tab: 'me', draft: { ...same, saved: same.content } },
  );
  expect((await find(storage, ['me', 'open'])).orphans).toEqual([]);
  expect([...entries.keys()]).toEqual(['open', 'me']);
});

test('a layout change in a closed tab counts as an unsaved change', async () => {
  const wide: PageDocument = { ...server, layoutSettings: { container: { maxWidth: '1200px' } } };
  const narrow: PageDocument = { ...server, layoutSettings: null };
  const { storage } = createMemoryDrafts(
    { tab: 'gone', draft: { ...buildDraft(''), content: wide, saved: narrow } },
    { tab: 'answerless', draft: { ...buildDraft(''), content: wide, saved: { ...wide } } },
  );
  expect((await find(storage)).orphans.map(({ tab }) => tab)).toEqual(['gone']);
});

async function open(kept: StoredDraft, revision = 'r1') {
  const { storage, entries, state } = createMemoryDrafts({ tab: 'gone', draft: kept });
  const draft = createDraft({ definitions, content: server });
  const content = () => draft.store.getState().content;
  const saves = createSaveQueue({ saved: server, revision, content, send: async () => ({ revision }) });
  draft.store.subscribe(() => saves.changed());
  const undos: (() => void)[] = [];
  const orphans = createOrphans({
    pageId: 'p',
    tab: 'me',
    storage,
    draft,
    saves,
    found: (await find(storage)).orphans,
    live: async () => new Set(['me']),
    toast: ({ action }) => action && undos.push(action.run),
  });
  const waiting = () => orphans.store.getState().waiting;
  const [first] = waiting();
  if (!first) throw new Error('Nothing is waiting');
  return { orphans, first, waiting, entries, state, draft, saves, undos };
}

test('opening a stored draft replaces the page as one undo step, and deletes the old copy', async () => {
  const { orphans, first, waiting, entries, draft, saves } = await open(buildDraft('left'));
  await orphans.open(first);
  expect(draft.store.getState().content.title).toEqual({ nl: 'left' });
  expect(saves.store.getState().status).toBe('unsaved');
  expect([...entries.keys()]).toEqual(['me']);
  expect(entries.get('me')?.content.title).toEqual({ nl: 'left' });
  expect(waiting()).toEqual([]);
  draft.undo();
  expect(draft.store.getState().content).toBe(server);
});

test('the old copy is kept if the browser cannot store it for this tab', async () => {
  const { orphans, first, entries, state } = await open(buildDraft('left'));
  state.full = true;
  await expect(orphans.open(first)).resolves.toBeUndefined();
  expect([...entries.keys()]).toEqual(['gone']);
});

test('opening a draft of an older page leads to a conflict and overwrites nothing', async () => {
  const older = { ...server, title: { nl: 'before somebody else saved' } };
  const { orphans, first, saves } = await open(buildDraft('left', { revision: 'r0', saved: older }));
  await orphans.open(first);
  expect(saves.store.getState().status).toBe('conflict');
});

test('a discarded draft can be restored', async () => {
  const { orphans, first, waiting, entries, undos } = await open(buildDraft('left'));
  await orphans.discard(first);
  expect([waiting(), entries.size]).toEqual([[], 0]);
  undos[0]?.();
  await expect.poll(waiting).toEqual([first]);
  expect(entries.get('gone')).toBe(first.draft);
});
