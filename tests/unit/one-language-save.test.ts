import { describe, expect, it } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import { type Block, isBlock } from '#content/block/block.ts';
import { withItemIds } from '#content/block/item-ids.ts';
import { findBlock, mapSlots, walkBlocks } from '#content/block/slots.ts';
import { validateContent } from '#content/block/validate.ts';
import { isRecord } from '#content/block/walk-fields.ts';
import { type Field, type Fields, isBareField } from '#content/fields/field.ts';
import { listChangedTexts } from '#content/language/changed-texts.ts';
import { type Language, languages } from '#content/language/language.ts';
import { localizePage } from '#content/language/localize-page.ts';
import { mergeLanguage } from '#content/language/merge-language.ts';
import { walkPageTexts } from '#content/language/page-texts.ts';
import type { PageContent } from '#content/page/page.ts';
import { fc } from '../support/properties.ts';

const types = [...blockDefinitions.keys(), 'nobody-knows'];
const words = fc.constantFrom('', 'een', 'twee', 'three', 'vier\n\n# five', 'zes');
const translated = fc.oneof(
  words,
  fc.record({ nl: words, en: words }, { requiredKeys: [] }),
  fc.record({ nl: words, en: fc.option(words), de: words }),
);

/**
 * Generates a value for a field of a real block type. Only texts matter here, so most other values are left
 * out.
 */
function makeValue(field: Field, depth: number): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
      return field.translatable ? translated : words;
    case 'list':
      return fc.array(isBareField(field.item) ? makeValue(field.item, depth) : makeEntry(field.item, depth), {
        maxLength: 3,
      });
    case 'object':
      return makeEntry(field.fields, depth);
    case 'slot':
      return depth === 0 ? fc.constant([]) : fc.array(makeBlock(depth - 1, field.accepts), { maxLength: 2 });
    case 'toggle':
      return fc.boolean();
    default:
      return fc.constant(undefined);
  }
}

function makeEntry(fields: Fields, depth: number): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.keys(fields).filter((name) => name !== 'id' && name !== 'hidden');
  const values = names.map((name) => [name, makeValue(fields[name] as Field, depth)] as const);
  return fc.record(Object.fromEntries(values), { requiredKeys: [] });
}

function makeBlock(depth: number, accepts: readonly string[] = types): fc.Arbitrary<Record<string, unknown>> {
  return fc.constantFrom(...accepts).chain((type) => {
    const definition = blockDefinitions.get(type);
    const own = definition
      ? makeEntry(definition.fields, depth)
      : fc.record({ content: translated, z: translated });
    return own.map((values) => ({ ...values, type }));
  });
}

/** Gives every block an id, and every item that can have one. */
function withIds(blocks: readonly Record<string, unknown>[]): Block[] {
  let count = 0;
  const named = (block: Record<string, unknown>): Block => {
    count += 1;
    const whole: Block = { ...block, id: `b${count}`, type: String(block.type) };
    return mapSlots(blockDefinitions, whole, (inner) => inner.map(named));
  };
  return [...withItemIds(blockDefinitions, blocks.map(named))];
}

const storedPage = fc
  .record({ title: translated, blocks: fc.array(makeBlock(2), { minLength: 1, maxLength: 4 }) })
  .map(
    ({ title, blocks }): PageContent => ({ title: title as PageContent['title'], overview: withIds(blocks) }),
  );

/** A change that a request body may make to the content that it was given. */
const damage = fc.record({
  kind: fc.constantFrom(
    'drop',
    'null',
    'value',
    'shuffle',
    'nameless',
    'type',
    'remove',
    'onlyThis',
    'switch',
  ),
  pick: fc.nat(),
  value: fc.oneof(translated, fc.jsonValue({ maxDepth: 2 }), fc.constant([])),
});
type Damage = typeof damage extends fc.Arbitrary<infer D> ? D : never;

function applyDamage(page: PageContent, { kind, pick, value }: Damage, language: Language): PageContent {
  const blocks = [...walkBlocks(blockDefinitions, page.overview)].map(({ block }) => block);
  const target = blocks[pick % Math.max(1, blocks.length)];
  if (!target) return page;
  const change = (block: Block): Block | undefined => {
    if (block.id !== target.id) {
      return mapSlots(blockDefinitions, block, (inner) =>
        inner.flatMap((child) => (isBlock(child) ? (change(child) ?? []) : [child])),
      );
    }
    const names = Object.keys(block).filter((name) => !['id', 'type'].includes(name));
    const name = names[pick % Math.max(1, names.length)];
    if (kind === 'remove') return undefined;
    if (kind === 'type') return { ...block, type: types[pick % types.length] as string };
    if (kind === 'switch') return { ...block, isMultiLanguage: pick % 2 === 0 };
    if (name === undefined) return block;
    const { [name]: old, ...rest } = block;
    if (kind === 'drop') return rest as unknown as Block;
    const next = {
      null: () => null,
      value: () => value,
      shuffle: () => (Array.isArray(old) ? old.toReversed() : old),
      nameless: () =>
        Array.isArray(old)
          ? old.map((item) => (isRecord(item) && !isBlock(item) ? { ...item, id: undefined } : item))
          : old,
      onlyThis: () => ({ [language]: 'only this' }),
    }[kind]();
    return { ...block, [name]: next } as Block;
  };
  return { ...page, overview: page.overview.flatMap((block) => change(block) ?? []) };
}

