import { type ReactNode, useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import '../shared/form.css';

interface SelectInputProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly help?: string;
  readonly issue?: string | undefined;
  /** The `option` elements. */
  readonly children: ReactNode;
}

/** A labelled select, for forms outside the inspector. */
export function SelectInput({ label, value, onValue, help, issue, children }: SelectInputProps) {
  const id = useId();
  return (
    <div className="form-field">
      <label className="form-field__label" htmlFor={id}>
        {label}
      </label>
      <span className={classNames('form-input', issue && 'form-input--issue')}>
        <select
          id={id}
          value={value}
          aria-invalid={issue ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => onValue(event.target.value)}
        >
          {children}
        </select>
      </span>
      <p
        className={classNames('form-field__note', issue && 'form-field__note--issue')}
        id={`${id}-note`}
        aria-live="polite"
      >
        {issue ?? help}
      </p>
    </div>
  );
}
