import { splitTitleClasses } from '#blocks/shared/title-words.tsx';
import type { WrittenField } from '#blocks/shared/view-context.ts';
import { titleParts } from '#content/page/title-parts.ts';
import type { PageMessage } from '#preview/messages.ts';
import type { TextPart } from '#writing/editor/text-options.ts';
import type { PreviewModel } from '../preview-page.tsx';
import type { Caret, OpenText, openText } from './open-text.ts';
import { type EditableText, type EditableTexts, read } from './page-texts.ts';

/** Where writing goes on in a text that was closed. */
export interface Pause {
  readonly caret: Caret;
  readonly focused: boolean;
}

/** A text in which somebody writes, in its own element of the page. */
export interface WritingSession {
  readonly written: WrittenField;
  readonly editor: Pick<OpenText, 'focus' | 'refocus' | 'mark' | 'report'>;
  readonly element: HTMLElement;
  readonly pause: () => Pause;
  /** What a page that is about to be rendered makes of this text. */
  readonly comparedWith: (model: PreviewModel) => 'same' | 'changed-around' | 'gone';
  /** Takes the words over that the page has now, unless it lags behind what stands here. */
  readonly follow: () => void;
  /** The editor has one edit more of those that were sent. */
  readonly taken: () => void;
  /** Gives the element back to the page; the text is where it belongs already. */
  readonly close: () => void;
}

interface SessionOptions {
  readonly openText: typeof openText;
  readonly texts: EditableTexts;
  readonly written: WrittenField;
  readonly text: EditableText;
  /** The marked element that shows the text. */
  readonly element: HTMLElement;
  /** What readers see there: their own words, or those they get for lack of them. */
  readonly shown: string;
  readonly send: (message: PageMessage) => void;
  readonly end: () => void;
  readonly next: (step: 1 | -1) => void;
}

export function startSession(options: SessionOptions): WritingSession {
  const { texts, written, send } = options;
  const { place, language, format, label, own } = options.text;
  const rich = format === 'markdown';
  const mainHeading = options.element.querySelector('h1') !== null;
  // An example of a quotation, or the quotation of another language.
  const beginsQuoted = own === '' && options.element.firstElementChild?.localName === 'blockquote';
  const host = takeOver(options.element, rich);
  /** Edits that the editor has not answered: until then its page lags behind what stands here. */
  let unanswered = 0;

  const editor = options.openText({
    host: host.element,
    text: own,
    kind: rich ? 'rich' : 'plain',
    // What readers get for lack of words stands there in grey.
    placeholder: own === '' ? options.shown : '',
    beginsQuoted,
    lines: format === 'lines',
    mainHeading,
    partsOf: host.element.classList.contains(splitTitleClasses.title) ? partsOfTitle : undefined,
    label,
    divides: () => place !== undefined && texts.divides(place),
    place,
    language,
    send(message) {
      if (message.type === 'page/edit') unanswered += 1;
      send(message);
    },
    end: options.end,
    next: options.next,
  });

  function follow(): void {
    const now = texts.read(written.blockId, written.field);
    if (now?.language === language && unanswered === 0) editor.show(now.own);
  }

  return {
    written,
    editor,
    element: host.element,
    pause: () => ({ caret: editor.caret(), focused: editor.hasFocus() }),
    comparedWith(later) {
      const now = read(later, written.blockId, written.field);
      if (!now || now.block?.hidden || now.language !== language) return 'gone';
      return !now.block || written.holds(now.block) ? 'same' : 'changed-around';
    },
    follow,
    taken() {
      if (unanswered > 0) unanswered -= 1;
      follow();
    },
    close() {
      editor.destroy();
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

/** An element that somebody writes in: what React put there is taken out for so long. */
interface TextHost {
  readonly element: HTMLElement;
  /** Puts everything back as React knows it. */
  readonly restore: () => void;
}

/** What these say of the words that stand there is not true of those that are being written. */
const ofWords = ['data-example', 'data-left-out', 'lang'];

/**
 * Empties the element that holds the words of a marked one, beside icons. `rich` texts have paragraphs, whose parent it
 * is.
 */
function takeOver(marked: HTMLElement, rich: boolean): TextHost {
  const element = rich ? marked : innermost(marked);
  const children = [...element.childNodes];
  const restored = [marked, element].map(attributesOf);
  element.replaceChildren();
  for (const name of ofWords) marked.removeAttribute(name);
  // A link would be dragged away instead of its words being selected.
  if (marked.closest('a')) marked.setAttribute('draggable', 'false');
  element.setAttribute('data-writing', '');
  return {
    element,
    restore() {
      element.replaceChildren(...children);
      for (const restore of restored) restore();
    },
  };
}

/** Answers how an element gets the attributes back that it has now, and no others. */
function attributesOf(element: HTMLElement): () => void {
  const before = new Map([...element.attributes].map(({ name, value }) => [name, value]));
  return () => {
    for (const name of element.getAttributeNames()) if (!before.has(name)) element.removeAttribute(name);
    for (const [name, value] of before) {
      if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    }
  };
}

/** Where the words stand: in a button beside its icon, in an item behind its bullet. A link in it goes with the words. */
function innermost(element: HTMLElement): HTMLElement {
  const words = [...element.childNodes].filter(
    (node) => !(node instanceof Element) || !node.matches('svg, [aria-hidden]'),
  );
  const [only, ...others] = words;
  if (!(only instanceof HTMLElement) || others.length > 0 || only.matches('a')) return element;
  return innermost(only);
}
