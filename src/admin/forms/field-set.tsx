import type { ReactNode } from 'react';

interface FieldSetProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Fields that belong together, under their common name. */
export function FieldSet({ name, children }: FieldSetProps) {
  return (
    <fieldset className="field-set">
      <legend className="field-set__name">{name}</legend>
      {children}
    </fieldset>
  );
}
