import type { PageChange } from '#document/compare/page-change.ts';
import type { ChangeMark } from '#preview/messages.ts';

/** One change as it is read. */
export interface DescribedChange {
  readonly key: string;
  readonly change: PageChange;
  /** What of the block: `Slides · Slide 2 · Caption`; '' for the block as a whole. */
  readonly field: string;
  readonly language: string | undefined;
  readonly shows:
    | { readonly as: 'words'; readonly before: string; readonly after: string }
    | { readonly as: 'pictures'; readonly before: string; readonly after: string }
    | { readonly as: 'values'; readonly before: string; readonly after: string }
    | { readonly as: 'note'; readonly note: string };
}

/** The changes of one block, or of the page itself. */
export interface ChangeGroup {
  /** Null for the page. */
  readonly blockId: string | null;
  readonly type: string | undefined;
  /** With the blocks around it: `Card › Text`. */
  readonly name: string;
  /** How it begins, to know it by. */
  readonly summary: string;
  readonly mark: ChangeMark;
  readonly kind: 'added' | 'removed' | 'moved' | 'changed';
  readonly changes: readonly DescribedChange[];
}
