import type { FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, isLanguage, type Language } from '#content/language/language.ts';
import { siteWords } from '#i18n/site-words.ts';
import { AppError } from './app-error.ts';

/** An error while handling a form: an `AppError`, or Fastify's with a status. */
export type FormError = Error & { readonly statusCode?: number; readonly code?: string };

/** Reads the language that a form states; the default if an error occurred before its body was read. */
export function getFormLanguage({ body }: FastifyRequest): Language {
  const { language } = (body ?? {}) as { language?: unknown };
  return isLanguage(language) ? language : defaultLanguage;
}

/**
 * Sets `Retry-After` and logs bugs, for an error that is answered by a page. Returns the status.
 *
 * @param what the action that failed, for the log
 */
export function noteFormError(
  error: FormError,
  what: string,
  request: FastifyRequest,
  reply: FastifyReply,
): number {
  const { status, details } = request.server.asAppError(error, request);
  if (status >= 500) request.log.error({ err: error }, what);
  const { retryAfter } = details;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return status;
}

const spokenByGates = new Set<string>([
  'access/no-password',
  'access/wrong-password',
  'auth/foreign-origin',
  'limit/reached',
]);

/**
 * Returns the gate's message. Messages for visitors are shown as they are; for all other errors, only that it
 * failed.
 */
export function getGateMessage(error: Error, language: Language): string {
  return error instanceof AppError && spokenByGates.has(error.code)
    ? error.message
    : siteWords[language].access.failed;
}
