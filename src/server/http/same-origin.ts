import type { FastifyRequest } from 'fastify';
import { languages } from '#content/language/language.ts';
import { siteWords } from '#i18n/site-words.ts';
import { AppError } from './app-error.ts';

/**
 * Rejects calls that other websites make a browser send. Browsers put `Origin` on every POST; a call without
 * it comes from a script, which has no visitor's cookies. It is compared with the public URL only, since
 * callers choose `Host` and `X-Forwarded-Host`.
 */
export function requireSameOrigin(publicUrl: string): (request: FastifyRequest) => Promise<void> {
  const publicOrigin = new URL(publicUrl).origin;
  // The body has not been read, so the language of a form is unknown.
  const ofForms = languages.map((language) => siteWords[language].access.elsewhere(publicOrigin)).join(' ');
  return async ({ headers, routeOptions }) => {
    if (headers.origin === undefined || headers.origin === publicOrigin) return;
    if (routeOptions.config.endpoint?.form) throw new AppError('auth/foreign-origin', { message: ofForms });
    throw new AppError('auth/foreign-origin', {
      message: `This request came from another website, or from another URL of this one. Open the site at ${publicOrigin}, and the editor at ${publicOrigin}/admin.`,
    });
  };
}
