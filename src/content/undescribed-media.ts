import { type Block, type Definitions, migrateBlock } from './block.ts';
import { type Field, type Fields, isBareField, type TextField } from './fields/field.ts';
import { isShown } from './fields/is-shown.ts';
import type { PathPart } from './issue.ts';
import { isTranslated, languages, resolveText } from './language.ts';
import { asItem, isRecord } from './walk-fields.ts';

/** A picture without a description, and the field that waits for it. */
export interface UndescribedMedia {
  readonly field: TextField;
  /** Where the description belongs in its block. */
  readonly path: readonly PathPart[];
}

/** The pictures of a block that say nothing to those who cannot see them, and are not marked as decorative. */
export function undescribedMedia(definitions: Definitions, stored: Block): UndescribedMedia[] {
  const definition = definitions.get(stored.type);
  return definition ? [...walk(definition.fields, migrateBlock(definition, stored), [])] : [];
}

function* walk(fields: Fields, stored: unknown, path: readonly PathPart[]): Generator<UndescribedMedia> {
  if (!isRecord(stored)) return;
  for (const [name, field] of Object.entries(fields)) {
    if (!isShown(field, fields, stored)) continue;
    const value = stored[name];
    if (field.kind === 'text' && lacksWords(field, stored, value)) yield { field, path: [...path, name] };
    yield* walkInner(field, value, [...path, name]);
  }
}

function* walkInner(field: Field, value: unknown, path: readonly PathPart[]): Generator<UndescribedMedia> {
  if (field.kind === 'object') yield* walk(field.fields, value, path);
  if (field.kind !== 'list' || !Array.isArray(value) || isBareField(field.item)) return;
  for (const [index, entry] of value.entries())
    yield* walk(field.item, asItem(field, entry), [...path, index]);
}

function lacksWords({ describes }: TextField, beside: Record<string, unknown>, value: unknown): boolean {
  if (!describes) return false;
  const media = beside[describes.media];
  return typeof media === 'string' && media !== '' && !saysSomething(value);
}

/** An entry of null says that there is deliberately nothing in that language. */
function saysSomething(value: unknown): boolean {
  if (!isTranslated(value)) return false;
  if (typeof value === 'object' && Object.values(value).includes(null)) return true;
  return languages.some((language) => resolveText(value, language) !== '');
}
