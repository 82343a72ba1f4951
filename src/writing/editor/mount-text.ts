import type { EditorView } from 'prosemirror-view';
import { type ActiveText, commandNamed, type TextCommand } from './commands.ts';
import type { TextOptions, TextParts, TextSelectionState } from './text-options.ts';
import { WritingView } from './writing-view.ts';
import './writing.css';

/** A text that is being written, in an element of the page or of the panel. */
export interface MountedText {
  /**
   * Shows what the document has now, such as after undo or somebody else's change; the text that it shows already is
   * nothing new. What differs is replaced and the caret stays where it is in the words, unless `caret` names a place, or `change` its end.
   * Call it with what is stored, not with an older text that comes back late: the last call counts. While somebody
   * composes, it waits until they are done.
   */
  readonly setText: (text: string, caret?: number | 'change') => void;
  /** Takes the keyboard, to a place in the text or to one of its ends. */
  readonly focus: (at?: number | 'start' | 'end') => void;
  /** False where it cannot be done here. */
  readonly command: (name: TextCommand, value?: string | number) => boolean;
  readonly active: () => ActiveText;
  readonly selection: () => TextSelectionState;
  /** The text in two, where the caret is; a selection is in neither. */
  readonly parts: () => TextParts;
  /** Where the selection is on the screen, in the element's own window; for a toolbar that follows it. */
  readonly rectangle: () => DOMRect;
  /** The caret's place for a point in the element's window; undefined beside the text. */
  readonly offsetAtPoint: (x: number, y: number) => number | undefined;
  /** Takes the text out of the element and leaves it empty. */
  readonly destroy: () => void;
}

/**
 * Makes an element writable. It keeps its looks: it gets no boxes round it, and its white space is kept. The element may
 * be in a frame, when this module was loaded there.
 */
export function mountText(element: HTMLElement, options: TextOptions): MountedText {
  const writing = new WritingView(element, options);
  const { view } = writing;
  return {
    setText: (text, caret) => writing.show(text, caret),
    focus: (at) => {
      if (at !== undefined) writing.select(at);
      view.focus();
      heedKeysAtOnce(view);
    },
    command: (name, value) =>
      options.kind === 'rich' && commandNamed(name, value)(view.state, view.dispatch.bind(view), view),
    active: () => writing.selection().active,
    selection: () => writing.selection(),
    parts: () => writing.parts(),
    rectangle: () => rectangleOf(writing),
    offsetAtPoint: (x, y) => writing.offsetAtPoint(x, y),
    destroy: () => writing.destroy(),
  };
}

/** For 200 ms after it got the focus the view takes Home for a jump of the browser's, and takes it back. */
function heedKeysAtOnce(view: EditorView): void {
  const { input } = view as unknown as { readonly input?: { lastFocus: number } };
  if (input) input.lastFocus = 0;
}

function rectangleOf({ view }: WritingView): DOMRect {
  const { from, to } = view.state.selection;
  const start = view.coordsAtPos(from);
  const end = view.coordsAtPos(to);
  const left = Math.min(start.left, end.left);
  return new DOMRect(left, start.top, Math.max(start.right, end.right) - left, end.bottom - start.top);
}
