import { hrefsInText } from '../block/block-links.ts';
import type { FieldVisit } from '../block/walk-fields.ts';
import type { Field, TextField } from '../fields/field.ts';
import { listMediaAddresses } from '../fields/media-address.ts';
import { isTranslated, languages, resolveText } from '../language/language.ts';

/** The files of ours that a field shows or leads to, in any language: their addresses without query, as often as they stand there. */
export function filesInField({ field, value }: Pick<FieldVisit, 'field' | 'value'>): string[] {
  return addressesIn(field, value)
    .filter((address) => address.startsWith(folder))
    .map((address) => address.split(/[?#]/, 1)[0] ?? address);
}

const folder = '/media/';

/** What a field shows, or leads to as to a PDF: by itself, or in its text. */
function addressesIn(field: Field, value: unknown): readonly string[] {
  if (field.kind === 'media') return listMediaAddresses(value);
  if (field.kind === 'link') return typeof value === 'string' ? [value] : [];
  if (field.kind !== 'text' || !isTranslated(value)) return [];
  const texts = new Set(languages.map((language) => resolveText(value, language)));
  return [...texts].filter((text) => text.includes(folder)).flatMap((text) => addressesInText(field, text));
}

function addressesInText({ format }: TextField, text: string): readonly string[] {
  if (format === 'markdown') return hrefsInText(text);
  return format === 'html' || format === 'css' ? (text.match(inCode) ?? []) : [];
}

/** An address of a file in a designer's own code. Behind the name of a site, it is another one's. */
const inCode = /(?<![\w.:/-])\/media\/[0-9a-f]{16}\/[^\s"'<>()\\?#,;&]+/g;
