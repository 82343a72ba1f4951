import type { FastifyRequest } from 'fastify';
import { accessMessages } from '#api/access-messages.ts';
import { languages } from '#content/language/language.ts';
import { AppError } from './app-error.ts';

/**
 * Refuses calls that another website makes a browser send. Browsers put `Origin` on every POST; a call
 * without it comes from a script, which carries no cookie of a visitor. It is compared with the public address
 * alone: `Host` and `X-Forwarded-Host` are what the caller says.
 */
export function requireSameOrigin(publicUrl: string): (request: FastifyRequest) => Promise<void> {
  const publicOrigin = new URL(publicUrl).origin;
  // Before there is a body nobody knows in which language a form is.
  const ofForms = languages.map((language) => accessMessages[language].elsewhere(publicOrigin)).join(' ');
  return async ({ headers, routeOptions }) => {
    if (headers.origin === undefined || headers.origin === publicOrigin) return;
    if (routeOptions.config.endpoint?.form) throw new AppError('auth/foreign-origin', { message: ofForms });
    throw new AppError('auth/foreign-origin', {
      message: `This request came from another website, or from another address of this one. The site is at ${publicOrigin}: open it there, and the editor at ${publicOrigin}/admin.`,
    });
  };
}
