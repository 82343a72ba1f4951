import { z } from 'zod';

/**
 * A schema of what somebody sends, that takes no field it does not know: at every depth but inside values that
 * are open by their own rule, such as blocks and texts per language. What is stored is read by the schema as it
 * was, so that a field of a later version does no harm there.
 */
export function strictly<S extends z.ZodType>(schema: S): S {
  return copyOf(schema) as S;
}

function copyOf(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodObject) {
    const shape = Object.fromEntries(
      Object.entries(schema.shape).map(([name, field]) => [name, copyOf(field)]),
    );
    return named(schema, changed(schema, { shape, catchall: schema.def.catchall ?? z.never() }));
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return changed(schema, { innerType: copyOf(schema.def.innerType) });
  }
  if (schema instanceof z.ZodArray) return changed(schema, { element: copyOf(schema.def.element) });
  return schema;
}

function changed(schema: z.ZodType, parts: object): z.ZodType {
  return z.core.clone(schema, z.core.util.mergeDefs(schema.def, parts) as typeof schema.def);
}

/** The name in the API's description goes over to the copy: it is the one that is described. */
function named(schema: z.ZodType, copy: z.ZodType): z.ZodType {
  const meta = z.globalRegistry.get(schema);
  if (meta?.id === undefined) return copy;
  z.globalRegistry.remove(schema);
  return copy.meta(meta);
}
