import type { Field } from '#content/fields/field.ts';
import { isBareField } from '#content/fields/field.ts';
import { hasLanguage, isTranslated, languages, resolveText } from '#content/language/language.ts';
import { formatStoredLength } from '../../../forms/length-token.ts';
import { words } from '../../../words.ts';
import { conflictWords } from './conflict-words.ts';

/** Formats a stored value for people; '' for none. */
export function describeValue(value: unknown, field: Field | undefined): string {
  if (value === undefined || value === null) return '';
  if (field?.kind === 'choice') {
    return field.options.find((option) => option.value === value)?.label ?? String(value);
  }
  if (typeof value === 'boolean') return value ? conflictWords.on : conflictWords.off;
  if (typeof value === 'number' && field?.kind === 'number') return `${value}${field.unit ?? ''}`;
  if (field?.kind === 'length') return formatStoredLength(value);
  if (typeof value === 'string' && field?.kind === 'media') return getFileName(value);
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return conflictWords.items(value.length, getItemLabel(field));
  if (isTranslated(value)) {
    const written = languages.filter((language) => hasLanguage(value, language));
    return written
      .map(
        (language) => `${words.languages[language]}: ${describeValue(resolveText(value, language), field)}`,
      )
      .join('\n');
  }
  return JSON.stringify(value);
}

/** Last part of a URL, which identifies a file best. */
function getFileName(address: string): string {
  return (
    address
      .split(/[?#]/)[0]
      ?.split('/')
      .findLast((part) => part !== '') ?? address
  );
}

/** Label of the items of a list. */
function getItemLabel(field: Field | undefined): string {
  if (field?.kind !== 'list') return conflictWords.item;
  return isBareField(field.item) && field.item.kind === 'slot' ? field.item.label : field.itemLabel;
}
