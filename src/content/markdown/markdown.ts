import type { Token } from 'markdown-it';
import { RenderBudgetError, renderBudget } from '../page/render-budget.ts';
import { isBlank } from '../text/blank.ts';
import { parseTokens } from './parser.ts';

/** A parsed Markdown node. */
export type MarkdownNode = Leaf | MarkdownHeading | List | Link | Container;

interface Leaf {
  /** `pre` is a block of code; `source`, a block, and `image` are shown as their source. */
  readonly type: 'text' | 'code' | 'pre' | 'source' | 'image' | 'break' | 'rule';
  /** '' for nodes without text. */
  readonly text: string;
}

interface Parent {
  readonly children: readonly MarkdownNode[];
}

export interface MarkdownHeading extends Parent {
  readonly type: 'heading';
  /** 1 to 6. */
  readonly level: number;
}

interface List extends Parent {
  readonly type: 'list';
  readonly ordered: boolean;
  readonly start: number | undefined;
}

interface Link extends Parent {
  readonly type: 'link';
  /** As written; the renderer decides whether it is a safe link. */
  readonly href: string;
}

interface Container extends Parent {
  readonly type:
    | 'paragraph'
    | 'quote'
    | 'item'
    | 'strong'
    | 'emphasis'
    | 'deleted'
    | 'superscript'
    | 'subscript';
}

/** Depth beyond which formatting is dropped and its text kept. */
const deepestMark = 40;

/** The last parsed text: renderers usually check for content first and then parse the same text. */
let last: { readonly text: string; readonly nodes: readonly MarkdownNode[] } | undefined;

/**
 * Parses a Markdown text in linear time and memory.
 * @throws {RenderBudgetError} if the text exceeds the render budget
 */
export function parseMarkdown(text: string): readonly MarkdownNode[] {
  if (last?.text !== text) last = { text, nodes: read(text) };
  return last.nodes;
}

function read(text: string): readonly MarkdownNode[] {
  if (text.length > renderBudget.text) {
    throw new RenderBudgetError(`a text has ${text.length} characters, more than ${renderBudget.text}`);
  }
  const tree = new Tree();
  for (const token of parseTokens(text)) {
    if (token.type === 'inline') for (const inner of token.children ?? []) tree.add(inner);
    else tree.add(token);
  }
  return tree.nodes;
}

/** Builds the tree without recursion, so that deep nesting cannot overflow the stack. */
class Tree {
  readonly nodes: MarkdownNode[] = [];
  readonly #open: MarkdownNode[][] = [this.nodes];
  #count = 0;

  add(token: Token): void {
    if (token.nesting < 0) {
      this.#open.pop();
      return;
    }
    const here = this.#open.at(-1) ?? this.nodes;
    const children: MarkdownNode[] = [];
    const isTransparent = token.nesting > 0 && (token.hidden || this.#open.length > deepestMark);
    const node = isTransparent ? undefined : toNode(token, children);
    if (node) {
      here.push(node);
      if (node.type !== 'text') this.#count += 1;
      if (this.#count > renderBudget.elements) {
        throw new RenderBudgetError(`a text becomes more than ${renderBudget.elements} elements`);
      }
    }
    if (token.nesting > 0) this.#open.push(node ? children : here);
  }
}

const containers = {
  paragraph_open: 'paragraph',
  blockquote_open: 'quote',
  list_item_open: 'item',
  strong_open: 'strong',
  em_open: 'emphasis',
  s_open: 'deleted',
  sup_open: 'superscript',
  sub_open: 'subscript',
} as const satisfies Record<string, Container['type']>;

function toNode(token: Token, children: MarkdownNode[]): MarkdownNode | undefined {
  const { type, content } = token;
  if (Object.hasOwn(containers, type)) {
    return { type: containers[type as keyof typeof containers], children };
  }
  switch (type) {
    case 'text':
      return content === '' ? undefined : { type, text: content };
    case 'heading_open':
      return { type: 'heading', level: Number(token.tag.slice(1)), children };
    case 'bullet_list_open':
      return { type: 'list', ordered: false, start: undefined, children };
    case 'ordered_list_open':
      return { type: 'list', ordered: true, start: Number(token.attrGet('start') ?? 1), children };
    case 'link_open':
      return { type: 'link', href: String(token.attrGet('href') ?? ''), children };
    case 'softbreak':
    case 'hardbreak':
      return { type: 'break', text: '' };
    case 'hr':
      return { type: 'rule', text: '' };
    case 'code_inline':
      return { type: 'code', text: content };
    case 'fence':
    case 'code_block':
      return { type: 'pre', text: content.replace(/\n$/, '') };
    case 'image':
      return { type, text: `![${content}](${token.attrGet('src')})` };
    default:
      return { type: 'source', text: content };
  }
}

/** True if a text renders anything: words, code or a rule. */
export function hasRenderedContent(nodes: readonly MarkdownNode[]): boolean {
  return nodes.some((node) =>
    'children' in node ? hasRenderedContent(node.children) : node.type === 'rule' || hasWords(node.text),
  );
}

/** True if a text has visible characters. */
export function hasWords(text: string): boolean {
  return !isBlank(text);
}

/**
 * Finds the heading in a text that can be its page's main one: the first non-empty top-level heading of level
 * 1. Shared by analysis and rendering.
 */
export function findMainHeading(nodes: readonly MarkdownNode[]): MarkdownHeading | undefined {
  return nodes.find(
    (node): node is MarkdownHeading =>
      node.type === 'heading' && node.level === 1 && hasRenderedContent(node.children),
  );
}
