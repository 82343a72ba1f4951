import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { unwrapMessage, wrapMessage } from '#preview/channel.ts';
import { type EditorMessage, editorMessageSchema, type PageMessage } from '#preview/messages.ts';

interface MessageOptions {
  readonly documentId?: string;
  readonly source?: unknown;
  /** In an acknowledgement, the revision that was rendered last. */
  readonly revision?: number;
}

/**
 * Fakes the page's window in every frame of a test. It records the messages to the page, and `say` sends one
 * from it.
 */
export function createFakeFrame() {
  const sent: (EditorMessage | undefined)[] = [];
  const page = {
    postMessage: (data: unknown) => {
      sent.push(unwrapMessage<EditorMessage>(editorMessageSchema as never, structuredClone(data))?.message);
    },
    location: { reload: vi.fn() },
  };
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(page as never);
  // A document of this window: in vitest the frame's own document accepts no `AbortSignal` of this window.
  const shown = document.implementation.createHTMLDocument();
  vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue(shown);
  const say = (
    message: PageMessage,
    { documentId = 'p', source = page, revision = 0 }: MessageOptions = {},
  ) =>
    act(async () => {
      const data = wrapMessage({ documentId, revision, message });
      const event = new MessageEvent('message', { data, origin: window.location.origin });
      Object.defineProperty(event, 'source', { value: source });
      window.dispatchEvent(event);
    });
  return {
    reload: page.location.reload,
    say,
    /**
     * Returns the messages to the page since the last call. One that the page could not read is undefined.
     */
    heard: () => sent.splice(0),
  };
}

/** Stubs `ResizeObserver`, because jsdom has no layout: every observed element has this size, in pixels. */
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
