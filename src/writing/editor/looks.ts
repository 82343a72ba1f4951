import type { Node } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import type { EditorProps } from 'prosemirror-view';
import type { TextOptions } from './text-options.ts';

/** How a text is shown while it is written: as the page shows it. */
export function looks({ attributes, placeholder, mainHeading, kind, lines }: TextOptions): EditorProps {
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
    nodeViews: { heading: (node, { dom }) => headingView(node, dom.ownerDocument, mainHeading === true) },
  };
}

/** The page begins its headings at h2, its main one is an h1. */
function headingView(node: Node, owner: Document, mainHeading: boolean) {
  const level = Math.max(Number(node.attrs.level), mainHeading ? 1 : 2);
  const dom = owner.createElement(`h${level}`);
  return { dom, contentDOM: dom };
}

function isEmpty({ doc }: EditorState): boolean {
  const { firstChild } = doc;
  return doc.childCount === 1 && firstChild?.isTextblock === true && firstChild.content.size === 0;
}
