import type { Node } from 'prosemirror-model';
import type { TextKind } from './schema.ts';

/** A top-level block's source. */
export interface Piece {
  /** Source with its own line ends, without the last one. */
  readonly slice: string;
  /** Blank lines between this block and the previous one. */
  readonly gap: string;
}

/** An editable text with its source. */
export interface Text {
  readonly kind: TextKind;
  readonly source: string;
  readonly doc: Node;
  /**
   * One for each child of the document; undefined for children without source, such as an empty paragraph.
   */
  readonly pieces: readonly (Piece | undefined)[];
  /** Source after the last block. */
  readonly tail: string;
  /** Link reference definitions (CommonMark) elsewhere in the text. */
  readonly definitions: string;
}
