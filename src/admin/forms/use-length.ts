import type { KeyboardEvent } from 'react';
import type { LengthField } from '#content/fields/field.ts';
import { words } from '../words.ts';
import { checkValue } from './check-value.ts';
import { normalizeLength, parseLength, stepLength } from './length-text.ts';
import { findNamedPreset, formatStoredLength, resolveLength } from './length-token.ts';
import { panelWords } from './panel-words.ts';
import { type CheckResult, useFieldText } from './use-field-text.ts';

interface LengthOptions {
  readonly field: LengthField;
  readonly value: unknown;
  readonly commit: (value: unknown) => void;
  /** True if a bare number gets the default's unit while nothing is stored; else it gets px. */
  readonly unitOfDefault?: boolean;
  /** True if the selected blocks have different values. */
  readonly mixed?: boolean;
}

/** Handles the input of one length: free text, stepping by arrow keys, errors of the field's schema. */
export function useLength({ field, value, commit, unitOfDefault = false, mixed }: LengthOptions) {
  const stored = formatStoredLength(value);
  const standard = resolveLength(field.default);
  const defaultUnit = unitOfDefault ? parseLength(standard)?.unit : undefined;
  const unit = parseLength(resolveLength(value))?.unit || defaultUnit || 'px';
  const check = (text: string): CheckResult<unknown> => {
    const preset = findNamedPreset(field, text);
    if (preset !== undefined) return { value: preset, storedAs: formatStoredLength(preset) };
    const length = normalizeLength(text, unit);
    return length === '' ? { value: undefined, storedAs: '' } : checkValue(field, length);
  };
  const { text, issue, onText, onBlur } = useFieldText(stored, check, commit);
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined;
    if (!direction || event.altKey) return;
    const next = stepLength(
      resolveLength(findNamedPreset(field, text)) || normalizeLength(text, unit) || standard || '0',
      direction * (event.shiftKey ? 10 : 1),
    );
    if (next === undefined) return;
    event.preventDefault();
    onText(next);
  };
  return {
    issue,
    input: {
      type: 'text',
      autoComplete: 'off',
      spellCheck: false,
      value: text,
      placeholder: mixed ? words.panel.mixed : formatStoredLength(field.default) || panelWords.unset,
      'aria-invalid': issue ? true : undefined,
      onChange: (event: { target: { value: string } }) => onText(event.target.value),
      onBlur,
      onKeyDown,
    },
  } as const;
}
