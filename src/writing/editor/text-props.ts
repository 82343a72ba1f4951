import type { Node } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorProps } from 'prosemirror-view';
import type { TextOptions } from './text-options.ts';

/** Builds the editor's props that show a text as the page does. */
export function buildTextProps(options: TextOptions): EditorProps {
  const { attributes, placeholder, mainHeading, kind, lines, partsOf } = options;
  return {
    attributes: (state) => ({
      role: 'textbox',
      'aria-multiline': String(kind === 'rich' || lines === true),
      ...attributes,
      ...(placeholder !== undefined &&
        isEmpty(state) && {
          'data-empty': '',
          'data-placeholder': typeof placeholder === 'string' ? placeholder : placeholder(),
        }),
    }),
    ...(partsOf && { decorations: ({ doc }) => createPartDecorations(doc, partsOf) }),
    nodeViews: {
      heading: (node, { dom }) => createHeadingView(node, dom.ownerDocument, mainHeading === true),
    },
  };
}

/** Decorates parts of a plain text, all of which is in one paragraph. */
function createPartDecorations(doc: Node, partsOf: NonNullable<TextOptions['partsOf']>): DecorationSet {
  const text = doc.textBetween(0, doc.content.size, '', '\n');
  const parts = partsOf(text).map(({ from, to, className }) =>
    Decoration.inline(from + 1, to + 1, { class: className }),
  );
  return DecorationSet.create(doc, parts);
}

/** Renders a heading as the page does: from h2 on, the main one as h1. */
function createHeadingView(node: Node, owner: Document, mainHeading: boolean) {
  const level = Math.max(Number(node.attrs.level), mainHeading ? 1 : 2);
  const dom = owner.createElement(`h${level}`);
  return { dom, contentDOM: dom };
}

function isEmpty({ doc }: EditorState): boolean {
  const [only, ...others] = doc.children;
  const words = only?.type.name === 'quote' && only.childCount === 1 ? only.firstChild : only;
  return others.length === 0 && words?.isTextblock === true && words.content.size === 0;
}
