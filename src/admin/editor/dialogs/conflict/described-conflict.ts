import type { Definitions } from '#content/block/block.ts';
import type { Language } from '#content/language/language.ts';
import type { MergeSides } from '#document/merge/merge-sides.ts';
import type { PageTree } from '#document/page-tree.ts';

/** Descriptions of both sides of a conflict. */
export interface Sides {
  readonly mine: string;
  readonly theirs: string;
}

export interface DescribedConflict {
  readonly key: string;
  /** Label of the block with its ancestors: `Card › Text`. */
  readonly block: string;
  /** First words of the block, to recognize it. */
  readonly summary: string;
  /** Path of labels: `Slides · Slide 2 · Caption`. */
  readonly field: string;
  readonly language: Language | undefined;
  /** Undefined if there is no choice. */
  readonly sides: Sides | undefined;
  /** Side that is preselected: mine; for a deletion the side that keeps the content. */
  readonly first: keyof Sides;
  /** True if both sides are texts: differences are marked, and the result can be edited. */
  readonly isText: boolean;
  /** Sentence below the name. */
  readonly note: string;
}

/** The three pages of a merge, and the language of the editor. */
export interface ConflictTrees {
  readonly trees: MergeSides<PageTree>;
  readonly definitions: Definitions;
  readonly language: Language;
}
