import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import type { PageContent } from '#content/page.ts';
import type { History } from './history.ts';

/** What survives a reload or a crash. One structured clone, so that shared blocks stay shared. */
export interface StoredDraft extends History {
  readonly content: PageContent;
  /** The content as the server last acknowledged it; the same object as `content` when nothing is unsaved. */
  readonly saved: PageContent;
  /** The server's revision that `saved` has. */
  readonly revision: string | undefined;
}

export interface DraftStorage {
  readonly read: (pageId: string) => Promise<StoredDraft | undefined>;
  readonly write: (pageId: string, draft: StoredDraft) => Promise<void>;
  readonly drop: (pageId: string) => Promise<void>;
}

let database: UseStore | undefined;

/** Opens when first used: a browser without IndexedDB fails here and nowhere else. */
function drafts(): UseStore {
  database ??= createStore('vitrine-editor', 'drafts');
  return database;
}

export const browserDrafts: DraftStorage = {
  read: async (pageId) => get<StoredDraft>(pageId, drafts()),
  write: async (pageId, draft) => set(pageId, draft, drafts()),
  drop: async (pageId) => del(pageId, drafts()),
};
