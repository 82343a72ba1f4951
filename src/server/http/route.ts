import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { z } from 'zod';
import type { Access, BodyOf, Endpoint, ParamsOf, QueryOf } from '#api/endpoint.ts';
import type { User } from '#api/endpoints/auth.ts';
import { type ErrorCode, errorBodySchema, errorCatalogue } from '#api/errors.ts';
import { requireAccess } from '#server/identity/policies.ts';
import { type IfMatch, readIfMatch } from './preconditions.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call this route. A test refuses routes that do not say so. */
    access?: Access;
    endpoint?: Endpoint;
  }
}

/** A call as a handler gets it: parsed, and by somebody who may make it. */
export interface Call<E> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** The signed-in person; undefined for a visitor. */
  readonly viewer: User | undefined;
  /** The state that a write is based on. */
  readonly ifMatch: IfMatch;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type AnswerInput<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer A> ? z.input<A> : never;

/** Errors that any call can give, beside those its endpoint names. */
const commonErrors: readonly ErrorCode[] = [
  'auth/required',
  'auth/forbidden',
  'server/failed',
  'server/unavailable',
];

/**
 * Registers one endpoint below `/api`: its policy first, then its schemas, then the handler. One that has
 * answered in a way of its own (a redirect for a form) gives back the reply.
 */
export function mount<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<AnswerInput<E> | FastifyReply>,
): void {
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    schema: schemaOf(endpoint),
    config: { access: endpoint.access, endpoint },
    // Before the body is read: somebody who may not call costs little, and learns nothing about the call.
    onRequest: requireAccess(endpoint.access),
    // Nothing sent means nothing filled in, so that every missing field is named.
    preValidation: async (request) => {
      if (endpoint.body && (request.body === undefined || request.body === null)) request.body = {};
    },
    handler: async (request, reply) => {
      const { params, query, body, viewer, headers } = request;
      const ifMatch = endpoint.method === 'GET' ? undefined : readIfMatch(headers['if-match']);
      reply.code(endpoint.status);
      return handler({ params, query, body, viewer, ifMatch, request, reply } as Call<E>);
    },
  });
}

function schemaOf(endpoint: Endpoint): FastifySchema & Record<string, unknown> {
  const { params, query, body, answer, status, tag, summary, access } = endpoint;
  return {
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    response: { [status]: answer, ...errorResponses(endpoint.errors) },
    tags: [tag],
    summary,
    ...(access === 'public' ? {} : { security: [{ bearer: [] }], description: `For: ${access}` }),
  };
}

function errorResponses(errors: readonly ErrorCode[]) {
  const codes = [...errors, ...commonErrors];
  const statuses = [...new Set(codes.map((code) => errorCatalogue[code].status))];
  return Object.fromEntries(
    statuses.map((status) => {
      const named = codes.filter((code) => errorCatalogue[code].status === status);
      return [status, errorBodySchema.meta({ description: named.join(', ') })];
    }),
  );
}
