import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, matchesEtag, type RenderedPage } from './rendered-page.ts';

/** Answers with a prepared document in the best encoding, or 304 to who has it already. */
export function sendRendered(page: RenderedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const best = page.representations[chooseEncoding(request.headers['accept-encoding'])];
  if (matchesEtag(request.headers['if-none-match'], best.etag)) {
    return reply.code(304).headers(best.unchanged).send();
  }
  return reply.code(page.status).headers(best.headers).send(best.body);
}
