import { type MarkSpec, type Node, type NodeSpec, Schema } from 'prosemirror-model';

/** Content of a text field: Markdown, or plain text. */
export type TextKind = 'rich' | 'plain';

const words = {
  text: { group: 'inline' },
  break: {
    group: 'inline',
    inline: true,
    selectable: false,
    linebreakReplacement: true,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
} as const satisfies Record<string, NodeSpec>;

const paragraph: NodeSpec = {
  content: 'inline*',
  group: 'block itemBlock',
  parseDOM: [{ tag: 'p' }],
  toDOM: () => ['p', 0],
};

const list = {
  /** True if items follow each other without a blank line. */
  tight: { default: true },
} as const;

const isTight = (dom: HTMLElement) => dom.hasAttribute('data-tight');
const getTightAttributes = (node: Node) => (node.attrs.tight ? { 'data-tight': '' } : {});

const blocks = {
  doc: { content: 'block+' },
  paragraph,
  heading: {
    content: 'inline*',
    group: 'block',
    defining: true,
    attrs: { level: { default: 2 } },
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: (node) => [`h${node.attrs.level}`, 0],
  },
  quote: {
    content: 'paragraph+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  bullet_list: {
    content: 'list_item+',
    group: 'block itemBlock',
    attrs: { ...list, marker: { default: '-' } },
    parseDOM: [{ tag: 'ul', getAttrs: (dom) => ({ tight: isTight(dom) }) }],
    toDOM: (node) => ['ul', getTightAttributes(node), 0],
  },
  ordered_list: {
    content: 'list_item+',
    group: 'block itemBlock',
    attrs: { ...list, start: { default: 1 }, marker: { default: '.' } },
    parseDOM: [{ tag: 'ol', getAttrs: (dom) => ({ tight: isTight(dom), start: readStart(dom) }) }],
    toDOM: (node) => ['ol', { ...getTightAttributes(node), start: node.attrs.start }, 0],
  },
  list_item: {
    content: 'paragraph itemBlock*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  /** Content that can't be edited. It keeps its source. */
  chip: {
    group: 'block',
    atom: true,
    attrs: { source: {}, defines: { default: false } },
    parseDOM: [{ tag: 'pre[data-source]', getAttrs: (dom) => ({ source: dom.dataset.source ?? '' }) }],
    toDOM: (node) => [
      'pre',
      { 'data-source': node.attrs.source, contenteditable: 'false' },
      node.attrs.source,
    ],
  },
  ...words,
  /** An image in a text, shown as its source. */
  image: {
    group: 'inline',
    inline: true,
    atom: true,
    attrs: { source: {} },
    parseDOM: [{ tag: 'span[data-source]', getAttrs: (dom) => ({ source: dom.dataset.source ?? '' }) }],
    toDOM: (node) => ['span', { 'data-source': node.attrs.source }, node.attrs.source],
  },
} as const satisfies Record<string, NodeSpec>;

function readStart(dom: HTMLElement): number {
  const start = Number(dom.getAttribute('start') ?? 1);
  return Number.isSafeInteger(start) && start >= 0 && start < 1e9 ? start : 1;
}

const marks = {
  link: {
    /** `auto` is the parser's rule that turned a bare URL into a link. */
    attrs: { href: {}, title: { default: '' }, auto: { default: '' } },
    inclusive: false,
    parseDOM: [{ tag: 'a[data-href]', getAttrs: (dom) => ({ href: dom.dataset.href ?? '' }) }],
    // `data-href`, so that the browser does not follow the link while its text is edited.
    toDOM: (mark) => ['a', { 'data-href': mark.attrs.href, title: mark.attrs.href, role: 'link' }, 0],
  },
  strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
  emphasis: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  deleted: { parseDOM: [{ tag: 'del' }, { tag: 's' }], toDOM: () => ['del', 0] },
  superscript: { parseDOM: [{ tag: 'sup' }], toDOM: () => ['sup', 0] },
  subscript: { parseDOM: [{ tag: 'sub' }], toDOM: () => ['sub', 0] },
  code: { code: true, parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
} as const satisfies Record<string, MarkSpec>;

/** Schema of rich text: paragraphs, headings, lists, quotes and marks. */
export const richSchema = new Schema({ nodes: blocks, marks });

/** Schema of plain text: text and line breaks. */
export const plainSchema = new Schema({
  nodes: {
    doc: { content: 'paragraph' },
    paragraph: { ...paragraph, group: 'block', toDOM: () => ['span', 0], parseDOM: [{ tag: 'span' }] },
    ...words,
  },
});

/** The schema of either kind of text. */
export type TextSchema = typeof richSchema | typeof plainSchema;
