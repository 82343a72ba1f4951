import { useEffect, useMemo, useRef } from 'react';
import { BlockSketch } from '../../shared/blocks/block-sketch.tsx';
import { findLayout, type StartingPoint } from './starting-point.ts';
import { frameSize, useFramePage, useFrameScale, useStartFrame } from './use-start-frame.ts';
import { useStartState } from './use-start-state.ts';

interface StartThumbnailProps {
  readonly point: StartingPoint;
  /** True once its frame may load. Until then a sketch is shown, since frames load one after another. */
  readonly hasTurn: boolean;
  /** Called once the frame shows the layout, or has failed to load. */
  readonly onSettled: () => void;
}

/** Shows a starting layout in the studio's design, as wide as its card. Renders nothing for a start without a layout. */
export function StartThumbnail(props: StartThumbnailProps) {
  return findLayout(props.point) ? <LayoutThumbnail {...props} /> : null;
}

function LayoutThumbnail({ point, hasTurn, onSettled }: StartThumbnailProps) {
  const blocks = useMemo(() => findLayout(point)?.blocks() ?? [], [point]);
  const stage = useRef<HTMLSpanElement>(null);
  const scale = useFrameScale(stage);
  return (
    <span className="start-thumbnail" ref={stage} aria-hidden="true">
      <BlockSketch blocks={blocks} />
      {hasTurn && <ThumbnailFrame point={point} scale={scale} onSettled={onSettled} />}
    </span>
  );
}

interface ThumbnailFrameProps extends Omit<StartThumbnailProps, 'hasTurn'> {
  readonly scale: number;
}

function ThumbnailFrame({ point, scale, onSettled }: ThumbnailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const page = useFramePage();
  const shown = useStartFrame(frame, page?.id ?? '', useStartState(point, ''));
  const isSettled = shown !== undefined;
  useEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled, onSettled]);
  if (!page) return null;
  return (
    <iframe
      ref={frame}
      className="start-thumbnail__frame"
      data-shown={(shown && shown !== 'silent') || undefined}
      title={point}
      src={page.address}
      inert
      tabIndex={-1}
      style={{ ...frameSize, transform: `scale(${scale})` }}
    />
  );
}
