import type { Field } from './field.ts';

/** True for texts that visitors read or hear. CSS, for example, is not translated. */
export function isTranslatedField(field: Field): boolean {
  return field.kind === 'text' && field.translatable && field.format !== 'css';
}

/** True if each language can have its own value in a field: for translatable texts and for files. */
export function canDifferByLanguage(field: Field): boolean {
  return field.kind === 'media' || (field.kind === 'text' && field.translatable);
}
