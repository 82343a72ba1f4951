import { isRecord } from '#content/block/walk-fields.ts';
import { type Field, type Fields, isBareField } from '#content/fields/field.ts';
import { findMediaAddress } from '#content/fields/media-address.ts';
import { isTranslated, type Language, resolveText } from '#content/language/language.ts';
import { createFreshId } from '../../../../shared/fresh-id.ts';

/** Creates a list item with default values, and an id if its items have ids. */
export function createItem(item: Fields | Field): unknown {
  if (!isBareField(item)) return 'id' in item ? { id: createFreshId() } : {};
  if (item.kind === 'slot' || item.kind === 'list') return [];
  if (item.kind === 'object') return {};
  return item.default ?? '';
}

/** Summary of a collapsed item: its first text, else a link, else a file name. */
export function summarizeItem(item: Fields | Field, stored: unknown, language: Language): string {
  if (isBareField(item)) return '';
  return findFirst(item, stored, language, ['text']) || findFirst(item, stored, language, ['link', 'media']);
}

function findFirst(
  fields: Fields,
  stored: unknown,
  language: Language,
  kinds: readonly Field['kind'][],
): string {
  for (const [name, field] of Object.entries(fields)) {
    if (name === 'id' || !kinds.includes(field.kind)) continue;
    const value = isRecord(stored) ? stored[name] : undefined;
    const text = isTranslated(value) ? resolveText(value, language) : '';
    if (text !== '') return field.kind === 'media' ? formatFileName(text) : text;
  }
  return '';
}

/** Last part of a URL. */
function formatFileName(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1) || address;
}

/** Finds the field with the thumbnail of an item; undefined without one. */
export function findPictureField(item: Fields | Field): string | undefined {
  if (isBareField(item)) return undefined;
  return Object.entries(item).find(([, field]) => isPicture(field))?.[0];
}

function isPicture(field: Field): boolean {
  return field.kind === 'media' && field.accepts === 'image';
}

/** Finds the thumbnail of an item; undefined without one. */
export function findItemPicture(item: Fields, stored: unknown, language: Language): string | undefined {
  for (const [name, field] of Object.entries(item)) {
    const picture = isPicture(field) && isRecord(stored) ? findMediaAddress(stored[name], language) : '';
    if (picture !== '') return picture;
  }
  return undefined;
}
