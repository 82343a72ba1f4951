import type { Block } from '#content/block/block.ts';
import { defaultLanguage } from '#content/language/language.ts';
import type { Edit } from '#document/edit.ts';
import { openEditorChannel, type PreviewTheme } from '#preview/channel.ts';
import { createLanguageLink } from '#preview/language-link.ts';
import type { EditorMessage, PageMessage, PreviewDocument } from '#preview/messages.ts';
import { waitUntilHolds } from './line.ts';

type Settings = Omit<Extract<EditorMessage, { type: 'page/settings' }>, 'type'>;

const noSettings: Settings = {
  globalLayout: null,
  layoutSettings: null,
  backgroundSettings: null,
  dynamicBackgroundSettings: null,
};

export type TestFrame = ReturnType<typeof driveFrame>;

/** Opens a frame with a real page, driven by the editor's own channel. Nothing is saved. */
export function openTestFrame(
  element: HTMLIFrameElement,
  documentId: string,
  signal: AbortSignal,
): Promise<TestFrame> {
  return new Promise((resolve, reject) => {
    const frame = driveFrame(element, documentId, () => resolve(frame));
    signal.addEventListener('abort', () => {
      frame.close();
      reject(signal.reason);
    });
  });
}

function driveFrame(element: HTMLIFrameElement, documentId: string, ready: () => void) {
  const heard: PageMessage[] = [];
  let document: PreviewDocument = { title: 'Test', overview: [], media: {}, ...noSettings };
  let theme: PreviewTheme = 'light';
  const language = createLanguageLink({
    end: 'editor',
    language: defaultLanguage,
    send: (choice) => channel.send({ type: 'view/language', ...choice }),
    show: () => undefined,
  });
  const channel = openEditorChannel({
    self: window,
    frame: () => element.contentWindow,
    origin: window.location.origin,
    documentId,
    state: () => ({ document, language: language.current, theme }),
    receive: (message) => {
      heard.push(message);
      if (message.type === 'view/language') language.receive(message);
    },
    connected: (connected) => connected && ready(),
  });

  return {
    /** Messages from the page, the oldest first. */
    heard,
    language,
    send: channel.send,
    /** Replaces the frame's whole state. */
    show(
      overview: readonly Block[],
      settings: Partial<Settings> = {},
      shownTheme: PreviewTheme = 'light',
    ): void {
      document = { title: 'Test', overview: [...overview], media: {}, ...noSettings, ...settings };
      theme = shownTheme;
      channel.resync();
    },
    edit: (edit: Edit) => channel.edit(edit),
    /** Waits until the page has rendered all messages; false if it doesn't in time. */
    rendered: () => waitUntilHolds(() => channel.settled),
    settings: (settings: Partial<Settings>) =>
      channel.send({ type: 'page/settings', ...noSettings, ...settings }),
    get window() {
      return getFrameWindow(element);
    },
    /**
     * Finds the first element that matches in the page; throws an error with the selector if there is none.
     */
    find(selector: string): HTMLElement {
      const found = getFrameWindow(element).document.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`nothing is ${selector}`);
      return found;
    },
    /** Returns a computed style in the page. */
    style(selector: string, property: string, part?: '::before'): string {
      return getFrameWindow(element).getComputedStyle(this.find(selector), part).getPropertyValue(property);
    },
    width(pixels: number): void {
      element.style.width = `${pixels}px`;
    },
    /** Scrolls down the page by a share of its height, 0 to 1. */
    scroll(part: number): void {
      const { scrollHeight, clientHeight } = getFrameWindow(element).document.documentElement;
      getFrameWindow(element).scrollTo({ top: (scrollHeight - clientHeight) * part, behavior: 'instant' });
    },
    close(): void {
      language.close();
      channel.close();
    },
  };
}

function getFrameWindow(element: HTMLIFrameElement): Window & typeof globalThis {
  if (!element.contentWindow) throw new Error('The frame is gone.');
  return element.contentWindow as Window & typeof globalThis;
}
