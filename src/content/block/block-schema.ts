import { z } from 'zod';
import {
  type ChoiceField,
  type Field,
  type Fields,
  isBareField,
  type ListField,
  type TextField,
} from '../fields/field.ts';
import { languages } from '../language/language.ts';
import type { BlockDefinition, Definitions } from './block.ts';

/** A schema as JSON Schema 2020-12 and OpenAPI 3.1 write it. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

const reference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** `null` is kept as it came wherever a field may stay empty. */
const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });

/** What stands beside a block's fields, and in the items of its lists. */
const startedFrom: JsonSchema = {
  type: 'string',
  description: 'Where the example stands that the editor shows until there are words. Nobody else sees it.',
};

const translated: JsonSchema = {
  description:
    'A text for all languages, or one per language. Without one, a language shows the text of the default one or the first there is; null says that it deliberately has none.',
  anyOf: [
    { type: 'string' },
    {
      type: 'object',
      properties: Object.fromEntries(languages.map((language) => [language, { type: ['string', 'null'] }])),
      additionalProperties: { type: ['string', 'null'] },
    },
  ],
};

/**
 * The schemas of all blocks by their names in the API's document: one per type, derived from its fields, and
 * `Block` as their union, told apart by `type`. A block of a type that nobody knows is one of them: it is kept
 * as it came. With them comes `Translated`, of which they consist.
 */
export function blockSchemas(definitions: Definitions): Readonly<Record<string, JsonSchema>> {
  const known = [...definitions.values()];
  const mapping = Object.fromEntries(
    known.map(({ type }) => [type, `#/components/schemas/${schemaName(type)}`]),
  );
  return {
    ...Object.fromEntries(known.map((definition) => [schemaName(definition.type), schemaOf(definition)])),
    UnknownBlock: {
      type: 'object',
      description: 'A block of a type that this version does not know. It is kept as it came.',
      properties: {
        id: blockId,
        type: { type: 'string', minLength: 1, not: { enum: [...definitions.keys()] } },
      },
      required: ['id', 'type'],
      additionalProperties: true,
    },
    Block: {
      oneOf: [...known.map(({ type }) => reference(schemaName(type))), reference('UnknownBlock')],
      discriminator: { propertyName: 'type', mapping },
    },
    Translated: translated,
  };
}

const blockId: JsonSchema = { type: 'string', pattern: '\\S', description: 'Unique on its page.' };

/** `heroImage` is `HeroImageBlock`. */
function schemaName(type: string): string {
  return `${type.charAt(0).toUpperCase()}${type.slice(1)}Block`;
}

function schemaOf({ type, label, fields, version }: BlockDefinition): JsonSchema {
  const blockVersion = {
    type: 'integer',
    description: `The version of the stored shape. This is version ${version}; left out, it is 1.`,
  };
  return {
    type: 'object',
    title: label,
    properties: {
      id: blockId,
      type: { type: 'string', const: type },
      ...(version > 1 ? { blockVersion } : {}),
      startedFrom,
      ...propertiesOf(fields),
    },
    required: ['id', 'type'],
    additionalProperties: true,
  };
}

function propertiesOf(fields: Fields): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...aboutField(field), ...fieldSchema(field) }]),
  );
}

/** What a view uses for a missing value is described in words: the keyword `default` would say that it is always there. */
function aboutField(field: Field): JsonSchema {
  const { label, help, required, default: value } = field;
  const description = [
    help,
    field.kind === 'media' && field.addressHelp,
    required && `To be published: ${required}`,
    value !== undefined && value !== '' && `Without one, ${JSON.stringify(value)} counts.`,
  ]
    .filter(Boolean)
    .join(' ');
  return { title: label, ...(description === '' ? {} : { description }) };
}

function fieldSchema(field: Field): JsonSchema {
  switch (field.kind) {
    case 'slot':
      return { type: 'array', items: reference('Block') };
    case 'object':
      return orNull({ type: 'object', properties: propertiesOf(field.fields), additionalProperties: true });
    case 'list':
      return orNull({ type: 'array', items: itemSchema(field), maxItems: field.longest });
    case 'text':
      return orNull(textSchema(field));
    case 'choice':
      return orNull(choiceSchema(field));
    default:
      return orNull(leafSchema(field.schema));
  }
}

/** What is stored already may be longer. Of a text per language, the limit is that of each. */
function textSchema({ translatable, longest }: TextField): JsonSchema {
  return translatable
    ? { ...reference('Translated'), maxLength: longest, additionalProperties: { maxLength: longest } }
    : { type: 'string', maxLength: longest };
}

/** An empty text is no choice: the default holds. */
function choiceSchema({ options }: ChoiceField): JsonSchema {
  return { type: 'string', enum: [...options.map(({ value }) => value), ''] };
}

function itemSchema({ item, shorthand }: ListField): JsonSchema {
  if (isBareField(item)) return fieldSchema(item);
  const properties = { startedFrom, ...propertiesOf(item) };
  const whole: JsonSchema = { type: 'object', properties, additionalProperties: true };
  return shorthand === undefined ? whole : { anyOf: [{ type: 'string' }, whole] };
}

/** What a leaf accepts as JSON; rules that JSON Schema cannot write are in the issues that a save answers. */
function leafSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...written } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return written;
}
