import type { ColorField } from '#content/fields/field.ts';
import { ColorPicker } from '../../../../forms/color/color-picker.tsx';
import { FieldRow } from '../../../../forms/field-row.tsx';
import { useFieldEdit, useFieldId } from '../../parts/block-form.ts';
import type { FieldInputProps } from '../../parts/form-parts.ts';

export function ColorInput({ field, value, path }: FieldInputProps<ColorField>) {
  const id = useFieldId(path);
  const { setValue, streamValue } = useFieldEdit(path, field.label);
  return (
    <FieldRow
      label={field.label}
      help={field.help}
      onReset={value === undefined ? undefined : () => setValue(undefined)}
    >
      <ColorPicker id={id} label={field.label} field={field} value={value} onValue={streamValue} />
    </FieldRow>
  );
}
