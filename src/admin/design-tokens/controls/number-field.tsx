import { type CSSProperties, startTransition, useId, useRef, useState } from 'react';
import '../../shared/tool-input.css';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Shown after the number. */
  readonly unit?: string;
  /** CSS gradient of the slider's track. */
  readonly track?: string;
  /** Hides the slider, for numbers without a useful range. */
  readonly plain?: boolean;
  readonly onValue: (value: number) => void;
}

/** Edits a number by slider or by typing. Typed text is applied as soon as it is a number within the bounds. */
export function TokenNumberField({
  label,
  value,
  min,
  max,
  step,
  unit,
  track,
  plain,
  onValue,
}: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  /** Position while dragging; what depends on it is rendered with lower priority. */
  const [held, setHeld] = useState<number>();
  const isDragged = useRef(false);
  const now = held ?? value;
  const shown = typed ?? String(roundForStep(now, step));
  const slide = (next: number) => {
    if (!isDragged.current) return onValue(next);
    setHeld(next);
    startTransition(() => onValue(next));
  };
  const release = () => {
    isDragged.current = false;
    if (held === undefined) return;
    setHeld(undefined);
    onValue(held);
  };
  const type = (text: string) => {
    setTyped(text);
    const number = Number(text.replace(',', '.'));
    if (text.trim() !== '' && number >= min && number <= max) onValue(number);
  };
  return (
    <div className="number-field">
      <label className="number-field__label" htmlFor={id}>
        {label}
      </label>
      {!plain && (
        <input
          type="range"
          className="number-field__range"
          tabIndex={-1}
          aria-hidden="true"
          style={track ? ({ '--track': track } as CSSProperties) : undefined}
          min={min}
          max={max}
          step={step}
          value={now}
          onChange={(event) => slide(Number(event.target.value))}
          onPointerDown={() => {
            isDragged.current = true;
          }}
          onPointerUp={release}
          onPointerCancel={release}
          onLostPointerCapture={release}
        />
      )}
      <span className="number-field__box">
        <input
          id={id}
          className="tool-input number-field__input"
          inputMode="decimal"
          role="spinbutton"
          aria-valuenow={roundForStep(now, step)}
          aria-valuemin={min}
          aria-valuemax={max}
          value={shown}
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(undefined)}
          onKeyDown={(event) => {
            const steps = getKeySteps(event.key, event.shiftKey);
            if (steps === 0) return;
            event.preventDefault();
            setTyped(undefined);
            setHeld(undefined);
            onValue(Math.min(max, Math.max(min, roundForStep(now + steps * step, step))));
          }}
        />
        {unit && <span className="number-field__unit">{unit}</span>}
      </span>
    </div>
  );
}

/** Returns the steps of a key: ten with Shift, Page Up or Page Down. */
function getKeySteps(key: string, isLeap: boolean): number {
  const by = isLeap ? 10 : 1;
  if (key === 'ArrowUp') return by;
  if (key === 'ArrowDown') return -by;
  if (key === 'PageUp') return 10;
  return key === 'PageDown' ? -10 : 0;
}

function roundForStep(value: number, step: number): number {
  const digits = Math.max(0, -Math.floor(Math.log10(step)) + 1);
  return Number(value.toFixed(digits));
}
