import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { Attrs, MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { AllSelection, Selection, TextSelection } from 'prosemirror-state';
import { liftTarget } from 'prosemirror-transform';
import { richSchema } from '../grammar/schema.ts';
import { keepsLinks } from './bare-links.ts';

const { nodes, marks } = richSchema;
const heading = nodes.heading;
const paragraph = nodes.paragraph;
const listItem = nodes.list_item;

/** Commands on the selected text. `heading` takes a level, `link` a URL; '' removes a link. */
export type TextCommand =
  | 'bold'
  | 'italic'
  | 'deleted'
  | 'code'
  | 'superscript'
  | 'subscript'
  | 'link'
  | 'bullet'
  | 'ordered'
  | 'heading'
  | 'quote';

/** Formatting of the selected text. */
export interface ActiveText {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly deleted: boolean;
  readonly code: boolean;
  readonly superscript: boolean;
  readonly subscript: boolean;
  /** The URL; undefined outside of a link. */
  readonly link: string | undefined;
  readonly bullet: boolean;
  readonly ordered: boolean;
  /** Level of the heading; 0 outside of headings. */
  readonly heading: number;
  readonly quote: boolean;
}

export function getCommand(name: TextCommand, value?: string | number): Command {
  switch (name) {
    case 'bold':
      return toggleMark(marks.strong);
    case 'italic':
      return toggleMark(marks.emphasis);
    case 'deleted':
      return toggleMark(marks.deleted);
    case 'code':
      return toggleMark(marks.code);
    case 'superscript':
      return toggleScript(marks.superscript, marks.subscript);
    case 'subscript':
      return toggleScript(marks.subscript, marks.superscript);
    case 'link':
      return setLink(String(value ?? ''));
    case 'bullet':
      return withTextSelection(toggleList(nodes.bullet_list, { marker: '-' }));
    case 'ordered':
      return withTextSelection(toggleList(nodes.ordered_list, { marker: '.' }));
    case 'heading':
      return withTextSelection(toggleHeading(Number(value ?? 2)));
    case 'quote':
      return withTextSelection(toggleQuote);
  }
}

export function readActiveText(state: EditorState): ActiveText {
  const { from, to, empty } = state.selection;
  const $from = findStart(state);
  const has = (type: MarkType | undefined) =>
    type !== undefined &&
    (empty
      ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
      : state.doc.rangeHasMark(from, to, type));
  const { parent } = $from;
  const list = findAncestor(state, (type) => type === nodes.bullet_list || type === nodes.ordered_list);
  return {
    bold: has(marks.strong),
    italic: has(marks.emphasis),
    deleted: has(marks.deleted),
    code: has(marks.code),
    superscript: has(marks.superscript),
    subscript: has(marks.subscript),
    link: findLinkAround(state)?.href,
    bullet: list?.type === nodes.bullet_list,
    ordered: list?.type === nodes.ordered_list,
    heading: parent.type === heading ? Number(parent.attrs.level) : 0,
    quote: findAncestor(state, (type) => type === nodes.quote) !== undefined,
  };
}

/** Toggles superscript or subscript, and removes the other one. */
function toggleScript(type: MarkType, other: MarkType): Command {
  return (state, dispatch, view) =>
    toggleMark(type)(
      state,
      dispatch &&
        ((transaction) => {
          const { from, to } = transaction.selection;
          dispatch(
            from === to ? transaction.removeStoredMark(other) : transaction.removeMark(from, to, other),
          );
        }),
      view,
    );
}

function findAncestor(state: EditorState, is: (type: NodeType) => boolean) {
  const $from = findStart(state);
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (is(node.type)) return { type: node.type, node, position: $from.before(depth) };
  }
  return undefined;
}

/** Finds where the selection begins in text. An AllSelection begins before the first block. */
function findStart({ doc, selection }: EditorState) {
  return selection instanceof AllSelection ? Selection.atStart(doc).$from : selection.$from;
}

