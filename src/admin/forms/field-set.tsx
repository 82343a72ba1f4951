import type { ReactNode } from 'react';

interface FieldSetProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** A named group of fields. */
export function FieldSet({ name, children }: FieldSetProps) {
  return (
    <fieldset className="field-set">
      <legend className="field-set__name">{name}</legend>
      {children}
    </fieldset>
  );
}
