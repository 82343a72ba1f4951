import type { ToggleField } from '#content/fields/field.ts';
import { FieldRow } from '../../../../forms/field-row.tsx';
import { OnOff } from '../../../../forms/on-off.tsx';
import { useFieldEdit, useFieldId } from '../../parts/block-form.ts';
import type { FieldInputProps } from '../../parts/form-parts.ts';

export function ToggleInput({ field, value, path }: FieldInputProps<ToggleField>) {
  const id = useFieldId(path);
  const { setValue } = useFieldEdit(path, field.label);
  const on = typeof value === 'boolean' ? value : field.default;
  return (
    <FieldRow small label={field.label} htmlFor={id} noteId={`${id}-note`} help={field.help}>
      <OnOff id={id} on={on} onChange={setValue} describedBy={`${id}-note`} />
    </FieldRow>
  );
}