/** Finds the whole link in which the selection begins. */
function findLinkAround(state: EditorState) {
  const $from = findStart(state);
  const { parent, nodeAfter, nodeBefore } = $from;
  const findLinkMark = (node: Node | null | undefined) => node?.marks.find(({ type }) => type === marks.link);
  const inside = findLinkMark(nodeAfter) ?? findLinkMark(nodeBefore);
  if (!inside || !parent.isTextblock) return undefined;
  const isSame = (index: number) => findLinkMark(parent.maybeChild(index))?.attrs.href === inside.attrs.href;
  let first = findLinkMark(nodeAfter) ? $from.index() : $from.indexAfter() - 1;
  let last = first;
  while (first > 0 && isSame(first - 1)) first -= 1;
  while (isSame(last + 1)) last += 1;
  return { href: String(inside.attrs.href), from: $from.posAtIndex(first), to: $from.posAtIndex(last + 1) };
}

/** Links the selected text, or changes the link around the caret. Without both it inserts the URL itself. */
function setLink(href: string): Command {
  return (state, dispatch) => {
    const { selection } = state;
    const around = findLinkAround(state);
    const { from, to } = selection.empty && around ? around : selection;
    const transaction = state.tr.setMeta(keepsLinks, true);
    if (href === '') {
      if (!around && selection.empty) return false;
      transaction.removeMark(from, to, marks.link);
    } else if (from === to) {
      transaction.insert(from, richSchema.text(href, [marks.link.create({ href })]));
      transaction.setSelection(TextSelection.create(transaction.doc, from + href.length));
    } else {
      transaction.removeMark(from, to, marks.link).addMark(from, to, marks.link.create({ href }));
    }
    dispatch?.(transaction);
    return true;
  };
}

/**
 * Removes items from a list of this type, converts a list of the other type, or wraps everything else in a
 * list.
 */
function toggleList(type: NodeType, attributes: Attrs): Command {
  return (state, dispatch, view) => {
    const list = findAncestor(state, (other) => other === nodes.bullet_list || other === nodes.ordered_list);
    if (list?.type === type) return liftListItem(listItem)(state, dispatch, view);
    if (list) {
      const tight = list.node.attrs.tight;
      dispatch?.(state.tr.setNodeMarkup(list.position, type, { ...attributes, tight }));
      return true;
    }
    if (state.selection.$from.parent.type !== heading)
      return wrapInList(type, attributes)(state, dispatch, view);
    // A list item must begin with a paragraph.
    return setBlockType(paragraph)(state, (transaction) => {
      const next = state.apply(transaction);
      wrapInList(type, attributes)(next, (wrapped) => {
        for (const step of wrapped.steps) transaction.step(step);
        dispatch?.(transaction);
      });
    });
  };
}

function toggleHeading(level: number): Command {
  return (state, dispatch, view) => {
    const { parent } = state.selection.$from;
    const isSame = parent.type === heading && parent.attrs.level === level;
    return (isSame ? setBlockType(paragraph) : setBlockType(heading, { level }))(state, dispatch, view);
  };
}

const toggleQuote: Command = (state, dispatch, view) => {
  const quote = findAncestor(state, (type) => type === nodes.quote);
  if (!quote) return wrapIn(nodes.quote)(state, dispatch, view);
  // If the selection extends beyond the quotation, its whole content is lifted out.
  return lift(state, dispatch) || liftContent(quote)(state, dispatch);
};

function liftContent({ position, node }: { readonly position: number; readonly node: Node }): Command {
  return ({ doc, tr }, dispatch) => {
    const range = doc.resolve(position + 1).blockRange(doc.resolve(position + node.nodeSize - 1));
    const depth = range && liftTarget(range);
    if (!range || typeof depth !== 'number') return false;
    dispatch?.(tr.lift(range, depth));
    return true;
  };
}

/** Runs a command on the text of an AllSelection, because the document itself is not in a list or quote. */
function withTextSelection(command: Command): Command {
  return (state, dispatch, view) => {
    if (!(state.selection instanceof AllSelection)) return command(state, dispatch, view);
    const { doc } = state;
    const words = TextSelection.between(Selection.atStart(doc).$from, Selection.atEnd(doc).$to);
    return command(state.apply(state.tr.setSelection(words)), dispatch, view);
  };
}
