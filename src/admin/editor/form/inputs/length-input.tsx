import type { LengthField } from '#content/fields/field.ts';
import { useFieldEdit, useFieldId } from '../parts/block-form.ts';
import { FieldRow } from '../parts/field-row.tsx';
import type { FieldInputProps } from '../parts/form-parts.ts';
import { useMixed } from '../parts/mixed.ts';
import { useScrub } from '../parts/use-scrub.ts';
import { stepLength } from './length-text.ts';
import { PresetChips } from './preset-chips.tsx';
import { useLength } from './use-length.ts';

/** A length with its unit, such as `1.5rem` or `auto`: typed, stepped, dragged at the label, or one of the presets. */
export function LengthInput({ field, value, path }: FieldInputProps<LengthField>) {
  const id = useFieldId(path);
  const { setValue, streamValue, dragValue } = useFieldEdit(path, field.label);
  const mixed = useMixed(path);
  const { input, issue, stored } = useLength({
    field,
    value,
    commit: streamValue,
    unitOfDefault: true,
    mixed,
  });
  const scrub = useScrub({
    drag: (steps, gestureId) => {
      const next = stepLength(stored || field.default || '0', steps);
      if (next !== undefined) dragValue(next, gestureId);
    },
    giveUp: (gestureId) => dragValue(value, gestureId),
  });
  return (
    <FieldRow
      label={field.label}
      htmlFor={id}
      noteId={`${id}-note`}
      help={field.help}
      issue={issue}
      scrub={scrub}
      onReset={value === undefined ? undefined : () => setValue(undefined)}
    >
      <input {...input} id={id} className="tool-input" aria-describedby={`${id}-note`} />
      <PresetChips label={field.label} presets={field.presets} value={value} onValue={setValue} />
    </FieldRow>
  );
}
