import type { IncomingMessage, ServerResponse } from 'node:http';
import { writePrepared } from '#server/http/send-prepared.ts';
import type { Website } from './website.service.ts';

/**
 * Answers with the page in memory for exactly this address; false where there is none. The one decision for both
 * ways: before the routes, and from the route of public addresses.
 */
export function answerCached(
  { cached }: Pick<Website, 'cached'>,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method, url = '' } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const page = cached(url);
  if (!page) return false;
  writePrepared(page, request, response);
  return true;
}
