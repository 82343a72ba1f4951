import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { openEditorChannel, type PreviewState } from '#preview/editor-channel.ts';
import { previewLimits } from '#preview/limits.ts';

interface FrameChannelOptions {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly documentId: string;
  /** False while there is nothing to render. */
  readonly isOpen?: boolean;
  /** Returns what the frame renders; read at every sync. */
  readonly state: () => PreviewState;
  readonly rendered: () => void;
  /** Called if the frame does not answer in time, or stops answering. */
  readonly failed: () => void;
}

/** Keeps a channel to a frame that renders a page nobody edits in it. Returns a function that sends the state again. */
export function useFrameChannel({ frame, documentId, isOpen = true, ...options }: FrameChannelOptions) {
  const channel = useRef<ReturnType<typeof openEditorChannel>>(undefined);
  const state = useEffectEvent(options.state);
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
      state: () => state(),
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
    };
  }, [frame, documentId, isOpen]);
  return useCallback(() => channel.current?.resync(), []);
}
