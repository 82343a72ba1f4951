import { z } from 'zod';

/**
 * Returns a schema for requests that refuses unknown fields, at every depth except in open values such as
 * blocks and texts per language. Stored data is read with the original schema, so that fields of a later
 * version do no harm.
 */
export function toStrictSchema<S extends z.ZodType>(schema: S): S {
  return copySchema(schema) as S;
}

const nothing = z.never();

/** Copies only what has an object in it: a start makes the schemas of all calls. */
function copySchema(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodObject) {
    const shape = Object.fromEntries(
      Object.entries(schema.shape).map(([name, field]) => [name, copySchema(field)]),
    );
    return moveName(schema, cloneSchema(schema, { shape, catchall: schema.def.catchall ?? nothing }));
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    const innerType = copySchema(schema.def.innerType);
    return innerType === schema.def.innerType ? schema : cloneSchema(schema, { innerType });
  }
  if (schema instanceof z.ZodArray) {
    const element = copySchema(schema.def.element);
    return element === schema.def.element ? schema : cloneSchema(schema, { element });
  }
  return schema;
}

function cloneSchema(schema: z.ZodType, parts: object): z.ZodType {
  return z.core.clone(schema, z.core.util.mergeDefs(schema.def, parts) as typeof schema.def);
}

/** Moves the name in the OpenAPI document to the copy, which is then the documented one. */
function moveName(schema: z.ZodType, copy: z.ZodType): z.ZodType {
  const meta = z.globalRegistry.get(schema);
  if (meta?.id === undefined) return copy;
  z.globalRegistry.remove(schema);
  return copy.meta(meta);
}
