import type { PageContent } from '#content/page.ts';
import type { History } from './history.ts';
import { sameValue } from './same-value.ts';
import type { StoredDraft } from './stored-draft.ts';

export interface Restored extends History {
  readonly content: PageContent;
  readonly saved: PageContent;
  /** `restored` brings unsaved work back; `diverged` does too, while the server has a newer page. */
  readonly outcome: 'fresh' | 'restored' | 'diverged';
}

/** Joins what this browser kept with what the server has. Unsaved work is never dropped. */
export function restoreDraft(
  kept: StoredDraft | undefined,
  server: { readonly content: PageContent; readonly revision: string | undefined },
): Restored {
  const fresh: Restored = {
    content: server.content,
    saved: server.content,
    past: [],
    future: [],
    outcome: 'fresh',
  };
  if (!kept) return fresh;
  const history = { past: kept.past, future: kept.future };
  if (sameValue(kept.content, server.content)) return { ...fresh, ...history };
  const unsaved = kept.content !== kept.saved;
  if (!unsaved) return fresh;
  const mine = { content: kept.content, saved: server.content, ...history };
  // A save of ours may have arrived without its answer: then the server has one of our own states.
  // And a page that was moved or hidden meanwhile says what it said: nothing of ours is in anybody's way.
  const isOurs =
    kept.revision === server.revision ||
    sameValue(kept.saved, server.content) ||
    kept.past.some((entry) => sameValue(entry.content, server.content));
  return { ...mine, outcome: isOurs ? 'restored' : 'diverged' };
}
