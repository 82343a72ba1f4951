import type { PageChange } from '#document/compare/page-change.ts';
import type { ChangeMark } from '#preview/messages.ts';

export interface DescribedChange {
  readonly key: string;
  readonly change: PageChange;
  /** Path of labels, as `Slides · Slide 2 · Caption`; '' for the block as a whole. */
  readonly field: string;
  readonly language: string | undefined;
  readonly shows:
    | { readonly as: 'words'; readonly before: string; readonly after: string }
    | { readonly as: 'pictures'; readonly before: string; readonly after: string }
    | { readonly as: 'values'; readonly before: string; readonly after: string }
    | { readonly as: 'note'; readonly note: string };
}

/** Changes of one block, or of the page itself. */
export interface ChangeGroup {
  /** Null for the page. */
  readonly blockId: string | null;
  readonly type: string | undefined;
  /** Label with the ancestors: `Card › Text`. */
  readonly name: string;
  /** First words of the block, to recognize it. */
  readonly summary: string;
  readonly mark: ChangeMark;
  readonly kind: 'added' | 'removed' | 'moved' | 'changed';
  readonly changes: readonly DescribedChange[];
}
