import type { Node } from 'prosemirror-model';
import type { TextKind } from './schema.ts';

/** A part of a text at the top, and what it is written as. */
export interface Piece {
  /** With the lines' own ends, and without the last one. */
  readonly slice: string;
  /** What stands between it and the part before: blank lines. */
  readonly gap: string;
}

/** A text as it is edited, together with what it is written as. */
export interface Text {
  readonly kind: TextKind;
  readonly source: string;
  readonly doc: Node;
  /** One for each child of the document; undefined for what is written as nothing, such as an empty paragraph. */
  readonly pieces: readonly (Piece | undefined)[];
  /** What follows the last part. */
  readonly tail: string;
  /** The addresses that links name elsewhere in the text (CommonMark's link reference definitions). */
  readonly definitions: string;
}
