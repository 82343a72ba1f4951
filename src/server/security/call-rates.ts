import type { FastifyRequest } from 'fastify';
import { tooOften } from '#server/http/app-error.ts';
import { isForm } from '#server/http/html-form.ts';
import type { Limits } from '#server/limits/limits.ts';
import { addressKey, createTryLimit } from '#server/security/try-limit.ts';
import '#server/http/person.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a request, if it is a call. Throws 429 for whoever calls too often. */
    countCall?: (request: FastifyRequest) => void;
  }
}

const minuteMs = 60_000;

/**
 * Counts calls by the account that makes them, or by the network where nobody is signed in: a stranger who floods the API from the
 * studio's own network keeps nobody there from working. Each server counts for itself, in memory that does not grow with
 * the number of addresses.
 */
export function createCallRates(
  { apiAccount, apiNetwork }: Pick<Limits, 'apiAccount' | 'apiNetwork'>,
  now?: () => number,
): (request: FastifyRequest) => void {
  const accounts = createTryLimit({ tries: apiAccount, windowMs: minuteMs, now });
  const networks = createTryLimit({ tries: apiNetwork, windowMs: minuteMs, now });
  return (request) => {
    // Forms of visitors are counted where their answers can be read, with what was typed.
    if (!isCall(request) || isForm(request)) return;
    const { viewer, countedAs, ip } = request;
    const account = viewer?.id ?? countedAs;
    const retryAfter = account === undefined ? networks.take(addressKey(ip)) : accounts.take(account);
    if (retryAfter !== undefined) throw tooOften(retryAfter);
  };
}

/** By its route, however the address was written; and where there is no route, by the address. What assistants send are calls too. */
function isCall({ url, routeOptions }: FastifyRequest): boolean {
  return [url, routeOptions.url ?? ''].some((address) => /^\/(?:api|mcp)(?:[/?]|$)/.test(address));
}
