import fp from 'fastify-plugin';
import { findExceededLimit, jsonLimits } from '#content/json-limits.ts';
import { AppError, errorLanguage } from '#server/http/app-error.ts';

/** Functions, since the first number that a process formats takes ten milliseconds. */
const sentences = {
  depth: () => `Lists and objects cannot be nested more than ${jsonLimits.depth} deep.`,
  entries: () =>
    `A list or object cannot have more than ${jsonLimits.entries.toLocaleString(errorLanguage)} entries.`,
} as const;

/**
 * Treats an empty JSON body as no body, since many clients state that type. Rejects plain text, which any
 * website can make a browser send without a preflight request.
 */
export const jsonBody = fp(
  async (app) => {
    const parse = app.getDefaultJsonParser('error', 'error');
    app.removeContentTypeParser(['application/json', 'text/plain']);
    app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
      const exceeded = body === '' ? undefined : findExceededLimit(body);
      if (body === '') done(null, undefined);
      else if (exceeded) done(new AppError('input/invalid', { message: sentences[exceeded]() }));
      else void parse(request, body, done);
    });
  },
  { name: 'json-body' },
);
