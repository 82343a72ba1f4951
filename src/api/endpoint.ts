import { z } from 'zod';
import type { AuditActions } from './audit-action.ts';
import { dryRunQuery } from './dry-run-query.ts';
import type { ErrorCode } from './errors.ts';
import type { Refusal } from './refusal.ts';
import { strictly } from './strict.ts';

/** Media type of an answer that is a stream: a line of JSON for each event. */
export const streamType = 'application/x-ndjson';

/** Who may call. `public` is for everybody; the others need a signed-in person with at least that role. */
export type Access = 'public' | 'editor' | 'owner';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a call can be authorised by: nothing at all, a bearer token, or the cookie that renews it. */
export type Credential = 'nothing' | 'bearer' | 'session';

/** One call: all that client, server and OpenAPI need to know of it. `path` is below `/api`. */
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
  /** What to say of fields that people look for in this body, and that another call takes. */
  readonly elsewhere?: Readonly<Record<string, string>>;
  /** What the client does not even send: the error that the server would answer. */
  readonly refuses?: (body: object) => Refusal | undefined;
  readonly answer: Answer;
  /** The entry that it records in the activity log; `{}` for a call that records nothing. */
  readonly audit: Audit;
  /** Errors beyond those that follow from the rest; see `possibleErrors` in the server. */
  readonly errors: readonly ErrorCode[];
  /** What may authorise it, where that does not follow from `access`. */
  readonly credentials?: readonly Credential[];
  /** Its answer carries an `ETag`: where the call is public, for signed-in people. */
  readonly revised?: boolean;
  /** Its answer can be a part of a list, and then says in `Link` where the next one is. */
  readonly parts?: boolean;
  /** The field of multipart form data in which a file travels, instead of a body. */
  readonly upload?: string;
  /** It takes its body as a plain HTML form too, and then answers 303, or an error as a document. */
  readonly form?: boolean;
  /** Its answer sets or drops cookies. */
  readonly cookies?: boolean;
  /** It answers for as long as somebody reads: the answer's schema is that of one line of JSON. */
  readonly stream?: boolean;
  /** It takes `?dry-run`. Every call of the studio's people that is no question does, unless it says `false`. */
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
  // A call that may write has to say what it records.
  (
    | { readonly method: 'GET'; readonly audit?: U & AuditActions }
    | { readonly method: Exclude<Method, 'GET'>; readonly audit: U & AuditActions }
  );

/** Declares a call. What it does not know of its query and its body is refused. */
export function endpoint<
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
  A extends z.ZodType = z.ZodType,
  const U extends AuditActions = Record<never, never>,
>(input: Input<P, Q, B, A, U>): Endpoint<P, Q, B, A, U> {
  // A query of no fields is one too: a misspelled one would be passed over in silence.
  const { query = z.object({}), body } = input;
  // Who signs in, or opens a page with its password, writes nothing that one could want to see before.
  const dryRun = input.dryRun ?? (input.method !== 'GET' && input.access !== 'public');
  return {
    status: 200,
    errors: [],
    audit: {} as U,
    ...input,
    dryRun,
    query: strictly(dryRun ? withDryRun(query) : query) as Q,
    ...(body ? { body: strictly(body) } : {}),
  };
}

function withDryRun(query: z.ZodType): z.ZodType {
  if (!(query instanceof z.ZodObject)) throw new Error('A query is an object of its fields');
  return query.extend(dryRunQuery);
}

/** What may authorise a call. On public ones a token is read as well, and one that ran out is refused. */
export function credentialsOf({ access, credentials }: Endpoint): readonly Credential[] {
  return credentials ?? (access === 'public' ? ['nothing', 'bearer'] : ['bearer']);
}

/** True for a write that compares `If-Match` with what is stored: it can come too late. */
export function comparesRevisions({ errors }: Endpoint): boolean {
  return errors.some((code) => code.endsWith('/stale'));
}

export type ParamsOf<E> = E extends Endpoint<infer P, z.ZodType, z.ZodType, z.ZodType> ? z.output<P> : never;
export type QueryOf<E> = E extends Endpoint<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.output<Q> : never;
export type BodyOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.output<B> : never;
export type AnswerOf<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer A> ? z.output<A> : never;

/** What a caller hands in. */
export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodType>
    ? (P extends z.ZodUndefined ? { params?: undefined } : { params: z.input<P> }) &
        (Q extends z.ZodUndefined ? { query?: undefined } : { query?: z.input<Q> }) &
        (B extends z.ZodUndefined ? { body?: undefined } : { body: z.input<B> })
    : never;
