import type { ReactNode } from 'react';
import { clampPosition, positionLimits } from './position.ts';

interface BeforeAfterBodyProps {
  readonly position: number;
  /** What screen readers call the slider. */
  readonly label: string;
  /** Their labels are short enough to stand side by side below them on a phone. */
  readonly captioned?: boolean;
  /** Both pictures; the second one is revealed up to the line. */
  readonly children: ReactNode;
}

/** All of the slider's markup, as it is before it comes alive: a custom property says where the line is. */
export function BeforeAfterBody({ position: stored, label, captioned, children }: BeforeAfterBodyProps) {
  const position = clampPosition(stored);
  const rounded = Math.round(position);
  return (
    <div
      className={captioned ? 'before-after before-after--captioned' : 'before-after'}
      style={{ '--position': `${position}%` } as object}
      // A press that comes before the script has run is kept, and repeated here (`site/press-script.ts`).
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
      {/* What lies on a picture keeps its colours in both themes. */}
      <span className="before-after__line" aria-hidden="true" data-theme="light">
        <span className="before-after__grip" />
      </span>
    </div>
  );
}
