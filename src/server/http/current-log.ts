import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger } from 'fastify';

const logs = new AsyncLocalStorage<FastifyBaseLogger>();

/** Runs work of a request with the request's log. */
export function runWithLog(log: FastifyBaseLogger, work: () => void): void {
  logs.run(log, work);
}

/**
 * Returns the log of the current request, which adds its `reqId`, or else `log`. For modules without access
 * to the request; not for work that outlives it, such as a timer.
 */
export function getCurrentLog(log: FastifyBaseLogger): FastifyBaseLogger {
  return logs.getStore() ?? log;
}

/**
 * Removes secrets from a URL for logs and messages, whose readers could otherwise use them: the tokens of
 * client spaces (`/kamer/`) and share links (`/inzage/`), and keys and tokens in the query.
 */
export function omitSecrets(url: string): string {
  return url
    .replace(/((?:^|\/)(?:kamer|inzage)\/|^\/api\/(?:rooms|drafts)\/)[^/?]+/g, '$1…')
    .replace(/([?&](?:token|key|access_token)=)[^&]+/g, '$1…');
}
