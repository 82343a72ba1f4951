import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import '../shared/form.css';

interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** Shown below the input. */
  readonly help?: string | undefined;
  readonly issue?: string | undefined;
  /** Shown before the value, such as the fixed part of a URL. */
  readonly prefix?: string;
  readonly describedBy?: string | undefined;
  /** Small controls at the end of the label's line. */
  readonly aside?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
  /** Focused when the dialog around it opens. */
  readonly 'data-autofocus'?: boolean | undefined;
}

/** A labelled one-line input, for forms outside the inspector. */
export function TextInput(props: TextInputProps) {
  const { label, onValue, help, issue, prefix, describedBy, aside, ref, className, ...rest } = props;
  const id = useId();
  const note = issue ?? help;
  return (
    <div className={classNames('form-field', className)}>
      <div className="form-field__head">
        <label className="form-field__label" htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      <span className={classNames('form-input', issue && 'form-input--issue')}>
        {prefix && <span className="form-input__prefix">{prefix}</span>}
        <input
          {...rest}
          ref={ref}
          id={id}
          aria-invalid={issue ? true : rest['aria-invalid']}
          aria-describedby={[describedBy, note && `${id}-note`].filter(Boolean).join(' ') || undefined}
          onChange={(event) => onValue(event.target.value)}
        />
      </span>
      <p
        className={classNames('form-field__note', issue && 'form-field__note--issue')}
        id={`${id}-note`}
        aria-live="polite"
      >
        {note}
      </p>
    </div>
  );
}
