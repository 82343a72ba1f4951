import { z } from 'zod';
import type { JsonSchema } from '#content/block/block-schema.ts';
import { isEqual } from '#content/is-equal.ts';

/** Whether a schema is read or written: a default is optional to send, and always there in an answer. */
type Direction = 'input' | 'output';

export interface Schemas {
  /** A schema as the document writes it where it is used: one with a name as a reference to it. */
  of(schema: z.ZodType, direction: Direction): JsonSchema;
  /** All that were named so far, by their names. */
  named(): Readonly<Record<string, JsonSchema>>;
}

/**
 * Writes schemas for the API's document and collects those with a name (`meta({ id })`).
 *
 * @param own what a name stands for where its schema cannot be written as JSON Schema
 */
export function createSchemas(own: Readonly<Record<string, JsonSchema>>): Schemas {
  const named = new Map(Object.entries(own));

  function keep(name: string, schema: JsonSchema): void {
    if (Object.hasOwn(own, name)) return;
    const known = named.get(name);
    // A client has one type per name: what is sent and what is answered need two when they differ.
    if (known && !isEqual(known, schema)) {
      throw new Error(`Two schemas are called ${name}`);
    }
    named.set(name, schema);
  }

  return {
    of(schema, direction) {
      // As the item of a list, since a schema that is the root itself is never written as a reference.
      const { items, $defs = {} } = z.toJSONSchema(z.array(schema), {
        io: direction,
        unrepresentable: 'any',
        override: ({ jsonSchema }) => {
          // Answers may come to hold more.
          if (direction === 'output' && jsonSchema.additionalProperties === false) {
            delete jsonSchema.additionalProperties;
          }
        },
      });
      for (const [name, { id: _name, ...defined }] of Object.entries($defs)) {
        keep(name, inDocument(defined) as JsonSchema);
      }
      return inDocument(items) as JsonSchema;
    },
    named: () => Object.fromEntries([...named].toSorted(([a], [b]) => a.localeCompare(b))),
  };
}

function inDocument(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(inDocument);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [
      keyword,
      keyword === '$ref' && typeof value === 'string'
        ? value.replace(/^#\/\$defs\//, '#/components/schemas/')
        : inDocument(value),
    ]),
  );
}
