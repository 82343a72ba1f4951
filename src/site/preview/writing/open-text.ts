import { splitTitleClasses } from '#blocks/shared/title-words.tsx';
import type { WrittenField } from '#blocks/shared/view-context.ts';
import { isHiddenEverywhere } from '#content/block/hidden-block.ts';
import { splitTitle } from '#content/page/title-parts.ts';
import type { Edit } from '#document/edit.ts';
import type { CaretState, PageMessage, TextMark } from '#preview/messages.ts';
import { MountedText } from '#writing/editor/mounted-text.ts';
import type { TextChange, TextPart, TextParts } from '#writing/editor/text-options.ts';
import type { PreviewModel } from '../preview-page.tsx';
import { type EditableText, type EditableTexts, readEditableText } from './editable-texts.ts';
import { takeOverElement } from './text-elements.ts';

/** Position of the caret: an offset in the stored text, or a point in the window. */
export type Caret = 'start' | 'end' | number | { readonly x: number; readonly y: number };

/** The state to restore in a text that was closed temporarily. */
export interface Pause {
  readonly caret: Caret;
  readonly focused: boolean;
  /** The text as typed, and the number of its edits that the editor has not confirmed. */
  readonly typed: string;
  readonly unanswered: number;
}

interface OpenTextOptions {
  readonly texts: EditableTexts;
  readonly written: WrittenField;
  readonly text: EditableText;
  /** The marked element of the text. */
  readonly element: HTMLElement;
  /** The text that visitors see: its own or its fallback. */
  readonly shown: string;
  /** The state before it was closed for a rendering; undefined for a text that is opened. */
  readonly resumed: Pause | undefined;
  readonly send: (message: PageMessage) => void;
  readonly end: () => void;
  /** Moves to the next or previous text of the page. */
  readonly next: (step: 1 | -1) => void;
}

export type OpenText = ReturnType<typeof openText>;

