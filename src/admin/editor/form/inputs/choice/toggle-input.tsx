import { getPathDevice } from '#content/block/responsive-values.ts';
import type { ToggleField } from '#content/fields/field.ts';
import { FieldRow } from '../../../../forms/field-row.tsx';
import { useMixed } from '../../../../forms/mixed.ts';
import { OnOff } from '../../../../forms/on-off.tsx';
import { useFieldEdit, useFieldId } from '../../parts/block-form.ts';
import type { FieldInputProps } from '../../parts/form-parts.ts';

export function ToggleInput({ field, value, path }: FieldInputProps<ToggleField>) {
  const id = useFieldId(path);
  const { setValue } = useFieldEdit(path, field.label);
  const mixed = useMixed(path);
  const isOfDevice = getPathDevice(path) !== 'desktop';
  const on = typeof value === 'boolean' ? value : field.default;
  return (
    <FieldRow
      small
      label={field.label}
      htmlFor={id}
      noteId={`${id}-note`}
      help={field.help}
      onReset={isOfDevice && value !== undefined ? () => setValue(undefined) : undefined}
    >
      <OnOff id={id} on={on} mixed={mixed} onChange={setValue} describedBy={`${id}-note`} />
    </FieldRow>
  );
}
