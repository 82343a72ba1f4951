import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/http/app-error.ts';

/**
 * Refuses calls that another website makes a browser send. Browsers put `Origin` on every POST; a call
 * without it comes from a script, which carries no cookie of a visitor. Besides the public address the one
 * that the request itself was sent to counts, so that signing in also works at 127.0.0.1 or in a local network.
 */
export function requireSameOrigin(publicUrl: string): (request: FastifyRequest) => Promise<void> {
  const publicOrigin = new URL(publicUrl).origin;
  return async (request) => {
    const { origin } = request.headers;
    if (origin === undefined || origin === publicOrigin) return;
    if (URL.canParse(origin) && new URL(origin).host === request.host) return;
    throw new AppError('auth/foreign-origin');
  };
}
