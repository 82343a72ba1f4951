import { type CSSProperties, useId } from 'react';
import { type ColorAt, trackGradient } from './track-gradient.ts';
import '../../shared/tool-input.css';

interface ColorTrackProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly step: number;
  /** The colours that it goes through. */
  readonly colorAt: ColorAt;
  readonly onValue: (value: number) => void;
}

/** One part of a colour on a track of the colours that it leads to; also by its number, and by the arrow keys. */
export function ColorTrack({ label, value, max, step, colorAt, onValue }: ColorTrackProps) {
  const id = useId();
  const set = (text: string) => {
    const next = Number(text);
    if (text !== '' && next >= 0 && next <= max) onValue(next);
  };
  const shared = { min: 0, max, step, value: Number(value.toFixed(4)) };
  return (
    <div className="color-track">
      <label className="color-track__label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="color-track__range"
        type="range"
        {...shared}
        style={{ '--track': trackGradient(colorAt) } as CSSProperties}
        onChange={(event) => set(event.target.value)}
      />
      <input
        className="tool-input"
        type="number"
        aria-label={label}
        {...shared}
        onChange={(event) => set(event.target.value)}
      />
    </div>
  );
}
