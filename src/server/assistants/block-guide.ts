import type { BlockDefinition, Definitions } from '#content/block/block.ts';
import { blockSchemas, type JsonSchema } from '#content/block/block-schema.ts';

/** What a type of block is, for whoever chooses one. */
export interface ListedBlock {
  readonly type: string;
  readonly label: string;
  readonly category: string;
  readonly alsoCalled: readonly string[];
  /** Its fields by their names, each as the form in the editor calls it. */
  readonly fields: Readonly<Record<string, string>>;
}

export function listBlocks(definitions: Definitions): ListedBlock[] {
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

/** The JSON Schema of one type, complete by itself; undefined for a type that there is not. */
export function describeBlock(definitions: Definitions, type: string): JsonSchema | undefined {
  const schemas = blockSchemas(definitions);
  const found = Object.values(schemas).find(
    ({ properties }) => (properties as { type?: { const?: unknown } } | undefined)?.type?.const === type,
  );
  if (!found) return undefined;
  return {
    ...(standingAlone(found) as JsonSchema),
    $defs: { Translated: schemas.Translated, Block: anyBlock },
  };
}

/** References lead to what comes along, and not into the document of the whole API. */
function standingAlone(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(standingAlone);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [
      keyword,
      keyword === '$ref' && typeof value === 'string'
        ? value.replace('#/components/schemas/', '#/$defs/')
        : standingAlone(value),
    ]),
  );
}