/** Makes the element of a text editable and sends its changes to the editor. */
export function openText(options: OpenTextOptions) {
  const { texts, written, text: opened, element, shown, resumed, send, end, next } = options;
  const { language, format, label, own } = opened;
  const place = opened.place && { ...opened.place, path: [...opened.place.path] };
  const rich = format === 'markdown';
  const mainHeading = element.querySelector('h1') !== null;
  // The shown placeholder or fallback begins with a quotation.
  const beginsQuoted = own === '' && element.firstElementChild?.localName === 'blockquote';
  const host = takeOverElement(element, rich);
  const isInParts = host.element.classList.contains(splitTitleClasses.title);
  // Same key as in the panel, so that typing in both is one undo step.
  const run = place ? `text ${place.blockId} ${place.path.join('.')} ${language}` : `title ${language}`;
  const edit = (words: string): Edit =>
    place
      ? { type: 'block/set-text', ...place, text: words }
      : { type: 'page/set-title', language, text: words };
  /** Number of edits that the editor has not confirmed; until 0 the page lags behind the text. */
  let unanswered = resumed?.unanswered ?? 0;
  let said = '';
  // The page may not have the last keys yet.
  let current = resumed && unanswered > 0 ? resumed.typed : own;

  const text = new MountedText(host.element, {
    text: current,
    kind: rich ? 'rich' : 'plain',
    lines: format === 'lines',
    mainHeading,
    beginsQuoted,
    ...(isInParts && { partsOf: splitTitleParts }),
    // The fallback is shown in grey.
    placeholder: current === '' ? shown : '',
    attributes: { 'aria-label': label },
    onChange: ({ text: words }: TextChange) => {
      current = words;
      unanswered += 1;
      send({ type: 'page/edit', edits: [edit(words)], partOf: run });
    },
    onEnter: (parts) => divide(parts),
    onBackspaceAtStart: () => join(false),
    onDeleteAtEnd: () => join(true),
    onSlash: () => {
      if (!place) return false;
      const parts = text.parts();
      // The slash stays in the text until a block is chosen.
      queueMicrotask(() => send({ type: 'text/slash', place, ...parts }));
      return false;
    },
    onLink: () => {
      report(true);
      send({ type: 'text/link' });
      return true;
    },
    onHistory: (direction) =>
      send({
        type: 'editor/key',
        key: direction === 'undo' ? 'z' : 'y',
        mod: true,
        shift: false,
        alt: false,
        typing: true,
      }),
    onSelection: () => report(),
    onLeftOut: (leftOut) => send({ type: 'text/left-out', leftOut: { ...leftOut } }),
    onKey: (event) => {
      if (event.key !== 'Escape' || event.isComposing) return false;
      end();
      return true;
    },
  });

  function divide(parts: TextParts): boolean {
    if (!place) {
      end();
      return true;
    }
    if (!texts.divides(place)) return false;
    // At the end of a paragraph this begins an empty one before the following text.
    const isAtEnd = parts.after !== '' && /^\r?\n/.test(current.slice(text.selection().end));
    send({ type: 'text/split', place, ...parts, isAtEnd });
    return true;
  }

  function join(forward: boolean): boolean {
    if (place && texts.divides(place)) send({ type: 'text/join', place, forward });
    return true;
  }

  function report(always = false): void {
    const state = readCaretState(text, place ?? null, rich, always);
    const says = JSON.stringify(state);
    if (says === said) return;
    said = says;
    send({ type: 'text/state', state });
  }

  /** Runs after the text's own handler: in a list Tab indents. */
  function onTab(event: KeyboardEvent): void {
    if (event.key !== 'Tab' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey)
      return;
    event.preventDefault();
    next(event.shiftKey ? -1 : 1);
  }

  const onScroll = () => report();
  host.element.addEventListener('keydown', onTab);
  host.element.addEventListener('pointerdown', keepPointer);
  addEventListener('scroll', onScroll, { passive: true, capture: true });
  // A new width of the frame, or a block above that grew, moves the text.
  const moved = new ResizeObserver(() => report());
  moved.observe(document.body);
  function refocus(): void {
    window.focus();
    text.focus();
  }

  /** Takes over the page's text, unless the page lags behind. */
  function follow(): void {
    const now = texts.read(written.blockId, written.field);
    if (now?.language !== language || unanswered > 0) return;
    current = now.own;
    text.setText(now.own);
  }

  return {
    written,
    element: host.element,
    focus: (caret: Caret) =>
      text.focus(typeof caret === 'object' ? (text.offsetAtPoint(caret.x, caret.y) ?? 'end') : caret),
    /** Restores the focus and the caret after the focus was elsewhere in the editor. */
    refocus,
    mark(mark: TextMark, href: string | null): void {
      refocus();
      text.command(mark, href ?? undefined);
      report();
    },
    /** Sends the selection and its position. */
    report: () => report(),
    pause: (): Pause => ({
      caret: text.selection().end,
      focused: document.activeElement === host.element,
      typed: current,
      unanswered,
    }),
    /** Compares this text with a page that is about to be rendered. */
    comparedWith(later: PreviewModel): 'same' | 'changed-around' | 'gone' {
      const now = readEditableText(later, written.blockId, written.field);
      if (!now || (now.block && isHiddenEverywhere(now.block)) || now.language !== language) return 'gone';
      return !now.block || written.holds(now.block) ? 'same' : 'changed-around';
    },
    follow,
    /** Called when the editor confirms an edit. */
    taken(): void {
      if (unanswered > 0) unanswered -= 1;
      follow();
    },
    /** Restores the element for React; the text itself is stored already. */
    close(): void {
      host.element.removeEventListener('keydown', onTab);
      host.element.removeEventListener('pointerdown', keepPointer);
      removeEventListener('scroll', onScroll, { capture: true });
      moved.disconnect();
      text.destroy();
      host.restore();
    },
  };
}

/** Keeps a press in the text from the block around it, such as a slider or a carousel that would follow it. */
function keepPointer(event: Event): void {
  event.stopPropagation();
}

/** Splits a title while it is being edited as the page renders it: without a second part it is all name. */
function splitTitleParts(title: string): readonly TextPart[] {
  const { name, rest } = splitTitleClasses;
  const parts = splitTitle(title);
  if (!parts) return title === '' ? [] : [{ from: 0, to: title.length, className: name }];
  const end = parts.name.length + parts.colon.length;
  return [
    { from: 0, to: end, className: name },
    { from: end + parts.gap.length, to: title.length, className: rest },
  ];
}

type Place = CaretState['place'];

const marks = [
  'bold',
  'italic',
  'code',
  'superscript',
  'subscript',
  'link',
  'bullet',
  'ordered',
  'quote',
] as const satisfies readonly TextMark[];

/** Reads the selection in a text for the editor's toolbar; `always` includes a plain caret. */
function readCaretState(text: MountedText, place: Place, rich: boolean, always: boolean): CaretState {
  const { start, end, active } = text.selection();
  const selected = start !== end;
  const { x, y, width, height } = text.rectangle();
  return {
    place,
    rich,
    selected,
    rect: selected || always ? { x, y, width, height } : null,
    marks: marks.filter((mark) => Boolean(active[mark])),
    href: active.link ?? null,
  };
}
