import type { DryRun } from './dry-run.ts';
import type { AnswerOf, Endpoint, InputOf } from './endpoint.ts';
import { type ErrorBody, errorBodySchema } from './errors.ts';

/** An error response. A request without a response rejects with the `TypeError` of `fetch`. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: string | undefined;
  readonly issues: ErrorBody['issues'];
  readonly revisions: ErrorBody['revisions'];

  constructor(message: string, status: number, body?: Partial<ErrorBody>) {
    super(message);
    this.status = status;
    this.code = body?.code;
    this.issues = body?.issues;
    this.revisions = body?.revisions;
  }
}

export interface ClientOptions {
  /** Origin and prefix of requests; '' for the same origin. */
  readonly baseUrl?: string;
  /** Returns the bearer token; undefined if signed out. */
  readonly token?: () => string | undefined | Promise<string | undefined>;
  readonly fetch?: typeof fetch;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** The revision that the sent content is based on. */
  readonly ifMatch?: string;
}

export interface ApiAnswer<A> {
  readonly data: A;
  /** The response's `ETag` without quotes: the revision of the returned content. */
  readonly revision: string | undefined;
  /** Cursor of the next part of a list, for `after`; undefined if there is none. */
  readonly next?: string | undefined;
}

/**
 * Creates a typed client for the API. Every error response is thrown as an {@link ApiError} with a message
 * for people.
 */
export function createClient(options: ClientOptions = {}) {
  const request = options.fetch ?? fetch;

  async function call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    { signal, ifMatch }: CallOptions = {},
  ): Promise<ApiAnswer<AnswerOf<E>>> {
    const { params, query, body } = input as { params?: object; query?: object; body?: unknown };
    const refusal = typeof body === 'object' && body ? endpoint.refuses?.(body) : undefined;
    if (refusal) throw new ApiError(refusal.message, refusal.status, refusal);
    const token = await options.token?.();
    const response = await request(
      `${options.baseUrl ?? ''}/api${fillPath(endpoint.path, params)}${search(query)}`,
      {
        method: endpoint.method,
        signal,
        credentials: 'same-origin',
        headers: {
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(ifMatch ? { 'if-match': `"${ifMatch}"` } : {}),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      },
    );
    return {
      data: (await readAnswer(response)) as AnswerOf<E>,
      revision: response.headers.get('etag')?.replace(/^(?:W\/)?"|"$/g, ''),
      next: endpoint.parts ? parseNextCursor(response.headers.get('link')) : undefined,
    };
  }

  /** Reports what a write would do without doing it. Throws the errors that the write itself would. */
  async function dryRun<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ): Promise<DryRun<AnswerOf<E>>> {
    if (!endpoint.dryRun) throw new Error(`${endpoint.path} has no dry run`);
    const { query } = input as { query?: object };
    const { data } = await call(endpoint, { ...input, query: { ...query, 'dry-run': 'true' } }, options);
    return data as DryRun<AnswerOf<E>>;
  }

  return { call, dryRun };
}

/** Parses the cursor of the next part from `Link` (RFC 8288). */
function parseNextCursor(link: string | null): string | undefined {
  const address = /<([^>]*)>; rel="next"/.exec(link ?? '')?.[1];
  return new URLSearchParams(address?.split('?')[1]).get('after') ?? undefined;
}

/**
 * Reads the body of a response. A JSON error throws the server's message; any other error, and a JSON error
 * without message, `API Error: {status} {statusText}`. A success that is not JSON becomes an empty object.
 */
export async function readAnswer(response: Response): Promise<unknown> {
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
  const body: unknown = isJson ? await response.json().catch(() => undefined) : undefined;
  if (response.ok) return body ?? {};
  const parsed = errorBodySchema.partial().safeParse(body);
  const known = parsed.success ? parsed.data : {};
  throw new ApiError(
    known.message || `API Error: ${response.status} ${response.statusText}`,
    response.status,
    known,
  );
}

/**
 * Fills `:name` parts of a path; a part written `*` takes a whole path including slashes.
 *
 * @example
 * fillPath('/pages/:id/versions', { id: 'a b' }); // '/pages/a%20b/versions'
 */
export function fillPath(template: string, params: object | undefined): string {
  const values = (params ?? {}) as Record<string, string>;
  return template.replace(/:(\w+)|\*/g, (part, name: string | undefined) => {
    const value = values[name ?? '*'];
    if (value === undefined) throw new Error(`${template}: no value for ${part}`);
    return name ? encodeURIComponent(value) : value.split('/').map(encodeURIComponent).join('/');
  });
}

function search(query: object | undefined): string {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return '';
  return `?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`;
}
