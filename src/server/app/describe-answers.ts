import { getAnswerSchema } from '#api/dry-run.ts';
import { type Endpoint, listCredentials, streamType } from '#api/endpoint.ts';
import { type ErrorCode, errorCatalogue } from '#api/error-catalogue.ts';
import { errorBodySchema } from '#api/errors.ts';
import type { JsonSchema } from '#content/block/block-schema.ts';
import type { Schemas } from './schemas.ts';

interface Header {
  readonly description: string;
  readonly schema: JsonSchema;
}

interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Header>>;
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

export type Responses = Readonly<Record<string, Response>>;

export const textBodySchema: JsonSchema = { type: 'string' };
const html = { 'text/html': { schema: textBodySchema } };

export const headers = {
  revision: (access: Endpoint['access']) => ({
    ETag: {
      description: `The revision of the answer${access === 'public' ? ', for members' : ''}.`,
      schema: textBodySchema,
    },
  }),
  cookies: { 'Set-Cookie': { description: 'Cookies that are set or deleted.', schema: textBodySchema } },
  next: {
    Link: {
      description: 'The URL of the next part, as rel="next". Absent on the last part.',
      schema: textBodySchema,
    },
  },
  location: { Location: { description: 'The URL to continue at.', schema: textBodySchema } },
  retryAfter: {
    'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } },
  },
} as const;

/** Describes all responses of a call by status. */
export function describeAnswers(endpoint: Endpoint, schemas: Schemas): Responses {
  const { method, access, status, revised = false, cookies = false, form = false, parts = false } = endpoint;
  const revision = revised ? headers.revision(access) : {};
  const set = cookies ? headers.cookies : {};
  return {
    [status]: {
      description: status === 201 ? 'Created.' : 'Success.',
      ...omitEmptyHeaders({ ...revision, ...set, ...(parts ? headers.next : {}) }),
      content: {
        [endpoint.stream ? streamType : 'application/json']: {
          schema: schemas.of(getAnswerSchema(endpoint), 'output'),
        },
      },
    },
    ...(form
      ? {
          303: {
            description: 'For a form: redirects to its page.',
            headers: { ...headers.location, ...set },
          },
        }
      : {}),
    ...(revised && method === 'GET' ? { 304: { description: 'Not modified.', headers: revision } } : {}),
    ...describeErrors(listPossibleErrors(endpoint), schemas, form ? html : {}, set),
  };
}

/** Describes one response per error status, naming its codes. */
export function describeErrors(
  codes: readonly ErrorCode[],
  schemas: Schemas,
  moreContent: NonNullable<Response['content']> = {},
  moreHeaders: NonNullable<Response['headers']> = {},
): Responses {
  const schema = schemas.of(errorBodySchema, 'output');
  const statuses = [...new Set(codes.map((code) => errorCatalogue[code].status))];
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: codes.filter((code) => errorCatalogue[code].status === status).join(', '),
        ...omitEmptyHeaders({
          ...moreHeaders,
          ...(status === 429 || status === 503 ? headers.retryAfter : {}),
        }),
        content: { 'application/json': { schema }, ...moreContent },
      },
    ]),
  );
}

function omitEmptyHeaders(named: NonNullable<Response['headers']>): Pick<Response, 'headers'> {
  return Object.keys(named).length > 0 ? { headers: named } : {};
}

/** Lists every error of a call: those that its endpoint names, and those that follow from its input. */
function listPossibleErrors(endpoint: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = [...endpoint.errors, 'input/invalid'];
  // Calls that look up a page also reject a missing identifier.
  if (endpoint.errors.includes('page/not-found')) codes.push('input/no-identifier');
  if (listCredentials(endpoint).some((credential) => credential !== 'nothing')) codes.push('auth/required');
  if (endpoint.access === 'owner') codes.push('auth/forbidden');
  // Endpoints without a body can return these too, since a body is parsed before the endpoint refuses it.
  if (endpoint.method !== 'GET') codes.push('auth/foreign-origin', 'input/too-large', 'media/wrong-type');
  return [...new Set([...codes, 'limit/reached', 'server/failed', 'server/unavailable'] as const)];
}
