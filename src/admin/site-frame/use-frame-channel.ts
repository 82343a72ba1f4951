import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import {
  type EditorChannel,
  openEditorChannel,
  type PageEvent,
  type PreviewState,
} from '#preview/channel.ts';
import { previewLimits } from '#preview/limits.ts';

interface FrameChannelOptions {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly documentId: string;
  /** The version that the frame shows; absent for what is being edited. */
  readonly versionId?: string;
  /** Has the channel while it is open, for others to speak to the frame; absent for a ref of its own. */
  readonly channel?: RefObject<EditorChannel | undefined> | undefined;
  /** False while there is nothing to render. */
  readonly isOpen?: boolean;
  /** Returns what the frame renders. Another function is another state, which is sent at once. */
  readonly state: () => PreviewState;
  readonly receive?: (message: PageEvent) => void;
  readonly connected?: (connected: boolean) => void;
  readonly rendered?: () => void;
  /** Called if the frame has rendered nothing in time. */
  readonly silent?: () => void;
  /** Called if the frame stops answering. */
  readonly stalled?: () => void;
}

/** Keeps a channel to a frame that renders a page. The returned ref has it while it is open. */
export function useFrameChannel(options: FrameChannelOptions): RefObject<EditorChannel | undefined> {
  const { frame, documentId, versionId, isOpen = true, state } = options;
  const own = useRef<EditorChannel>(undefined);
  const channel = options.channel ?? own;
  const latest = useRef(state);
  const receive = useEffectEvent((message: PageEvent) => options.receive?.(message));
  const connected = useEffectEvent((isConnected: boolean) => options.connected?.(isConnected));
  const rendered = useEffectEvent(() => options.rendered?.());
  const silent = useEffectEvent(() => options.silent?.());
  const stalled = useEffectEvent(() => options.stalled?.());
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => silent(), previewLimits.connectTimeout);
    const opened = openEditorChannel({
      self: window,
      frame: () => frame.current?.contentWindow,
      origin: window.location.origin,
      documentId,
      ...(versionId !== undefined && { versionId }),
      state: () => latest.current(),
      receive: (message) => receive(message),
      connected: (isConnected) => connected(isConnected),
      rendered: () => {
        clearTimeout(timer);
        rendered();
      },
      stalled: () => stalled(),
    });
    channel.current = opened;
    return () => {
      clearTimeout(timer);
      opened.close();
      channel.current = undefined;
    };
  }, [frame, documentId, versionId, isOpen, channel]);
  useEffect(() => {
    latest.current = state;
    channel.current?.resync();
  }, [state, channel]);
  return channel;
}
