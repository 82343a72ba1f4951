import type { WrittenField } from '#blocks/shared/view-context.ts';
import type { Block } from '#content/block/block.ts';
import { isEqualExceptText } from '#document/text-place.ts';
import type { EditorMessage, PageMessage } from '#preview/messages.ts';
import type { PreviewModel } from '../preview-page.tsx';
import { createEditableTexts } from './editable-texts.ts';
import type { Caret, OpenText, Pause } from './open-text.ts';
import { findTextElement, type TextElement } from './text-elements.ts';

interface WritingOptions {
  readonly send: (message: PageMessage) => void;
  /** Counts the selections in this page. */
  readonly nextTurn: () => number;
  /** The page as it is rendered now. */
  readonly page: () => PreviewModel | undefined;
  /** Renders again with the current `written`. */
  readonly render: () => void;
}

type TextMessage = Extract<EditorMessage, { type: `text/${string}` }>;

export type Writing = ReturnType<typeof createWriting>;

const load = () => import('./open-text.ts');

/**
 * Editing of texts in the page. The text's own element becomes editable, and changes go to the editor as the
 * same edits that its panel makes. During editing the block keeps its element, so nothing is rendered under
 * the caret.
 */
export function createWriting({ send, nextTurn, page, render }: WritingOptions) {
  const texts = createEditableTexts(page);
  let module: Awaited<ReturnType<typeof load>> | undefined;
  let session: OpenText | undefined;
  let written: WrittenField | undefined;
  /** The state to restore after the rendering that changes the block around the text. */
  let again: Pause | undefined;
  /** Number of the last request, so that an outdated one does nothing after loading. */
  let asked = 0;

  function preload(then: () => void = () => undefined): void {
    load().then((loaded) => {
      module = loaded;
      then();
      // If that fails, the text is edited in the panel.
    }, then);
  }

  function begin(blockId: string | null, field: string, caret: Caret): void {
    asked += 1;
    const mine = asked;
    if (module) open(blockId, field, caret);
    else preload(() => mine === asked && open(blockId, field, caret));
  }

  function open(blockId: string | null, field: string, caret: Caret, resumed?: Pause): void {
    close();
    const text = texts.read(blockId, field);
    const shown = findTextElement(blockId, field)?.textContent ?? '';
    if (module && text) {
      const { block, place } = text;
      const holds = (later: Block) =>
        block !== undefined && place !== undefined && isEqualExceptText(block, later, place.path);
      written = { blockId, field, holds };
      render();
    }
    const element = findTextElement(blockId, field);
    if (!module || !text || !written || !element) {
      end();
      send({ type: 'text/unwritable', blockId });
      return;
    }
    session = module.openText({ texts, written, text, element, shown, resumed, send, end, next });
    if (resumed?.focused ?? true) session.focus(caret);
    session.report();
  }

  /** Returns the text's element to React. */
  function close(): void {
    const closed = session;
    session = undefined;
    written = undefined;
    closed?.close();
  }

  function end(): void {
    asked += 1;
    if (!written) return;
    close();
    render();
    send({ type: 'text/state', state: null });
  }

  /** Opens the next or previous text in reading order. */
  function next(step: 1 | -1): void {
    const target = session && texts.beside(session.written.blockId, session.written.field, step);
    if (target) enter(target, step > 0 ? 'start' : 'end');
  }

  /** Opens a text of the page and selects its block, or the page for its title. */
  function enter({ blockId, field }: TextElement, caret: Caret): void {
    send({ type: 'block/select', blockId, field, add: false, writes: true, turn: nextTurn() });
    begin(blockId, field, caret);
  }

  /** Closes the text until the page is rendered, since its element changes. */
  function pause(held: OpenText): void {
    again = held.pause();
    const { written: kept } = held;
    close();
    written = { ...kept, holds: () => false };
  }

  function write({ blockId, path, at }: Extract<TextMessage, { type: 'text/write' }>): void {
    const target = texts.ofPath(blockId, path);
    if (!target) {
      send({ type: 'text/unwritable', blockId });
      return;
    }
    window.focus();
    begin(target.blockId, target.field, at);
  }

  return {
    /** Returns the field that views must not render. */
    get written() {
      return written;
    },
    /** Loads the module for editing in advance. */
    preload: () => preload(),
    at: texts.at,
    firstIn: texts.firstIn,
    enter,
    end,
    owns: (target: EventTarget | null) => session?.element.contains(target as Node | null) ?? false,
    /** Called before a rendering: if the block changes around its text, the element is returned to React. */
    beforeRender(model: PreviewModel): void {
      const now = session?.comparedWith(model);
      if (now === 'gone') {
        close();
        send({ type: 'text/state', state: null });
      } else if (session && now === 'changed-around') pause(session);
    },
    /** Called after a rendering: reopens a text that was closed for it. */
    afterRender(): void {
      if (session && !session.element.isConnected) pause(session);
      const goOn = again;
      again = undefined;
      if (goOn && written) open(written.blockId, written.field, goOn.caret, goOn);
      else session?.follow();
    },
    receive(message: TextMessage): void {
      switch (message.type) {
        case 'text/taken':
          session?.taken();
          break;
        case 'text/focus':
          session?.refocus();
          break;
        case 'text/mark':
          session?.mark(message.mark, message.href);
          break;
        case 'text/write':
          write(message);
          break;
      }
    },
  };
}