/**
 * Maps the texts of other languages by their keys, without shared texts, which every language may replace.
 */
function mapOtherWords(page: PageContent, language: Language, also: PageContent): Map<string, string> {
  const sharedBlocks = new Set(
    [page, also].flatMap(({ overview }) =>
      [...walkBlocks(blockDefinitions, overview)]
        .filter(({ block }) => block.isMultiLanguage === false)
        .map(({ block }) => block.id),
    ),
  );
  const found = new Map<string, string>();
  for (const { key, value } of walkPageTexts(blockDefinitions, page)) {
    if (typeof value === 'string') continue;
    for (const [code, text] of Object.entries(value)) {
      const id = /^block (\S+)/.exec(key)?.[1];
      const oneForAll = code === 'nl' && id !== undefined && sharedBlocks.has(id);
      if (code !== language && text !== undefined && !oneForAll)
        found.set(`${key} @ ${code}`, JSON.stringify(text));
    }
  }
  return found;
}

/** True if the body leaves out the block or the item of a text by its id, or leaves out a block around it. */
function isLeftOut(key: string, body: PageContent, stored: PageContent): boolean {
  const [, id = '', list = '', item] = /^block (\S+) \/ (\S+)(?: \/ (item-\d+|#\d+))?/.exec(key) ?? [];
  const sent = findBlock(blockDefinitions, body.overview, id)?.block;
  if (!sent) return isBlockLeftOut(id, body, stored);
  const items = sent[list];
  if (item === undefined || !Array.isArray(items)) return false;
  // An item without an id has only its position, so it may always have been left out.
  return item.startsWith('#') || items.every((entry) => !isRecord(entry) || entry.id !== item);
}

/** True if the body leaves out a block. A block is kept if the body does not contain the slot around it. */
function isBlockLeftOut(id: string, body: PageContent, stored: PageContent): boolean {
  const place = findBlock(blockDefinitions, stored.overview, id);
  if (!place) return false;
  if (!place.parent) return true;
  const parent = findBlock(blockDefinitions, body.overview, place.parent.id)?.block;
  if (!parent) return isBlockLeftOut(place.parent.id, body, stored);
  // A parent of another type keeps a slot that it does not have unchanged, and the blocks in it leave the
  // page.
  return parent.type !== place.parent.type || Array.isArray(parent[String(place.slot[0])]);
}

describe('a save in one language', () => {
  it('keeps the texts of other languages, except in blocks and items that it removes', () => {
    let saved = 0;
    fc.assert(
      fc.property(
        storedPage,
        fc.constantFrom(...languages),
        fc.boolean(),
        fc.array(damage, { minLength: 1, maxLength: 4 }),
        (stored, language, whole, damages) => {
          const given = whole ? stored : localizePage(blockDefinitions, stored, language);
          const body = JSON.parse(
            JSON.stringify(damages.reduce((page, one) => applyDamage(page, one, language), given)),
          ) as PageContent;
          if (validateContent(blockDefinitions, body).issues.length > 0) return;
          const { content, issues } = mergeLanguage(blockDefinitions, stored, body, language);
          if (issues.length > 0) return;
          saved += 1;
          const after = mapOtherWords(content, language, stored);
          for (const [key, text] of mapOtherWords(stored, language, content)) {
            if (isLeftOut(key, body, stored)) continue;
            expect({ key, text: after.get(key) }).toEqual({ key, text });
          }
        },
      ),
      { numRuns: 2000 },
    );
    expect(saved).toBeGreaterThan(500);
  });

  it('changes nothing if the body is unchanged', () => {
    fc.assert(
      fc.property(storedPage, fc.constantFrom(...languages), (stored, language) => {
        const given = localizePage(blockDefinitions, stored, language);
        const { content, issues } = mergeLanguage(blockDefinitions, stored, given, language);
        expect(issues).toEqual([]);
        expect(JSON.parse(JSON.stringify(content))).toEqual(JSON.parse(JSON.stringify(stored)));
        expect(listChangedTexts(blockDefinitions, stored, content)).toEqual({ nl: [], en: [] });
      }),
      { numRuns: 500 },
    );
  });
});
