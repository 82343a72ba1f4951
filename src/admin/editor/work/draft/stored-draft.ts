import type { PageContent } from '#content/page/page.ts';
import type { UndoHistory } from '#document/history.ts';

/**
 * State that survives a reload or a crash. Stored as one structured clone, so that shared blocks stay shared.
 */
export interface StoredDraft extends UndoHistory {
  readonly content: PageContent;
  /** Content of the last acknowledged save; the same object as `content` if nothing is unsaved. */
  readonly saved: PageContent;
  /** Revision of `saved`. */
  readonly revision: string | undefined;
  /**
   * Contents sent since `saved` without a response: the server may have any of them. Absent in drafts of
   * older editors.
   */
  readonly unanswered?: readonly PageContent[];
  /** ms since the epoch; absent in drafts of older editors. */
  readonly keptAt?: number;
}

/** A draft with the tab that stored it; undefined for one from before drafts were stored per tab. */
export interface KeptDraft {
  readonly tab: string | undefined;
  readonly draft: StoredDraft;
}

/** Stored drafts of a page: one per tab, so that no tab overwrites another's. */
export interface DraftStorage {
  readonly list: (pageId: string) => Promise<readonly KeptDraft[]>;
  readonly write: (pageId: string, kept: KeptDraft) => Promise<void>;
  /** Writes synchronously, as far as there is room: for use during unload. */
  readonly writeNow: (pageId: string, kept: KeptDraft) => void;
  readonly drop: (pageId: string, tab: string | undefined) => Promise<void>;
}
