import type { PathPart } from '#content/block/issue.ts';
import type { MergeSides } from './merge-sides.ts';

/** A value that both sides changed differently. */
export interface Overlap {
  readonly path: readonly PathPart[];
  /** Id of an item of the list at `path` that one side deleted and the other changed. */
  readonly item?: string;
  /** True if both sides reordered the list at `path` differently. */
  readonly isOrder?: true;
  readonly values: MergeSides<unknown>;
}

/**
 * A conflict of a merge. While undecided, mine counts; a text that one side deleted and the other changed is
 * kept.
 */
export type Conflict =
  /** The title; the path ends with the language if the title is stored per language. */
  | ({ readonly about: 'title' } & Overlap)
  /** A text outside blocks. The path is its name and its language. */
  | ({ readonly about: 'metadata' } & Overlap)
  /** A value of a block, such as a text in one language. */
  | ({ readonly about: 'value'; readonly blockId: string } & Overlap)
  /** Layout or background; the path begins with which of the two. */
  | ({ readonly about: 'settings' } & Overlap)
  /** One side deleted the block with everything inside it; the other changed it or something inside it. */
  | { readonly about: 'removed'; readonly blockId: string; readonly by: 'mine' | 'theirs' }
  /** Both sides moved it to different places. */
  | { readonly about: 'place'; readonly blockId: string }
  /**
   * The block was placed elsewhere, since its place was deleted or is inside the block itself. Needs no
   * decision.
   */
  | { readonly about: 'displaced'; readonly blockId: string }
  /** One of the versions is damaged, so its blocks cannot be merged. */
  | { readonly about: 'page' };

/** The side whose value counts, or a value that replaces both. */
export type Decision = 'mine' | 'theirs' | { readonly value: unknown };

/** Returns the decision about a conflict, or undefined if there is none yet. */
export type Decide = (conflict: Conflict) => Decision | undefined;

export const leaveUndecided: Decide = () => undefined;

/** Returns a stable key: the same conflict has the same key in every merge. */
export function getConflictKey(conflict: Conflict): string {
  const { about, blockId, path, item, isOrder } = conflict as Partial<Overlap> & {
    readonly about: string;
    readonly blockId?: string;
  };
  return JSON.stringify([about, blockId, path, item, isOrder]);
}
