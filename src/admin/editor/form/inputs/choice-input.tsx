import type { ChoiceField } from '#content/fields/field.ts';
import { words } from '../../../words.ts';
import { useFieldEdit, useFieldId } from '../parts/block-form.ts';
import { FieldRow } from '../parts/field-row.tsx';
import type { FieldInputProps } from '../parts/form-parts.ts';
import { useMixed } from '../parts/mixed.ts';
import { Segments } from './segments.tsx';

/** Options that fit side by side; more of them are a list that opens. */
const mostSegments = 4;
/** Letters that all options together can have to stand side by side. */
const mostLetters = 26;

export function ChoiceInput({ field, value, path }: FieldInputProps<ChoiceField>) {
  const id = useFieldId(path);
  const { setValue } = useFieldEdit(path, field.label);
  const mixed = useMixed(path);
  const options = withStored(field, value);
  const chosen = options.find((option) => option.value === value)?.value ?? field.default;
  const letters = options.reduce((sum, option) => sum + option.label.length, 0);
  const side = options.length <= mostSegments && letters <= mostLetters;
  const unusable = value !== undefined && value !== '' && !field.schema.safeParse(value).success;
  const issue = unusable ? words.panel.unknownChoice(String(value)) : undefined;
  return (
    <FieldRow
      label={field.label}
      htmlFor={side ? undefined : id}
      noteId={`${id}-note`}
      stacked={side && letters > mostLetters / 2}
      help={field.help}
      issue={issue}
      onReset={value === undefined ? undefined : () => setValue(undefined)}
    >
      {side ? (
        <Segments
          label={field.label}
          options={options}
          value={chosen}
          onValue={setValue}
          describedBy={`${id}-note`}
        />
      ) : (
        <select
          id={id}
          className="tool-input"
          aria-describedby={`${id}-note`}
          value={chosen ?? ''}
          onChange={(event) => setValue(event.target.value || undefined)}
        >
          {field.default === undefined && (
            <option value="">{mixed ? words.panel.mixed : words.panel.noChoice}</option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
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
