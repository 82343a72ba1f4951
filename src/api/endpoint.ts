import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { strictly } from './strict.ts';

/** Who may call. `public` is for everybody; the others need a signed-in person with at least that role. */
export type Access = 'public' | 'editor' | 'owner';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call: all that client, server and OpenAPI need to know of it. `path` is below `/api`. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
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
  readonly answer: Answer;
  /** Errors beyond those every call can give (401, 403, 500, 503). */
  readonly errors: readonly ErrorCode[];
}

type Input<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType> = Omit<
  Endpoint<P, Q, B, A>,
  'status' | 'errors'
> &
  Partial<Pick<Endpoint, 'status' | 'errors'>>;

/** Declares a call. What it does not know of its query and its body is refused. */
export function endpoint<
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
  A extends z.ZodType = z.ZodType,
>(input: Input<P, Q, B, A>): Endpoint<P, Q, B, A> {
  const { query, body } = input;
  return {
    status: 200,
    errors: [],
    ...input,
    // A query of no fields is one too: a misspelled one would be passed over in silence.
    query: strictly(query ?? z.object({})) as Q,
    ...(body ? { body: strictly(body) } : {}),
  };
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
