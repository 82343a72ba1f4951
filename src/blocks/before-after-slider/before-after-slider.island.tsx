import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { clampPosition, positionLimits } from './position.ts';

interface BeforeAfterSliderProps {
  readonly position: number;
  /** What the slider is called for people who hear it. */
  readonly label: string;
  readonly children?: ReactNode;
}

/**
 * Two pictures, the second one revealed up to the line. The pictures come as children and stay as the
 * server drew them; a custom property moves the line.
 */
export function BeforeAfterSlider({ position: start, label, children }: BeforeAfterSliderProps) {
  const [position, setPosition] = useState(() => clampPosition(start));
  const [alive, setAlive] = useState(false);
  const dragging = useRef(false);

  useEffect(() => setAlive(true), []);
  useEffect(() => setPosition(clampPosition(start)), [start]);

  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    if (box.width > 0) setPosition(clampPosition(((event.clientX - box.left) / box.width) * 100));
  };
  const grab = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    dragging.current = true;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    follow(event);
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (dragging.current) follow(event);
  };
  const release = () => {
    dragging.current = false;
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard and assistive technology have the range inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      className={alive ? 'before-after before-after--alive' : 'before-after'}
      // What lies on a picture keeps its colours in both themes.
      data-theme="light"
      style={{ '--position': `${position}%` } as object}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      // What a press comes to that was made before this came alive.
      data-press=""
      onClick={follow}
    >
      {children}
      <input
        className="before-after__range"
        type="range"
        min={positionLimits.min}
        max={positionLimits.max}
        value={Math.round(position)}
        disabled={!alive}
        aria-label={label}
        aria-valuetext={`${Math.round(position)}%`}
        onInput={(event) => setPosition(clampPosition(Number(event.currentTarget.value)))}
      />
      <span className="before-after__line" aria-hidden="true">
        <span className="before-after__grip" />
      </span>
    </div>
  );
}

/** The name under which the loader finds the component. */
export { BeforeAfterSlider as island };
