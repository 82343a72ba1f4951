import type { ReactNode } from 'react';

interface ResponseFieldProps {
  readonly id: string;
  readonly label: string;
  /** True for the field that names the block. */
  readonly isAboutBlock?: boolean;
  readonly children: ReactNode;
}

/** A labelled field of a form below a draft. */
export function ResponseField({ id, label, isAboutBlock, children }: ResponseFieldProps) {
  return (
    <p className="responses__field" data-block-field={isAboutBlock}>
      <label htmlFor={id}>{label}</label>
      {children}
    </p>
  );
}

interface NameFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly most: number;
  /** Id of the error message; undefined if there is none. */
  readonly issue: string | undefined;
}

export function NameField({ id, label, value, most, issue }: NameFieldProps) {
  return (
    <ResponseField id={id} label={label}>
      <input
        id={id}
        name="name"
        className="responses__input"
        defaultValue={value}
        autoComplete="name"
        maxLength={most}
        required
        aria-describedby={issue}
        data-name
      />
    </ResponseField>
  );
}
