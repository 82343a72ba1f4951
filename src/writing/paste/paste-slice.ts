import { Fragment, type Node, Slice } from 'prosemirror-model';
import type { TextKind, TextSchema } from '../grammar/schema.ts';
import { type LeftOutCounts, leaveOutPictures } from './pasted.ts';
import { type ClipboardTexts, readClipboard } from './read-clipboard.ts';
import { readPlainClipboard } from './read-plain-clipboard.ts';

/** Content that replaces the selection. */
export interface PastedSlice {
  readonly slice: Slice;
  readonly leftOut: LeftOutCounts;
}

/** Reads a clipboard for a text. In a plain one-line text lines are joined. */
export function readSlice(
  texts: ClipboardTexts,
  kind: TextKind,
  lines: boolean,
  schema: TextSchema,
): PastedSlice {
  if (kind === 'plain') {
    const { words, leftOut } = readPlainClipboard(texts, lines);
    return { slice: buildPlainSlice(words, schema), leftOut };
  }
  const { nodes, leftOut } = leaveOutPictures(readClipboard(texts));
  return { slice: buildRichSlice(nodes), leftOut };
}

/**
 * Builds a slice. Text alone is inserted inline; the first and last of several blocks are joined with the
 * text around them.
 */
function buildRichSlice(nodes: readonly Node[]): Slice {
  const [first] = nodes;
  const last = nodes.at(-1);
  if (!first || !last) return Slice.empty;
  const isOpen = (node: Node) => (node.type.name === 'paragraph' ? 1 : 0);
  return new Slice(Fragment.fromArray([...nodes]), isOpen(first), isOpen(last));
}

function buildPlainSlice(words: string, schema: TextSchema): Slice {
  const content = words
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [schema.nodes.break.create()] : []),
      ...(line === '' ? [] : [schema.text(line)]),
    ]);
  return new Slice(Fragment.fromArray(content), 0, 0);
}
