import { DOMSerializer, Fragment, type Node } from 'prosemirror-model';
import { EditorState, Selection, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { getDocPosition, getSourceOffset } from '../grammar/caret.ts';
import { readText } from '../grammar/read-text.ts';
import { richSchema } from '../grammar/schema.ts';
import { splitText } from '../grammar/split-text.ts';
import type { Text } from '../grammar/text.ts';
import { writeText } from '../grammar/write-text.ts';
import { readSlice } from '../paste/paste-slice.ts';
import { ownMark } from '../paste/read-clipboard.ts';
import { createLinkPlugin, keepsLinks } from './bare-links.ts';
import { getCommand, readActiveText, type TextCommand } from './commands.ts';
import { HeldText } from './held-text.ts';
import { createMarkdownRules } from './input-rules.ts';
import { createTextKeys } from './keys.ts';
import { endOfDifference, replaceDifference } from './replace-document.ts';
import type { TextOptions, TextParts, TextSelectionState } from './text-options.ts';
import { buildTextProps } from './text-props.ts';
import './writing.css';

/** ms after the end of a composition in which browsers have put the composed text into the document. */
const composed = 60;

/** An editable text in an element of the page or of the panel. */
export class MountedText {
  readonly #view: EditorView;
  readonly #options: TextOptions;
  readonly #held = new HeldText();
  #text: Text;

  /**
   * Makes an element editable. Its styles stay: no wrapper elements are added, and white space is kept. The
   * element may be in a frame if this module was loaded there.
   */
  constructor(element: HTMLElement, options: TextOptions) {
    this.#options = options;
    this.#text = readText(options.text, options.kind);
    const doc = options.beginsQuoted && options.text === '' ? wrapInQuote(this.#text.doc) : this.#text.doc;
    const state = EditorState.create({ doc, plugins: this.#plugins() });
    element.style.whiteSpace = 'pre-wrap';
    element.replaceChildren();
    this.#view = new EditorView(
      { mount: element },
      {
        state,
        ...buildTextProps(options),
        dispatchTransaction: (transaction) => this.#dispatch(transaction),
        handleTextInput: (_view, _from, _to, words) =>
          words === '/' && this.#isOnEmptyLine() && this.#ask('onSlash'),
        handleDOMEvents: {
          keydown: (view, event) => {
            readSelection(view);
            return this.#isAnswered(event) || belongsOutside(event);
          },
          beforeinput: (_view, event) => this.#beforeInput(event),
          compositionend: () => this.#releaseLater(),
          paste: (_view, event) => this.#paste(event),
          drop: (view, event) => view.dragging === null && this.#drop(event),
        },
        clipboardTextSerializer: ({ content }) => this.#writeSource(content),
        ...(options.kind === 'rich' && { clipboardSerializer: createSerializer() }),
      },
    );
  }

  /**
   * Shows the document's current text, such as after undo or a change by another user. It replaces only what
   * differs, and the caret stays in its place in the text, unless `caret` is an offset, or `change` for the
   * end of the change. Call it with the stored text, never with an older one that arrives late: the last call
   * counts. During composition it waits until that ends.
   */
  setText(source: string, caret?: number | 'change'): void {
    if (source === this.#text.source && !this.#held.isHolding) {
      if (typeof caret === 'number') this.#select(caret);
      // The placeholder may have changed.
      else if (source === '') this.#view.setProps({});
      return;
    }
    const text = readText(source, this.#options.kind);
    if (this.#view.composing) this.#held.hold(this.#view, text);
    else this.#replace(text, caret);
  }

  /** Focuses the text, with the caret at an offset or at one end. */
  focus(at?: number | 'start' | 'end'): void {
    if (at !== undefined) this.#select(at);
    this.#view.focus();
    heedKeysAtOnce(this.#view);
  }

  #select(at: number | 'start' | 'end'): void {
    const { doc } = this.#view.state;
    const selection =
      at === 'start'
        ? Selection.atStart(doc)
        : at === 'end'
          ? Selection.atEnd(doc)
          : Selection.near(doc.resolve(Math.min(getDocPosition(this.#text, at), doc.content.size)), -1);
    this.#view.dispatch(this.#view.state.tr.setSelection(selection).scrollIntoView());
  }

  /** Runs a command. Returns false if it is not possible here. */
  command(name: TextCommand, value?: string | number): boolean {
    if (this.#options.kind !== 'rich') return false;
    return getCommand(name, value)(this.#view.state, this.#view.dispatch.bind(this.#view), this.#view);
  }

  selection(): TextSelectionState {
    const { from, to } = this.#view.state.selection;
    const start = getSourceOffset(this.#text, from);
    return {
      start,
      end: from === to ? start : getSourceOffset(this.#text, to),
      active: readActiveText(this.#view.state),
    };
  }

  /** Splits the text at the caret. A selection is in neither part. */
  parts(): TextParts {
    const { from, to } = this.#view.state.selection;
    return {
      before: splitText(this.#text, from).before,
      after: splitText(this.#text, to).after,
    };
  }

  /** Position of the selection in the element's own window in CSS pixels, for a toolbar that follows it. */
  rectangle(): DOMRect {
    const { from, to } = this.#view.state.selection;
    const start = this.#view.coordsAtPos(from);
    const end = this.#view.coordsAtPos(to);
    const left = Math.min(start.left, end.left);
    return new DOMRect(left, start.top, Math.max(start.right, end.right) - left, end.bottom - start.top);
  }

  /** Finds the offset at a point in the element's window; undefined outside of the text. */
  offsetAtPoint(left: number, top: number): number | undefined {
    const found = this.#view.posAtCoords({ left, top });
    return found ? getSourceOffset(this.#text, found.pos) : undefined;
  }

  /** Removes the editor from the element, which is empty afterwards. */
  destroy(): void {
    this.#view.destroy();
    this.#view.dom.style.whiteSpace = '';
  }

  #plugins() {
    const { kind, lines = false, onEnter } = this.#options;
    const keys = createTextKeys(kind, {
      lines,
      enter: () => onEnter?.(this.parts()) ?? false,
      backspaceAtStart: () => this.#ask('onBackspaceAtStart'),
      deleteAtEnd: () => this.#ask('onDeleteAtEnd'),
      link: () => this.#ask('onLink'),
    });
    return kind === 'rich' ? [createMarkdownRules(), ...keys, createLinkPlugin()] : keys;
  }

  /** Calls `onKey` before the view handles a key. */
  #isAnswered(event: KeyboardEvent): boolean {
    if (!this.#options.onKey?.(event)) return false;
    event.preventDefault();
    return true;
  }

  #ask(question: 'onSlash' | 'onBackspaceAtStart' | 'onDeleteAtEnd' | 'onLink'): boolean {
    return this.#options[question]?.() ?? false;
  }

  #isOnEmptyLine(): boolean {
    const { $from, empty } = this.#view.state.selection;
    return empty && $from.depth === 1 && $from.parent.content.size === 0;
  }

  #dispatch(transaction: Transaction): void {
    const before = this.#text;
    const caretBefore = getSourceOffset(
      before,
      Math.min(this.#view.state.selection.head, before.doc.content.size),
    );
    const { state, transactions } = this.#view.state.applyTransaction(transaction);
    for (const change of transactions) this.#held.map(change);
    const hasChanged = transactions.some(({ docChanged }) => docChanged);
    const shown = transaction.getMeta(shownText) as Text | undefined;
    if (hasChanged || shown) this.#text = writeText(state.doc, shown ?? before);
    this.#view.updateState(state);
    if (this.#text.source !== (shown ?? before).source) {
      const caret = getSourceOffset(this.#text, state.selection.head);
      this.#options.onChange({ text: this.#text.source, caretBefore, caret });
    }
    this.#options.onSelection?.(this.selection());
  }

  #replace(text: Text, caret?: number | 'change'): void {
    const { state } = this.#view;
    const end = endOfDifference(state.doc, text.doc);
    const transaction = replaceDifference(state.tr, text.doc)
      .setMeta(shownText, text)
      .setMeta(keepsLinks, true);
    const place = typeof caret === 'number' ? getDocPosition(text, caret) : caret && end;
    if (place !== undefined) {
      const at = transaction.doc.resolve(Math.min(place, transaction.doc.content.size));
      transaction.setSelection(TextSelection.near(at, -1));
    }
    this.#view.dispatch(transaction);
  }

  /** Passes undo to the document's history. The browser's own undo only knows changes in this element. */
  #beforeInput(event: InputEvent): boolean {
    const direction = { historyUndo: 'undo', historyRedo: 'redo' } as const;
    const wanted = direction[event.inputType as keyof typeof direction];
    if (!wanted) return false;
    event.preventDefault();
    this.#options.onHistory?.(wanted);
    return true;
  }

  /** Replaces the view's own paste, which would keep styles of other pages. */
  #paste(event: ClipboardEvent): boolean {
    const { clipboardData } = event;
    if (!clipboardData || (this.#view.composing && clipboardData.getData('text/plain') === '')) return false;
    event.preventDefault();
    this.#insert(clipboardData);
    return true;
  }

  /** Inserts a dropped text. Files are handled by the page. */
  #drop(event: DragEvent): boolean {
    const { dataTransfer } = event;
    const place = this.#view.posAtCoords({ left: event.clientX, top: event.clientY });
    if (!dataTransfer || dataTransfer.files.length > 0 || !place) return false;
    event.preventDefault();
    const { state } = this.#view;
    this.#view.dispatch(state.tr.setSelection(Selection.near(state.doc.resolve(place.pos))));
    this.#insert(dataTransfer);
    this.#view.focus();
    return true;
  }

  #insert(data: DataTransfer): void {
    const { kind, lines = false, onLeftOut } = this.#options;
    const texts = { html: data.getData('text/html'), plain: data.getData('text/plain') };
    const { state } = this.#view;
    const { slice, leftOut } = readSlice(texts, kind, lines, state.schema);
    if (slice.size > 0) this.#view.dispatch(state.tr.replaceSelection(slice).scrollIntoView());
    if (Object.keys(leftOut).length > 0) onLeftOut?.(leftOut);
  }

  #releaseLater(): boolean {
    if (this.#held.isHolding) setTimeout(() => this.#release(), composed);
    return false;
  }

  #release(): void {
    if (this.#view.isDestroyed || !this.#held.isHolding) return;
    if (this.#view.composing) return;
    const transaction = this.#view.state.tr.setMeta(keepsLinks, true);
    const text = this.#held.release(transaction);
    this.#view.dispatch(transaction.setMeta(shownText, text));
  }

  #writeSource(content: Fragment): string {
    const { doc } = this.#view.state;
    if (this.#options.kind === 'plain') return content.textBetween(0, content.size, '\n', () => '\n');
    const isInline = content.firstChild?.isInline === true;
    const parts = isInline ? doc.type.schema.nodes.paragraph?.create(null, content) : undefined;
    return writeText(doc.type.create(null, parts ?? content), readText('')).source;
  }
}

/** Wraps an empty document in a quote, which is stored only when it has text. */
function wrapInQuote(doc: Node): Node {
  return doc.copy(Fragment.from(doc.type.schema.nodes.quote?.create(null, doc.content)));
}

/** Key of a transaction for the source of the text that it shows. */
const shownText = 'shownText';

/**
 * Reads the selection that the browser's own keys have set. `selectionchange` fires later, and on a busy
 * machine the next key comes first: Enter right after End would split the text at the old caret.
 */
function readSelection(view: EditorView): void {
  if (view.composing) return;
  const { domObserver } = view as unknown as { readonly domObserver?: { readonly flush: () => void } };
  domObserver?.flush();
}

/**
 * Works around ProseMirror, which for 200 ms after focus takes a caret change by the Home key for one of the
 * browser's, and reverts it.
 */
function heedKeysAtOnce(view: EditorView): void {
  const { input } = view as unknown as { readonly input?: { lastFocus: number } };
  if (input) input.lastFocus = 0;
}

/** True for undo, redo and keys that leave the text. They bubble, because the view would stop them. */
function belongsOutside({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Escape' || ((ctrlKey || metaKey) && /^[zy]$/i.test(key));
}

/**
 * Writes copied HTML with a mark of our own. `data-pm-slice` would not be enough, because all ProseMirror
 * editors write it.
 */
class CopiedTextSerializer extends DOMSerializer {
  override serializeFragment(
    fragment: Fragment,
    options?: { document?: Document },
    target?: HTMLElement | DocumentFragment,
  ): HTMLElement | DocumentFragment {
    const dom = super.serializeFragment(fragment, options, target);
    // With a target this is a recursive call for inner content.
    if (!target) dom.firstElementChild?.setAttribute(ownMark, '');
    return dom;
  }
}

function createSerializer(): DOMSerializer {
  const { nodes, marks } = DOMSerializer.fromSchema(richSchema);
  return new CopiedTextSerializer(nodes, marks);
}
