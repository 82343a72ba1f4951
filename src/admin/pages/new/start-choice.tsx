import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { PageKind } from '#content/page/page.ts';
import { BlockSketch, paddedSketchWidth } from '../../shared/blocks/block-sketch.tsx';
import { measureSheet, thumbnailRatio } from './measure-sheet.ts';
import { newPageWords as say } from './new-page-words.ts';
import { findStartingLayout, listStartingPoints, type StartingPoint } from './starting-point.ts';
import { startFrameSize, useFramePage, useFrameScale, useStartFrame } from './use-start-frame.ts';
import { useStartState } from './use-start-state.ts';

interface StartChoiceProps {
  readonly kind: PageKind;
  readonly value: StartingPoint;
  readonly onValue: (value: StartingPoint) => void;
  /** Called with the option under the pointer; undefined when the pointer leaves. */
  readonly onLook: (value: StartingPoint | undefined) => void;
  /** True once the large preview has loaded, so that thumbnails can load. */
  readonly isCalm: boolean;
}

/** Starting points as radio buttons. The preview beside them shows the selected one. */
export function StartChoice({ kind, value, onValue, onLook, isCalm }: StartChoiceProps) {
  const name = useId();
  const points = listStartingPoints(kind);
  const thumbnails = useThumbnailTurns(isCalm);
  return (
    <fieldset className="start-choice" aria-describedby={`${name}-help`}>
      <legend className="form-field__label">{say.start}</legend>
      <div className="start-choice__options">
        {points.map((point, index) => (
          <label
            key={point}
            className="start-choice__option"
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onLook(point)}
            onPointerLeave={() => onLook(undefined)}
          >
            <input
              type="radio"
              name={name}
              value={point}
              checked={point === value}
              onChange={() => onValue(point)}
              aria-label={say.starts[point].name}
              aria-describedby={`${name}-${point}`}
            />
            <StartThumbnail
              point={point}
              hasTurn={thumbnails.hasTurn(index)}
              onSettled={thumbnails.settled}
            />
            <span className="start-choice__name">{say.starts[point].name}</span>
            <span className="start-choice__about" id={`${name}-${point}`}>
              {say.starts[point].about}
            </span>
          </label>
        ))}
      </div>
      <p className="form-field__note" id={`${name}-help`}>
        {say.startHelp}
      </p>
    </fieldset>
  );
}

/** Lets thumbnails load their frames one after another. Phones show only sketches. */
function useThumbnailTurns(isCalm: boolean) {
  const [hasRoom] = useState(() => window.matchMedia?.('(width >= 48rem)').matches ?? false);
  const [settledCount, setSettledCount] = useState(0);
  const settled = useCallback(() => setSettledCount((count) => count + 1), []);
  return {
    settled,
    hasTurn: (index: number) => isCalm && hasRoom && index <= settledCount,
  };
}

interface StartThumbnailProps {
  readonly point: StartingPoint;
  /** True once its frame may load. Until then a sketch is shown, since frames load one after another. */
  readonly hasTurn: boolean;
  /** Called once the frame shows the layout, or has failed to load. */
  readonly onSettled: () => void;
}

/** Shows a starting layout in the studio's design, as wide as its card. Renders nothing for a start without a layout. */
function StartThumbnail(props: StartThumbnailProps) {
  return findStartingLayout(props.point) ? <LayoutThumbnail {...props} /> : null;
}

function LayoutThumbnail({ point, hasTurn, onSettled }: StartThumbnailProps) {
  const blocks = useMemo(() => findStartingLayout(point)?.blocks() ?? [], [point]);
  const share = useMemo(() => measureSheet(blocks), [blocks]);
  const sheet = useRef<HTMLSpanElement>(null);
  const scale = useFrameScale(sheet);
  return (
    <span className="start-thumbnail" aria-hidden="true">
      <span className="start-thumbnail__sheet" ref={sheet} style={{ width: `${100 * share}%` }}>
        <BlockSketch blocks={blocks} height={(paddedSketchWidth * thumbnailRatio) / share} />
        {hasTurn && <ThumbnailFrame point={point} scale={scale} share={share} onSettled={onSettled} />}
      </span>
    </span>
  );
}

interface ThumbnailFrameProps extends Omit<StartThumbnailProps, 'hasTurn'> {
  readonly scale: number;
  readonly share: number;
}

function ThumbnailFrame({ point, scale, share, onSettled }: ThumbnailFrameProps) {
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
      style={{
        width: startFrameSize.width,
        height: (startFrameSize.width * thumbnailRatio) / share,
        transform: `scale(${scale})`,
      }}
    />
  );
}
