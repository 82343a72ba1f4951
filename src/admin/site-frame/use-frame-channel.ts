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
  /** The displayed version; undefined for the draft. */
  readonly versionId?: string;
  /** Holds the open channel, for other code to send messages; by default the hook creates a ref. */
  readonly channel?: RefObject<EditorChannel | undefined> | undefined;
  /** False while there is nothing to render. */
  readonly isOpen?: boolean;
  /** Returns the state to render. A new function means a new state, which is sent immediately. */
  readonly state: () => PreviewState;
  readonly receive?: (message: PageEvent) => void;
  readonly connected?: (connected: boolean) => void;
  readonly rendered?: () => void;
  /** Called if the frame hasn't rendered anything in time. */
  readonly silent?: () => void;
  /** Called if the frame stops responding. */
  readonly stalled?: () => void;
}

/** Keeps a channel open to a frame that renders a page. The returned ref holds it while it is open. */
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
