import { batch, coalesce, type Edit, splitBatch } from './edit.ts';
import type { Selection } from './selection.ts';

/** What a person did at once: edits that are taken back together, with the words for it. */
export interface Transaction<AnyEdit = Edit, AnySelection = Selection> {
  /** As the undo button says it. */
  readonly label: string;
  readonly edit: AnyEdit;
  /** Takes the edit back. */
  readonly inverse: AnyEdit;
  readonly selection: { readonly before: AnySelection; readonly after: AnySelection };
  /**
   * What it is a part of, such as typing in one text: parts of one thing in quick succession are one step, those of
   * one gesture however long it takes. Undefined for what is a step of its own.
   */
  readonly partOf: string | undefined;
  /** ms since the epoch of its last edit. */
  readonly at: number;
}

/** The way back and the way forward; the next step of each is the last one. */
export interface UndoHistory<AnyEdit = Edit, AnySelection = Selection> {
  readonly past: readonly Transaction<AnyEdit, AnySelection>[];
  readonly future: readonly Transaction<AnyEdit, AnySelection>[];
}

export const emptyHistory = { past: [], future: [] } as const;

/** ms between two parts of one thing that still count as one step. */
export const typingPause = 1000;
const longestPast = 200;

const gesturePrefix = 'gesture ';

/** What the edits of one gesture are part of: it ends when the pointer is let go, not when it rests. */
export function gesture(id: string): string {
  return `${gesturePrefix}${id}`;
}

/** The step that a transaction goes on with; undefined when it is one of its own. `pause` is in ms. */
export function continued<AnyEdit, AnySelection>(
  { past, future }: UndoHistory<AnyEdit, AnySelection>,
  next: Transaction<AnyEdit, AnySelection>,
  pause = typingPause,
): Transaction<AnyEdit, AnySelection> | undefined {
  const last = past.at(-1);
  const continues =
    last !== undefined &&
    last.partOf !== undefined &&
    last.partOf === next.partOf &&
    future.length === 0 &&
    (last.partOf.startsWith(gesturePrefix) || next.at - last.at < pause);
  return continues ? last : undefined;
}

/** The history after a transaction, which is a step of its own or is joined with `last`. What had been undone is forgotten. */
export function commit<AnyEdit, AnySelection>(
  { past }: UndoHistory<AnyEdit, AnySelection>,
  next: Transaction<AnyEdit, AnySelection>,
  last: Transaction<AnyEdit, AnySelection> | undefined,
  join: (edits: readonly AnyEdit[]) => AnyEdit,
): UndoHistory<AnyEdit, AnySelection> {
  if (!last) return { past: [...past, next].slice(-longestPast), future: [] };
  const joined = {
    ...next,
    edit: join([last.edit, next.edit]),
    // Of what puts the same thing back, what puts back the oldest says all.
    inverse: join([next.inverse, last.inverse]),
    selection: { before: last.selection.before, after: next.selection.after },
  };
  return { past: [...past.slice(0, -1), joined], future: [] };
}

/** The history without its last step: what it did has been taken back by hand. */
export function withoutLast<AnyEdit, AnySelection>({
  past,
}: UndoHistory<AnyEdit, AnySelection>): UndoHistory<AnyEdit, AnySelection> {
  return { past: past.slice(0, -1), future: [] };
}

/** Successive edits as one. */
export function joinEdits(edits: readonly Edit[]): Edit {
  return batch(coalesce(edits.flatMap(splitBatch)));
}
