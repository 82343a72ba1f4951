import type { Language } from '#content/language/language.ts';
import type { Edit } from '#document/edit.ts';
import type { PageTree } from '#document/page-tree.ts';

/**
 * How much a finding weighs, the heaviest first. `refuses`: the server refuses to publish it. `fault`: visitors run into
 * it. `incomplete`: something of the studio's own is not there yet. `note`: good to know.
 */
export const severities = ['refuses', 'fault', 'incomplete', 'note'] as const;
export type Severity = (typeof severities)[number];

/** A field of a block, or of the page where there is no block. */
export interface FindingPlace {
  readonly blockId: string | null;
  /** Its path as people read it: `slides[0].alt`; '' for the block as a whole. */
  readonly field: string;
}

/** What one press can do about a finding: one step, which undo takes back. */
export interface Fix {
  /** What the button says. */
  readonly label: string;
  /** What has been done then, in a sentence. */
  readonly done: string;
  /** Undefined where the page has moved on and there is nothing to do any more. */
  readonly edit: (tree: PageTree) => Edit | undefined;
}

/** One thing that a check has found. */
export interface Finding {
  readonly check: string;
  readonly severity: Severity;
  /** Where it is about one language alone. */
  readonly language?: Language | undefined;
  readonly place: FindingPlace;
  readonly sentence: string;
  readonly fix?: Fix | undefined;
}
