import type { FastifyInstance } from 'fastify';

/**
 * Many clients name JSON as the type of an empty body; that is no body. Plain text, which any website can make a
 * browser send without asking, is not taken at all.
 */
export function jsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}
