import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { clampShare, computeShareAfterKey, resizeLimits } from './resize-limits.ts';

interface ResizeFrameProps {
  /**
   * Width in percent of the available space, if several frames share one width; otherwise each frame has its
   * own.
   */
  readonly share?: number;
  readonly onShare?: (share: number) => void;
  readonly children: ReactNode;
}

/**
 * The frame around a sample in the editor, with a handle at the right that makes it narrower to test small
 * widths. The width is not stored.
 */
export function ResizeFrame({ share: given, onShare, children }: ResizeFrameProps) {
  const [own, setOwn] = useState<number>(resizeLimits.max);
  const share = given ?? own;
  const setShare = onShare ?? setOwn;
  const frame = useRef<HTMLDivElement>(null);
  const dragging = useRef(false);

  const grab = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    dragging.current = true;
    event.currentTarget.setPointerCapture?.(event.pointerId);
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const box = frame.current?.getBoundingClientRect();
    if (!dragging.current || !box || box.width === 0) return;
    setShare(clampShare(((event.clientX - box.left) / box.width) * 100));
  };
  const release = () => {
    dragging.current = false;
  };
  const press = (event: KeyboardEvent) => {
    const next = computeShareAfterKey(share, event.key, event.shiftKey);
    if (next === undefined) return;
    // The editor uses the arrow keys to move blocks.
    event.preventDefault();
    event.stopPropagation();
    setShare(next);
  };

  return (
    <div ref={frame} className="resize-frame">
      <div className="resize-frame__sample" style={{ width: `${share}%` }}>
        {children}
        {/* biome-ignore lint/a11y/useSemanticElements: a splitter that is moved is no thematic break */}
        <div
          className="resize-frame__handle"
          role="separator"
          tabIndex={0}
          aria-label="Width of the sample"
          aria-orientation="vertical"
          aria-valuemin={resizeLimits.min}
          aria-valuemax={resizeLimits.max}
          aria-valuenow={share}
          aria-valuetext={`${share}%`}
          onPointerDown={grab}
          onPointerMove={drag}
          onPointerUp={release}
          onPointerCancel={release}
          onKeyDown={press}
        />
      </div>
      <output className="resize-frame__share">{`${share}%`}</output>
    </div>
  );
}
