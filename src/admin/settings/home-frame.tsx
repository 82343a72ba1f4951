import { useEffect, useRef } from 'react';
import type { SiteSettings } from '#api/schemas/settings.ts';
import { openEditorChannel, type PreviewState } from '#preview/editor-channel.ts';
import type { SitePart } from '#preview/messages.ts';
import { settingsWords } from './settings-words.ts';

interface HomeFrameProps {
  readonly state: PreviewState & { readonly pageId: string };
  readonly settings: SiteSettings;
  /** What is being edited; undefined while that is nowhere on the page. */
  readonly part: SitePart | undefined;
  readonly width: number;
}

/** The home page in a frame, told what is typed. */
export function HomeFrame({ state, settings, part, width }: HomeFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const latest = useRef({ state, settings });
  const channel = useRef<ReturnType<typeof openEditorChannel>>(undefined);
  const { pageId } = state;
  useEffect(() => {
    const opened = openEditorChannel({
      self: window,
      frame: () => frame.current?.contentWindow,
      origin: window.location.origin,
      documentId: pageId,
      state: () => latest.current.state,
      receive: () => undefined,
      connected: (isConnected) => {
        if (isConnected) opened.send({ type: 'site/settings', settings: latest.current.settings });
      },
    });
    channel.current = opened;
    return opened.close;
  }, [pageId]);
  useEffect(() => {
    latest.current = { state, settings: latest.current.settings };
    channel.current?.resync();
  }, [state]);
  useEffect(() => {
    latest.current = { state: latest.current.state, settings };
    channel.current?.send({ type: 'site/settings', settings });
  }, [settings]);
  useEffect(() => {
    if (part) channel.current?.send({ type: 'site/show', part });
  }, [part]);
  useFit(stage, width);
  return (
    <div className="site-frame__stage" ref={stage}>
      <iframe
        ref={frame}
        className="site-frame__page"
        title={settingsWords.frame.title}
        src="/?preview"
        style={{ width }}
      />
    </div>
  );
}

/** Shows a width in the room that there is: smaller, never larger than it is. */
function useFit(stage: React.RefObject<HTMLDivElement | null>, width: number): void {
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () => {
      const room = element.clientWidth;
      // None where the frame is not shown.
      if (room > 0) element.style.setProperty('--fit', `${Math.min(1, room / width)}`);
    };
    measure();
    // In the next frame: what is changed while sizes are observed would have to be observed again.
    const observer = new ResizeObserver(() => requestAnimationFrame(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage, width]);
}
