import { isRecord } from '../walk-fields.ts';
import type { Field, FieldCondition, Fields, TextField } from './field.ts';

/** Whether a field's `when` holds, by what is stored beside it or else that field's default. */
export function isShown(field: Field, fields: Fields, stored: unknown): boolean {
  if (field.kind === 'text' && isDecorative(field, stored)) return false;
  const { when = [] } = field;
  const conditions: readonly FieldCondition[] = 'field' in when ? [when] : when;
  return conditions.every((condition) => holds(condition, fields, stored));
}

/** Whether a condition holds of what is stored. */
export function holds(condition: FieldCondition, fields: Fields, stored: unknown): boolean {
  const value = isRecord(stored) ? stored[condition.field] : undefined;
  if ('empty' in condition) return !Array.isArray(value) || value.length === 0;
  if ('matches' in condition) return isWritten(value) && condition.matches.test(String(value));
  if ('some' in condition) {
    return Array.isArray(value) && value.some((item) => holds(condition.some, {}, item));
  }
  return condition.is.includes(value ?? fields[condition.field]?.default);
}

/** True for the description of a picture that needs none. Without a picture there is nothing that could do without. */
export function isDecorative({ describes }: TextField, stored: unknown): boolean {
  if (!describes || !isRecord(stored) || stored[describes.decorative] !== true) return false;
  const media = stored[describes.media];
  return typeof media === 'string' && media !== '';
}

function isWritten(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}
