import type { Node } from 'prosemirror-model';

/** Number of parts of each kind that a text cannot hold. */
export type LeftOut = Readonly<Partial<Record<LeftOutKind, number>>>;

/** Kinds whose words are pasted, without what made them one. */
const keptAsWords = ['tables', 'superscripts', 'subscripts', 'highlights', 'formulas'] as const;

export type LeftOutKind =
  | (typeof keptAsWords)[number]
  | 'pictures'
  | 'videos'
  | 'embeds'
  | 'forms'
  | 'links'
  | 'comments'
  | 'footnoteMarks'
  | 'headingNumbers'
  /** The end of a clipboard that is too long to be read. */
  | 'ends';

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

/** Leaves out the pictures too, for a text, which has no place for them. */
export function leaveOutPictures({ parts, leftOut }: Pasted): { nodes: Node[]; leftOut: LeftOut } {
  const nodes = parts.filter((part): part is Node => !isPicture(part));
  const pictures = parts.length - nodes.length + (leftOut.pictures ?? 0);
  return { nodes, leftOut: pictures > 0 ? { ...leftOut, pictures } : leftOut };
}

/** The kinds whose words were pasted, and those of which nothing was. */
export function splitLeftOut(leftOut: LeftOut): Record<'asWords' | 'gone', [LeftOutKind, number][]> {
  const entries = Object.entries(leftOut) as [LeftOutKind, number][];
  const isKept = ([kind]: [LeftOutKind, number]) => (keptAsWords as readonly string[]).includes(kind);
  return { asWords: entries.filter(isKept), gone: entries.filter((entry) => !isKept(entry)) };
}
