import { useId } from 'react';
import { namedRatios } from '#tokens/scale/type-scale.ts';
import { NumberRange } from './number-range.tsx';
import { scaleEditorWords as words } from './scale-editor-words.ts';
import '../../shared/tool-input.css';

interface RatioInputProps {
  readonly value: number;
  readonly onValue: (value: number) => void;
}

const names = Object.keys(namedRatios) as (keyof typeof namedRatios)[];
const digits = 1000;

/** Edits a ratio by name or number. */
export function RatioInput({ value, onValue }: RatioInputProps) {
  const id = useId();
  const roundRatio = (name: (typeof names)[number]) => Math.round(namedRatios[name] * digits) / digits;
  const named = names.find((name) => roundRatio(name) === value);
  return (
    <>
      <NumberRange label={words.ratio} value={value} min={1.02} max={2} step={0.005} onValue={onValue} />
      <div className="number-range">
        <label className="number-range__label" htmlFor={id}>
          {words.named}
        </label>
        <select
          className="tool-input"
          id={id}
          value={named ?? ''}
          onChange={(event) => {
            const chosen = names.find((name) => name === event.target.value);
            if (chosen) onValue(roundRatio(chosen));
          }}
        >
          <option value="" disabled>
            {words.own}
          </option>
          {names.map((name) => (
            <option key={name} value={name}>
              {words.ratios[name]}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}
