import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { unwrapMessage, wrapMessage } from '#preview/channel.ts';
import { type EditorMessage, editorMessageSchema, type PageMessage } from '#preview/messages.ts';

interface SaidBy {
  readonly documentId?: string;
  readonly source?: unknown;
  /** Of an acknowledgement: the last one rendered. */
  readonly revision?: number;
}

/** The window of the page in the frame, for every frame of a test: keeps what it is sent, and says what it is told to. */
export function fakeFrame() {
  const sent: (EditorMessage | undefined)[] = [];
  const page = {
    postMessage: (data: unknown) => {
      sent.push(unwrapMessage<EditorMessage>(editorMessageSchema as never, structuredClone(data))?.message);
    },
    location: { reload: vi.fn() },
  };
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(page as never);
  // Of this window: vitest lets the frame's own know no signal of this one.
  const shown = document.implementation.createHTMLDocument();
  vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue(shown);
  const say = (message: PageMessage, { documentId = 'p', source = page, revision = 0 }: SaidBy = {}) =>
    act(async () => {
      const data = wrapMessage({ documentId, revision, message });
      const event = new MessageEvent('message', { data, origin: window.location.origin });
      Object.defineProperty(event, 'source', { value: source });
      window.dispatchEvent(event);
    });
  return {
    reload: page.location.reload,
    say,
    /** What the page was sent since it was last asked; a message that it could not read is undefined. */
    heard: () => sent.splice(0),
  };
}

/** jsdom lays nothing out: this much room has whatever is watched. */
export function bringRoom(width: number, height: number): void {
  class Observer {
    private readonly tell: ResizeObserverCallback;
    constructor(tell: ResizeObserverCallback) {
      this.tell = tell;
    }
    observe(): void {
      this.tell([{ contentRect: { width, height } } as ResizeObserverEntry], this as never);
    }
    unobserve(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
}
