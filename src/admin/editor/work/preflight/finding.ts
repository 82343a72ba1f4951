import type { Language } from '#content/language/language.ts';
import type { Edit } from '#document/edit.ts';
import type { PageTree } from '#document/page-tree.ts';

/**
 * Severities, highest first. `refuses`: the server refuses to publish. `fault`: visitors are affected.
 * `incomplete`: the studio's own content is missing. `note`: for information.
 */
export const severities = ['refuses', 'fault', 'incomplete', 'note'] as const;
export type Severity = (typeof severities)[number];

/** A field of a block, or of the page without a block. */
export interface FindingPlace {
  readonly blockId: string | null;
  /** Path of the field: `slides[0].alt`; '' for the block as a whole. */
  readonly field: string;
}

/** An edit that resolves a finding, as one undo step. */
export interface Fix {
  /** Label of its button. */
  readonly label: string;
  /** Announced once it is applied. */
  readonly done: string;
  /** Undefined if the page has changed since, so that there is nothing to fix. */
  readonly edit: (tree: PageTree) => Edit | undefined;
  /** Texts of the button that applies it to all findings of its check; undefined if each is a decision. */
  readonly forAll?: { readonly label: string; readonly done: (fixed: number) => string };
}

export interface Finding {
  readonly check: string;
  readonly severity: Severity;
  /** Set if it concerns a single language. */
  readonly language?: Language | undefined;
  readonly place: FindingPlace;
  readonly sentence: string;
  readonly fix?: Fix | undefined;
}
