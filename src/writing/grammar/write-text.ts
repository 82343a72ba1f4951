import type { Node } from 'prosemirror-model';
import { renderBudget } from '#content/page/render-budget.ts';
import { normalizeBlock } from './normal-form.ts';
import { writePlain } from './plain-text.ts';
import { collectDefinitions } from './read-text.ts';
import { serializeMeaning } from './same-meaning.ts';
import type { Piece, Text } from './text.ts';
import { isReadAs, writeVariants } from './write-block.ts';

/**
 * Writes an edited document. Blocks that equal those of `original` keep their source and the blank lines
 * between them. Changed ones are written in the most readable way that parses correctly next to their
 * neighbours.
 */
export function writeText(doc: Node, original: Text): Text {
  if (original.kind === 'plain') return writePlain(doc, original);
  if (doc.eq(original.doc)) return { ...original, doc };
  return new TextWriter(doc, original).write();
}

interface WrittenNode {
  readonly node: Node;
  readonly slice: string;
  /** Index in the original; undefined for a changed block. */
  readonly origin: number | undefined;
}

class TextWriter {
  readonly #doc: Node;
  readonly #original: Text;
  readonly #definitions: string;
  readonly #lineEnd: string;

  constructor(doc: Node, original: Text) {
    this.#doc = doc;
    this.#original = original;
    this.#definitions = collectDefinitions(doc.content.content);
    this.#lineEnd = original.source.includes('\r\n') ? '\r\n' : '\n';
  }

  write(): Text {
    const origins = findOrigins(this.#doc, this.#original);
    const pieces: (Piece | undefined)[] = [];
    let before: WrittenNode | undefined;
    for (const [index, node] of this.#doc.content.content.entries()) {
      const origin = this.#isSound(node, origins[index]) ? origins[index] : undefined;
      const piece = this.#piece(node, origin, before);
      pieces.push(piece);
      if (piece)
        before = { node, slice: piece.slice, origin: this.#isKept(piece, origin) ? origin : undefined };
    }
    const tail = before ? this.#original.tail : '';
    const source = pieces.map((piece) => (piece ? piece.gap + piece.slice : '')).join('') + tail;
    return { kind: 'rich', source, doc: this.#doc, pieces, tail, definitions: this.#definitions };
  }

  #isKept({ slice }: Piece, origin: number | undefined): boolean {
    return origin !== undefined && this.#original.pieces[origin]?.slice === slice;
  }

  /** False if changed link definitions give the text of a block another meaning. */
  #isSound(node: Node, origin: number | undefined): boolean {
    if (origin === undefined || this.#definitions === this.#original.definitions) return true;
    const slice = this.#original.pieces[origin]?.slice;
    return slice === undefined || node.isAtom || isReadAs(slice, [node], this.#definitions);
  }

  #piece(node: Node, origin: number | undefined, before: WrittenNode | undefined): Piece | undefined {
    const known = origin === undefined ? undefined : this.#original.pieces[origin];
    if (origin !== undefined && !known) return undefined;
    const wasHere = origin !== undefined && isDirectlyAfter(this.#original, origin, before);
    if (known && wasHere) return known;
    const normal = normalizeBlock(node);
    if (!known && !normal) return undefined;
    return this.#firstReadable(normal ?? node, known, before);
  }

  /** Returns the first way in which this block and the previous one parse correctly. */
  #firstReadable(node: Node, known: Piece | undefined, before: WrittenNode | undefined): Piece | undefined {
    let last: Piece | undefined;
    // A text over the render budget never parses correctly, so trying every way would be wasted.
    const isTooLong =
      hasMoreParts(node, renderBudget.elements) || node.textContent.length > renderBudget.text;
    for (const slice of this.#slices(node, known)) {
      for (const gap of this.#gaps(before, known)) {
        last = { gap, slice };
        if (isTooLong) return last;
        const parts = [before?.node, node].flatMap((part) =>
          part && serializeMeaning(part) !== '' ? part : [],
        );
        if (isReadAs(`${before?.slice ?? ''}${before ? gap : ''}${slice}`, parts, this.#definitions))
          return last;
      }
    }
    // A block without meaning is omitted rather than change the block before it.
    return serializeMeaning(node) === '' ? undefined : last;
  }

  *#slices(node: Node, known: Piece | undefined): Generator<string> {
    if (known) yield known.slice;
    for (const written of writeVariants(node, { definitions: this.#definitions })) {
      yield node.isAtom || this.#lineEnd === '\n' ? written : written.replaceAll('\n', this.#lineEnd);
    }
    if (node.type.name === 'chip' && isIndented(node.attrs.source)) yield fenceCode(node.attrs.source);
  }

  #gaps(before: WrittenNode | undefined, known: Piece | undefined): string[] {
    const end = this.#lineEnd;
    if (!before) return [this.#original.pieces[0]?.gap ?? ''];
    const blank = end + end;
    const own = known && isBlankLines(known.gap) ? [known.gap] : [];
    return [...new Set([...own, blank]), ...getClosingFence(before, end)];
  }
}

function hasMoreParts(node: Node, most: number): boolean {
  let count = 0;
  node.descendants(() => {
    count += 1;
    return count <= most;
  });
  return count > most;
}

const isBlankLines = (gap: string) => /\n[ \t]*\r?\n/.test(gap);

/** Closes code without an end, which would include everything that follows. */
function getClosingFence({ node, slice }: WrittenNode, end: string): string[] {
  const open = node.type.name === 'chip' && /^ {0,3}(`{3,}|~{3,})/.exec(slice)?.[1];
  return open ? [`${end}${open}${end}${end}`] : [];
}

const isIndented = (source: string) => /^(?: {4}|\t)/.test(source);

/** Converts indented code to fenced code. */
function fenceCode(source: string): string {
  return `\`\`\`\n${source.replace(/^(?: {4}|\t)/gm, '')}\n\`\`\``;
}

/** True if both this block and the previous one are unchanged, and nothing is between them. */
function isDirectlyAfter({ pieces }: Text, origin: number, before: WrittenNode | undefined): boolean {
  let previous = origin - 1;
  while (previous >= 0 && !pieces[previous]) previous -= 1;
  return before ? before.origin === previous : previous === -1;
}

/** Finds the index of each block in the original; undefined for changed ones. */
function findOrigins(doc: Node, original: Text): (number | undefined)[] {
  const now = doc.content.content;
  const then = original.doc.content.content;
  const shorter = Math.min(now.length, then.length);
  let start = 0;
  while (start < shorter && now[start]?.eq(then[start] as Node)) start += 1;
  let end = 0;
  while (end < shorter - start && now.at(-1 - end)?.eq(then.at(-1 - end) as Node)) end += 1;
  const places = new Map(then.slice(start, then.length - end).map((node, index) => [node, start + index]));
  return now.map((node, index) => {
    if (index < start) return index;
    if (index >= now.length - end) return index - now.length + then.length;
    const place = places.get(node);
    // Each original is used once; a copy of a block is written again.
    places.delete(node);
    return place;
  });
}
