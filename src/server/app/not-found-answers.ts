import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import '#server/security/call-rates.ts';
import { AppError } from '#server/http/app-error.ts';
import { omitSecrets } from '#server/http/current-log.ts';
import { type MethodLookup, mapRoutes } from '#server/http/route-map.ts';

/**
 * Answers requests without a route: 405 with `Allow` if the URL supports other methods (RFC 9110, 15.5.6),
 * else 404. Reads all routes registered after it, so they must declare it as a dependency.
 */
export const notFoundAnswers = fp(
  async (app) => {
    const methodsAt = mapRoutes(app);
    // Runs before the body is read, since errors in the body do not matter here.
    app.addHook('onRequest', async (request) => {
      if (!request.is404) return;
      // This runs before the hook that counts other calls.
      await app.countCall?.(request);
      throw await createIssue(request, methodsAt);
    });
    // Routes that found nothing at a URL end here too.
    app.setNotFoundHandler(async (request) => {
      throw await createIssue(request, methodsAt);
    });
  },
  { name: 'not-found-answers' },
);

async function createIssue(request: FastifyRequest, methodsAt: MethodLookup): Promise<AppError> {
  const { method, url } = request;
  const [named = url] = url.split('?', 1);
  // The message is logged, so the path must contain no secrets.
  const path = omitSecrets(named);
  const allow = await methodsAt(request);
  if (allow.length === 0 || allow.includes(method)) {
    return new AppError('route/not-found', { message: `There is nothing at ${method} ${path}.` });
  }
  const message = `${path} does not support ${method}, only ${allow.join(', ')}.`;
  return new AppError('route/wrong-method', { message, allow });
}
