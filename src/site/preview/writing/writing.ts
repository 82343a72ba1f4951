import type { WrittenField } from '#blocks/shared/view-context.ts';
import type { Block } from '#content/block/block.ts';
import { sameBesideText } from '#document/text-place.ts';
import type { EditorMessage, PageMessage } from '#preview/messages.ts';
import type { PreviewModel } from '../preview-page.tsx';
import type { Caret, OpenText, Pause } from './open-text.ts';
import { createEditableTexts } from './page-texts.ts';
import { elementOfText, type TextElement } from './text-elements.ts';

interface WritingOptions {
  readonly send: (message: PageMessage) => void;
  /** The page as it is rendered now. */
  readonly page: () => PreviewModel | undefined;
  /** Renders it again, with what is written now. */
  readonly render: () => void;
}

type TextMessage = Extract<EditorMessage, { type: `text/${string}` }>;

export type Writing = ReturnType<typeof createWriting>;

const load = () => import('./open-text.ts');

/**
 * Writing in the page itself. The text's own element becomes the input, and what is typed there goes to the editor as the
 * same edit that its panel makes; the block keeps its element for so long, so that nothing is rendered below the caret.
 */
export function createWriting({ send, page, render }: WritingOptions) {
  const texts = createEditableTexts(page);
  let module: Awaited<ReturnType<typeof load>> | undefined;
  let session: OpenText | undefined;
  let written: WrittenField | undefined;
  /** Where writing goes on once the page has been rendered: the block has changed round the text. */
  let again: Pause | undefined;
  /** Counts what was asked for, so that what took too long to load does nothing. */
  let asked = 0;

  function preload(then: () => void = () => undefined): void {
    load().then((loaded) => {
      module = loaded;
      then();
      // Then it is written in the panel.
    }, then);
  }

  function begin(blockId: string | null, field: string, caret: Caret): void {
    asked += 1;
    const mine = asked;
    if (module) open(blockId, field, caret);
    else preload(() => mine === asked && open(blockId, field, caret));
  }

  function open(blockId: string | null, field: string, caret: Caret, focused = true): void {
    close();
    const text = texts.read(blockId, field);
    const shown = elementOfText(blockId, field)?.textContent ?? '';
    if (module && text) {
      const { block, place } = text;
      const holds = (later: Block) =>
        block !== undefined && place !== undefined && sameBesideText(block, later, place.path);
      written = { blockId, field, holds };
      render();
    }
    const element = elementOfText(blockId, field);
    if (!module || !text || !written || !element) {
      end();
      send({ type: 'text/unwritable', blockId });
      return;
    }
    session = module.openText({ texts, written, text, element, shown, send, end, next });
    if (focused) session.focus(caret);
    session.report();
  }

  /** The text's element belongs to the page again. */
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

  /** The text after this one, or before it, in reading order. */
  function next(step: 1 | -1): void {
    const target = session && texts.beside(session.written.blockId, session.written.field, step);
    if (target) enter(target, step > 0 ? 'start' : 'end');
  }

  /** Writes in a text that stands in the page, and selects its block, or the page for its title. */
  function enter({ blockId, field }: TextElement, caret: Caret): void {
    send({ type: 'block/select', blockId, field, add: false, writes: true });
    begin(blockId, field, caret);
  }

  /** Closes the text until the page has been rendered, as a text that is written and yet has another element. */
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
    /** What the page is rendered with. */
    get written() {
      return written;
    },
    /** Asks for what writing needs, before it is needed. */
    preload: () => preload(),
    at: texts.at,
    firstIn: texts.firstIn,
    enter,
    end,
    owns: (target: EventTarget | null) => session?.element.contains(target as Node | null) ?? false,
    /** Before the page is rendered anew: a block that changes round its text gets its element back. */
    beforeRender(model: PreviewModel): void {
      const now = session?.comparedWith(model);
      if (now === 'gone') {
        close();
        send({ type: 'text/state', state: null });
      } else if (session && now === 'changed-around') pause(session);
    },
    /** After it: the text is open again where it was. */
    afterRender(): void {
      if (session && !session.element.isConnected) pause(session);
      const goOn = again;
      again = undefined;
      if (goOn && written) open(written.blockId, written.field, goOn.caret, goOn.focused);
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
