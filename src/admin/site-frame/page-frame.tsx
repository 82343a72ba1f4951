import { useCallback, useEffect, useRef } from 'react';
import type { PreviewState } from '#preview/channel.ts';
import type { EditorMessage } from '#preview/messages.ts';
import type { SideMargins } from '../shared/side-margins.ts';
import './page-frame.css';
import { useFrameChannel } from './use-frame-channel.ts';

export interface PageFrameState extends PreviewState {
  readonly pageId: string;
  /** Path without the language. */
  readonly path: string;
}

/** Messages about the frame around the page: header, menu and footer. */
export type SiteMessage = Extract<EditorMessage, { readonly type: `site/${string}` }>;

/** A message sent to the frame at every change without a React render, for continuous gestures. */
export interface LiveMessage {
  readonly current: () => SiteMessage;
  readonly subscribe: (changed: () => void) => () => void;
}

interface PageFrameProps {
  readonly title: string;
  readonly state: PageFrameState;
  /** Width in CSS pixels in which the page is rendered, before scaling. */
  readonly width: number;
  /**
   * Messages sent to the frame in addition to the page, whenever the array changes: unsaved settings of the
   * page's surroundings.
   */
  readonly messages: readonly SiteMessage[];
  readonly live?: LiveMessage | undefined;
  readonly onMargins?: ((margins: SideMargins) => void) | undefined;
}

/** A live page of the site in a frame. It renders the given state, saved or not. */
export function PageFrame({ title, state, width, messages, live, onMargins }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const latest = useRef({ messages, live });
  const { pageId, path } = state;
  const channel = useFrameChannel({
    frame,
    documentId: pageId,
    state: useCallback(() => state, [state]),
    receive: (message) => {
      if (message.type === 'page/margins') onMargins?.(message);
    },
    connected: (isConnected) => {
      if (!isConnected) return;
      for (const message of messages) channel.current?.send(message);
      if (live) channel.current?.send(live.current());
    },
  });
  useEffect(() => {
    const before = latest.current.messages;
    latest.current = { ...latest.current, messages };
    for (const message of messages) if (!before.includes(message)) channel.current?.send(message);
  }, [messages, channel]);
  useEffect(() => {
    const isFirst = latest.current.live === live;
    latest.current = { ...latest.current, live };
    if (!live) return;
    const tell = () => channel.current?.send(live.current());
    if (!isFirst) tell();
    return live.subscribe(tell);
  }, [live, channel]);
  useFit(stage, width);
  return (
    <div className="page-frame" ref={stage}>
      <iframe
        key={path}
        ref={frame}
        className="page-frame__page"
        title={title}
        src={`${path}?preview`}
        style={{ width }}
      />
    </div>
  );
}

/** Scales the frame down to fit its container; never up. */
function useFit(stage: React.RefObject<HTMLDivElement | null>, width: number): void {
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () => {
      const room = element.clientWidth;
      // 0 while the frame is not shown.
      if (room > 0) element.style.setProperty('--fit', `${Math.min(1, room / width)}`);
    };
    measure();
    // In the next frame: changing sizes within a ResizeObserver callback would trigger it again.
    const observer = new ResizeObserver(() => requestAnimationFrame(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage, width]);
}
