import type { Node } from 'prosemirror-model';
import { Transform } from 'prosemirror-transform';
import { readText } from '../grammar/read-text.ts';
import type { TextKind } from '../grammar/schema.ts';
import { writeText } from '../grammar/write-text.ts';
import { createSearchPattern, type TextSearch } from './text-search.ts';

/** A match in a text, with what is beside it. */
export interface TextMatch {
  /** The matching characters, as stored. */
  readonly words: string;
  /** Text before and after it in its paragraph, shortened. */
  readonly before: string;
  readonly after: string;
}

/** Characters of an excerpt on each side of a match. */
const excerptLength = 40;

/**
 * Lists the matches in a stored text. Only text that readers see is searched: no URLs, no syntax, and no parts
 * that the editor can't change.
 */
export function findInText(source: string, kind: TextKind, search: TextSearch): readonly TextMatch[] {
  const pattern = createSearchPattern(search);
  if (!pattern || !mayContain(source, kind, pattern)) return [];
  return listMatches(readText(source, kind).doc, pattern).map(({ line, from, to }) => ({
    words: line.words.slice(from, to),
    before: cutStart(line.words.slice(0, from)),
    after: cutEnd(line.words.slice(to)),
  }));
}

/**
 * Replaces matches in a stored text: all, or the one of an index. Formatting stays, and so does the source of
 * every block without a match. The same text if nothing matches.
 */
export function replaceInText(
  source: string,
  kind: TextKind,
  search: TextSearch,
  { replacement, only }: { readonly replacement: string; readonly only?: number | undefined },
): string {
  const pattern = createSearchPattern(search);
  if (!pattern || !mayContain(source, kind, pattern)) return source;
  const text = readText(source, kind);
  const change = new Transform(text.doc);
  // From the end, so that the positions of earlier matches stay valid.
  for (const [index, { line, from, to }] of [...listMatches(text.doc, pattern).entries()].toReversed()) {
    if (only !== undefined && only !== index) continue;
    const [start, end] = [line.start + from, line.start + to];
    const last = text.doc.nodeAt(end - 1)?.marks ?? [];
    const marks = text.doc.nodeAt(start)?.marks.filter((mark) => mark.isInSet(last)) ?? [];
    const { schema } = text.doc.type;
    if (replacement === '') change.delete(start, end);
    else change.replaceWith(start, end, schema.text(replacement, marks));
  }
  return change.docChanged ? writeText(change.doc, text).source : source;
}

/** A fast test on the source: text with syntax in the middle of a match needs the whole reading. */
function mayContain(source: string, kind: TextKind, pattern: RegExp): boolean {
  if (kind === 'rich' && /[\\*_~`<&[\n]/.test(source)) return true;
  pattern.lastIndex = 0;
  const found = pattern.test(source);
  pattern.lastIndex = 0;
  return found;
}

/** The text of a paragraph or heading. Each character is as long as in the document. */
interface Line {
  readonly words: string;
  /** Position of its first character. */
  readonly start: number;
}

interface Match {
  readonly line: Line;
  readonly from: number;
  readonly to: number;
}

function listMatches(doc: Node, pattern: RegExp): Match[] {
  return listLines(doc).flatMap((line) =>
    [...line.words.matchAll(pattern)].map(({ 0: words, index }) => ({
      line,
      from: index,
      to: index + words.length,
    })),
  );
}

function listLines(doc: Node): Line[] {
  const lines: Line[] = [];
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true;
    let words = '';
    node.forEach((inline) => {
      words += readSearchable(inline);
    });
    lines.push({ words, start: position + 1 });
    return false;
  });
  return lines;
}

/** Placeholder for a character that is never part of a match. */
const barrier = '\uffff';

function readSearchable(inline: Node): string {
  if (inline.type.name === 'break') return '\n';
  const isAddress = inline.marks.some(({ type, attrs }) => type.name === 'link' && attrs.auto !== '');
  if (!inline.isText || isAddress) return barrier.repeat(inline.nodeSize);
  return inline.text ?? '';
}

const show = (words: string) => words.replaceAll(barrier, '…').replaceAll(/\s+/g, ' ');

function cutStart(words: string): string {
  const line = show(words);
  return line.length > excerptLength ? `…${line.slice(-excerptLength)}` : line;
}

function cutEnd(words: string): string {
  const line = show(words);
  return line.length > excerptLength ? `${line.slice(0, excerptLength)}…` : line;
}
