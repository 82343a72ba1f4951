import type { ChoiceField } from '#content/fields/field.ts';
import { words } from '../../../words.ts';
import { useFieldEdit, useFieldId } from '../parts/block-form.ts';
import { FieldRow } from '../parts/field-row.tsx';
import type { FieldInputProps } from '../parts/form-parts.ts';
import { IconOptions } from './icon-options.tsx';
import { layoutOf, Options } from './options.tsx';

export function ChoiceInput({ field, value, path }: FieldInputProps<ChoiceField>) {
  const id = useFieldId(path);
  const { setValue } = useFieldEdit(path, field.label);
  const options = withStored(field, value);
  const chosen = options.find((option) => option.value === value)?.value ?? field.default;
  const icons = field.look === 'icons';
  const { side, stacked } = layoutOf(options);
  const unusable = value !== undefined && value !== '' && !field.schema.safeParse(value).success;
  // A choice of one is no question.
  if (options.length === 1 && !unusable) return null;
  return (
    <FieldRow
      label={field.label}
      htmlFor={side || icons ? undefined : id}
      noteId={`${id}-note`}
      stacked={stacked || icons}
      help={field.help}
      issue={unusable ? words.panel.unknownChoice(String(value)) : undefined}
      onReset={value === undefined ? undefined : () => setValue(undefined)}
    >
      {icons ? (
        <IconOptions
          label={field.label}
          options={options}
          value={chosen}
          onValue={setValue}
          describedBy={`${id}-note`}
        />
      ) : (
        <Options
          id={id}
          label={field.label}
          options={options}
          value={chosen}
          onValue={setValue}
          mayBeUnset={field.default === undefined}
        />
      )}
    </FieldRow>
  );
}

/** Some choices allow values beyond their options: such a stored one is an option of this block. */
function withStored(field: ChoiceField, value: unknown): ChoiceField['options'] {
  if (typeof value !== 'string' || value === '' || field.options.some((option) => option.value === value))
    return field.options;
  return field.schema.safeParse(value).success ? [...field.options, { value, label: value }] : field.options;
}
