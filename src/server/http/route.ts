import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { z } from 'zod';
import { answerOf, type DryRun } from '#api/dry-run.ts';
import { asksDryRun } from '#api/dry-run-query.ts';
import type { Access, BodyOf, Endpoint, ParamsOf, QueryOf } from '#api/endpoint.ts';
import type { User } from '#api/endpoints/auth.ts';
import { limitIssues } from '#content/block/issue.ts';
import { AppError } from './app-error.ts';
import { requireAccess } from './authorize.ts';
import {
  type BodyIssues,
  inputValidator,
  requireChanges,
  type StoredIssues,
  withStoredIssues,
} from './input-issues.ts';

import { type IfMatch, readIfMatch } from './preconditions.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call this route. A test refuses routes that do not say so. */
    access?: Access;
    endpoint?: Endpoint;
  }
  interface FastifyInstance {
    /** Tries a call without keeping what it writes, and adds to its answer what it would change. */
    dryRun?: <Answer extends object>(call: () => Promise<Answer>) => Promise<DryRun<Answer>>;
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
 * Bytes that somebody may send whom nobody knows: reading JSON of the size of a page takes long enough for others to wait. The
 * longest that such calls take is the 2,000 characters of a remark, or a passkey.
 */
export const publicBodyLimit = 32 * 1024;

/**
 * Registers one endpoint below `/api`: its policy first, then its schemas, then the handler. One that has
 * answered in a way of its own (a redirect for a form) gives back the reply.
 *
 * @param issues finds what is wrong with a body beyond its schema, whatever is stored; and for a body that is refused,
 *   by its schema or by the handler, what else is wrong with it by what is stored
 */
export function mount<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<AnswerInput<E> | FastifyReply>,
  issues: { readonly ofBody?: BodyIssues; readonly ofStored?: StoredIssues } = {},
): void {
  const refused = (error: unknown, request: FastifyRequest) =>
    withStoredIssues(error, request, issues.ofStored);
  const allow = requireAccess(endpoint.access);
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    schema: schemaOf(endpoint),
    validatorCompiler: inputValidator(endpoint, issues.ofBody),
    // Told by the hook below, which may look into what is stored first.
    attachValidation: true,
    config: { access: endpoint.access, endpoint },
    ...(endpoint.access === 'public' ? { bodyLimit: publicBodyLimit } : {}),
    // Before the body is read: somebody who may not call costs little, and learns nothing about the call.
    onRequest: allow,
    preValidation: async (request) => {
      // Nothing sent means nothing filled in, so that every missing field is named.
      if (endpoint.body) request.body ??= {};
      else refuseBody(request.body);
    },
    preHandler: async (request) => {
      const { validationError: error, viewer, server } = request;
      // A body can take its time: who was let go meanwhile may not finish what they began.
      if (endpoint.body && viewer && server.hasDecorator('viewerNow')) {
        request.viewer = await server.viewerNow(request);
        await allow(request);
      }
      if (error) throw error.validationContext === 'body' ? await refused(error, request) : error;
    },
    handler: async (request, reply) => {
      const { params, query, body, viewer, headers } = request;
      const ifMatch = endpoint.method === 'GET' ? undefined : readIfMatch(headers['if-match']);
      if (endpoint.body) requireChanges(endpoint, body);
      reply.code(endpoint.status);
      const call = () => handler({ params, query, body, viewer, ifMatch, request, reply } as Call<E>);
      try {
        const answer =
          endpoint.dryRun && asksDryRun(query) ? await tryOut(request, reply, call) : await call();
        return withFirstWarnings(answer);
      } catch (error) {
        throw await refused(error, request);
      }
    },
  });
}

/** A draft of a large page may lack thousands of things. */
function withFirstWarnings<Answer>(answer: Answer): Answer {
  const { warnings } = (answer ?? {}) as { readonly warnings?: unknown };
  return Array.isArray(warnings) ? { ...answer, warnings: limitIssues(warnings) } : answer;
}

async function tryOut(request: FastifyRequest, reply: FastifyReply, call: () => Promise<unknown>) {
  const { dryRun } = request.server;
  if (!dryRun) throw new Error('This server has no dry runs');
  const answer = await dryRun(call as () => Promise<object>);
  // No state has this tag, so nobody may send it back as the one they have seen.
  reply.removeHeader('etag');
  return answer;
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
function schemaOf(endpoint: Endpoint): FastifySchema {
  const { params, query, body, status } = endpoint;
  return {
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    response: { [status]: answerOf(endpoint) },
  };
}
