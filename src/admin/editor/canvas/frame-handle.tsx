import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { getDeviceForWidth } from '#content/look/layout.ts';
import { words } from '../../words.ts';
import { useOwnPane } from '../services/editor-context.ts';
import { clampWidth, type FrameSize, narrowestFrame, widestFrame } from './frame-size.ts';

/** CSS pixels that an arrow key changes the width of the page. */
const keyStep = 10;

/**
 * Handle at the edge of the frame that changes its width. The frame is centred, so the width changes by twice
 * the distance.
 */
export function FrameHandle({ size }: { readonly size: FrameSize }) {
  const pane = useOwnPane();
  const [dragging, setDragging] = useState<{ x: number; width: number }>();

  const setWidth = (width: number) => {
    const frameWidth = clampWidth(width);
    pane.store.setState({ frameWidth, device: getDeviceForWidth(frameWidth) });
  };
  const move = (event: PointerEvent) => {
    if (dragging) setWidth(dragging.width + ((event.clientX - dragging.x) * 2) / size.scale);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -keyStep, ArrowRight: keyStep }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setWidth(size.width + step);
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a separator that takes focus and has a value */}
      <div
        className="frame__handle"
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={words.preview.width}
        aria-valuenow={size.width}
        aria-valuemin={narrowestFrame}
        aria-valuemax={widestFrame}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDragging({ x: event.clientX, width: size.width });
        }}
        onPointerMove={move}
        onPointerUp={() => setDragging(undefined)}
        onPointerCancel={() => setDragging(undefined)}
        onKeyDown={handleKey}
        onDoubleClick={() => pane.store.setState({ frameWidth: undefined })}
      />
      {dragging && <output className="frame__size">{size.width}</output>}
    </>
  );
}
