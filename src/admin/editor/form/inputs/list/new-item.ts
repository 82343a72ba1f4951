import { isRecord } from '#content/block/walk-fields.ts';
import { type Field, type Fields, isBareField } from '#content/fields/field.ts';
import { findMediaAddress } from '#content/fields/media-address.ts';
import { isTranslated, type Language, resolveText } from '#content/language/language.ts';
import { createFreshId } from '../../../../shared/fresh-id.ts';

/** What a new item of a list starts as. Items that have an id get their own. */
export function newItem(item: Fields | Field): unknown {
  if (!isBareField(item)) return 'id' in item ? { id: createFreshId() } : {};
  if (item.kind === 'slot' || item.kind === 'list') return [];
  if (item.kind === 'object') return {};
  return item.default ?? '';
}

/** The line an item is known by while it is closed: its first text that says something, else a link, else a file. */
export function itemSummary(item: Fields | Field, stored: unknown, language: Language): string {
  if (isBareField(item)) return '';
  return firstOf(item, stored, language, ['text']) || firstOf(item, stored, language, ['link', 'media']);
}

function firstOf(
  fields: Fields,
  stored: unknown,
  language: Language,
  kinds: readonly Field['kind'][],
): string {
  for (const [name, field] of Object.entries(fields)) {
    if (name === 'id' || !kinds.includes(field.kind)) continue;
    const value = isRecord(stored) ? stored[name] : undefined;
    const text = isTranslated(value) ? resolveText(value, language) : '';
    if (text !== '') return field.kind === 'media' ? fileNameOf(text) : text;
  }
  return '';
}

/** What an address calls the file: its last part. */
function fileNameOf(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1) || address;
}

/** The field of an item that holds the picture it is known by; undefined for items without one. */
export function pictureFieldOf(item: Fields | Field): string | undefined {
  if (isBareField(item)) return undefined;
  return Object.entries(item).find(([, field]) => isPicture(field))?.[0];
}

function isPicture(field: Field): boolean {
  return field.kind === 'media' && field.accepts === 'image';
}

/** The picture an item is known by; undefined for one without. */
export function itemPicture(item: Fields, stored: unknown, language: Language): string | undefined {
  for (const [name, field] of Object.entries(item)) {
    const picture = isPicture(field) && isRecord(stored) ? findMediaAddress(stored[name], language) : '';
    if (picture !== '') return picture;
  }
  return undefined;
}
