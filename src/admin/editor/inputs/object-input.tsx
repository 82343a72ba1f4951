import type { ObjectField } from '#content/fields/field.ts';
import { FieldGroup } from '../panel/field-group.tsx';
import type { FieldInputProps } from './field-input.tsx';

/** Fields that belong together, under their common name. */
export function ObjectInput({ field, value, path }: FieldInputProps<ObjectField>) {
  return (
    <fieldset className="field-set">
      <legend className="field-set__name">{field.label}</legend>
      <FieldGroup fields={field.fields} stored={value} path={path} />
    </fieldset>
  );
}
