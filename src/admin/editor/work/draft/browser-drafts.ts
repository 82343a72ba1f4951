import { createStore, del, get, promisifyRequest, type UseStore } from 'idb-keyval';
import type { DraftStorage, KeptDraft, StoredDraft } from './stored-draft.ts';
import { dropUnloadCopy, readUnloadCopies, writeUnloadCopy } from './unload-copy.ts';

let database: UseStore | undefined;

/** Opens the database on first use, so that a browser without IndexedDB fails only here. */
function openDatabase(): UseStore {
  database ??= createStore('vitrine-editor', 'drafts');
  return database;
}

/** Older editors stored one draft per page, under the page id alone. */
const formatKey = (pageId: string, tab: string | undefined) => (tab === undefined ? pageId : [pageId, tab]);

async function listTabs(pageId: string): Promise<(string | undefined)[]> {
  // An empty array sorts after every string: the range has all keys that begin with the page.
  const range = IDBKeyRange.bound([pageId], [pageId, []]);
  const keys = await openDatabase()('readonly', (store) => promisifyRequest(store.getAllKeys(range)));
  return [undefined, ...keys.map((key) => String((key as string[])[1]))];
}

async function readStoredDrafts(pageId: string): Promise<KeptDraft[]> {
  const tabs = await listTabs(pageId);
  const found = await Promise.all(
    tabs.map((tab) => get<StoredDraft>(formatKey(pageId, tab), openDatabase())),
  );
  return tabs.flatMap((tab, index) => {
    const draft = found[index];
    return draft ? [{ tab, draft }] : [];
  });
}

function write(pageId: string, { tab, draft }: KeptDraft): Promise<void> {
  return openDatabase()('readwrite', (store) => {
    store.put(draft, formatKey(pageId, tab));
    const written = promisifyRequest(store.transaction);
    // Browsers commit a transaction after the page has received the result, which does not happen during unload.
    store.transaction.commit();
    return written;
  });
}

/** Moves drafts that were written during unload from local storage into the database. */
async function moveUnloadCopies(pageId: string, written: readonly KeptDraft[]): Promise<KeptDraft[]> {
  const isNewer = ({ tab, draft }: KeptDraft) => {
    const there = written.find((kept) => kept.tab === tab)?.draft;
    return (draft.keptAt ?? 0) > (there?.keptAt ?? 0);
  };
  const parting = readUnloadCopies(pageId);
  const moved = parting.filter(isNewer);
  await Promise.all(moved.map((kept) => write(pageId, kept)));
  for (const { tab } of parting) dropUnloadCopy(pageId, tab);
  return moved;
}

export const browserDrafts: DraftStorage = {
  async list(pageId) {
    const written = await readStoredDrafts(pageId);
    const moved = await moveUnloadCopies(pageId, written);
    return [...written.filter(({ tab }) => !moved.some((kept) => kept.tab === tab)), ...moved];
  },
  write,
  writeNow: writeUnloadCopy,
  async drop(pageId, tab) {
    dropUnloadCopy(pageId, tab);
    await del(formatKey(pageId, tab), openDatabase());
  },
};
