import { type Field, type Fields, isBareField, type TextField } from '../fields/field.ts';
import { isDecorative } from '../fields/is-shown.ts';
import { findMediaAddress } from '../fields/media-address.ts';
import {
  defaultLanguage,
  isTranslated,
  type Language,
  resolveText,
  resolveTextLanguage,
  type Translated,
} from '../language/language.ts';
import { type Block, type BlockDefinition, migrateBlock } from './block.ts';
import type { PathPart } from './issue.ts';
import { isUntouchedItem } from './starter-values.ts';
import { isRecord, toItem } from './walk-fields.ts';

interface Context<Rendered> {
  readonly language: Language;
  readonly slot: (blocks: unknown, path: readonly PathPart[]) => Rendered;
  /** Called for every non-empty text with the language in which it was found. */
  readonly found?: (path: readonly PathPart[], language: string) => void;
  /** Returns the URL from which a file is requested, by its stored URL. */
  readonly addressOf?: (src: string) => string;
}

/**
 * Resolves a stored block for its view: texts and files in one language, defaults for missing or unusable
 * values, slots rendered by `slot`. Never throws on bad content; validation reports it.
 */
export function resolveBlock<Rendered>(
  definition: BlockDefinition,
  stored: Block,
  language: Language,
  slot: Context<Rendered>['slot'],
  { found, addressOf }: Pick<Context<Rendered>, 'found' | 'addressOf'> = {},
): Record<string, unknown> & { id: string; type: string } {
  const block = migrateBlock(definition, stored);
  const context = { language: getTextLanguage(block, language), slot, found, addressOf };
  return { id: block.id, type: block.type, ...resolveFields(definition.fields, block, context, []) };
}

/**
 * Returns the language in which a block shows its texts. With `isMultiLanguage` false it shows the default
 * language and keeps the other texts in storage; without the property it shows every language that it has
 * texts in.
 */
export function getTextLanguage(block: Pick<Block, 'isMultiLanguage'>, language: Language): Language {
  return block.isMultiLanguage === false ? defaultLanguage : language;
}

function resolveFields<R>(fields: Fields, stored: unknown, context: Context<R>, path: readonly PathPart[]) {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = isRecord(stored) ? stored[name] : undefined;
    const unsaid = field.kind === 'text' && isDecorative(field, stored);
    values[name] = unsaid ? field.default : resolveField(field, value, context, [...path, name]);
  }
  return values;
}

function resolveField<R>(
  field: Field,
  value: unknown,
  context: Context<R>,
  path: readonly PathPart[],
): unknown {
  switch (field.kind) {
    case 'slot':
      return context.slot(value, path);
    case 'object':
      if (field.sparse) return resolveSparse(field.fields, value, context, path);
      return resolveFields(field.fields, value, context, path);
    case 'list': {
      const { item } = field;
      const items: unknown[] = Array.isArray(value) ? value : [];
      return items.flatMap((entry, index) => {
        if (isBareField(item)) return [resolveField(item, entry, context, [...path, index])];
        if (isUntouchedItem(item, entry)) return [];
        return [resolveFields(item, toItem(field, entry), context, [...path, index])];
      });
    }
    case 'text':
      return isTranslated(value) ? resolveTextField(field, value, context, path) : field.default;
    case 'media': {
      const shown = findMediaAddress(value, context.language);
      const src = isUsable(field, shown) ? shown : field.default;
      return src && context.addressOf ? context.addressOf(src) : src;
    }
    case 'length':
      if (typeof value === 'number') return `${value}px`;
      return isUsable(field, value) ? value : field.default;
    default:
      return isUsable(field, value) ? value : field.default;
  }
}

/** Resolves only what is stored; undefined if nothing is. */
function resolveSparse<R>(fields: Fields, stored: unknown, context: Context<R>, path: readonly PathPart[]) {
  if (!isRecord(stored)) return undefined;
  const names = Object.keys(fields).filter((name) => stored[name] !== undefined);
  return resolveFields(
    Object.fromEntries(names.map((name) => [name, fields[name] as Field])),
    stored,
    context,
    path,
  );
}

function resolveTextField<R>(
  field: TextField,
  value: Translated,
  context: Context<R>,
  path: readonly PathPart[],
): string {
  const text = resolveText(value, context.language);
  if (text !== '' && field.translatable) {
    // A shared text is in the site's default language.
    context.found?.(path, resolveTextLanguage(value, context.language) ?? defaultLanguage);
  }
  return text;
}

function isUsable(field: Exclude<Field, { kind: 'list' | 'object' | 'slot' }>, value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false;
  return field.schema.safeParse(value).success;
}
