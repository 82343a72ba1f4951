import { z } from 'zod';
import { defaultLanguage } from '#content/language/language.ts';
import { endpoint } from '../endpoint.ts';
import { emptyAnswer, languageSchema, pageKeySchema } from '../schemas/common.ts';

const tag = 'Protected pages';
const byPage = z.object({ page: pageKeySchema });
/** Language of the messages, and of the page that a form returns to. */
const language = languageSchema.default(defaultLanguage);

/**
 * Endpoints for the password form. Both accept JSON or a plain HTML form
 * (`application/x-www-form-urlencoded`), and then respond with 303 to the page, or with the form as a
 * document with the error. They ignore unknown fields, so that a field added by a browser extension does not
 * lock a visitor out.
 */
export const unlockPage = endpoint({
  method: 'POST',
  path: '/access/:page',
  tag,
  access: 'public',
  summary: 'Open a protected page with its own password or the shared password that it uses. Sets a cookie.',
  params: byPage,
  body: z.looseObject({ password: z.string().default(''), language }),
  form: true,
  cookies: true,
  audit: {},
  answer: emptyAnswer,
  errors: ['access/no-password', 'access/wrong-password', 'page/not-found'],
});

export const lockPage = endpoint({
  method: 'POST',
  path: '/access/:page/logout',
  tag,
  access: 'public',
  summary: 'Close a protected page, and the pages that share its password.',
  params: byPage,
  body: z.looseObject({ language }),
  form: true,
  cookies: true,
  audit: {},
  answer: emptyAnswer,
  errors: ['page/not-found'],
});
