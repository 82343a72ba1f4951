import { z } from 'zod';
import type { JsonSchema } from '#content/block/block-schema.ts';
import { isEqual } from '#content/is-equal.ts';

/** Direction of a schema: fields with a default are optional in input and always present in output. */
type Direction = 'input' | 'output';

export interface Schemas {
  /** Returns a schema for use in the document: a reference if it has a name. */
  of(schema: z.ZodType, direction: Direction): JsonSchema;
  /** Returns all named schemas so far. */
  named(): Readonly<Record<string, JsonSchema>>;
}

/**
 * Converts schemas for the API's document and collects named ones (`meta({ id })`).
 *
 * @param own schemas by name for those that zod cannot convert
 */
export function createSchemas(own: Readonly<Record<string, JsonSchema>>): Schemas {
  const named = new Map(Object.entries(own));

  function keep(name: string, schema: JsonSchema): void {
    if (Object.hasOwn(own, name)) return;
    const known = named.get(name);
    // A client has one type per name, so input and output that differ need two names.
    if (known && !isEqual(known, schema)) {
      throw new Error(`Two schemas are called ${name}`);
    }
    named.set(name, schema);
  }

  return {
    of(schema, direction) {
      // Converts the schema as the item of a list, since zod never writes a root schema as a reference.
      const { items, $defs = {} } = z.toJSONSchema(z.array(schema), {
        io: direction,
        unrepresentable: 'any',
        override: ({ jsonSchema }) => {
          // Responses may get further fields later.
          if (direction === 'output' && jsonSchema.additionalProperties === false) {
            delete jsonSchema.additionalProperties;
          }
        },
      });
      for (const [name, { id: _name, ...defined }] of Object.entries($defs)) {
        keep(name, toComponentReferences(defined) as JsonSchema);
      }
      return toComponentReferences(items) as JsonSchema;
    },
    named: () => Object.fromEntries([...named].toSorted(([a], [b]) => a.localeCompare(b))),
  };
}

function toComponentReferences(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(toComponentReferences);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [
      keyword,
      keyword === '$ref' && typeof value === 'string'
        ? value.replace(/^#\/\$defs\//, '#/components/schemas/')
        : toComponentReferences(value),
    ]),
  );
}
