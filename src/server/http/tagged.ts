import type { FastifyReply, FastifyRequest } from 'fastify';
import { digestOf, namesTag } from './entity-tag.ts';
import { entityTag, type Revisions } from './preconditions.ts';

/** An answer with the revisions of its content. */
export interface Revised<T> {
  readonly answer: T;
  readonly revisions: Revisions;
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Returns an answer with its `ETag`, or 304 if the client has it already. */
export function tagged<T>({ request, reply }: Exchange, { answer, revisions }: Revised<T>): T | FastifyReply {
  const tag = entityTag(revisions);
  reply.header('etag', tag);
  if (request.method === 'GET' && namesTag(request.headers['if-none-match'], tag)) {
    return reply.code(304).send();
  }
  return answer;
}

/** Computes a revision from the value, for content without a stored one. */
export function digest(value: unknown): string {
  return digestOf(JSON.stringify(value));
}
