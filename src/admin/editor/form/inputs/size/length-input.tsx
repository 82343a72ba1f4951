import type { LengthField } from '#content/fields/field.ts';
import { FieldRow } from '../../../../forms/field-row.tsx';
import { stepLength } from '../../../../forms/length-text.ts';
import { resolveLength } from '../../../../forms/length-token.ts';
import { useMixed } from '../../../../forms/mixed.ts';
import { useLength } from '../../../../forms/use-length.ts';
import { useScrub } from '../../../../forms/use-scrub.ts';
import { useFieldEdit, useFieldId } from '../../parts/block-form.ts';
import type { FieldInputProps } from '../../parts/form-parts.ts';
import { PresetChips } from './preset-chips.tsx';

/**
 * A length with its unit, such as `1.5rem` or `auto`: typed, stepped by keys, dragged at its label, or a
 * preset.
 */
export function LengthInput({ field, value, path }: FieldInputProps<LengthField>) {
  const id = useFieldId(path);
  const { setValue, streamValue, dragValue } = useFieldEdit(path, field.label);
  const mixed = useMixed(path);
  const { input, issue } = useLength({
    field,
    value,
    commit: streamValue,
    unitOfDefault: true,
    mixed,
  });
  const scrub = useScrub({
    drag: (steps, gestureId) => {
      const next = stepLength(resolveLength(value) || resolveLength(field.default) || '0', steps);
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
