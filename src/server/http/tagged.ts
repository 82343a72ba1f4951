import type { FastifyReply, FastifyRequest } from 'fastify';
import { digestOf, namesTag } from './entity-tag.ts';
import { entityTag, type Revisions } from './preconditions.ts';

/** An answer, and the revisions of what it shows. */
export interface Revised<T> {
  readonly answer: T;
  readonly revisions: Revisions;
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Hands out an answer with its `ETag`; to a reader who has it already, 304 without it. */
export function tagged<T>({ request, reply }: Exchange, { answer, revisions }: Revised<T>): T | FastifyReply {
  const tag = entityTag(revisions);
  reply.header('etag', tag);
  if (request.method === 'GET' && namesTag(request.headers['if-none-match'], tag)) {
    return reply.code(304).send();
  }
  return answer;
}

/** A revision for what has none stored: it follows from the value alone. */
export function digest(value: unknown): string {
  return digestOf(JSON.stringify(value));
}
