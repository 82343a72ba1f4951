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

/** A schema in JSON Schema 2020-12, which OpenAPI 3.1 uses. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

const createReference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Allows `null`, which is stored as received in every field that may be empty. */
const allowNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });

/** Properties next to the fields of a block, and in its list items. */
const startedFrom: JsonSchema = {
  type: 'string',
  description:
    'Name of the placeholder content that the editor shows until there is content. Visitors never see it.',
};

const translated: JsonSchema = {
  description:
    'One text for all languages, or a text per language. A missing text falls back to the default language, then to the first text; null means deliberately empty.',
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
 * Creates the schemas of all blocks by their names in the OpenAPI document: one per type, derived from its
 * fields, the union `Block` discriminated by `type`, and `Translated`, which they use. Blocks of unknown
 * types are allowed and kept as received.
 */
export function blockSchemas(definitions: Definitions): Readonly<Record<string, JsonSchema>> {
  const known = [...definitions.values()];
  const mapping = Object.fromEntries(
    known.map(({ type }) => [type, `#/components/schemas/${toSchemaName(type)}`]),
  );
  return {
    ...Object.fromEntries(
      known.map((definition) => [toSchemaName(definition.type), buildBlockSchema(definition)]),
    ),
    UnknownBlock: {
      type: 'object',
      description: 'A block of a type that this version does not know. It is stored and returned unchanged.',
      properties: {
        id: blockId,
        type: { type: 'string', minLength: 1, not: { enum: [...definitions.keys()] } },
      },
      required: ['id', 'type'],
      additionalProperties: true,
    },
    Block: {
      oneOf: [
        ...known.map(({ type }) => createReference(toSchemaName(type))),
        createReference('UnknownBlock'),
      ],
      discriminator: { propertyName: 'type', mapping },
    },
    Translated: translated,
  };
}

const blockId: JsonSchema = { type: 'string', pattern: '\\S', description: 'Unique within the page.' };

/** Converts a block type to a schema name: `heroImage` becomes `HeroImageBlock`. */
function toSchemaName(type: string): string {
  return `${type.charAt(0).toUpperCase()}${type.slice(1)}Block`;
}

function buildBlockSchema({ type, label, fields, version }: BlockDefinition): JsonSchema {
  const blockVersion = {
    type: 'integer',
    description: `Version of the stored shape, now ${version}. If omitted, it is 1.`,
  };
  return {
    type: 'object',
    title: label,
    properties: {
      id: blockId,
      type: { type: 'string', const: type },
      ...(version > 1 ? { blockVersion } : {}),
      startedFrom,
      ...buildProperties(fields),
    },
    required: ['id', 'type'],
    additionalProperties: true,
  };
}

function buildProperties(fields: Fields): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      { ...buildFieldDescription(field), ...buildFieldSchema(field) },
    ]),
  );
}

/**
 * Describes a field's fallback for a missing value in words: the keyword `default` would say that the
 * property is always present.
 */
function buildFieldDescription(field: Field): JsonSchema {
  const { label, help, required, default: value } = field;
  const description = [
    help,
    field.kind === 'media' && field.addressHelp,
    required && `Required to publish: ${required}`,
    value !== undefined && value !== '' && `If omitted, it is ${JSON.stringify(value)}.`,
  ]
    .filter(Boolean)
    .join(' ');
  return { title: label, ...(description === '' ? {} : { description }) };
}

function buildFieldSchema(field: Field): JsonSchema {
  switch (field.kind) {
    case 'slot':
      return { type: 'array', items: createReference('Block') };
    case 'object':
      return allowNull({
        type: 'object',
        properties: buildProperties(field.fields),
        additionalProperties: true,
      });
    case 'list':
      return allowNull({ type: 'array', items: buildItemSchema(field), maxItems: field.longest });
    case 'text':
      return allowNull(buildTextSchema(field));
    case 'choice':
      return allowNull(buildChoiceSchema(field));
    default:
      return allowNull(buildLeafSchema(field.schema));
  }
}

/**
 * Describes a text. Stored texts may exceed the limit. For translatable texts, the limit applies to each
 * language.
 */
function buildTextSchema({ translatable, longest }: TextField): JsonSchema {
  return translatable
    ? { ...createReference('Translated'), maxLength: longest, additionalProperties: { maxLength: longest } }
    : { type: 'string', maxLength: longest };
}

/** Allows '' in a choice, which selects the default. */
function buildChoiceSchema({ options }: ChoiceField): JsonSchema {
  return { type: 'string', enum: [...options.map(({ value }) => value), ''] };
}

function buildItemSchema({ item, shorthand }: ListField): JsonSchema {
  if (isBareField(item)) return buildFieldSchema(item);
  const properties = { startedFrom, ...buildProperties(item) };
  const whole: JsonSchema = { type: 'object', properties, additionalProperties: true };
  return shorthand === undefined ? whole : { anyOf: [{ type: 'string' }, whole] };
}

/** Describes a single value. Rules that JSON Schema cannot express are checked on save. */
function buildLeafSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...written } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return written;
}
