import { type PointerEvent, useRef } from 'react';
import './reveal-handle.css';

interface RevealHandleProps {
  readonly before: string;
  readonly after: string;
  /** Visible part of the older page, in percent from the left. */
  readonly position: number;
  readonly onPosition: (position: number) => void;
  /** Called when dragging starts and ends: the frames must ignore the pointer during a drag. */
  readonly onDrag: (dragged: boolean) => void;
}

/** The slider between two pages, moved by pointer or keyboard. */
export function RevealHandle({ before, after, position, onPosition, onDrag }: RevealHandleProps) {
  const room = useRef<HTMLDivElement>(null);
  const moved = ({ clientX, currentTarget, pointerId }: PointerEvent) => {
    const box = room.current?.getBoundingClientRect();
    if (!box || box.width === 0 || !currentTarget.hasPointerCapture(pointerId)) return;
    onPosition(Math.min(100, Math.max(0, ((clientX - box.left) / box.width) * 100)));
  };
  return (
    <div className="reveal" ref={room} style={{ '--revealed': `${position}%` } as object}>
      <input
        className="reveal__range"
        type="range"
        min={0}
        max={100}
        value={Math.round(position)}
        aria-label={`Reveal ${before} over ${after}`}
        aria-valuetext={`${Math.round(position)}% ${before}`}
        onChange={(event) => onPosition(Number(event.target.value))}
      />
      <span
        className="reveal__line"
        aria-hidden="true"
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          onDrag(true);
        }}
        onPointerMove={moved}
        onLostPointerCapture={() => onDrag(false)}
      >
        <span className="reveal__grip" />
      </span>
    </div>
  );
}
