import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import '#server/security/call-rates.ts';
import { AppError } from '#server/http/app-error.ts';
import { withoutSecrets } from '#server/http/current-log.ts';
import { type MethodsAt, mapRoutes } from '#server/http/route-map.ts';

/**
 * What is answered where no route is: 405 with `Allow` when the address takes other methods (RFC 9110, 15.5.6),
 * else 404. It reads the routes that are registered after it, so all of them name it as what they depend on.
 */
export const notFoundAnswers = fp(
  async (app) => {
    const methodsAt = mapRoutes(app);
    // Before a body is read: what is wrong with it does not matter where nothing takes it.
    app.addHook('onRequest', async (request) => {
      if (!request.is404) return;
      // It comes before what counts all other calls.
      await app.countCall?.(request);
      throw await createIssue(request, methodsAt);
    });
    // A route that has found nothing at an address comes here too.
    app.setNotFoundHandler(async (request) => {
      throw await createIssue(request, methodsAt);
    });
  },
  { name: 'not-found-answers' },
);

async function createIssue(request: FastifyRequest, methodsAt: MethodsAt): Promise<AppError> {
  const { method, url } = request;
  const [named = url] = url.split('?', 1);
  // The sentence is logged.
  const path = withoutSecrets(named);
  const allow = await methodsAt(request);
  if (allow.length === 0 || allow.includes(method)) {
    return new AppError('route/not-found', { message: `There is nothing at ${method} ${path}.` });
  }
  const message = `${path} does not take ${method}, only ${allow.join(', ')}.`;
  return new AppError('route/wrong-method', { message, allow });
}
