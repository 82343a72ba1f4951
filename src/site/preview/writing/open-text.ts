import { splitTitleClasses } from '#blocks/shared/title-words.tsx';
import type { WrittenField } from '#blocks/shared/view-context.ts';
import { titleParts } from '#content/page/title-parts.ts';
import type { Edit } from '#document/edit.ts';
import type { CaretState, PageMessage, TextMark } from '#preview/messages.ts';
import { MountedText } from '#writing/editor/mounted-text.ts';
import type { TextChange, TextPart, TextParts } from '#writing/editor/text-options.ts';
import type { PreviewModel } from '../preview-page.tsx';
import { type EditableText, type EditableTexts, read } from './page-texts.ts';
import { takeOver } from './text-elements.ts';

/** Where the caret goes: behind so many characters of the text as it is stored, or where somebody pointed. */
export type Caret = 'start' | 'end' | number | { readonly x: number; readonly y: number };

/** Where writing goes on in a text that was closed. */
export interface Pause {
  readonly caret: Caret;
  readonly focused: boolean;
}

interface OpenTextOptions {
  readonly texts: EditableTexts;
  readonly written: WrittenField;
  readonly text: EditableText;
  /** The marked element that shows the text. */
  readonly element: HTMLElement;
  /** What readers see there: their own words, or those they get for lack of them. */
  readonly shown: string;
  readonly send: (message: PageMessage) => void;
  readonly end: () => void;
  /** Goes to the next text of the page, or to the one before. */
  readonly next: (step: 1 | -1) => void;
}

export type OpenText = ReturnType<typeof openText>;

/** Makes the element of a text an input, and tells the editor what happens in it. */
export function openText({ texts, written, text: opened, element, shown, send, end, next }: OpenTextOptions) {
  const { language, format, label, own } = opened;
  const place = opened.place && { ...opened.place, path: [...opened.place.path] };
  const rich = format === 'markdown';
  const mainHeading = element.querySelector('h1') !== null;
  // An example of a quotation, or the quotation of another language.
  const beginsQuoted = own === '' && element.firstElementChild?.localName === 'blockquote';
  const host = takeOver(element, rich);
  const isInParts = host.element.classList.contains(splitTitleClasses.title);
  // As the panel names it: typing here and there is one step.
  const run = place ? `text ${place.blockId} ${place.path.join('.')} ${language}` : `title ${language}`;
  const edit = (words: string): Edit =>
    place
      ? { type: 'block/set-text', ...place, text: words }
      : { type: 'page/set-title', language, text: words };
  /** Edits that the editor has not answered: until then its page lags behind what stands here. */
  let unanswered = 0;
  let said = '';
  let current = own;

  const text = new MountedText(host.element, {
    text: own,
    kind: rich ? 'rich' : 'plain',
    lines: format === 'lines',
    mainHeading,
    beginsQuoted,
    ...(isInParts && { partsOf: partsOfTitle }),
    // What readers get for lack of words stands there in grey.
    placeholder: own === '' ? shown : '',
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
      // It stays as a character until something has been chosen for it.
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
    // At the end of a paragraph an empty one begins; what followed it stays behind that.
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

  /** After the text has had its turn: in a list the key is the list's. */
  function onTab(event: KeyboardEvent): void {
    if (event.key !== 'Tab' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey)
      return;
    event.preventDefault();
    next(event.shiftKey ? -1 : 1);
  }

  const onScroll = () => report();
  host.element.addEventListener('keydown', onTab);
  addEventListener('scroll', onScroll, { passive: true, capture: true });
  // Another width of the frame, or a block above that grew: the words stand elsewhere.
  const moved = new ResizeObserver(() => report());
  moved.observe(document.body);
  function refocus(): void {
    window.focus();
    text.focus();
  }

  /** Takes the words over that the page has now, unless it lags behind what stands here. */
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
    /** Takes the keyboard where the caret was, when it was somewhere else in the editor. */
    refocus,
    mark(mark: TextMark, href: string | null): void {
      refocus();
      text.command(mark, href ?? undefined);
      report();
    },
    /** Says what is selected, and where. */
    report: () => report(),
    pause: (): Pause => ({
      caret: text.selection().end,
      focused: document.activeElement === host.element,
    }),
    /** What a page that is about to be rendered makes of this text. */
    comparedWith(later: PreviewModel): 'same' | 'changed-around' | 'gone' {
      const now = read(later, written.blockId, written.field);
      if (!now || now.block?.hidden || now.language !== language) return 'gone';
      return !now.block || written.holds(now.block) ? 'same' : 'changed-around';
    },
    follow,
    /** The editor has one edit more of those that were sent. */
    taken(): void {
      if (unanswered > 0) unanswered -= 1;
      follow();
    },
    /** Gives the element back to the page; the text is where it belongs already. */
    close(): void {
      host.element.removeEventListener('keydown', onTab);
      removeEventListener('scroll', onScroll, { capture: true });
      moved.disconnect();
      text.destroy();
      host.restore();
    },
  };
}

/** How a title that the page draws in parts is drawn while somebody writes in it: without a second part it is all name. */
function partsOfTitle(title: string): readonly TextPart[] {
  const { name, rest } = splitTitleClasses;
  const parts = titleParts(title);
  if (!parts) return title === '' ? [] : [{ from: 0, to: title.length, className: name }];
  const end = parts.name.length + parts.colon.length;
  return [
    { from: 0, to: end, className: name },
    { from: end + parts.gap.length, to: title.length, className: rest },
  ];
}

type Place = CaretState['place'];

const marks = ['bold', 'italic', 'link', 'bullet', 'ordered', 'quote'] as const satisfies readonly TextMark[];

/** What is selected in a text, as the editor's toolbar needs it; where a caret alone stands when `always`. */
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
