import type { Token } from 'markdown-it';
import type { Node } from 'prosemirror-model';
import { readInline } from './read-inline.ts';
import { richSchema } from './schema.ts';

const { nodes } = richSchema;

/** Tokens with which an editable block can begin. */
const topKinds: ReadonlySet<string> = new Set([
  'paragraph_open',
  'heading_open',
  'hr',
  'blockquote_open',
  'bullet_list_open',
  'ordered_list_open',
]);

/** Reads the tokens of a block; undefined if something in it can't be edited. */
export function readBlockNode(tokens: readonly Token[]): Node | undefined {
  const [first] = tokens;
  return first && topKinds.has(first.type) ? new BlockReader(tokens).read() : undefined;
}

/** Reads blocks recursively. The parser limits nesting to twenty levels. */
class BlockReader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  read(): Node | undefined {
    const token = this.#tokens[this.#at];
    this.#at += 1;
    switch (token?.type) {
      case 'paragraph_open':
        return this.#textblock((content) => nodes.paragraph?.create(null, content));
      case 'heading_open':
        return this.#textblock((content) =>
          nodes.heading?.create({ level: Number(token.tag.slice(1)) }, content),
        );
      case 'hr':
        return nodes.rule?.create();
      case 'blockquote_open':
        return this.#quote();
      case 'bullet_list_open':
      case 'ordered_list_open':
        return this.#list(token);
      default:
        return undefined;
    }
  }

  #textblock(make: (content: Node[]) => Node | undefined): Node | undefined {
    const inline = this.#tokens[this.#at];
    this.#at += 2;
    const content = readInline(inline?.children ?? []);
    return content && make(content);
  }

  /** Reads the blocks up to an end token; undefined if one of them can't be edited. */
  #children(end: string): Node[] | undefined {
    const children: Node[] = [];
    while (this.#at < this.#tokens.length && this.#tokens[this.#at]?.type !== end) {
      const child = this.#tokens[this.#at]?.type === 'list_item_open' ? this.#item() : this.read();
      if (!child) return undefined;
      children.push(child);
    }
    this.#at += 1;
    return children;
  }

  #quote(): Node | undefined {
    const children = this.#children('blockquote_close');
    const isSimple = children !== undefined && children.length > 0 && children.every(isParagraph);
    return isSimple ? nodes.quote?.create(null, children) : undefined;
  }

  #list(token: Token): Node | undefined {
    const tight = this.#isTight();
    const isOrdered = token.type === 'ordered_list_open';
    const items = this.#children(isOrdered ? 'ordered_list_close' : 'bullet_list_close');
    if (!items || items.length === 0) return undefined;
    const attributes = { tight, marker: token.markup };
    if (!isOrdered) return nodes.bullet_list?.create(attributes, items);
    const start = Number(token.attrGet('start') ?? 1);
    return nodes.ordered_list?.create({ ...attributes, start }, items);
  }

  /** True for a list without blank lines between its items, whose paragraphs the parser hides. */
  #isTight(): boolean {
    const level = (this.#tokens[this.#at]?.level ?? 0) + 1;
    for (let at = this.#at; at < this.#tokens.length; at += 1) {
      const token = this.#tokens[at];
      if (token && token.level < level - 1) break;
      if (token?.type === 'paragraph_open' && token.level === level) return token.hidden;
    }
    return true;
  }

  #item(): Node | undefined {
    this.#at += 1;
    const children = this.#children('list_item_close');
    if (!children?.every((child) => isParagraph(child) || isList(child))) return undefined;
    const [first] = children;
    const begun = first && isParagraph(first) ? children : [nodes.paragraph.create(), ...children];
    return nodes.list_item?.create(null, begun);
  }
}

const isParagraph = (node: Node) => node.type === nodes.paragraph;

export const isList = (node: Node) => node.type === nodes.bullet_list || node.type === nodes.ordered_list;
