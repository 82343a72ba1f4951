import { z } from 'zod';
import type { AuditActions } from './audit-action.ts';
import { dryRunQuery } from './dry-run-query.ts';
import type { ErrorCode } from './error-catalogue.ts';
import type { Refusal } from './refusal.ts';
import { toStrictSchema } from './strict.ts';

/** Media type of a streamed response: one line of JSON per event. */
export const streamType = 'application/x-ndjson';

/**
 * Access to an endpoint. `public` requires no sign-in; the others require a signed-in member with at least
 * that role.
 */
export type Access = 'public' | 'editor' | 'owner';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Credentials that can authorize a call: none, a bearer token, or the cookie that renews it. */
export type Credential = 'nothing' | 'bearer' | 'session';

/** One API call, as client, server and OpenAPI document need it. `path` is below `/api`. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Audit extends AuditActions = AuditActions,
> {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly summary: string;
  readonly tag: string;
  readonly access: Access;
  readonly status: 200 | 201;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Messages for fields that are often sent in this body by mistake and belong to another call. */
  readonly elsewhere?: Readonly<Record<string, string>>;
  /** Returns an error that the server would respond with, so that the client does not send the request. */
  readonly refuses?: (body: object) => Refusal | undefined;
  readonly answer: Answer;
  /** The entry that it records in the activity log; `{}` for none. */
  readonly audit: Audit;
  /** Errors in addition to those that follow from other properties; see `listPossibleErrors` in the server. */
  readonly errors: readonly ErrorCode[];
  /** Accepted credentials, if they do not follow from `access`. */
  readonly credentials?: readonly Credential[];
  /** True if its response has an `ETag`; on public calls, only for signed-in members. */
  readonly revised?: boolean;
  /** True if its response can be a part of a list, with the next one in `Link`. */
  readonly parts?: boolean;
  /** Name of the multipart form field with the uploaded file, instead of a body. */
  readonly upload?: string;
  /**
   * True if it also accepts a plain HTML form, and then responds with 303, or with an error as a document.
   */
  readonly form?: boolean;
  /** True if its response sets or deletes cookies. */
  readonly cookies?: boolean;
  /** True if it streams; the schema of the response is that of one line of JSON. */
  readonly stream?: boolean;
  /** True if it accepts `?dry-run`, as all writes for members do by default. */
  readonly dryRun: boolean;
}

type Input<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
  U extends AuditActions,
> = Omit<Endpoint<P, Q, B, A>, 'method' | 'audit' | 'status' | 'errors' | 'dryRun'> &
  Partial<Pick<Endpoint, 'status' | 'errors' | 'dryRun'>> &
  // Endpoints other than GET must declare what they audit.
  (
    | { readonly method: 'GET'; readonly audit?: U & AuditActions }
    | { readonly method: Exclude<Method, 'GET'>; readonly audit: U & AuditActions }
  );

/**
 * Declares a call. Unknown fields of its query and body are refused.
 *
 * @example
 * const readCount = endpoint({
 *   method: 'GET',
 *   path: '/admin/count',
 *   tag: 'Pages',
 *   access: 'editor',
 *   summary: 'Count the pages.',
 *   answer: z.object({ count: z.number() }),
 * });
 */
export function endpoint<
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
  A extends z.ZodType = z.ZodType,
  const U extends AuditActions = Record<never, never>,
>(input: Input<P, Q, B, A, U>): Endpoint<P, Q, B, A, U> {
  // The default schema has no fields, so that a misspelled parameter is refused instead of ignored.
  const { query = z.object({}), body } = input;
  // Public calls, such as signing in or unlocking a page, have no effect that a dry run could show.
  const dryRun = input.dryRun ?? (input.method !== 'GET' && input.access !== 'public');
  return {
    status: 200,
    errors: [],
    audit: {} as U,
    ...input,
    dryRun,
    query: toStrictSchema(dryRun ? withDryRun(query) : query) as Q,
    ...(body ? { body: toStrictSchema(body) } : {}),
  };
}

function withDryRun(query: z.ZodType): z.ZodType {
  if (!(query instanceof z.ZodObject)) throw new Error('A query must be an object of fields');
  return query.extend(dryRunQuery);
}

/**
 * Lists the credentials that a call accepts. Public calls also check a token if one is sent, and refuse an
 * expired one.
 */
export function listCredentials({ access, credentials }: Endpoint): readonly Credential[] {
  return credentials ?? (access === 'public' ? ['nothing', 'bearer'] : ['bearer']);
}

/** True for a write that compares `If-Match` with the stored revision and can fail with 412. */
export function doesCompareRevisions({ errors }: Endpoint): boolean {
  return errors.some((code) => code.endsWith('/stale'));
}

export type ParamsOf<E> = E extends Endpoint<infer P, z.ZodType, z.ZodType, z.ZodType> ? z.output<P> : never;
export type QueryOf<E> = E extends Endpoint<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.output<Q> : never;
export type BodyOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.output<B> : never;
export type AnswerOf<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer A> ? z.output<A> : never;

/** The arguments of a call. */
export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodType>
    ? (P extends z.ZodUndefined ? { params?: undefined } : { params: z.input<P> }) &
        (Q extends z.ZodUndefined ? { query?: undefined } : { query?: z.input<Q> }) &
        (B extends z.ZodUndefined ? { body?: undefined } : { body: z.input<B> })
    : never;
