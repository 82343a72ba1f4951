import type { KeyboardEvent } from 'react';
import { number } from '#content/fields/kinds.ts';
import { checkValue } from '../check-value.ts';
import { FieldRow } from '../field-row.tsx';
import { panelWords } from '../panel-words.ts';
import { type Checked, useFieldText } from '../use-field-text.ts';
import { backgroundWords } from './background-words.ts';

interface Bound {
  readonly value: number;
  /** The sentence for what lies beyond. */
  readonly issue: string;
}

interface PercentInputProps {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly least?: Bound;
  readonly most?: Bound;
  readonly onValue: (value: number) => void;
}

/** A place on the page in percent; arrow keys step it, with shift by ten. */
export function PercentInput({ id, label, value, least, most, onValue }: PercentInputProps) {
  const check = (text: string): Checked<number> => {
    const percent = Number(text.trim().replace(',', '.'));
    if (text.trim() === '' || Number.isNaN(percent)) return { issue: panelWords.notNumber };
    if (most && percent > most.value && percent <= 100) return { issue: most.issue };
    if (least && percent < least.value && percent >= 0) return { issue: least.issue };
    const checked = checkValue(number(label, { min: 0, max: 100 }), percent);
    return 'issue' in checked ? checked : { value: percent, storedAs: String(percent) };
  };
  const { text, issue, onText, onBlur } = useFieldText(String(value), check, onValue);
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined;
    if (!direction || event.altKey) return;
    event.preventDefault();
    const next = value + direction * (event.shiftKey ? 10 : 1);
    onText(String(Math.min(most?.value ?? 100, Math.max(least?.value ?? 0, next))));
  };
  return (
    <FieldRow label={label} htmlFor={id} noteId={`${id}-note`} issue={issue}>
      <div className="percent">
        <input
          id={id}
          className="tool-input"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={issue ? true : undefined}
          aria-describedby={`${id}-unit ${id}-note`}
          onChange={(event) => onText(event.target.value)}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
        />
        <span id={`${id}-unit`} className="percent__unit">
          {backgroundWords.percent}
        </span>
      </div>
    </FieldRow>
  );
}
