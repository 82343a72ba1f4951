import type { FastifyRequest } from 'fastify';
import { isForm } from '#server/http/html-form.ts';
import type { Limits } from '#server/security/limits.ts';
import { createRateLimiter } from '#server/security/rate-limiter.ts';
import { createMemoryStore } from '#server/security/rate-stores.ts';
import '#server/http/person.ts';
import { getAddressKey } from './address-key.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a request if it is an API call. Throws 429 after too many calls. */
    countCall?: (request: FastifyRequest) => Promise<void>;
  }
}

/**
 * Counts calls by account, or by network without one. A stranger who floods the API from the studio's network
 * does not lock out its members. Each server counts for itself, in memory that does not grow with the number
 * of addresses.
 */
export function createCallRates(
  limits: Limits,
  now?: () => number,
): (request: FastifyRequest) => Promise<void> {
  const accounts = createRateLimiter(createMemoryStore(), limits, now);
  const networks = createRateLimiter(createMemoryStore(), limits, now);
  return async (request) => {
    // Visitors' forms are counted by their own routes, which answer with a page that keeps the typed text.
    if (!isCall(request) || isForm(request)) return;
    const { viewer, countedAs, ip } = request;
    const account = viewer?.id ?? countedAs;
    if (account === undefined) await networks.take([{ rate: 'apiNetwork', key: getAddressKey(ip) }]);
    else await accounts.take([{ rate: 'apiAccount', key: account }]);
  };
}

/**
 * Decides by the route, however the URL was written; without a route, by the URL. MCP requests of assistants
 * are calls too.
 */
function isCall({ url, routeOptions }: FastifyRequest): boolean {
  return [url, routeOptions.url ?? ''].some((address) => /^\/(?:api|mcp)(?:[/?]|$)/.test(address));
}
