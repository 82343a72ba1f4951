import { z } from 'zod';
import { defaultLanguage } from '#content/language/language.ts';
import { endpoint } from '../endpoint.ts';
import { emptyAnswer, languageSchema } from '../schemas/common.ts';

const tag = 'Protected pages';
const byPage = z.object({ page: z.string().describe("A page's id or its identifier.") });
/** Of the sentences in the answer, and of the page that a form leads back to. */
const language = languageSchema.default(defaultLanguage);

/**
 * Both take JSON, or a plain HTML form (`application/x-www-form-urlencoded`): then they answer 303 to the
 * page, or with the gate as a document that says what was wrong. They pass over fields that they do not know:
 * what an extension of the browser adds to a form locks nobody out.
 */
export const unlockPage = endpoint({
  method: 'POST',
  path: '/access/:page',
  tag,
  access: 'public',
  summary: 'Open a protected page with its own password, or with the shared one it names. Sets a cookie.',
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
  summary: 'Close a protected page again, and with it the pages that share its password.',
  params: byPage,
  body: z.looseObject({ language }),
  form: true,
  cookies: true,
  audit: {},
  answer: emptyAnswer,
  errors: ['page/not-found'],
});
