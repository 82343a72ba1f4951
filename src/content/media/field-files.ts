import { listHrefsInText } from '../block/block-links.ts';
import type { FieldVisit } from '../block/walk-fields.ts';
import type { Field, TextField } from '../fields/field.ts';
import { listMediaAddresses } from '../fields/media-address.ts';
import { isTranslated, languages, resolveText } from '../language/language.ts';

/**
 * Lists the library files that a field shows or links to, in any language: URLs without query, with
 * duplicates.
 */
export function listFieldFiles({ field, value }: Pick<FieldVisit, 'field' | 'value'>): string[] {
  return listFieldAddresses(field, value)
    .filter((address) => address.startsWith(folder))
    .map((address) => address.split(/[?#]/, 1)[0] ?? address);
}

const folder = '/media/';

/** Lists the URLs that a field shows or links to, as its value or in its text. */
function listFieldAddresses(field: Field, value: unknown): readonly string[] {
  if (field.kind === 'media') return listMediaAddresses(value);
  if (field.kind === 'link') return typeof value === 'string' ? [value] : [];
  if (field.kind !== 'text' || !isTranslated(value)) return [];
  const texts = new Set(languages.map((language) => resolveText(value, language)));
  return [...texts].filter((text) => text.includes(folder)).flatMap((text) => listTextAddresses(field, text));
}

function listTextAddresses({ format }: TextField, text: string): readonly string[] {
  if (format === 'markdown') return listHrefsInText(text);
  return format === 'html' || format === 'css' ? (text.match(inCode) ?? []) : [];
}

/** A URL of a library file in custom code. After a domain, it belongs to another site. */
const inCode = /(?<![\w.:/-])\/media\/[0-9a-f]{16}\/[^\s"'<>()\\?#,;&]+/g;
