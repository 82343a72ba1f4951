import { type UIEvent, useEffect, useRef, useState } from 'react';
import type { PreviewState } from '#preview/channel.ts';
import { newPageWords as say } from './new-page-words.ts';
import type { StartingPoint } from './starting-point.ts';
import { useFramePage, useFrameSize, useStartFrame } from './use-start-frame.ts';
import { useStartState } from './use-start-state.ts';
import './start-picture.css';

interface StartPictureProps {
  readonly point: StartingPoint;
  /** Id of the copied page, or ''. */
  readonly source: string;
}

/** Preview of a starting point: its real blocks in a scrollable frame of the home page. */
export function StartPicture({ point, source }: StartPictureProps) {
  const state = useStartState(point, source);
  const page = useFramePage();
  const [wasShown, setWasShown] = useState(false);
  if (state && page && !wasShown) setWasShown(true);
  const stage = useRef<HTMLElement>(null);
  const size = useFrameSize(stage);
  const note = !state && (point === 'blank' ? say.blankHelp : point === 'copy' && say.noCopy);
  return (
    <section
      className="start-picture"
      ref={stage}
      aria-label={say.picture(say.starts[point].name)}
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
    >
      {note && <p className="start-picture__note">{note}</p>}
      {page && wasShown && size.scale > 0 && <PageFrame page={page} state={state} size={size} />}
    </section>
  );
}

interface PageFrameProps {
  readonly page: NonNullable<ReturnType<typeof useFramePage>>;
  readonly state: PreviewState | undefined;
  readonly size: ReturnType<typeof useFrameSize>;
}

function PageFrame({ page, state, size: { width, height, scale } }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const shown = useStartFrame(frame, page.id, state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the top whenever the state changes
  useEffect(() => {
    scroller.current?.scrollTo(0, 0);
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
          <div className="start-picture__window" style={{ height: height * scale }}>
            <iframe
              ref={frame}
              className="start-picture__frame"
              title={say.start}
              src={page.address}
              inert
              tabIndex={-1}
              aria-hidden="true"
              style={{ width, height, transform: `scale(${scale})` }}
            />
          </div>
        </div>
      </div>
    </>
  );
}
