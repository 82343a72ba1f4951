import type { PageContent } from '#content/page/page.ts';
import type { UndoHistory } from '#document/history.ts';

/** What survives a reload or a crash. One structured clone, so that shared blocks stay shared. */
export interface StoredDraft extends UndoHistory {
  readonly content: PageContent;
  /** The content as the server last acknowledged it; the same object as `content` when nothing is unsaved. */
  readonly saved: PageContent;
  /** The server's revision that `saved` has. */
  readonly revision: string | undefined;
  /** What was sent since `saved` and not answered: the server may have any of it. Absent in what an older editor kept. */
  readonly unanswered?: readonly PageContent[];
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
  /** Writes before it returns, as far as there is room: for a page that goes. */
  readonly writeNow: (pageId: string, kept: KeptDraft) => void;
  readonly drop: (pageId: string, tab: string | undefined) => Promise<void>;
}
