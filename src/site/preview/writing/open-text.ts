import type { Language } from '#content/language/language.ts';
import type { Edit } from '#document/edit.ts';
import type { TextPlace } from '#document/text-place.ts';
import type { CaretState, PageMessage, TextMark } from '#preview/messages.ts';
import { type MountedText, mountText } from '#writing/editor/mount-text.ts';
import type { TextChange, TextOptions, TextParts } from '#writing/editor/text-options.ts';

/** Where the caret goes: behind so many characters of the text as it is stored, or where somebody pointed. */
export type Caret = 'start' | 'end' | number | { readonly x: number; readonly y: number };

interface OpenTextOptions {
  readonly host: HTMLElement;
  readonly text: string;
  readonly kind: 'rich' | 'plain';
  /** A plain text that may have several lines. */
  readonly lines: boolean;
  readonly mainHeading: boolean;
  readonly beginsQuoted: boolean;
  readonly partsOf: TextOptions['partsOf'];
  /** What a screen reader calls it. */
  readonly label: string;
  readonly placeholder: string;
  /** Undefined for the page's title. */
  readonly place: TextPlace | undefined;
  readonly language: Language;
  /** Whether Enter makes another block of what follows. */
  readonly divides: () => boolean;
  readonly send: (message: PageMessage) => void;
  readonly end: () => void;
  /** Goes to the next text of the page, or to the one before. */
  readonly next: (step: 1 | -1) => void;
}

export interface OpenText {
  readonly focus: (caret: Caret) => void;
  /** Where the caret was, when the keyboard was somewhere else in the editor. */
  readonly refocus: () => void;
  /** In the text as it is stored. */
  readonly caret: () => number;
  readonly hasFocus: () => boolean;
  /** Puts words there that came from elsewhere. */
  readonly show: (text: string) => void;
  readonly mark: (mark: TextMark, href: string | null) => void;
  /** Says what is selected, and where. */
  readonly report: () => void;
  readonly destroy: () => void;
}

/** Makes an element of the page an input, and says to the editor what happens in it. */
export function openText(options: OpenTextOptions): OpenText {
  const { host, kind, language, send, end, next } = options;
  const place = options.place && { ...options.place, path: [...options.place.path] };
  // As the panel names it: typing here and there is one step.
  const run = place ? `text ${place.blockId} ${place.path.join('.')} ${language}` : `title ${language}`;
  const edit = (written: string): Edit =>
    place
      ? { type: 'block/set-text', ...place, text: written }
      : { type: 'page/set-title', language, text: written };
  let said = '';
  let current = options.text;

  const text = mountText(host, {
    text: options.text,
    kind,
    lines: options.lines,
    mainHeading: options.mainHeading,
    beginsQuoted: options.beginsQuoted,
    ...(options.partsOf && { partsOf: options.partsOf }),
    placeholder: options.placeholder,
    attributes: { 'aria-label': options.label },
    onChange: ({ text: written }: TextChange) => {
      current = written;
      send({ type: 'page/edit', edits: [edit(written)], partOf: run });
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
    if (!options.divides()) return false;
    // At the end of a paragraph an empty one begins; what followed it stays behind that.
    const isAtEnd = parts.after !== '' && /^\r?\n/.test(current.slice(text.selection().end));
    send({ type: 'text/split', place, ...parts, isAtEnd });
    return true;
  }

  function join(forward: boolean): boolean {
    if (place && options.divides()) send({ type: 'text/join', place, forward });
    return true;
  }

  function report(always = false): void {
    const state = readCaretState(text, place ?? null, kind === 'rich', always);
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

  function refocus(): void {
    window.focus();
    text.focus();
  }

  const onScroll = () => report();
  host.addEventListener('keydown', onTab);
  addEventListener('scroll', onScroll, { passive: true, capture: true });
  // Another width of the frame, or a block above that grew: the words stand elsewhere.
  const moved = new ResizeObserver(() => report());
  moved.observe(document.body);
  return {
    focus: (caret) =>
      text.focus(typeof caret === 'object' ? (text.offsetAtPoint(caret.x, caret.y) ?? 'end') : caret),
    caret: () => text.selection().end,
    hasFocus: () => document.activeElement === host,
    show: (words) => {
      current = words;
      text.setText(words);
    },
    refocus,
    mark: (mark, href) => {
      refocus();
      text.command(mark, href ?? undefined);
      report();
    },
    report: () => report(),
    destroy: () => {
      host.removeEventListener('keydown', onTab);
      removeEventListener('scroll', onScroll, { capture: true });
      moved.disconnect();
      text.destroy();
    },
  };
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
