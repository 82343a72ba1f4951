import type { DraftStorage, KeptDraft } from '#admin/editor/work/draft/stored-draft.ts';

/** Stores a browser's drafts of one page in memory. `state.full` makes it refuse to store more. */
export function createMemoryDrafts(...kept: KeptDraft[]) {
  const entries = new Map(kept.map(({ tab, draft }) => [tab, draft]));
  /** Drafts that were written as the page was closing. */
  const parting = new Map<string | undefined, KeptDraft['draft']>();
  const state = { full: false };
  const storage: DraftStorage = {
    list: async () => [...entries].map(([tab, draft]) => ({ tab, draft })),
    write: async (_page, { tab, draft }) => {
      if (state.full) throw new DOMException('full', 'QuotaExceededError');
      entries.set(tab, draft);
    },
    writeNow: (_page, { tab, draft }) => void parting.set(tab, draft),
    drop: async (_page, tab) => void entries.delete(tab),
  };
  return { storage, entries, parting, state };
}
