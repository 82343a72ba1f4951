import type { Field } from './field.ts';

/** True for what people read or hear, and so translate: CSS says the same in every language. */
export function isTranslatedField(field: Field): boolean {
  return field.kind === 'text' && field.translatable && field.format !== 'css';
}

/** True for a field in which each language can have a value of its own: a text that can differ, or a file. */
export function canDifferByLanguage(field: Field): boolean {
  return field.kind === 'media' || (field.kind === 'text' && field.translatable);
}
