import type { Node } from 'prosemirror-model';

/** Number of parts of each kind that a text can't contain. */
export type LeftOutCounts = Readonly<Partial<Record<LeftOutKind, number>>>;

/** Kinds whose text is pasted without its formatting. */
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
  /** The end of a clipboard that is too long. */
  | 'ends';

/** An image with a URL that can be loaded. */
export interface PastedPicture {
  readonly address: string;
  readonly description: string;
}

/** Content of a clipboard, from top to bottom. */
export interface PastedContent {
  /** Blocks of text with images between them. */
  readonly parts: readonly (Node | PastedPicture)[];
  /** Counts what was left out. Images in `parts` are not counted, since some callers can use them. */
  readonly leftOut: LeftOutCounts;
}

export function isPicture(part: Node | PastedPicture): part is PastedPicture {
  return 'address' in part;
}

/** Leaves out images too, for callers that can't use them. */
export function leaveOutPictures({ parts, leftOut }: PastedContent): {
  nodes: Node[];
  leftOut: LeftOutCounts;
} {
  const nodes = parts.filter((part): part is Node => !isPicture(part));
  const pictures = parts.length - nodes.length + (leftOut.pictures ?? 0);
  return { nodes, leftOut: pictures > 0 ? { ...leftOut, pictures } : leftOut };
}

/** Separates the kinds whose text was pasted from those that were lost. */
export function splitLeftOut(leftOut: LeftOutCounts): Record<'asWords' | 'gone', [LeftOutKind, number][]> {
  const entries = Object.entries(leftOut) as [LeftOutKind, number][];
  const isKept = ([kind]: [LeftOutKind, number]) => (keptAsWords as readonly string[]).includes(kind);
  return { asWords: entries.filter(isKept), gone: entries.filter((entry) => !isKept(entry)) };
}
