import { Fragment, type Node } from 'prosemirror-model';
import { getSourceOffset } from './caret.ts';
import { readText } from './read-text.ts';
import type { TextKind } from './schema.ts';
import type { Text } from './text.ts';
import { writeText } from './write-text.ts';

/** Splits a text at a position in its document. Other blocks keep their source. */
export function splitText(text: Text, position: number): { readonly before: string; readonly after: string } {
  const { doc } = text;
  return {
    before: writeText(doc.cut(0, position), text).source.trimEnd(),
    after: writeText(doc.cut(position), text).source.replace(/^(?:[ \t]*\r?\n)+/, ''),
  };
}

/** Joins two texts: the last block of the first and the first block of the second become one paragraph. */
export function joinTexts(
  first: string,
  second: string,
  kind: TextKind,
): { readonly text: string; readonly caret: number } {
  const one = readText(first, kind);
  const two = readText(second, kind);
  const last = one.doc.lastChild;
  const next = two.doc.firstChild;
  if (!last?.isTextblock || !next?.isTextblock) return keepApart(one, two);
  const seam = last.copy(last.content.append(next.content));
  const doc = one.doc.copy(
    Fragment.fromArray([...one.doc.content.content.slice(0, -1), seam, ...two.doc.content.content.slice(1)]),
  );
  const text = writeText(doc, concatTexts(one, two));
  return { text: text.source, caret: getSourceOffset(text, one.doc.content.size - 1) };
}

function keepApart(one: Text, two: Text): { readonly text: string; readonly caret: number } {
  const children: Node[] = [...one.doc.content.content, ...two.doc.content.content];
  const doc = one.doc.copy(Fragment.fromArray(children));
  return { text: writeText(doc, concatTexts(one, two)).source, caret: one.source.trimEnd().length };
}

/** Concatenates the sources, so that the blocks keep theirs. */
function concatTexts(one: Text, two: Text): Text {
  const [begin, ...others] = two.pieces;
  const doc = one.doc.copy(one.doc.content.append(two.doc.content));
  const gap = one.source === '' ? '' : '\n\n';
  const definitions = [one.definitions, two.definitions].filter((names) => names !== '').join('\n\n');
  const pieces = [...one.pieces, begin && { ...begin, gap }, ...others];
  return { ...one, doc, pieces, tail: two.tail, definitions, source: `${one.source}${gap}${two.source}` };
}
