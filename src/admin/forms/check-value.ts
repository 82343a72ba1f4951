import type { LeafField } from '#content/fields/field.ts';
import type { CheckResult } from './use-field-text.ts';

/** Validates a value with its field's schema; the error is the schema's message. */
export function checkValue(field: LeafField, value: string | number): CheckResult<string | number> {
  const parsed = field.schema.safeParse(value);
  if (parsed.success) return { value, storedAs: String(value) };
  return { issue: toSentence(parsed.error.issues[0]?.message ?? '') };
}

/** Validates text for an optional field: empty text removes the stored value. */
export function checkText(field: LeafField) {
  return (text: string): CheckResult<string | number | undefined> =>
    text.trim() === '' ? { value: undefined, storedAs: '' } : checkValue(field, text.trim());
}

/** Turns the schema's `must be a number` into a sentence: `Must be a number.` */
function toSentence(message: string): string {
  return message === '' ? '' : `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
}
