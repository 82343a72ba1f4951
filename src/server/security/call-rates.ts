import type { FastifyRequest } from 'fastify';
import { isForm } from '#server/http/html-form.ts';
import type { Limits } from '#server/security/limits.ts';
import { createRateLimiter } from '#server/security/rate-limiter.ts';
import { createMemoryStore } from '#server/security/rate-stores.ts';
import '#server/http/person.ts';
import { addressKey } from './address-key.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a request, if it is a call. Throws 429 for whoever calls too often. */
    countCall?: (request: FastifyRequest) => Promise<void>;
  }
}

/**
 * Counts calls by the account that makes them, or by the network where nobody is signed in: a stranger who floods the API from the
 * studio's own network keeps nobody there from working. Each server counts for itself, in memory that does not grow with
 * the number of addresses.
 */
export function createCallRates(
  limits: Limits,
  now?: () => number,
): (request: FastifyRequest) => Promise<void> {
  const accounts = createRateLimiter(createMemoryStore(), limits, now);
  const networks = createRateLimiter(createMemoryStore(), limits, now);
  return async (request) => {
    // Forms of visitors are counted where their answers can be read, with what was typed.
    if (!isCall(request) || isForm(request)) return;
    const { viewer, countedAs, ip } = request;
    const account = viewer?.id ?? countedAs;
    if (account === undefined) await networks.take([{ rate: 'apiNetwork', key: addressKey(ip) }]);
    else await accounts.take([{ rate: 'apiAccount', key: account }]);
  };
}

/** By its route, however the address was written; and where there is no route, by the address. What assistants send are calls too. */
function isCall({ url, routeOptions }: FastifyRequest): boolean {
  return [url, routeOptions.url ?? ''].some((address) => /^\/(?:api|mcp)(?:[/?]|$)/.test(address));
}
