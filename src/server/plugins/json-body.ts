import fp from 'fastify-plugin';
import { isDeeperThan, jsonLimits } from '#content/json-limits.ts';
import { AppError } from '../http/app-error.ts';

/**
 * Many clients name JSON as the type of an empty body; that is no body. Plain text, which any website can make a
 * browser send without asking, is not taken at all.
 */
export const jsonBody = fp(
  async (app) => {
    const parse = app.getDefaultJsonParser('error', 'error');
    app.removeContentTypeParser(['application/json', 'text/plain']);
    app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
      if (body === '') done(null, undefined);
      else if (isDeeperThan(body, jsonLimits.depth)) {
        done(
          new AppError('input/invalid', {
            message: `Lists and objects cannot be nested more than ${jsonLimits.depth} deep.`,
          }),
        );
      } else void parse(request, body, done);
    });
  },
  { name: 'json-body' },
);
