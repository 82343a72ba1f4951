import { z } from 'zod';

/**
 * Returns a schema for requests that refuses unknown fields, at every depth except in open values such as
 * blocks and texts per language. Stored data is read with the original schema, so that fields of a later
 * version do no harm.
 */
export function toStrictSchema<S extends z.ZodType>(schema: S): S {
  return copySchema(schema) as S;
}

function copySchema(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodObject) {
    const shape = Object.fromEntries(
      Object.entries(schema.shape).map(([name, field]) => [name, copySchema(field)]),
    );
    return named(schema, changed(schema, { shape, catchall: schema.def.catchall ?? z.never() }));
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return changed(schema, { innerType: copySchema(schema.def.innerType) });
  }
  if (schema instanceof z.ZodArray) return changed(schema, { element: copySchema(schema.def.element) });
  return schema;
}

function changed(schema: z.ZodType, parts: object): z.ZodType {
  return z.core.clone(schema, z.core.util.mergeDefs(schema.def, parts) as typeof schema.def);
}

/** Moves the name in the OpenAPI document to the copy, which is then the documented one. */
function named(schema: z.ZodType, copy: z.ZodType): z.ZodType {
  const meta = z.globalRegistry.get(schema);
  if (meta?.id === undefined) return copy;
  z.globalRegistry.remove(schema);
  return copy.meta(meta);
}
