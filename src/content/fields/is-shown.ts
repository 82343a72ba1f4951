import { isRecord } from '../block/walk-fields.ts';
import type { Field, FieldCondition, Fields, TextField } from './field.ts';
import { listMediaAddresses } from './media-address.ts';

/** True if a field's `when` holds, by the stored values of its siblings or their defaults. */
export function isShown(field: Field, fields: Fields, stored: unknown): boolean {
  if (field.kind === 'text' && isDecorative(field, stored)) return false;
  const { when = [] } = field;
  const conditions: readonly FieldCondition[] = 'field' in when ? [when] : when;
  return conditions.every((condition) => isConditionMet(condition, fields, stored));
}

/** True if a condition holds for stored values. */
export function isConditionMet(condition: FieldCondition, fields: Fields, stored: unknown): boolean {
  const value = isRecord(stored) ? stored[condition.field] : undefined;
  if ('empty' in condition) return !Array.isArray(value) || value.length === 0;
  // A file per language meets the condition if one of them matches.
  if ('matches' in condition) return listWrittenValues(value).some((one) => condition.matches.test(one));
  if ('some' in condition) {
    return Array.isArray(value) && value.some((item) => isConditionMet(condition.some, {}, item));
  }
  return condition.is.includes(value ?? fields[condition.field]?.default);
}

/** True for the alt text of an image that is marked as decorative. False if there is no image. */
export function isDecorative({ describes }: TextField, stored: unknown): boolean {
  if (!describes || !isRecord(stored) || stored[describes.decorative] !== true) return false;
  return listMediaAddresses(stored[describes.media]).length > 0;
}

function listWrittenValues(value: unknown): readonly string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return listMediaAddresses(value);
}
