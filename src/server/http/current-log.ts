import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger } from 'fastify';

const logs = new AsyncLocalStorage<FastifyBaseLogger>();

/** Runs work that belongs to a request. */
export function runWithLog(log: FastifyBaseLogger, work: () => void): void {
  logs.run(log, work);
}

/**
 * The log of the request that this is part of, which names it by `reqId`, or else `log`. For parts of the server that are given no
 * request; not for work that goes on for longer, such as a timer that a request happened to start.
 */
export function currentLog(log: FastifyBaseLogger): FastifyBaseLogger {
  return logs.getStore() ?? log;
}

/**
 * An address as logs and sentences may tell it: without what makes a link of the studio one. Whoever reads a log could
 * otherwise open what it opens.
 */
export function withoutSecrets(url: string): string {
  return url
    .replace(/((?:^|\/)(?:kamer|inzage)\/|^\/api\/(?:rooms|drafts)\/)[^/?]+/g, '$1…')
    .replace(/([?&](?:token|key|access_token)=)[^&]+/g, '$1…');
}
