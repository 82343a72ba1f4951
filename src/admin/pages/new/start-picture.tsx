import { type UIEvent, useEffect, useRef, useState } from 'react';
import type { PreviewState } from '#preview/channel.ts';
import { newPageWords as say } from './new-page-words.ts';
import type { StartingPoint } from './starting-point.ts';
import { startFrameSize, useFramePage, useFrameScale, useStartFrame } from './use-start-frame.ts';
import { useStartState } from './use-start-state.ts';
import './start-picture.css';

interface StartPictureProps {
  readonly point: StartingPoint;
  /** Id of the copied page, or ''. */
  readonly source: string;
  /** Called once the page is shown, or has failed to load. */
  readonly onSettled: () => void;
}

/** Preview of a starting point: its real blocks in a scrollable frame of the home page. */
export function StartPicture({ point, source, onSettled }: StartPictureProps) {
  const state = useStartState(point, source);
  const page = useFramePage();
  const [wasShown, setWasShown] = useState(false);
  if (state && page && !wasShown) setWasShown(true);
  const stage = useRef<HTMLElement>(null);
  const scale = useFrameScale(stage);
  const note = !state && (point === 'blank' ? say.blankHelp : point === 'copy' && say.noCopy);
  return (
    <section
      className="start-picture"
      ref={stage}
      aria-label={say.picture(say.starts[point].name)}
      style={{ aspectRatio: `${startFrameSize.width} / ${startFrameSize.height}` }}
    >
      {note && <p className="start-picture__note">{note}</p>}
      {page && wasShown && <PageFrame page={page} state={state} scale={scale} onSettled={onSettled} />}
    </section>
  );
}

interface PageFrameProps extends Pick<StartPictureProps, 'onSettled'> {
  readonly page: NonNullable<ReturnType<typeof useFramePage>>;
  readonly state: PreviewState | undefined;
  readonly scale: number;
}

function PageFrame({ page, state, scale, onSettled }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const shown = useStartFrame(frame, page.id, state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the top whenever the state changes
  useEffect(() => {
    scroller.current?.scrollTo(0, 0);
  }, [state]);
  const isSettled = shown !== undefined;
  useEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled, onSettled]);

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
          <div className="start-picture__window" style={{ height: startFrameSize.height * scale }}>
            <iframe
              ref={frame}
              className="start-picture__frame"
              title={say.start}
              src={page.address}
              inert
              tabIndex={-1}
              aria-hidden="true"
              style={{ ...startFrameSize, transform: `scale(${scale})` }}
            />
          </div>
        </div>
      </div>
    </>
  );
}
