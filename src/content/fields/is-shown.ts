import { isRecord } from '../walk-fields.ts';
import type { Field, Fields } from './field.ts';

/** Whether a field's `when` holds, by what is stored beside it or else that field's default. */
export function isShown(field: Field, fields: Fields, stored: unknown): boolean {
  const { when } = field;
  if (!when) return true;
  const value = isRecord(stored) ? stored[when.field] : undefined;
  if ('empty' in when) return !Array.isArray(value) || value.length === 0;
  return when.is.includes(value ?? fields[when.field]?.default);
}
