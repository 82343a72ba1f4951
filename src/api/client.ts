import type { DryRun } from './dry-run.ts';
import type { AnswerOf, Endpoint, InputOf } from './endpoint.ts';
import { type ErrorBody, errorBodySchema } from './errors.ts';

/** An answer that is an error. A request that never got one is the `TypeError` of `fetch`. */
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
  /** Origin and prefix of the calls; '' on the site itself. */
  readonly baseUrl?: string;
  /** The bearer token, or undefined when nobody is signed in. */
  readonly token?: () => string | undefined | Promise<string | undefined>;
  readonly fetch?: typeof fetch;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** The revision that the sent content is based on. */
  readonly ifMatch?: string;
}

export interface Answered<A> {
  readonly data: A;
  /** The `ETag` of the answer without quotes: the revision of what was answered. */
  readonly revision: string | undefined;
  /** Where the next part of a list goes on, for `after`; undefined where there is none. */
  readonly next?: string | undefined;
}

/** Calls the API with the types of its endpoints. Every error answer is an {@link ApiError} with a sentence. */
export function createClient(options: ClientOptions = {}) {
  const request = options.fetch ?? fetch;

  async function call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    { signal, ifMatch }: CallOptions = {},
  ): Promise<Answered<AnswerOf<E>>> {
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
      next: endpoint.parts ? nextPart(response.headers.get('link')) : undefined,
    };
  }

  /** What a write would do, without doing it. Its faults are the errors that the write itself would answer. */
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

/** What `Link` says of the next part (RFC 8288). */
function nextPart(link: string | null): string | undefined {
  const address = /<([^>]*)>; rel="next"/.exec(link ?? '')?.[1];
  return new URLSearchParams(address?.split('?')[1]).get('after') ?? undefined;
}

/**
 * The body of an answer. A JSON error gives the server's message; any other error, and a JSON error without
 * one, `API Error: {status} {statusText}`. A success that is not JSON is an empty object.
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

/** Fills `:name` parts; a part written `*` takes a whole path with its slashes. */
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
