import type { ObjectField } from '#content/fields/field.ts';
import { type FieldInputProps, useFormParts } from '../../parts/form-parts.ts';

/** Fields that belong together, under their common name. */
export function ObjectInput({ field, value, path }: FieldInputProps<ObjectField>) {
  const { FieldGroup } = useFormParts();
  return (
    <fieldset className="field-set">
      <legend className="field-set__name">{field.label}</legend>
      <FieldGroup fields={field.fields} stored={value} path={path} />
    </fieldset>
  );
}
