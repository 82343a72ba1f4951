import type { KeyboardEvent } from 'react';
import type { NumberField } from '#content/fields/field.ts';
import { words } from '../../../words.ts';
import { useFieldEdit, useFieldId } from '../parts/block-form.ts';
import { FieldRow } from '../parts/field-row.tsx';
import type { FieldInputProps } from '../parts/form-parts.ts';
import { useMixed } from '../parts/mixed.ts';
import { checkValue } from './check-value.ts';
import { type Checked, useFieldText } from './use-field-text.ts';

/** A number within its bounds; arrow keys step it. */
export function NumberInput({ field, value, path }: FieldInputProps<NumberField>) {
  const id = useFieldId(path);
  const { setValue, streamValue } = useFieldEdit(path, field.label);
  const mixed = useMixed(path);
  const { issue, input } = useNumber(field, value, streamValue);
  return (
    <FieldRow
      label={field.label}
      htmlFor={id}
      noteId={`${id}-note`}
      help={field.help}
      issue={issue}
      onReset={
        value === undefined || path.some((part) => typeof part === 'number')
          ? undefined
          : () => setValue(undefined)
      }
    >
      <div className="number">
        <input
          {...input}
          {...(mixed && { placeholder: words.panel.mixed })}
          id={id}
          className="tool-input"
          aria-describedby={`${id}-note`}
        />
        {field.unit && <span className="number__unit">{field.unit}</span>}
      </div>
    </FieldRow>
  );
}

/** An input for one number: free text, arrow keys that step it. */
function useNumber(field: NumberField, value: unknown, commit: (value: unknown) => void) {
  const check = (text: string): Checked<unknown> => {
    const trimmed = text.trim().replace(',', '.');
    if (trimmed === '') return { value: undefined, storedAs: '' };
    return Number.isNaN(Number(trimmed))
      ? { issue: words.panel.notNumber }
      : checkValue(field, Number(trimmed));
  };
  const stored = typeof value === 'number' ? String(value) : '';
  const { text, issue, onText, onBlur } = useFieldText(stored, check, commit);
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined;
    const from = text === '' ? field.default : Number(text.replace(',', '.'));
    if (!direction || event.altKey || from === undefined || Number.isNaN(from)) return;
    event.preventDefault();
    const next = from + direction * field.step * (event.shiftKey ? 10 : 1);
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = field;
    onText(String(Number(Math.min(max, Math.max(min, next)).toFixed(6))));
  };
  return {
    issue,
    input: {
      type: 'text',
      inputMode: 'decimal',
      autoComplete: 'off',
      value: text,
      placeholder: field.default === undefined ? '' : String(field.default),
      'aria-invalid': issue ? true : undefined,
      onChange: (event: { target: { value: string } }) => onText(event.target.value),
      onBlur,
      onKeyDown,
    },
  } as const;
}
