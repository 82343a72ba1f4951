import { Fragment, type Node, Slice } from 'prosemirror-model';
import { readText } from '../grammar/read-text.ts';
import type { TextKind, TextSchema } from '../grammar/schema.ts';
import { isPicture, type LeftOut } from './pasted.ts';
import { readHtml } from './read-html.ts';

/** What a clipboard has, '' for what it has not. */
export interface ClipboardTexts {
  readonly html: string;
  readonly plain: string;
}

/** What is put in a text in the place of what is selected. */
export interface PastedSlice {
  readonly slice: Slice;
  readonly leftOut: LeftOut;
}

/** The view writes this on what it copies: its plain text is the source, which says everything. */
const ours = /\bdata-pm-slice=/;

/** What a text takes of a clipboard. In a plain text lines become one, unless it has lines itself. */
export function sliceOf(
  texts: ClipboardTexts,
  kind: TextKind,
  lines: boolean,
  schema: TextSchema,
): PastedSlice {
  if (kind === 'plain') return { slice: plainSlice(texts.plain, lines, schema), leftOut: {} };
  if (texts.html === '' || ours.test(texts.html))
    return { slice: richSlice(readText(texts.plain).doc.content.content), leftOut: {} };
  const { parts, leftOut } = readHtml(texts.html);
  const pictures = parts.filter(isPicture).length + (leftOut.pictures ?? 0);
  const nodes = parts.filter((part): part is Node => !isPicture(part));
  return { slice: richSlice(nodes), leftOut: pictures > 0 ? { ...leftOut, pictures } : leftOut };
}

/** Words alone go into the words around; the ends of several parts join them as well. */
function richSlice(nodes: readonly Node[]): Slice {
  const [first] = nodes;
  const last = nodes.at(-1);
  if (!first || !last) return Slice.empty;
  const isOpen = (node: Node) => (node.type.name === 'paragraph' ? 1 : 0);
  return new Slice(Fragment.fromArray([...nodes]), isOpen(first), isOpen(last));
}

function plainSlice(plain: string, lines: boolean, schema: TextSchema): Slice {
  const words = plain.replace(/\s*\r?\n\s*/g, lines ? '\n' : ' ').trim();
  const content = words
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [schema.nodes.break.create()] : []),
      ...(line === '' ? [] : [schema.text(line)]),
    ]);
  return new Slice(Fragment.fromArray(content), 0, 0);
}
