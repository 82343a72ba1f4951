import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { z } from 'zod';
import type { Access, BodyOf, Endpoint, ParamsOf, QueryOf } from '#api/endpoint.ts';
import type { User } from '#api/endpoints/auth.ts';
import { requireAccess } from '#server/identity/policies.ts';
import { AppError } from './app-error.ts';
import { type BodyFaults, inputValidator, requireChanges } from './input-faults.ts';
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

/**
 * Registers one endpoint below `/api`: its policy first, then its schemas, then the handler. One that has
 * answered in a way of its own (a redirect for a form) gives back the reply.
 *
 * @param bodyFaults finds what is wrong with a body beyond its schema, whatever is stored; what is wrong by what is
 *   stored, the handler refuses
 */
export function mount<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<AnswerInput<E> | FastifyReply>,
  bodyFaults?: BodyFaults,
): void {
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    schema: schemaOf(endpoint),
    validatorCompiler: inputValidator(endpoint, bodyFaults),
    config: { access: endpoint.access, endpoint },
    // Before the body is read: somebody who may not call costs little, and learns nothing about the call.
    onRequest: requireAccess(endpoint.access),
    preValidation: async (request) => {
      // Nothing sent means nothing filled in, so that every missing field is named.
      if (endpoint.body) request.body ??= {};
      else refuseBody(request.body);
    },
    handler: async (request, reply) => {
      const { params, query, body, viewer, headers } = request;
      const ifMatch = endpoint.method === 'GET' ? undefined : readIfMatch(headers['if-match']);
      if (endpoint.body) requireChanges(endpoint, body);
      reply.code(endpoint.status);
      return handler({ params, query, body, viewer, ifMatch, request, reply } as Call<E>);
    },
  });
}

/** An empty object is what many clients send for no body. */
function refuseBody(body: unknown): void {
  if (body === undefined || body === null) return;
  const fields = typeof body === 'object' ? Object.keys(body) : [''];
  if (fields.length === 0) return;
  throw new AppError('input/invalid', {
    message: 'This call takes no body.',
    issues: fields.map((path) => ({ path, message: 'is not a field of this call' })),
  });
}

/** What of a call is checked, and how its answer is written. The API's document describes it. */
function schemaOf({ params, query, body, answer, status }: Endpoint): FastifySchema {
  return {
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    response: { [status]: answer },
  };
}
