import type { Node } from 'prosemirror-model';

/** What a text cannot say, and how often it was there. */
export type LeftOut = Readonly<Partial<Record<LeftOutKind, number>>>;

export type LeftOutKind = 'tables' | 'pictures' | 'videos' | 'embeds' | 'forms';

/** A picture that stands somewhere that can be reached. */
export interface PastedPicture {
  readonly address: string;
  readonly description: string;
}

/** What was read from the clipboard, from top to bottom. */
export interface Pasted {
  /** Parts of a text, and pictures between them. */
  readonly parts: readonly (Node | PastedPicture)[];
  /** All but pictures, which somebody else may have a place for. */
  readonly leftOut: LeftOut;
}

export function isPicture(part: Node | PastedPicture): part is PastedPicture {
  return 'address' in part;
}
