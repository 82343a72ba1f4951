import { createStore, del, get, promisifyRequest, set, type UseStore } from 'idb-keyval';
import type { PageContent } from '#content/page.ts';
import type { History } from '#document/history.ts';

/** What survives a reload or a crash. One structured clone, so that shared blocks stay shared. */
export interface StoredDraft extends History {
  readonly content: PageContent;
  /** The content as the server last acknowledged it; the same object as `content` when nothing is unsaved. */
  readonly saved: PageContent;
  /** The server's revision that `saved` has. */
  readonly revision: string | undefined;
  /** ms since the epoch; absent in what an older editor kept. */
  readonly keptAt?: number;
}

/** A draft of a page and the tab that keeps it; undefined for one from before tabs kept their own. */
export interface KeptDraft {
  readonly tab: string | undefined;
  readonly draft: StoredDraft;
}

/** The drafts of a page that this browser keeps: one per tab, so that no tab writes over another's. */
export interface DraftStorage {
  readonly list: (pageId: string) => Promise<readonly KeptDraft[]>;
  readonly write: (pageId: string, kept: KeptDraft) => Promise<void>;
  readonly drop: (pageId: string, tab: string | undefined) => Promise<void>;
}

let database: UseStore | undefined;

/** Opens when first used: a browser without IndexedDB fails here and nowhere else. */
function drafts(): UseStore {
  database ??= createStore('vitrine-editor', 'drafts');
  return database;
}

/** Older editors kept one draft per page, under the page alone. */
const keyOf = (pageId: string, tab: string | undefined) => (tab === undefined ? pageId : [pageId, tab]);

async function tabsOf(pageId: string): Promise<(string | undefined)[]> {
  // An empty list comes after every text: all keys that begin with the page.
  const range = IDBKeyRange.bound([pageId], [pageId, []]);
  const keys = await drafts()('readonly', (store) => promisifyRequest(store.getAllKeys(range)));
  return [undefined, ...keys.map((key) => String((key as string[])[1]))];
}

export const browserDrafts: DraftStorage = {
  list: async (pageId) => {
    const tabs = await tabsOf(pageId);
    const found = await Promise.all(tabs.map((tab) => get<StoredDraft>(keyOf(pageId, tab), drafts())));
    return tabs.flatMap((tab, index) => {
      const draft = found[index];
      return draft ? [{ tab, draft }] : [];
    });
  },
  write: async (pageId, { tab, draft }) => set(keyOf(pageId, tab), draft, drafts()),
  drop: async (pageId, tab) => del(keyOf(pageId, tab), drafts()),
};
