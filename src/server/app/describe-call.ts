import type { z } from 'zod';
import { doesCompareRevisions, type Endpoint, listCredentials } from '#api/endpoint.ts';
import type { JsonSchema } from '#content/block/block-schema.ts';
import { formType } from '#server/http/html-form.ts';
import { describeAnswers, type Responses } from './describe-answers.ts';
import type { Schemas } from './schemas.ts';

/** Description of the header `If-None-Match`. */
export const knownTagDescription = 'The `ETag` that you have. If it is still current, the answer is 304.';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
}

/** A call in the document. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
  };
  readonly responses: Responses;
}

/** Name of a route's wildcard `*`. */
const restOfPath = 'path';

/** Formats a route as an OpenAPI path: `/pages/{id}`, and `{path}` for a wildcard. */
export function toOpenApiPath(url: string): string {
  return url.replace(/:(\w+)/g, '{$1}').replace('*', `{${restOfPath}}`);
}

export function describeCall(endpoint: Endpoint, operationId: string, schemas: Schemas): Operation {
  const { tag, summary, access } = endpoint;
  const requestBody = describeRequestBody(endpoint, schemas);
  return {
    operationId,
    tags: [tag],
    summary,
    ...(access === 'public' ? {} : { description: `For: ${access}` }),
    security: listCredentials(endpoint).map((name) => (name === 'nothing' ? {} : { [name]: [] })),
    parameters: [
      ...describeFields(endpoint.params, 'path', schemas),
      ...describeFields(endpoint.query, 'query', schemas),
      ...describePreconditions(endpoint),
    ],
    ...(requestBody ? { requestBody } : {}),
    responses: describeAnswers(endpoint, schemas),
  };
}

function describeFields(
  fields: z.ZodType | undefined,
  place: 'path' | 'query',
  schemas: Schemas,
): Parameter[] {
  if (!fields) return [];
  const { properties = {}, required = [] } = schemas.of(fields, 'input') as {
    properties?: Record<string, JsonSchema & { description?: string }>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description = '', ...schema }]) => ({
    name: name === '*' ? restOfPath : name,
    in: place,
    required: required.includes(name),
    description,
    schema,
  }));
}

function describePreconditions(endpoint: Endpoint): Parameter[] {
  const describeHeader = (name: string, description: string): Parameter => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  });
  if (doesCompareRevisions(endpoint)) {
    return [
      describeHeader(
        'If-Match',
        'The `ETag` that this change is based on. If the state has changed since, the answer is 412.',
      ),
    ];
  }
  return endpoint.revised && endpoint.method === 'GET'
    ? [describeHeader('If-None-Match', knownTagDescription)]
    : [];
}

function describeRequestBody({ body, upload, form }: Endpoint, schemas: Schemas): Operation['requestBody'] {
  if (upload !== undefined) {
    const file = { type: 'string', format: 'binary', description: 'The bytes, with a file name.' };
    const schema = { type: 'object', properties: { [upload]: file }, required: [upload] };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  if (!body) return undefined;
  const sent = { schema: schemas.of(body, 'input') };
  return { required: true, content: { 'application/json': sent, ...(form ? { [formType]: sent } : {}) } };
}
