import { DOMSerializer, Fragment, type Node } from 'prosemirror-model';
import { EditorState, Selection, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { offsetAt, positionAt } from '../grammar/caret.ts';
import { readText } from '../grammar/read-text.ts';
import { richSchema } from '../grammar/schema.ts';
import { splitText } from '../grammar/split-text.ts';
import type { Text } from '../grammar/text.ts';
import { writeText } from '../grammar/write-text.ts';
import { readSlice } from '../paste/paste-slice.ts';
import { ownMark } from '../paste/read-clipboard.ts';
import { bareLinks, keepsLinks } from './bare-links.ts';
import { activeIn, commandNamed, type TextCommand } from './commands.ts';
import { HeldText } from './held-text.ts';
import { markdownSigns } from './input-rules.ts';
import { textKeys } from './keys.ts';
import { looks } from './looks.ts';
import { endOfDifference, replaceDifference } from './replace-document.ts';
import type { TextOptions, TextParts, TextSelectionState } from './text-options.ts';
import './writing.css';

/** Longer than it takes the browser to put the last composed words into the document, in ms. */
const composed = 60;

/** A text that is being written, in an element of the page or of the panel. */
export class MountedText {
  readonly #view: EditorView;
  readonly #options: TextOptions;
  readonly #held = new HeldText();
  #text: Text;

  /**
   * Makes an element writable. It keeps its looks: it gets no boxes round it, and its white space is kept. The element may
   * be in a frame, when this module was loaded there.
   */
  constructor(element: HTMLElement, options: TextOptions) {
    this.#options = options;
    this.#text = readText(options.text, options.kind);
    const doc = options.beginsQuoted && options.text === '' ? quoted(this.#text.doc) : this.#text.doc;
    const state = EditorState.create({ doc, plugins: this.#plugins() });
    element.style.whiteSpace = 'pre-wrap';
    element.replaceChildren();
    this.#view = new EditorView(
      { mount: element },
      {
        state,
        ...looks(options),
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
        clipboardTextSerializer: ({ content }) => this.#sourceOf(content),
        ...(options.kind === 'rich' && { clipboardSerializer: copiedTextSerializer() }),
      },
    );
  }

  /**
   * Shows what the document has now, such as after undo or somebody else's change; the text that it shows already is
   * nothing new. What differs is replaced and the caret stays where it is in the words, unless `caret` names a place, or `change` its end.
   * Call it with what is stored, not with an older text that comes back late: the last call counts. While somebody
   * composes, it waits until they are done.
   */
  setText(source: string, caret?: number | 'change'): void {
    if (source === this.#text.source && !this.#held.isHolding) {
      if (typeof caret === 'number') this.#select(caret);
      // What is shown in place of words may have changed.
      else if (source === '') this.#view.setProps({});
      return;
    }
    const text = readText(source, this.#options.kind);
    if (this.#view.composing) this.#held.hold(this.#view, text);
    else this.#replace(text, caret);
  }

  /** Takes the keyboard, to a place in the text or to one of its ends. */
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
          : Selection.near(doc.resolve(Math.min(positionAt(this.#text, at), doc.content.size)), -1);
    this.#view.dispatch(this.#view.state.tr.setSelection(selection).scrollIntoView());
  }

  /** False where it cannot be done here. */
  command(name: TextCommand, value?: string | number): boolean {
    if (this.#options.kind !== 'rich') return false;
    return commandNamed(name, value)(this.#view.state, this.#view.dispatch.bind(this.#view), this.#view);
  }

  selection(): TextSelectionState {
    const { from, to } = this.#view.state.selection;
    const start = offsetAt(this.#text, from);
    return { start, end: from === to ? start : offsetAt(this.#text, to), active: activeIn(this.#view.state) };
  }

  /** The text in two, where the caret is; a selection is in neither. */
  parts(): TextParts {
    const { from, to } = this.#view.state.selection;
    return {
      before: splitText(this.#text, from).before,
      after: splitText(this.#text, to).after,
    };
  }

  /** Position of the selection in the element's own window, in CSS pixels, for a toolbar that follows it. */
  rectangle(): DOMRect {
    const { from, to } = this.#view.state.selection;
    const start = this.#view.coordsAtPos(from);
    const end = this.#view.coordsAtPos(to);
    const left = Math.min(start.left, end.left);
    return new DOMRect(left, start.top, Math.max(start.right, end.right) - left, end.bottom - start.top);
  }

  /** The caret's place for a point in the element's window; undefined beside the text. */
  offsetAtPoint(left: number, top: number): number | undefined {
    const found = this.#view.posAtCoords({ left, top });
    return found ? offsetAt(this.#text, found.pos) : undefined;
  }

  /** Takes the text out of the element and leaves it empty. */
  destroy(): void {
    this.#view.destroy();
    this.#view.dom.style.whiteSpace = '';
  }

  #plugins() {
    const { kind, lines = false, onEnter } = this.#options;
    const keys = textKeys(kind, {
      lines,
      enter: () => onEnter?.(this.parts()) ?? false,
      backspaceAtStart: () => this.#ask('onBackspaceAtStart'),
      deleteAtEnd: () => this.#ask('onDeleteAtEnd'),
      link: () => this.#ask('onLink'),
    });
    return kind === 'rich' ? [markdownSigns(), ...keys, bareLinks()] : keys;
  }

  /** Before the view's own keys. */
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
    const caretBefore = offsetAt(before, Math.min(this.#view.state.selection.head, before.doc.content.size));
    const { state, transactions } = this.#view.state.applyTransaction(transaction);
    for (const change of transactions) this.#held.map(change);
    const hasChanged = transactions.some(({ docChanged }) => docChanged);
    const shown = transaction.getMeta(shownText) as Text | undefined;
    if (hasChanged || shown) this.#text = writeText(state.doc, shown ?? before);
    this.#view.updateState(state);
    if (this.#text.source !== (shown ?? before).source) {
      const caret = offsetAt(this.#text, state.selection.head);
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
    const place = typeof caret === 'number' ? positionAt(text, caret) : caret && end;
    if (place !== undefined) {
      const at = transaction.doc.resolve(Math.min(place, transaction.doc.content.size));
      transaction.setSelection(TextSelection.near(at, -1));
    }
    this.#view.dispatch(transaction);
  }

  /** Undo belongs to the document: the browser's own would take back what it knows of alone. */
  #beforeInput(event: InputEvent): boolean {
    const direction = { historyUndo: 'undo', historyRedo: 'redo' } as const;
    const wanted = direction[event.inputType as keyof typeof direction];
    if (!wanted) return false;
    event.preventDefault();
    this.#options.onHistory?.(wanted);
    return true;
  }

  /** The view's own way would take whatever another page says about its looks. */
  #paste(event: ClipboardEvent): boolean {
    const { clipboardData } = event;
    if (!clipboardData || (this.#view.composing && clipboardData.getData('text/plain') === '')) return false;
    event.preventDefault();
    this.#insert(clipboardData);
    return true;
  }

  /** What is dragged here from elsewhere; files are for the page. */
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

  #sourceOf(content: Fragment): string {
    const { doc } = this.#view.state;
    if (this.#options.kind === 'plain') return content.textBetween(0, content.size, '\n', () => '\n');
    const isInline = content.firstChild?.isInline === true;
    const parts = isInline ? doc.type.schema.nodes.paragraph?.create(null, content) : undefined;
    return writeText(doc.type.create(null, parts ?? content), readText('')).source;
  }
}

/** An empty document in a quotation, which is stored as nothing until it has words. */
function quoted(doc: Node): Node {
  return doc.copy(Fragment.from(doc.type.schema.nodes.quote?.create(null, doc.content)));
}

/** The text that a change of the document makes it show. */
const shownText = 'shownText';

/**
 * Where the browser's own keys have put the caret. Browsers tell of it a moment later, and on a busy machine the next key
 * comes before that: Enter right after End would divide the text where the caret was.
 */
function readSelection(view: EditorView): void {
  if (view.composing) return;
  const { domObserver } = view as unknown as { readonly domObserver?: { readonly flush: () => void } };
  domObserver?.flush();
}

/** For 200 ms after it got the focus the view takes Home for a jump of the browser's, and takes it back. */
function heedKeysAtOnce(view: EditorView): void {
  const { input } = view as unknown as { readonly input?: { lastFocus: number } };
  if (input) input.lastFocus = 0;
}

/** Undo and redo, and leaving the text, are for whoever is around it: the view would keep them to itself. */
function belongsOutside({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Escape' || ((ctrlKey || metaKey) && /^[zy]$/i.test(key));
}

/** Writes the HTML of what is copied, marked as ours: `data-pm-slice` is on the copies of every editor made with ProseMirror. */
class CopiedTextSerializer extends DOMSerializer {
  override serializeFragment(
    fragment: Fragment,
    options?: { document?: Document },
    target?: HTMLElement | DocumentFragment,
  ): HTMLElement | DocumentFragment {
    const dom = super.serializeFragment(fragment, options, target);
    // With a target it is called for what is in a part.
    if (!target) dom.firstElementChild?.setAttribute(ownMark, '');
    return dom;
  }
}

function copiedTextSerializer(): DOMSerializer {
  const { nodes, marks } = DOMSerializer.fromSchema(richSchema);
  return new CopiedTextSerializer(nodes, marks);
}
