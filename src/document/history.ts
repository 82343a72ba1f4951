import { coalesce, combineEdits, type Edit, splitBatch } from './edit.ts';
import type { Selection } from './selection.ts';

/** One undo step: edits that are undone together, with a label. */
export interface Transaction<AnyEdit = Edit, AnySelection = Selection> {
  /** Label for the undo button. */
  readonly label: string;
  readonly edit: AnyEdit;
  /** The edit that undoes it. */
  readonly inverse: AnyEdit;
  readonly selection: { readonly before: AnySelection; readonly after: AnySelection };
  /**
   * Key that joins transactions into one step: typing in one text while the pauses are short, or a gesture of
   * any duration. Undefined for a separate step.
   */
  readonly partOf: string | undefined;
  /** Time of its last edit, in ms since the epoch. */
  readonly at: number;
}

/** Undo and redo stacks. The next step of each is its last entry. */
export interface UndoHistory<AnyEdit = Edit, AnySelection = Selection> {
  readonly past: readonly Transaction<AnyEdit, AnySelection>[];
  readonly future: readonly Transaction<AnyEdit, AnySelection>[];
}

export const emptyHistory = { past: [], future: [] } as const;

/** Longest pause within one step of typing, in ms. */
export const typingPause = 1000;
const longestPast = 200;

const gesturePrefix = 'gesture ';

/** Returns the `partOf` key of a gesture, which ends when the pointer is released, not when it pauses. */
export function createGestureKey(id: string): string {
  return `${gesturePrefix}${id}`;
}

/** Returns the step that a transaction continues, or undefined if it starts a new one. `pause` is in ms. */
export function findContinuedStep<AnyEdit, AnySelection>(
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

/** Adds a transaction to the history, as a new step or joined with `last`. Clears the redo stack. */
export function addTransaction<AnyEdit, AnySelection>(
  { past }: UndoHistory<AnyEdit, AnySelection>,
  next: Transaction<AnyEdit, AnySelection>,
  last: Transaction<AnyEdit, AnySelection> | undefined,
  join: (edits: readonly AnyEdit[]) => AnyEdit,
): UndoHistory<AnyEdit, AnySelection> {
  if (!last) return { past: [...past, next].slice(-longestPast), future: [] };
  const joined = {
    ...next,
    edit: join([last.edit, next.edit]),
    // The oldest inverse runs last, so the joined step restores the state before the first edit.
    inverse: join([next.inverse, last.inverse]),
    selection: { before: last.selection.before, after: next.selection.after },
  };
  return { past: [...past.slice(0, -1), joined], future: [] };
}

/** Removes the last step from the history, for a change that was reverted in another way than by undo. */
export function withoutLast<AnyEdit, AnySelection>({
  past,
}: UndoHistory<AnyEdit, AnySelection>): UndoHistory<AnyEdit, AnySelection> {
  return { past: past.slice(0, -1), future: [] };
}

/** Combines successive edits into one. */
export function joinEdits(edits: readonly Edit[]): Edit {
  return combineEdits(coalesce(edits.flatMap(splitBatch)));
}
