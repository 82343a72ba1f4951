import type { Definitions } from '#content/block/block.ts';
import type { Language } from '#content/language/language.ts';
import type { Three } from '#document/merge/three.ts';
import type { PageTree } from '#document/page-tree.ts';

/** Both sides of a conflict, as they are read. */
export interface Sides {
  readonly mine: string;
  readonly theirs: string;
}

export interface DescribedConflict {
  readonly key: string;
  /** The block, with those around it: `Card › Text`. */
  readonly block: string;
  /** How the block begins, to know it by. */
  readonly summary: string;
  /** What of it: `Slides · Slide 2 · Caption`. */
  readonly field: string;
  readonly language: Language | undefined;
  /** Undefined where there is nothing to choose. */
  readonly sides: Sides | undefined;
  /** What counts as long as nobody chooses: mine, and of what one deleted the words that are left. */
  readonly first: keyof Sides;
  /** Both sides are texts: they can be compared word by word, and written anew. */
  readonly isText: boolean;
  /** A sentence under the name. */
  readonly note: string;
}

/** Three pages as trees, and the language that the editor shows. */
export interface ConflictTrees {
  readonly trees: Three<PageTree>;
  readonly definitions: Definitions;
  readonly language: Language;
}
