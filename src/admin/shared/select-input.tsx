import { type ReactNode, useId } from 'react';
import './form.css';

interface SelectInputProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly help?: string;
  /** The options. */
  readonly children: ReactNode;
}

/** A labelled list to choose from, of the forms outside the property panel. */
export function SelectInput({ label, value, onValue, help, children }: SelectInputProps) {
  const id = useId();
  return (
    <div className="form-field">
      <label className="form-field__label" htmlFor={id}>
        {label}
      </label>
      <span className="form-input">
        <select
          id={id}
          value={value}
          aria-describedby={`${id}-note`}
          onChange={(event) => onValue(event.target.value)}
        >
          {children}
        </select>
      </span>
      <p className="form-field__note" id={`${id}-note`}>
        {help}
      </p>
    </div>
  );
}
