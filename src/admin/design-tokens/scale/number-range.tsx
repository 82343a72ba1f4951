import { useId } from 'react';
import '../../shared/tool-input.css';

interface NumberRangeProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onValue: (value: number) => void;
}

/** Edits a number by slider, typing or arrow keys. */
export function NumberRange({ label, value, min, max, step, onValue }: NumberRangeProps) {
  const id = useId();
  const set = (text: string) => {
    const next = Number(text);
    if (text !== '' && next >= min && next <= max) onValue(next);
  };
  const shared = { min, max, step, value };
  return (
    <div className="number-range">
      <label className="number-range__label" htmlFor={id}>
        {label}
      </label>
      <input id={id} type="range" {...shared} onChange={(event) => set(event.target.value)} />
      <input
        className="tool-input"
        type="number"
        aria-label={label}
        {...shared}
        // Numbers between the steps of the slider can be typed.
        step="any"
        onChange={(event) => set(event.target.value)}
      />
    </div>
  );
}
