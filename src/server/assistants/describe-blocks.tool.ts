import { z } from 'zod';
import type { BlockDefinition, Definitions } from '#content/block/block.ts';
import { blockSchemas, type JsonSchema } from '#content/block/block-schema.ts';
import { defineTool } from './tool.ts';

/** A type of block, for choosing one. */
interface ListedBlock {
  readonly type: string;
  readonly label: string;
  readonly category: string;
  readonly alsoCalled: readonly string[];
  /** Fields by name, with their labels in the editor. */
  readonly fields: Readonly<Record<string, string>>;
}

function listBlocks(definitions: Definitions): ListedBlock[] {
  return [...definitions.values()].map(({ type, label, category, synonyms, fields }: BlockDefinition) => ({
    type,
    label,
    category,
    alsoCalled: synonyms,
    fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.label])),
  }));
}

const anyBlock: JsonSchema = {
  type: 'object',
  description: 'A block of any type.',
  properties: { id: { type: 'string' }, type: { type: 'string' } },
  required: ['id', 'type'],
  additionalProperties: true,
};

/** Builds the self-contained JSON Schema of one type; undefined for an unknown type. */
function describeBlock(definitions: Definitions, type: string): JsonSchema | undefined {
  const schemas = blockSchemas(definitions);
  const found = Object.values(schemas).find(
    ({ properties }) => (properties as { type?: { const?: unknown } } | undefined)?.type?.const === type,
  );
  if (!found) return undefined;
  return {
    ...(toLocalReferences(found) as JsonSchema),
    $defs: { Translated: schemas.Translated, Block: anyBlock },
  };
}

/** Points references to the included definitions instead of the API's document. */
function toLocalReferences(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(toLocalReferences);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [
      keyword,
      keyword === '$ref' && typeof value === 'string'
        ? value.replace('#/components/schemas/', '#/$defs/')
        : toLocalReferences(value),
    ]),
  );
}

export const describeBlocks = defineTool({
  name: 'describe_blocks',
  title: 'List the types of blocks',
  description:
    'A page is a list of blocks. Without types, lists all types with their fields; with types, answers the JSON Schema of each. Look up a type before you write a block of it.',
  input: z.strictObject({
    types: z
      .array(z.string())
      .max(10, 'Ask for at most ten types in one call.')
      .describe('Types from the list.')
      .optional(),
  }),
  reads: true,
  run: async ({ types }, { definitions }) => {
    if (types === undefined) return { blocks: listBlocks(definitions) };
    return {
      schemas: Object.fromEntries(
        types.map((type) => [type, describeBlock(definitions, type) ?? 'This type of block does not exist.']),
      ),
    };
  },
});
