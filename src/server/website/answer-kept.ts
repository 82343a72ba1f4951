import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, matchesEtag, type RenderedPage } from './rendered-page.ts';
import type { Website } from './website.service.ts';

/**
 * Answers with the page in memory for exactly this address; false where there is none. The one decision for both
 * ways: before the routes, and from the route of public addresses.
 */
export function answerKept(
  { kept }: Pick<Website, 'kept'>,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method, url = '' } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const page = kept(url);
  if (!page) return false;
  writeRendered(page, request, response);
  return true;
}

/** Writes prepared bytes and headers straight to the socket: no hook or serializer has anything to add. */
export function writeRendered(
  page: RenderedPage,
  { headers, method }: IncomingMessage,
  response: ServerResponse,
): void {
  const best = page.representations[chooseEncoding(headers['accept-encoding'])];
  if (page.status === 200 && matchesEtag(headers['if-none-match'], best.etag)) {
    response.writeHead(304, best.unchanged).end();
    return;
  }
  response.writeHead(page.status, best.headers).end(method === 'HEAD' ? undefined : best.body);
}
