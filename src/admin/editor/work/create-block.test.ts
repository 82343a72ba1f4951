import { expect, test } from 'vitest';
import type { Block } from '#content/block/block.ts';
import { listBlockIds } from '#content/block/slots.ts';
import { listPlaceholderValues, withExamples } from '#content/block/starter-values.ts';
import { validateContent } from '#content/block/validate.ts';
import { isRecord, walkFields } from '#content/block/walk-fields.ts';
import { isBareField } from '#content/fields/field.ts';
import { definitions } from '../../../../tests/support/sample-page.ts';
import { createBlock } from './create-block.ts';

const types = [...definitions.values()].map((definition) => [definition.type, definition] as const);

/** Ids of list items, for lists whose items have ids. */
function itemIds(block: Block): unknown[] {
  const fields = definitions.get(block.type)?.fields ?? {};
  return [...walkFields(fields, block)].flatMap(({ field, value }) => {
    if (field.kind !== 'list' || isBareField(field.item) || !('id' in field.item)) return [];
    return Array.isArray(value) ? value.map((item) => isRecord(item) && item.id) : [];
  });
}

test.each(types)('a new %s is valid, with and without its placeholders', (_type, definition) => {
  const block = createBlock(definitions, definition);
  const check = (one: Block) => validateContent(definitions, { title: 'Proef', overview: [one] });
  expect(check(block).issues).toEqual([]);
  const shown = check(withExamples(definitions, block));
  expect(shown.issues).toEqual([]);
});

test.each(types)('two new %s blocks share no id, not even inside them', (_type, definition) => {
  const [one, other] = [createBlock(definitions, definition), createBlock(definitions, definition)];
  const ids = [one, other].flatMap((block) => [...listBlockIds(definitions, block), ...itemIds(block)]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{12}$/);
});

test.each(types)('a new %s stores no placeholder text', (_type, definition) => {
  const block = createBlock(definitions, definition);
  const stored = [...walkFields(definition.fields, block)].filter(
    ({ field, value }) => field.kind === 'text' && field.translatable && field.format !== 'css' && value,
  );
  expect(stored).toEqual([]);
  const keep = JSON.stringify(block);
  for (const { example } of listPlaceholderValues(definitions, block)) {
    const words = typeof example === 'string' ? [example] : Object.values(example);
    // Short ones, such as a URL, may be part of other texts.
    for (const text of words.filter((word) => String(word).length > 20)) expect(keep).not.toContain(text);
  }
});

test('items of a new button block have unique ids and are marked as placeholders', () => {
  const button = definitions.get('button');
  if (!button) throw new Error('There are buttons');
  const block = createBlock(definitions, button);
  expect(block.buttons).toMatchObject([
    { startedFrom: 'button/first', variant: 'primary' },
    { startedFrom: 'button/second', variant: 'secondary' },
  ]);
  expect(itemIds(block)).not.toContain('first');
});

test('a new block stores the version of its type if the type has one', () => {
  const text = definitions.get('text');
  if (!text) throw new Error('There is a text');
  expect(createBlock(definitions, text).blockVersion).toBeUndefined();
  expect(createBlock(definitions, { ...text, version: 3 }).blockVersion).toBe(3);
});
