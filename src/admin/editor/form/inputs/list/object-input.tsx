import type { ObjectField } from '#content/fields/field.ts';
import { type FieldInputProps, useFormParts } from '../../parts/form-parts.ts';

/** Group of fields with a common label. */
export function ObjectInput({ field, value, path }: FieldInputProps<ObjectField>) {
  const { FieldGroup } = useFormParts();
  return (
    <fieldset className="field-set">
      <legend className="field-set__name">{field.label}</legend>
      <FieldGroup fields={field.fields} stored={value} path={path} />
    </fieldset>
  );
}
