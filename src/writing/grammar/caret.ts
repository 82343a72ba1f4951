import type { Node } from 'prosemirror-model';
import type { Text } from './text.ts';

/** A caret position: in the document, and in its source. */
interface Stop {
  readonly position: number;
  readonly offset: number;
}

/**
 * Converts a position in the document to an offset in the source. A position without source maps to the end
 * of what comes before it.
 */
export function getSourceOffset(text: Text, position: number): number {
  let offset = 0;
  for (const part of listParts(text)) {
    if (part.position > position) break;
    const stops = listStops(part, text.kind);
    offset = stops.findLast((stop) => stop.position <= position)?.offset ?? part.offset;
  }
  return offset;
}

/** Converts an offset in the source to a position in the document: in or after the text at the offset. */
export function getDocPosition(text: Text, offset: number): number {
  let position = 0;
  for (const part of listParts(text)) {
    if (part.offset > offset && position > 0) break;
    const stops = listStops(part, text.kind);
    position = stops.findLast((stop) => stop.offset <= offset)?.position ?? stops[0]?.position ?? position;
  }
  return position;
}

interface Part extends Stop {
  readonly node: Node;
  readonly slice: string;
}

/** Lists the top-level blocks with their start. Callers only look into those around one place. */
function listParts({ doc, pieces }: Text): Part[] {
  let offset = 0;
  let position = 0;
  return doc.content.content.map((node, index) => {
    const piece = pieces[index] ?? { gap: '', slice: '' };
    offset += piece.gap.length;
    const part = { node, slice: piece.slice, offset, position };
    offset += piece.slice.length;
    position += node.nodeSize;
    return part;
  });
}

function listStops(part: Part, kind: Text['kind']): Stop[] {
  const stops: Stop[] = [];
  const reader = new SourceReader(part.slice, kind);
  const visit = (block: Node, position: number, isOnly: boolean) => {
    reader.beginLine(!isOnly || block.type.name === 'heading', stops.length > 0);
    let at = position + 1;
    block.forEach((inline) => {
      for (let index = 0; index < inline.nodeSize; index += 1) {
        stops.push({ position: at, offset: part.offset + reader.before(inline, index) });
        at += 1;
      }
      reader.leave(inline);
    });
    stops.push({ position: at, offset: part.offset + reader.at });
  };
  if (part.node.isTextblock) visit(part.node, part.position, true);
  else {
    part.node.descendants((inner, position) => {
      if (inner.isTextblock) visit(inner, part.position + 1 + position, false);
      return !inner.isTextblock;
    });
  }
  return stops.length > 0 ? stops : [part];
}

/** Reads the source of a block in parallel with its text, skipping syntax. */
class SourceReader {
  at = 0;
  readonly #source: string;
  readonly #kind: Text['kind'];

  constructor(source: string, kind: Text['kind']) {
    this.#source = source;
    this.#kind = kind;
  }

  beginLine(hasSign: boolean, isLater: boolean): void {
    if (this.#kind === 'plain') return;
    if (isLater) {
      const end = this.#source.indexOf('\n', this.at);
      if (end !== -1) this.at = end + 1;
    }
    const sign = hasSign ? /(?:\s|>|[-+*](?=\s)|\d{1,9}[.)](?=\s)|#{1,6}(?=\s))*/y : /[ \t]*/y;
    sign.lastIndex = this.at;
    this.at += sign.exec(this.#source)?.[0].length ?? 0;
  }

  /** Returns the offset of a character of the text, and moves the reader after it. */
  before(inline: Node, index: number): number {
    const wanted = inline.isText ? (inline.text?.[index] ?? '') : '\n';
    if (inline.type.name === 'image')
      return this.#pass(this.#source.indexOf(inline.attrs.source, this.at), inline.attrs.source.length);
    const found = wanted === '\n' ? this.#lineEnd() : this.#find(wanted);
    return found;
  }

  /** Skips the URL of a link that ends here. */
  leave(inline: Node): void {
    const link = inline.marks.find(({ type }) => type.name === 'link');
    if (link?.attrs.auto !== '') return;
    const rest = /^(?:[*_~`]|<\/su[bp]>)*\](?:\(|\[)/.exec(this.#source.slice(this.at, this.at + 40));
    if (!rest) return;
    const close = this.#source.indexOf(
      rest[0].endsWith('(') ? ')' : ']',
      this.at + rest[0].length + link.attrs.href.length,
    );
    if (close !== -1) this.at = close + 1;
  }

  #pass(found: number, length: number): number {
    if (found === -1) return this.at;
    this.at = found + length;
    return found;
  }

  #lineEnd(): number {
    const end = /\r?\n/g;
    end.lastIndex = this.at;
    const found = end.exec(this.#source);
    return found ? this.#pass(found.index, found[0].length) : this.at;
  }

  /** Finds a character. Only syntax is between two characters, and an entity is as long as its source. */
  #find(character: string): number {
    const source = this.#source;
    for (let at = this.at; at < Math.min(source.length, this.at + 400); at += 1) {
      if (character !== '<') at += getScriptTagLength(source, at);
      if (source[at] === '\\' && source[at + 1] === character) return this.#pass(at, 2);
      if (source[at] === character) return this.#pass(at, 1);
      const name = source[at] === '&' ? /^&(?:#\w{1,8}|\w{1,31});/.exec(source.slice(at, at + 34)) : null;
      if (name && source[at + 1] === '#') return this.#pass(at, name[0].length);
    }
    return this.at;
  }
}

/** Length of the tags of superscript and subscript at an offset; 0 if there are none. */
function getScriptTagLength(source: string, at: number): number {
  if (source[at] !== '<') return 0;
  const tag = /(?:<\/?su[bp]>)+/y;
  tag.lastIndex = at;
  return tag.exec(source)?.[0].length ?? 0;
}
