import type { ChoiceField } from '#content/fields/field.ts';
import { FieldRow } from '../../../../forms/field-row.tsx';
import { useMixed } from '../../../../forms/mixed.ts';
import { panelWords } from '../../../../forms/panel-words.ts';
import { words } from '../../../../words.ts';
import { useFieldEdit, useFieldId } from '../../parts/block-form.ts';
import type { FieldInputProps } from '../../parts/form-parts.ts';
import { IconOptions } from './icon-options.tsx';
import { layoutOf, Options } from './options.tsx';
import { VariantOptions } from './variant-options.tsx';

export function ChoiceInput({ field, value, path }: FieldInputProps<ChoiceField>) {
  const id = useFieldId(path);
  const { setValue } = useFieldEdit(path, field.label);
  const mixed = useMixed(path);
  const options = withStored(field, value);
  const chosen = options.find((option) => option.value === value)?.value ?? field.default;
  const { side, stacked } = layoutOf(options);
  const icons = field.look === 'icons';
  const unusable = value !== undefined && value !== '' && !field.schema.safeParse(value).success;
  // A choice of one is no question.
  if (options.length === 1 && !unusable) return null;
  return (
    <FieldRow
      label={field.label}
      htmlFor={side || icons ? undefined : id}
      noteId={`${id}-note`}
      stacked={stacked || field.look !== undefined}
      help={field.help}
      issue={unusable ? panelWords.unknownChoice(String(value)) : undefined}
      onReset={value === undefined ? undefined : () => setValue(undefined)}
    >
      <ChoiceOptions
        field={field}
        id={id}
        label={field.label}
        options={options}
        value={chosen}
        onValue={setValue}
        unset={mixed ? words.panel.mixed : panelWords.noChoice}
      />
    </FieldRow>
  );
}

interface ChoiceOptionsProps {
  readonly field: ChoiceField;
  readonly id: string;
  readonly label: string;
  readonly options: ChoiceField['options'];
  readonly value: string | undefined;
  readonly onValue: (value: string | undefined) => void;
  /** What a list that opens says where nothing is chosen. */
  readonly unset: string;
}

function ChoiceOptions({ field, unset, ...props }: ChoiceOptionsProps) {
  if (field.look === 'icons') return <IconOptions {...props} describedBy={`${props.id}-note`} />;
  if (field.look === 'variants') return <VariantOptions {...props} unset={unset} />;
  return <Options {...props} unset={field.default === undefined ? unset : undefined} />;
}

/** Some choices allow values beyond their options: such a stored one is an option of this block. */
function withStored(field: ChoiceField, value: unknown): ChoiceField['options'] {
  if (typeof value !== 'string' || value === '' || field.options.some((option) => option.value === value))
    return field.options;
  return field.schema.safeParse(value).success ? [...field.options, { value, label: value }] : field.options;
}
