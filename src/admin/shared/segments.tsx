import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import './segments.css';

interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Rendered instead of the label, which stays as its name. */
  readonly icon?: LucideIcon;
  readonly title?: string;
}

interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly Segment<Value>[];
  readonly value: Value | undefined;
  readonly onValue: (value: Value) => void;
  readonly describedBy?: string | undefined;
}

/** A few options side by side, one of which counts. Radio buttons, with all their keys. */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onValue,
  describedBy,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="segments" aria-label={label} aria-describedby={describedBy}>
      {options.map(({ value: option, label: word, icon: Icon, title }) => (
        <label key={option} className="segments__option" title={title ?? (Icon ? word : undefined)}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            onChange={() => onValue(option)}
            aria-label={title ?? word}
          />
          <span className="segments__face">{Icon ? <Icon aria-hidden="true" /> : word}</span>
        </label>
      ))}
    </fieldset>
  );
}
