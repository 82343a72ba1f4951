import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from './endpoints.ts';
import { toStrictSchema } from './strict.ts';

const unknownIn = (schema: z.ZodType, value: unknown) =>
  schema
    .safeParse(value)
    .error?.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key].join('.'))
        : [issue.code],
    );

describe('toStrictSchema', () => {
  const inner = z.object({ a: z.string().optional() });
  const schema = z.object({
    inner: inner.optional(),
    nullable: inner.nullable().optional(),
    filled: inner.default({ a: 'x' }),
    list: z.array(inner).optional(),
    open: z.custom<object>((value) => typeof value === 'object').optional(),
    anything: z.unknown().optional(),
    record: z.object({}).catchall(z.string()).optional(),
  });

  it('reports all unknown fields at every depth', () => {
    const strict = toStrictSchema(schema);
    expect(
      unknownIn(strict, {
        x: 1,
        inner: { b: 1 },
        nullable: { c: 1, d: 1 },
        filled: { e: 1 },
        list: [{}, { f: 1 }],
      })?.toSorted(),
    ).toEqual(['filled.e', 'inner.b', 'list.1.f', 'nullable.c', 'nullable.d', 'x']);
  });

  it('leaves open schemas open, and fills in defaults', () => {
    const value = { open: { any: 1 }, anything: { at: { all: 1 } }, record: { word: 'y' } };
    expect(toStrictSchema(schema).parse(value)).toEqual({ ...value, filled: { a: 'x' } });
  });

  it('sets additionalProperties to false in the JSON Schema of a request body', () => {
    const body = endpoints.find(({ method, path }) => `${method} ${path}` === 'PUT /pages/:identifier')?.body;
    expect(body && z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })).toMatchObject({
      $defs: { SavePage: { additionalProperties: false } },
    });
  });

  it('does not change the original schema, which is used to read stored values', () => {
    toStrictSchema(schema);
    expect(schema.parse({ inner: { b: 1 } })).toEqual({ inner: {}, filled: { a: 'x' } });
  });
});

describe('an unknown field in a request body', () => {
  it.each(
    endpoints
      // Excludes visitors' forms, to which a browser extension may add fields.
      .filter(({ body, form }) => body && !form)
      .map(({ method, path, body }) => [`${method} ${path}`, body] as const),
  )('%s reports the field by name', (_call, body) => {
    expect(body && unknownIn(body, { 'no-such-field': 1 })).toContain('no-such-field');
  });
});
