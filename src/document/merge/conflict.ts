import type { PathPart } from '#content/block/issue.ts';
import type { Three } from './three.ts';

/** A value that both changed to something else. */
export interface Overlap {
  readonly path: readonly PathPart[];
  /** The id of an item of the list at that path, which one deleted and the other changed. */
  readonly item?: string;
  /** Both put the items of the list at that path in another order. */
  readonly isOrder?: true;
  readonly values: Three<unknown>;
}

/** What two people did to the same thing. Undecided, mine stays, and of what one deleted and the other changed, the words. */
export type Conflict =
  /** The title; the path ends with the language where it is kept per language. */
  | ({ readonly about: 'title' } & Overlap)
  /** A text of the page outside blocks. The path is its name and its language. */
  | ({ readonly about: 'metadata' } & Overlap)
  /** A value of a block, such as a text in one language. */
  | ({ readonly about: 'value'; readonly blockId: string } & Overlap)
  /** Layout or background; the path begins with which. */
  | ({ readonly about: 'settings' } & Overlap)
  /** One deleted it, with all in it, and the other changed it or something in it. */
  | { readonly about: 'removed'; readonly blockId: string; readonly by: 'mine' | 'theirs' }
  /** Both moved it. */
  | { readonly about: 'place'; readonly blockId: string }
  /** It stands where nobody put it, since its place is gone or in itself. There is nothing to decide. */
  | { readonly about: 'displaced'; readonly blockId: string }
  /** One of the pages is damaged, so that nothing can be said of its blocks. */
  | { readonly about: 'page' };

/** Whose counts, or a value in the place of both. */
export type Decision = 'mine' | 'theirs' | { readonly value: unknown };

/** Answers what was decided about a conflict; undefined while nothing is. */
export type Decide = (conflict: Conflict) => Decision | undefined;

export const undecided: Decide = () => undefined;

/** The same for the same conflict, however often two pages are merged. */
export function conflictKey(conflict: Conflict): string {
  const { about, blockId, path, item, isOrder } = conflict as Partial<Overlap> & {
    readonly about: string;
    readonly blockId?: string;
  };
  return JSON.stringify([about, blockId, path, item, isOrder]);
}
