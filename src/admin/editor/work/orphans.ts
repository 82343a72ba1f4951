import { createStore } from 'zustand/vanilla';
import type { ToastInput } from '#ui/toast/toast.tsx';
import { words } from '../../words.ts';
import { type Draft, toStored } from './draft/draft.ts';
import { findStoredDrafts } from './draft/find-stored-drafts.ts';
import { restoreDraft } from './draft/restore-draft.ts';
import type { DraftStorage, KeptDraft } from './draft/stored-draft.ts';
import { historyWords } from './history-words.ts';
import type { SaveQueue } from './saving/save-queue.ts';

interface OrphansOptions {
  readonly pageId: string;
  readonly tab: string;
  readonly storage: DraftStorage;
  readonly draft: Draft;
  readonly saves: SaveQueue;
  readonly found: readonly KeptDraft[];
  readonly live: () => Promise<ReadonlySet<string>>;
  readonly toast: (toast: ToastInput) => void;
}

export type Orphans = ReturnType<typeof createOrphans>;

/** Unsaved drafts of closed tabs, until a person restores or discards them. */
export function createOrphans(options: OrphansOptions) {
  const { pageId, tab, storage, draft, saves, found, live, toast } = options;
  const store = createStore<{ readonly waiting: readonly KeptDraft[] }>(() => ({ waiting: found }));
  const forget = (kept: KeptDraft) =>
    store.setState(({ waiting }) => ({ waiting: waiting.filter((entry) => entry !== kept) }));

  return {
    store,
    /** Searches again, after another tab has closed. */
    async refresh(): Promise<void> {
      const { saved } = saves.store.getState();
      const looking = live().then((tabs) =>
        findStoredDrafts({ storage, pageId, tab, live: tabs, server: saved }),
      );
      const result = await looking.catch(() => undefined);
      if (result) store.setState({ waiting: result.orphans });
    },
    /**
     * Replaces this tab's page by the draft as one undo step. The stored draft is deleted once this tab has
     * stored it.
     */
    async open(kept: KeptDraft): Promise<void> {
      forget(kept);
      const { saved, revision } = saves.store.getState();
      const start = restoreDraft(kept.draft, { content: saved, revision });
      draft.edit({ type: 'page/put', content: start.content }, historyWords.openKept);
      if (start.outcome === 'diverged') saves.markConflict(start);
      // If this tab cannot store the draft, the old copy is kept.
      await storage
        .write(pageId, { tab, draft: toStored({ draft, saves }) })
        .then(() => storage.drop(pageId, kept.tab))
        .catch(() => undefined);
    },
    async discard(kept: KeptDraft): Promise<void> {
      forget(kept);
      await storage.drop(pageId, kept.tab);
      const bringBack = async () => {
        await storage.write(pageId, kept);
        store.setState(({ waiting }) => ({ waiting: [kept, ...waiting] }));
      };
      toast({ text: words.kept.discarded, action: { label: words.undo, run: () => void bringBack() } });
    },
  };
}
