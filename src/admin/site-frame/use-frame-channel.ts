import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { openEditorChannel, type PreviewState } from '#preview/editor-channel.ts';
import { previewLimits } from '#preview/limits.ts';

interface FrameChannelOptions {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly documentId: string;
  /** False while there is nothing to render. */
  readonly isOpen?: boolean;
  /** Returns what the frame renders. Another function is another state, which is sent at once. */
  readonly state: () => PreviewState;
  readonly rendered: () => void;
  /** Called if the frame does not answer in time, or stops answering. */
  readonly failed: () => void;
}

/** Keeps a channel to a frame in which a page is rendered and not edited. */
export function useFrameChannel(options: FrameChannelOptions): void {
  const { frame, documentId, isOpen = true, state } = options;
  const channel = useRef<ReturnType<typeof openEditorChannel>>(undefined);
  const latest = useRef(state);
  const rendered = useEffectEvent(options.rendered);
  const failed = useEffectEvent(options.failed);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => failed(), previewLimits.connectTimeout);
    const opened = openEditorChannel({
      self: window,
      frame: () => frame.current?.contentWindow,
      origin: window.location.origin,
      documentId,
      state: () => latest.current(),
      receive: (message) => {
        if (message.type !== 'page/ack') return;
        clearTimeout(timer);
        rendered();
      },
      connected: () => undefined,
      stalled: () => failed(),
    });
    channel.current = opened;
    return () => {
      clearTimeout(timer);
      opened.close();
      channel.current = undefined;
    };
  }, [frame, documentId, isOpen]);
  useEffect(() => {
    latest.current = state;
    channel.current?.resync();
  }, [state]);
}
