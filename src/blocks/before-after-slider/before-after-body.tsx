import type { ReactNode } from 'react';
import { clampPosition, positionLimits } from './position.ts';

interface BeforeAfterBodyProps {
  /** Share of the second image in percent. */
  readonly position: number;
  /** Accessible name of the slider. */
  readonly label: string;
  /** True if the labels are short enough to be side by side below the images on a phone. */
  readonly captioned?: boolean;
  /** Both images. The second one is revealed from the line to the right. */
  readonly children: ReactNode;
}

/** The slider's markup before hydration. The position of the line is a custom property. */
export function BeforeAfterBody({ position: stored, label, captioned, children }: BeforeAfterBodyProps) {
  const position = clampPosition(stored);
  const rounded = Math.round(position);
  return (
    <div
      className={captioned ? 'before-after before-after--captioned' : 'before-after'}
      style={{ '--position': `${position}%` } as object}
      // A click before hydration is kept, and repeated afterwards (`site/press-script.ts`).
      data-press=""
    >
      <div data-island-slot="">{children}</div>
      <input
        className="before-after__range"
        type="range"
        min={positionLimits.min}
        max={positionLimits.max}
        defaultValue={rounded}
        disabled
        aria-label={label}
        aria-valuetext={`${rounded}%`}
      />
      {/* The line is on a picture, so its colours are the same in both themes. */}
      <span className="before-after__line" aria-hidden="true" data-theme="light">
        <span className="before-after__grip" />
      </span>
    </div>
  );
}
