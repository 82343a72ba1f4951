import type { FieldFold, Fields } from '#content/fields/field.ts';

/** Puts fields into a folded group of the panel, since few blocks need them. */
export function foldFields<F extends Fields>(fold: FieldFold, fields: F): F {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, fold }])) as F;
}
