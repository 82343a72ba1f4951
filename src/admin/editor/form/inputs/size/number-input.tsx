import type { KeyboardEvent } from 'react';
import type { NumberField } from '#content/fields/field.ts';
import { checkValue } from '../../../../forms/check-value.ts';
import { FieldRow } from '../../../../forms/field-row.tsx';
import { useMixed } from '../../../../forms/mixed.ts';
import { panelWords } from '../../../../forms/panel-words.ts';
import { type CheckResult, useFieldText } from '../../../../forms/use-field-text.ts';
import { useScrub } from '../../../../forms/use-scrub.ts';
import { words } from '../../../../words.ts';
import { useFieldEdit, useFieldId } from '../../parts/block-form.ts';
import type { FieldInputProps } from '../../parts/form-parts.ts';
import './number-input.css';

/** A number within its bounds; arrow keys step it. */
export function NumberInput({ field, value, path }: FieldInputProps<NumberField>) {
  const id = useFieldId(path);
  const { setValue, streamValue, dragValue } = useFieldEdit(path, field.label);
  const mixed = useMixed(path);
  const { issue, input } = useNumber(field, value, streamValue);
  const from = typeof value === 'number' ? value : field.default;
  const scrub = useScrub({
    drag: (steps, gestureId) => from !== undefined && dragValue(addSteps(field, from, steps), gestureId),
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

/** Adds steps to a number, within the field's bounds. */
function addSteps(field: NumberField, from: number, steps: number): number {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, step } = field;
  return Number(Math.min(max, Math.max(min, from + steps * step)).toFixed(6));
}

/** State of an input for one number: free text, stepped by arrow keys. */
export function useNumber(field: NumberField, value: unknown, commit: (value: unknown) => void) {
  const check = (text: string): CheckResult<unknown> => {
    const trimmed = text.trim().replace(',', '.');
    if (trimmed === '') return { value: undefined, storedAs: '' };
    return Number.isNaN(Number(trimmed))
      ? { issue: panelWords.notNumber }
      : checkValue(field, Number(trimmed));
  };
  const stored = typeof value === 'number' ? String(value) : '';
  const { text, issue, onText, onBlur } = useFieldText(stored, check, commit);
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined;
    const from = text === '' ? field.default : Number(text.replace(',', '.'));
    if (!direction || event.altKey || from === undefined || Number.isNaN(from)) return;
    event.preventDefault();
    onText(String(addSteps(field, from, direction * (event.shiftKey ? 10 : 1))));
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
