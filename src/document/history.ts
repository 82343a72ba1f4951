import { batch, coalesce, type Edit, splitBatch } from './edit.ts';
import type { Selection } from './selection.ts';

/** What a person did at once: edits that are taken back together, with the words for it. */
export interface Transaction {
  /** As the undo button says it. */
  readonly label: string;
  readonly edit: Edit;
  /** Takes the edit back. */
  readonly inverse: Edit;
  readonly selection: { readonly before: Selection; readonly after: Selection };
  /**
   * What it is a part of, such as typing in one text: parts of one thing in quick succession are one step, those of
   * one gesture however long it takes. Undefined for what is a step of its own.
   */
  readonly partOf: string | undefined;
  /** ms since the epoch of its last edit. */
  readonly at: number;
}

/** The way back and the way forward; the next step of each is the last one. */
export interface History {
  readonly past: readonly Transaction[];
  readonly future: readonly Transaction[];
}

export const emptyHistory: History = { past: [], future: [] };

/** ms between two parts of one thing that still count as one step. */
export const typingPause = 1000;
const longestPast = 200;

const gesturePrefix = 'gesture ';

/** What the edits of one gesture are part of: it ends when the pointer is let go, not when it rests. */
export function gesture(id: string): string {
  return `${gesturePrefix}${id}`;
}

/** The step that a transaction goes on with; undefined when it is one of its own. */
export function continued({ past, future }: History, next: Transaction): Transaction | undefined {
  const last = past.at(-1);
  const continues =
    last !== undefined &&
    last.partOf !== undefined &&
    last.partOf === next.partOf &&
    future.length === 0 &&
    (last.partOf.startsWith(gesturePrefix) || next.at - last.at < typingPause);
  return continues ? last : undefined;
}

/** The history after a transaction. What had been undone can no longer be done again. */
export function commit(history: History, next: Transaction): History {
  const last = continued(history, next);
  if (!last) return { past: [...history.past, next].slice(-longestPast), future: [] };
  return { past: [...history.past.slice(0, -1), joined(last, next)], future: [] };
}

/** The history without its last step: what it did has been taken back by hand. */
export function withoutLast({ past }: History): History {
  return { past: past.slice(0, -1), future: [] };
}

function joined(first: Transaction, second: Transaction): Transaction {
  return {
    ...second,
    edit: batch(coalesce([first.edit, second.edit].flatMap(splitBatch))),
    // Of what puts the same thing back, what puts back the oldest says all.
    inverse: batch(coalesce([second.inverse, first.inverse].flatMap(splitBatch))),
    selection: { before: first.selection.before, after: second.selection.after },
  };
}
