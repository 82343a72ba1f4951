import { expect, it } from 'vitest';
import { testDefinitions as definitions } from '../../../tests/support/test-definitions.ts';
import { choice } from '../fields/kinds.ts';
import { defineBlock, defineBlocks } from './block.ts';
import { blockSchemas, type JsonSchema } from './block-schema.ts';

const schemas = blockSchemas(definitions);
const property = (block: string, name: string) =>
  (schemas[block]?.properties as Record<string, JsonSchema> | undefined)?.[name];

it('every block type has a schema, and a block is of a known or unknown type', () => {
  expect(Object.keys(schemas)).toEqual([
    ...['CardBlock', 'TextBlock', 'TitleBlock', 'HeroImageBlock', 'GridBlock'],
    ...['UnknownBlock', 'Block', 'Translated'],
  ]);
  expect(schemas.Block?.oneOf).toHaveLength(6);
  expect(schemas.Block?.discriminator).toMatchObject({
    propertyName: 'type',
    mapping: { heroImage: '#/components/schemas/HeroImageBlock' },
  });
  expect(property('HeroImageBlock', 'type')).toEqual({ type: 'string', const: 'heroImage' });
  expect(property('UnknownBlock', 'type')).toMatchObject({ not: { enum: [...definitions.keys()] } });
});

const orNull = (schema: JsonSchema) => ({ anyOf: [schema, { type: 'null' }] });

it('the schema of a field describes accepted values and limits, at any depth', () => {
  expect(property('TextBlock', 'content')).toMatchObject(
    orNull({ $ref: '#/components/schemas/Translated', maxLength: 50_000 }),
  );
  expect(property('TextBlock', 'paddingTop')).toMatchObject({ title: 'Top', anyOf: expect.any(Array) });
  expect(property('HeroImageBlock', 'src')?.anyOf).toMatchObject([
    { anyOf: [{ type: 'string' }, { type: 'object', additionalProperties: expect.any(Object) }] },
    { type: 'null' },
  ]);
  expect(property('CardBlock', 'elevated')).toEqual({
    title: 'Elevated',
    description: 'If omitted, it is false.',
    ...orNull({ type: 'boolean' }),
  });
  expect(property('CardBlock', 'tags')).toMatchObject(
    orNull({ type: 'array', maxItems: 200, items: { properties: { id: orNull({ maxLength: 2000 }) } } }),
  );
  expect(property('GridBlock', 'rows')).toMatchObject(
    orNull({
      items: {
        properties: { columns: orNull({ items: { items: { $ref: '#/components/schemas/Block' } } }) },
      },
    }),
  );
});

it('the schema of a choice lists its options', () => {
  const look = choice('Look', { plain: 'Plain', loud: 'Loud' }, { default: 'plain' });
  const note = defineBlock({
    type: 'note',
    label: 'Note',
    category: 'content',
    icon: 'text',
    fields: { look },
  });
  const { NoteBlock } = blockSchemas(defineBlocks([note]));
  expect(NoteBlock).toMatchObject({
    properties: { look: orNull({ type: 'string', enum: ['plain', 'loud', ''] }) },
  });
});

it('a translated text is a string, or an object with a string or null per language', () => {
  expect(schemas.Translated).toMatchObject({
    anyOf: [{ type: 'string' }, { type: 'object', additionalProperties: { type: ['string', 'null'] } }],
  });
});

it('block schemas allow additional properties', () => {
  for (const [name, schema] of Object.entries(schemas)) {
    if (!name.endsWith('Block') || name === 'Block') continue;
    expect(schema).toMatchObject({ required: ['id', 'type'], additionalProperties: true });
  }
});
