import { blockDefinitions } from '#blocks/definitions.ts';
import type { BlockDefinition } from '#content/block/block.ts';
import { type Field, type Fields, isBareField } from '#content/fields/field.ts';
import type { TestBlock } from './studio-api.ts';

/** As long as the longest that a language has, in one piece. */
export const longWord = 'Hottentottententententoonstellingsbouwmeestersopleidingsplan';

/**
 * A block with a long word in each of its texts, its own pictures, and all else as it begins. Throws
 * on a type that does not exist.
 */
export function blockOfLongWords(type: string, picture: string): TestBlock {
  const definition = blockDefinitions.get(type);
  if (!definition) throw new Error(`There is no block type "${type}"`);
  const starter = definition.starter();
  const filled = fill(definition.fields, starter, picture);
  return { ...starter, ...filled, ...switchedOn(definition), id: type, type, isMultiLanguage: false };
}

/** What a type draws its texts with only when it is switched on. */
function switchedOn({ fields }: BlockDefinition): Record<string, unknown> {
  const toggles = Object.entries(fields).filter(([, field]) => field.kind === 'toggle');
  return Object.fromEntries(
    toggles.filter(([name]) => /^(?:header|textBlock)/.test(name)).map(([name]) => [name, true]),
  );
}

type Stored = Readonly<Record<string, unknown>>;

function fill(fields: Fields, stored: Stored, picture: string | undefined): Stored {
  const entries = Object.entries(fields).map(
    ([name, field]) => [name, valueFor(field, stored[name], picture)] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function valueFor(field: Field, stored: unknown, picture: string | undefined): unknown {
  if (field.kind === 'text') return field.format === 'css' ? undefined : longWord;
  if (field.kind === 'media') return field.accepts === 'image' ? picture : undefined;
  if (field.kind === 'object') return fill(field.fields, record(stored), picture);
  if (field.kind !== 'list') return undefined;
  const { item } = field;
  const items = Array.isArray(stored) && stored.length > 0 ? stored : [{}];
  if (isBareField(item)) return item.kind === 'text' ? items.map(() => longWord) : undefined;
  // Without a picture a slide shows its words.
  return items.map((one, index) => ({
    ...record(one),
    ...fill(item, record(one), undefined),
    id: `item-${index}`,
  }));
}

function record(value: unknown): Stored {
  return typeof value === 'object' && value !== null ? (value as Stored) : {};
}
