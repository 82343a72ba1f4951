import { useQuery } from '@tanstack/react-query';
import { type UIEvent, useEffect, useRef, useState } from 'react';
import { defaultLanguage } from '#content/language.ts';
import { pagePath, withLanguage } from '#content/site-paths.ts';
import { openEditorChannel, type PreviewState } from '#preview/editor-channel.ts';
import { previewLimits } from '#preview/limits.ts';
import { pagesQuery } from '../../data/queries.ts';
import { newPageWords as say } from './new-page-words.ts';
import type { StartingPoint } from './starting-point.ts';
import { useStartState } from './use-start-state.ts';
import './start-picture.css';

/** The frame's own size, in CSS pixels: a laptop's width, and as much of the page as the picture shows at once. */
const frameSize = { width: 1280, height: 1240 };

interface StartPictureProps {
  readonly point: StartingPoint;
  /** The page that is copied, where one is. */
  readonly source: string;
}

/** What a page starts with, as visitors would see it: its real blocks in a frame of the home page, to be scrolled. */
export function StartPicture({ point, source }: StartPictureProps) {
  const state = useStartState(point, source);
  const { data: pages } = useQuery(pagesQuery);
  const home = pages?.find(({ identifier }) => identifier === 'main');
  const [wasShown, setWasShown] = useState(false);
  if (state && home && !wasShown) setWasShown(true);
  const stage = useRef<HTMLElement>(null);
  const scale = useScale(stage);
  const note = !state && (point === 'blank' ? say.noPicture.blank : point === 'copy' && say.noPicture.copy);
  return (
    <section
      className="start-picture"
      ref={stage}
      aria-label={say.picture(say.starts[point].name)}
      style={{ aspectRatio: `${frameSize.width} / ${frameSize.height}` }}
    >
      {note && <p className="start-picture__note">{note}</p>}
      {home && wasShown && (
        <PageFrame
          documentId={home.id}
          address={`${withLanguage(pagePath(home), defaultLanguage)}?preview`}
          state={state}
          scale={scale}
        />
      )}
    </section>
  );
}

interface PageFrameProps {
  readonly documentId: string;
  readonly address: string;
  readonly state: PreviewState | undefined;
  readonly scale: number;
}

function PageFrame({ documentId, address, state, scale }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const latest = useRef(state);
  const channel = useRef<ReturnType<typeof openEditorChannel>>(undefined);
  const [shown, setShown] = useState<{ readonly state: PreviewState; readonly height: number } | 'silent'>();
  const isHere = state !== undefined;

  useEffect(() => {
    if (!isHere) return;
    const fail = () => setShown((before) => before ?? 'silent');
    const timer = setTimeout(fail, previewLimits.connectTimeout);
    const opened = openEditorChannel({
      self: window,
      frame: () => frame.current?.contentWindow,
      origin: window.location.origin,
      documentId,
      state: () => latest.current as PreviewState,
      receive: (message) => {
        if (message.type !== 'page/ack' || !latest.current) return;
        clearTimeout(timer);
        const height = frame.current?.contentDocument?.documentElement.scrollHeight ?? frameSize.height;
        setShown({ state: latest.current, height });
      },
      connected: () => undefined,
      stalled: fail,
    });
    channel.current = opened;
    return () => {
      clearTimeout(timer);
      opened.close();
    };
  }, [documentId, isHere]);
  useEffect(() => {
    if (!state) return;
    latest.current = state;
    scroller.current?.scrollTo(0, 0);
    frame.current?.contentWindow?.scrollTo(0, 0);
    channel.current?.resync();
  }, [state]);

  const isShown = shown !== undefined && shown !== 'silent' && shown.state === state;
  const follow = (event: UIEvent<HTMLElement>) =>
    frame.current?.contentWindow?.scrollTo({
      top: event.currentTarget.scrollTop / scale,
      behavior: 'instant',
    });
  return (
    <>
      {state && shown === 'silent' && <p className="start-picture__note">{say.silentPicture}</p>}
      <div
        className="start-picture__scroller"
        ref={scroller}
        data-shown={isShown || undefined}
        tabIndex={isShown ? 0 : -1}
        onScroll={follow}
      >
        <div style={{ height: isShown ? Math.ceil(shown.height * scale) : 0 }}>
          <div className="start-picture__window" style={{ height: frameSize.height * scale }}>
            <iframe
              ref={frame}
              className="start-picture__frame"
              title={say.start}
              src={address}
              inert
              tabIndex={-1}
              aria-hidden="true"
              style={{ ...frameSize, transform: `scale(${scale})` }}
            />
          </div>
        </div>
      </div>
    </>
  );
}

/** How much smaller than itself the frame is shown, so that it fills the picture's width. */
function useScale(stage: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
  return width / frameSize.width;
}
