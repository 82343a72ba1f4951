import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from './accepted-encoding.ts';
import { isTagListed } from './entity-tag.ts';
import type { PreparedAnswer } from './prepared-answer.ts';

/** Writes a prepared answer to the socket, past hooks and serializers. */
export function writePrepared(
  answer: PreparedAnswer,
  { headers, method }: IncomingMessage,
  response: ServerResponse,
): void {
  const best = answer.representations[chooseEncoding(headers['accept-encoding'])];
  if (answer.status === 200 && isTagListed(headers['if-none-match'], best.etag)) {
    response.writeHead(304, best.unchanged).end();
    return;
  }
  response.writeHead(answer.status, best.headers).end(method === 'HEAD' ? undefined : best.body);
}

/** Sends a prepared answer through the hooks, if they add something or the response is logged. */
export function sendPrepared(
  answer: PreparedAnswer,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const best = answer.representations[chooseEncoding(headers['accept-encoding'])];
  if (answer.status === 200 && isTagListed(headers['if-none-match'], best.etag)) {
    return reply.code(304).headers(best.unchanged).send();
  }
  return reply.code(answer.status).headers(best.headers).send(best.body);
}
