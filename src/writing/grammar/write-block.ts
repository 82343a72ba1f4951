import type { Node } from 'prosemirror-model';
import { isList } from './read-blocks.ts';
import { readText } from './read-text.ts';
import { serializeMeaning } from './same-meaning.ts';
import { ladder, type MarkdownStyle, writeInline } from './write-inline.ts';

/** Context for writing a block. */
export interface Surroundings {
  /** Link definitions, which decide the meaning of text in square brackets. */
  readonly definitions: string;
}

/**
 * Yields the ways to write a block in normal form, most readable first. The caller has to parse each in its
 * place to find out if it has the right meaning.
 */
export function* writeVariants(node: Node, surroundings: Surroundings): Generator<string> {
  if (!node.isTextblock && !node.isAtom) {
    for (const loose of [false, true]) {
      for (const otherMarker of [false, true])
        yield new BlockWriter(surroundings, { loose, otherMarker }).write(node);
    }
  }
  for (const style of ladder) {
    for (const otherMarker of [false, true]) {
      yield new BlockWriter(surroundings, { loose: true, otherMarker, style }).write(node);
      if (!isList(node)) break;
    }
  }
}

interface Options {
  readonly loose: boolean;
  readonly otherMarker: boolean;
  /** Style for all text. By default each paragraph gets the first style that parses correctly. */
  readonly style?: MarkdownStyle;
}

class BlockWriter {
  readonly #surroundings: Surroundings;
  readonly #options: Options;

  constructor(surroundings: Surroundings, options: Options) {
    this.#surroundings = surroundings;
    this.#options = options;
  }

  write(node: Node): string {
    switch (node.type.name) {
      case 'heading':
        return writeHeading(Number(node.attrs.level), this.#words(node));
      case 'quote':
        return prefixLines(this.#join(node.content.content, '\n\n'), '> ', '> ').replace(/^> $/gm, '>');
      case 'bullet_list':
      case 'ordered_list':
        return this.#list(node, this.#options.otherMarker);
      case 'rule':
        return '---';
      case 'chip':
        return node.attrs.source;
      default:
        return this.#words(node);
    }
  }

  #words(block: Node): string {
    const { style } = this.#options;
    return style ? writeInline(block, style) : writeReadably(block, this.#surroundings);
  }

  #list(list: Node, otherMarker: boolean): string {
    const tight = !this.#options.loose && canBeTight(list);
    const isOrdered = list.type.name === 'ordered_list';
    const sign = chooseMarker(list, isOrdered, otherMarker);
    const items = list.content.content.map((item, index) => {
      const marker = isOrdered ? `${Number(list.attrs.start) + index}${sign} ` : `${sign} `;
      return prefixLines(
        this.#join(item.content.content, tight ? '\n' : '\n\n'),
        marker,
        ' '.repeat(marker.length),
      );
    });
    return items.join(tight ? '\n' : '\n\n');
  }

  /** Joins blocks. Two lists in a row would be parsed as one, so every other list gets another marker. */
  #join(children: readonly Node[], between: string): string {
    let other = false;
    return children
      .map((child, index) => {
        const before = children[index - 1];
        other = before !== undefined && isList(child) && before.type === child.type && !other;
        return isList(child) ? this.#list(child, other) : this.write(child);
      })
      .filter((text) => text !== '')
      .join(between);
  }
}

function canBeTight(list: Node): boolean {
  return (
    list.attrs.tight &&
    list.content.content.every((item) =>
      item.content.content.every((child, index) => index === 0 || isList(child)),
    )
  );
}

function chooseMarker(list: Node, isOrdered: boolean, other: boolean): string {
  const marker = String(list.attrs.marker);
  if (isOrdered) return (marker === ')') === other ? '.' : ')';
  const own = /^[-*+]$/.test(marker) ? marker : '-';
  return other ? (own === '-' ? '*' : '-') : own;
}

function writeHeading(level: number, words: string): string {
  if (level <= 2 && words.includes('\n')) return `${words}\n${level === 1 ? '===' : '---'}`;
  return `${'#'.repeat(level)} ${words}`;
}

function prefixLines(text: string, first: string, others: string): string {
  return text
    .split('\n')
    .map((line, index) => (index === 0 ? first : line === '' && others.trim() === '' ? '' : others) + line)
    .join('\n');
}

/** Writes a paragraph or heading in the first style that parses correctly on its own. */
function writeReadably(block: Node, { definitions }: Surroundings): string {
  const [first] = ladder;
  for (const style of ladder) {
    const written = writeInline(block, style);
    if (
      isReadAs(
        block.type.name === 'heading' ? writeHeading(Number(block.attrs.level), written) : written,
        [block],
        definitions,
      )
    ) {
      return written;
    }
  }
  return first ? writeInline(block, first) : '';
}

/** Separates link definitions from the text that is parsed with them. */
const barrier = '\n\n---\n\n';

/** True if a text parses to exactly these blocks. */
export function isReadAs(source: string, parts: readonly Node[], definitions: string): boolean {
  const { doc } = readText(definitions === '' ? source : `${source}${barrier}${definitions}`);
  const read = doc.content.content.filter((child) => serializeMeaning(child) !== '');
  const wanted = parts.map(serializeMeaning);
  const isAll =
    definitions === '' ? read.length === wanted.length : read[wanted.length]?.type.name === 'rule';
  return (
    isAll &&
    wanted.every((meaning, index) => read[index] !== undefined && serializeMeaning(read[index]) === meaning)
  );
}
