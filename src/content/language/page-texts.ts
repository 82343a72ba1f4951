import { type Block, type Definitions, isBlock } from '../block/block.ts';
import type { PathPart } from '../block/issue.ts';
import { isRecord, toItem } from '../block/walk-fields.ts';
import { type Field, type Fields, isBareField } from '../fields/field.ts';
import type { PageContent } from '../page/page.ts';
import { isTranslated, languages, type Translated } from './language.ts';

/** A translatable text of a page, or the value of a media field with a file per language. */
export interface PageText {
  /** Stable key of ids and property names, which survives moves of its block or item. */
  readonly key: string;
  /** Its current path. */
  readonly path: readonly PathPart[];
  readonly value: Translated;
}

const languageCode = /^[a-z]{2}(?:-[A-Z]{2})?$/;

/**
 * True for a text stored per language, recognized by its shape alone, so that texts are also found in
 * properties and block types without a definition.
 */
export function isTranslatedValue(value: unknown): value is Exclude<Translated, string> {
  if (!isRecord(value) || !isTranslated(value)) return false;
  const codes = Object.keys(value);
  return languages.some((code) => codes.includes(code)) && codes.every((code) => languageCode.test(code));
}

/**
 * Iterates over every text of a page that can differ per language: the title first, then blocks at any depth
 * in order.
 */
export function* walkPageTexts(definitions: Definitions, content: PageContent): Generator<PageText> {
  yield { key: 'title', path: ['title'], value: content.title };
  for (const [index, block] of content.overview.entries()) {
    yield* walkBlockTexts(definitions, block, ['overview', index]);
  }
}

function* walkBlockTexts(
  definitions: Definitions,
  block: Block,
  path: readonly PathPart[],
): Generator<PageText> {
  if (!isBlock(block)) return;
  const fields = definitions.get(block.type)?.fields ?? {};
  yield* walkRecordTexts(definitions, fields, block, { key: `block ${block.id}`, path });
}

interface TextPosition {
  readonly key: string;
  readonly path: readonly PathPart[];
}

function* walkRecordTexts(
  definitions: Definitions,
  fields: Fields,
  record: Readonly<Record<string, unknown>>,
  { key, path }: TextPosition,
): Generator<PageText> {
  for (const [name, value] of Object.entries(record)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    yield* walkTexts(definitions, field, value, { key: `${key} / ${name}`, path: [...path, name] });
  }
}

/**
 * Iterates over the texts in the value of one field; without a field, over values with the shape of a text.
 */
export function* walkTexts(
  definitions: Definitions,
  field: Field | undefined,
  value: unknown,
  at: TextPosition = { key: '', path: [] },
): Generator<PageText> {
  if (isTextValue(field, value)) {
    yield { ...at, value };
  } else if (field?.kind === 'slot') {
    for (const [index, block] of iterateEntries(value))
      yield* walkBlockTexts(definitions, block as Block, [...at.path, index]);
  } else if (field?.kind === 'object') {
    if (isRecord(value)) yield* walkRecordTexts(definitions, field.fields, value, at);
  } else if (field === undefined || field.kind === 'list') {
    yield* listTexts(definitions, field, value, at);
  }
}

function isTextValue(field: Field | undefined, value: unknown): value is Translated {
  // A file for all languages counts as an ordinary value.
  if (field === undefined || field.kind === 'media') return isTranslatedValue(value);
  return field.kind === 'text' && field.translatable && isTranslated(value);
}

function* listTexts(
  definitions: Definitions,
  field: Extract<Field, { kind: 'list' }> | undefined,
  value: unknown,
  at: TextPosition,
): Generator<PageText> {
  if (isRecord(value) && !field) yield* walkRecordTexts(definitions, {}, value, at);
  for (const [index, entry] of iterateEntries(value)) {
    const item = field ? toItem(field, entry) : entry;
    const inside = { key: `${at.key} / ${readItemId(item) ?? `#${index}`}`, path: [...at.path, index] };
    if (field && isBareField(field.item)) yield* walkTexts(definitions, field.item, item, inside);
    else if (field && isRecord(item)) yield* walkRecordTexts(definitions, field.item as Fields, item, inside);
    else if (!field) yield* walkTexts(definitions, undefined, item, inside);
  }
}

function iterateEntries(value: unknown): Iterable<[number, unknown]> {
  return Array.isArray(value) ? (value as unknown[]).entries() : [];
}

/** Returns a list item's id, or undefined. */
export function readItemId(item: unknown): string | undefined {
  return isRecord(item) && typeof item.id === 'string' && item.id !== '' ? item.id : undefined;
}
