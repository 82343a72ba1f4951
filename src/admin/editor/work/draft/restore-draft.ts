import { isEqual } from '#content/is-equal.ts';
import type { PageContent } from '#content/page/page.ts';
import { emptyHistory, type UndoHistory } from '#document/history.ts';
import { pickContent, pickSettings } from '#document/page-document.ts';
import type { StoredDraft } from './stored-draft.ts';
import { upgradeHistory } from './upgrade-history.ts';

export interface RestoredDraft extends UndoHistory {
  readonly content: PageContent;
  /** Content that the draft is based on, with its revision: the server's, unless the two have diverged. */
  readonly saved: PageContent;
  readonly revision: string | undefined;
  /** `restored`: unsaved work was restored; `diverged`: it was, and the server has a newer page. */
  readonly outcome: 'fresh' | 'restored' | 'diverged';
}

/** Combines the stored draft with the server's page. Unsaved work is never dropped. */
export function restoreDraft(
  kept: StoredDraft | undefined,
  server: { readonly content: PageContent; readonly revision: string | undefined },
): RestoredDraft {
  const fresh: RestoredDraft = {
    content: server.content,
    saved: server.content,
    revision: server.revision,
    ...emptyHistory,
    outcome: 'fresh',
  };
  if (!kept) return fresh;
  const history = upgradeHistory(kept);
  const saved = { ...server.content, ...pickSettings(kept.saved) };
  if (isSame(kept.content, server.content)) {
    if (isEqual(pickSettings(kept.content), pickSettings(kept.saved))) return { ...fresh, ...history };
    const content = { ...server.content, ...pickSettings(kept.content) };
    return { ...fresh, ...history, content, saved, outcome: 'restored' };
  }
  const unsaved = kept.content !== kept.saved;
  if (!unsaved) return fresh;
  // If a save arrived but its response was lost, the server has the sent content. Older content on the server
  // was restored by another member, and is merged. Moving or hiding a page does not change its content.
  const isOurs =
    kept.revision === server.revision ||
    isSame(kept.saved, server.content) ||
    (kept.unanswered ?? []).some((sent) => isSame(sent, server.content));
  return isOurs
    ? { ...fresh, ...history, content: kept.content, saved, outcome: 'restored' }
    : { ...history, content: kept.content, saved: kept.saved, revision: kept.revision, outcome: 'diverged' };
}

/**
 * True if both have the same content, apart from layout and background, which are saved and loaded
 * separately.
 */
function isSame(one: PageContent, other: PageContent): boolean {
  return isEqual(pickContent(one), pickContent(other));
}
