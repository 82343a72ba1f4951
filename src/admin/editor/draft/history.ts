import type { Edit } from '#content/edit-page.ts';
import type { PageContent } from '#content/page.ts';
import { sameValue } from './same-value.ts';

/** A state of the page that can be returned to. Unchanged blocks are shared between the states. */
export interface HistoryEntry {
  readonly content: PageContent;
  readonly selectedId: string | null;
  /** What was done to this state, as the undo button says it. */
  readonly label: string;
  /** Edits with the same key in quick succession are one step. */
  readonly key: string | undefined;
  /** ms since the epoch of the last edit in this step. */
  readonly at: number;
}

export interface History {
  readonly past: readonly HistoryEntry[];
  readonly future: readonly HistoryEntry[];
}

/** ms between two changes of one value that still count as one step. */
export const typingPause = 1000;
const longestPast = 200;

/** The history after an edit led from `entry.content` to `next`. */
export function remember(history: History, entry: HistoryEntry, next: PageContent): History {
  const last = history.past.at(-1);
  const continues =
    last !== undefined &&
    last.key !== undefined &&
    last.key === entry.key &&
    history.future.length === 0 &&
    entry.at - last.at < typingPause;
  if (!continues) return { past: [...history.past, entry].slice(-longestPast), future: [] };
  const before = history.past.slice(0, -1);
  // Typed and taken back: there is nothing to undo.
  if (sameValue(last.content, next)) return { past: before, future: [] };
  return { past: [...before, { ...last, at: entry.at }], future: [] };
}

/** Successive values of one place have one key; structural edits are steps of their own. */
export function historyKey(edit: Edit): string | undefined {
  switch (edit.type) {
    case 'page/set-title':
      return `title ${edit.language}`;
    case 'block/set':
      return typeof edit.value === 'string' || typeof edit.value === 'number'
        ? `set ${edit.blockId} ${edit.path.join('.')}`
        : undefined;
    case 'block/set-text':
      return `text ${edit.blockId} ${edit.path.join('.')} ${edit.language}`;
    default:
      return undefined;
  }
}
