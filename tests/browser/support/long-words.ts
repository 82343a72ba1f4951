import { blockDefinitions } from '#blocks/definitions.ts';
import type { BlockDefinition } from '#content/block/block.ts';
import { type Field, type Fields, isBareField } from '#content/fields/field.ts';
import type { TestBlock } from './studio-api.ts';

/** A word as long as the longest in Dutch, without a place to break it. */
export const longWord = 'Hottentottententententoonstellingsbouwmeestersopleidingsplan';

/**
 * Builds a block of a type with a long word in each of its texts, the given image, and starter values
 * otherwise. Throws if the type does not exist.
 */
export function buildLongWordBlock(type: string, picture: string): TestBlock {
  const definition = blockDefinitions.get(type);
  if (!definition) throw new Error(`There is no block type "${type}"`);
  const starter = definition.starter();
  const filled = fill(definition.fields, starter, picture);
  return { ...starter, ...filled, ...enableToggles(definition), id: type, type, isMultiLanguage: false };
}

/** Returns the toggles without which a type does not render its texts, all set to true. */
function enableToggles({ fields }: BlockDefinition): Record<string, unknown> {
  const toggles = Object.entries(fields).filter(([, field]) => field.kind === 'toggle');
  return Object.fromEntries(
    toggles.filter(([name]) => /^(?:header|textBlock)/.test(name)).map(([name]) => [name, true]),
  );
}

type StoredValues = Readonly<Record<string, unknown>>;

function fill(fields: Fields, stored: StoredValues, picture: string | undefined): StoredValues {
  const entries = Object.entries(fields).map(
    ([name, field]) => [name, chooseValue(field, stored[name], picture)] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function chooseValue(field: Field, stored: unknown, picture: string | undefined): unknown {
  if (field.kind === 'text') return field.format === 'css' ? undefined : longWord;
  if (field.kind === 'media') return field.accepts === 'image' ? picture : undefined;
  if (field.kind === 'object') return fill(field.fields, toRecord(stored), picture);
  if (field.kind !== 'list') return undefined;
  const { item } = field;
  const items = Array.isArray(stored) && stored.length > 0 ? stored : [{}];
  if (isBareField(item)) return item.kind === 'text' ? items.map(() => longWord) : undefined;
  // A slide without an image shows its text.
  return items.map((one, index) => ({
    ...toRecord(one),
    ...fill(item, toRecord(one), undefined),
    id: `item-${index}`,
  }));
}

function toRecord(value: unknown): StoredValues {
  return typeof value === 'object' && value !== null ? (value as StoredValues) : {};
}
