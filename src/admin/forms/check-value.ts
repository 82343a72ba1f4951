import type { LeafField } from '#content/fields/field.ts';
import type { Checked } from './use-field-text.ts';

/** Holds a value against its field's own schema; the issue is the schema's sentence. */
export function checkValue(field: LeafField, value: string | number): Checked<string | number> {
  const parsed = field.schema.safeParse(value);
  if (parsed.success) return { value, storedAs: String(value) };
  return { issue: sentence(parsed.error.issues[0]?.message ?? '') };
}

/** Text for a field that may be empty: nothing typed removes what is stored. */
export function checkText(field: LeafField) {
  return (text: string): Checked<string | number | undefined> =>
    text.trim() === '' ? { value: undefined, storedAs: '' } : checkValue(field, text.trim());
}

/** The schema's `must be a number` as people read it: `Must be a number.` */
function sentence(message: string): string {
  return message === '' ? '' : `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
}
