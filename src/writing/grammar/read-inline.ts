import type { Token } from 'markdown-it';
import type { Mark, Node } from 'prosemirror-model';
import { richSchema } from './schema.ts';

const { nodes, marks } = richSchema;

const markNames: Readonly<Record<string, string>> = {
  strong: 'strong',
  em: 'emphasis',
  s: 'deleted',
  sup: 'superscript',
  sub: 'subscript',
};

/** Reads the text and marks of a paragraph or heading; undefined if it has an unknown token. */
export function readInline(tokens: readonly Token[]): Node[] | undefined {
  const read = new InlineReader();
  return tokens.every((token) => read.take(token)) ? read.nodes : undefined;
}

class InlineReader {
  readonly nodes: Node[] = [];
  /** Open marks, including nested equal ones. */
  #open: Mark[] = [];

  take(token: Token): boolean {
    const { type, content } = token;
    if (type === 'text') this.#addText(content);
    else if (type === 'code_inline') this.#addText(content, marks.code?.create());
    else if (type === 'softbreak' || type === 'hardbreak')
      this.#add(nodes.break?.create(null, null, this.#set()));
    else if (type === 'image')
      this.#add(nodes.image?.create({ source: writeImage(token) }, null, this.#set()));
    else if (token.nesting > 0) return this.#openMark(token);
    else if (token.nesting < 0) this.#open.pop();
    else return false;
    return true;
  }

  #openMark(token: Token): boolean {
    const mark =
      token.type === 'link_open' ? createLinkMark(token) : createMark(token.type.replace(/_open$/, ''));
    if (mark) this.#open.push(mark);
    return mark !== undefined;
  }

  #set(extra?: Mark): readonly Mark[] {
    let set: readonly Mark[] = [];
    for (const mark of extra ? [...this.#open, extra] : this.#open) set = mark.addToSet(set);
    return set;
  }

  #addText(text: string, mark?: Mark): void {
    if (text === '') return;
    this.#add(richSchema.text(text, this.#set(mark)));
  }

  /** Adds a node. Text with the same marks is joined. */
  #add(node: Node | undefined): void {
    const last = this.nodes.at(-1);
    if (node?.isText && last?.isText && last.sameMarkup(node)) {
      this.nodes[this.nodes.length - 1] = richSchema.text(`${last.text}${node.text}`, node.marks);
    } else if (node) this.nodes.push(node);
  }
}

function createMark(name: string): Mark | undefined {
  return marks[markNames[name] ?? '']?.create();
}

function createLinkMark(token: Token): Mark | undefined {
  return marks.link?.create({
    href: String(token.attrGet('href') ?? ''),
    title: String(token.attrGet('title') ?? ''),
    auto: token.info === 'auto' ? token.markup : '',
  });
}

function writeImage(token: Token): string {
  const title = String(token.attrGet('title') ?? '');
  const src = writeAddress(String(token.attrGet('src') ?? ''));
  return `![${token.content}](${src}${title === '' ? '' : ` ${writeTitle(title)}`})`;
}

/** Writes a URL for the round brackets of a link. */
export function writeAddress(address: string): string {
  const isPlain = /^[^\s<>()\\&\p{Cc}]+$/u.test(address);
  return isPlain ? address : `<${address.replace(/[<>\\&]/g, '\\$&').replace(/[\r\n]+/g, ' ')}>`;
}

export function writeTitle(title: string): string {
  return `"${title.replace(/["\\&]/g, '\\$&').replace(/\s*\n\s*/g, ' ')}"`;
}
