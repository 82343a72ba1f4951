import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { z } from 'zod';
import { type DryRun, getAnswerSchema } from '#api/dry-run.ts';
import { isDryRunQuery } from '#api/dry-run-query.ts';
import type { Access, BodyOf, Endpoint, ParamsOf, QueryOf } from '#api/endpoint.ts';
import type { User } from '#api/endpoints/auth.ts';
import { limitIssues } from '#content/block/issue.ts';
import { AppError } from './app-error.ts';
import { requireAccess } from './authorize.ts';
import {
  type BodyIssues,
  createInputValidator,
  requireChanges,
  type StoredIssues,
  unknownField,
  withStoredIssues,
} from './input-issues.ts';

import { type IfMatch, readIfMatch } from './preconditions.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Access to this route. A test rejects routes without one. */
    access?: Access;
    endpoint?: Endpoint;
  }
  interface FastifyInstance {
    /** Runs a call without keeping its writes, and adds to its answer what it would change. */
    dryRun?: <Answer extends object>(call: () => Promise<Answer>) => Promise<DryRun<Answer>>;
  }
}

/** A validated call of an authorized user, as handlers receive it. */
export interface Call<E> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** The user; undefined for a visitor. */
  readonly viewer: User | undefined;
  /** State that a write is based on. */
  readonly ifMatch: IfMatch;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type AnswerInput<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer A> ? z.input<A> : never;

/**
 * Body limit of calls open to visitors, in bytes: parsing JSON of the size of a page takes long enough to
 * delay others. The longest such inputs are a comment of 2,000 characters and a passkey.
 */
export const publicBodyLimit = 32 * 1024;

/**
 * Registers an endpoint below `/api`: its access, then its schemas, then the handler. A handler that has sent
 * a response itself (a redirect for a form) returns the reply.
 *
 * @param issues finds issues of a body beyond its schema; for a rejected body also those found by the storage
 */
export function mount<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<AnswerInput<E> | FastifyReply>,
  issues: { readonly ofBody?: BodyIssues; readonly ofStored?: StoredIssues } = {},
): void {
  const addStoredIssues = (error: unknown, request: FastifyRequest) =>
    withStoredIssues(error, request, issues.ofStored);
  const allow = requireAccess(endpoint.access);
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    schema: buildSchema(endpoint),
    validatorCompiler: createInputValidator(endpoint, issues.ofBody),
    // `preHandler` reports invalid bodies, and may read the storage first.
    attachValidation: true,
    config: { access: endpoint.access, endpoint },
    ...(endpoint.access === 'public' ? { bodyLimit: publicBodyLimit } : {}),
    // Checks access before the body is read: refused callers cost little, and learn nothing about the call.
    onRequest: allow,
    preValidation: async (request) => {
      // Treats a missing body as empty, so that every missing field is reported.
      if (endpoint.body) request.body ??= {};
      else refuseBody(request.body);
    },
    preHandler: async (request) => {
      const { validationError: error, viewer, server } = request;
      // Reads the session again, since it may have ended while the body arrived.
      if (endpoint.body && viewer && server.hasDecorator('viewerNow')) {
        request.viewer = await server.viewerNow(request);
        await allow(request);
      }
      if (error) throw error.validationContext === 'body' ? await addStoredIssues(error, request) : error;
    },
    handler: async (request, reply) => {
      const { params, query, body, viewer, headers } = request;
      const ifMatch = endpoint.method === 'GET' ? undefined : readIfMatch(headers['if-match']);
      if (endpoint.body) requireChanges(endpoint, body);
      reply.code(endpoint.status);
      const call = () => handler({ params, query, body, viewer, ifMatch, request, reply } as Call<E>);
      try {
        const answer =
          endpoint.dryRun && isDryRunQuery(query) ? await tryOut(request, reply, call) : await call();
        return withFirstWarnings(answer);
      } catch (error) {
        throw await addStoredIssues(error, request);
      }
    },
  });
}

/** Limits the warnings: a draft of a large page may have thousands. */
function withFirstWarnings<Answer>(answer: Answer): Answer {
  const { warnings } = (answer ?? {}) as { readonly warnings?: unknown };
  return Array.isArray(warnings) ? { ...answer, warnings: limitIssues(warnings) } : answer;
}

async function tryOut(request: FastifyRequest, reply: FastifyReply, call: () => Promise<unknown>) {
  const { dryRun } = request.server;
  if (!dryRun) throw new Error('This server does not support dry runs');
  const answer = await dryRun(call as () => Promise<object>);
  // A preview is not a stored state, so it has no tag to send back.
  reply.removeHeader('etag');
  return answer;
}

/** Throws unless the body is empty; many clients send an empty object. */
function refuseBody(body: unknown): void {
  if (body === undefined || body === null) return;
  const fields = typeof body === 'object' ? Object.keys(body) : [''];
  if (fields.length === 0) return;
  throw new AppError('input/invalid', {
    message: 'This call does not take a body.',
    issues: fields.map((path) => ({ path, message: unknownField })),
  });
}

/** Builds the route's schema for validation and serialization. The API's document describes it. */
function buildSchema(endpoint: Endpoint): FastifySchema {
  const { params, query, body, status } = endpoint;
  return {
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    response: { [status]: getAnswerSchema(endpoint) },
  };
}
