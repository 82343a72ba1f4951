import type { FastifyReply, FastifyRequest } from 'fastify';
import { accessMessages } from '#api/access-messages.ts';
import { defaultLanguage, isLanguage, type Language } from '#content/language/language.ts';
import { AppError } from './app-error.ts';

/** What is thrown while a form is taken: ours, or Fastify's with the status that it stands for. */
export type FormError = Error & { readonly statusCode?: number; readonly code?: string };

/** The language that a form says it is in. Some errors come before there is a body. */
export function languageOfForm({ body }: FastifyRequest): Language {
  const { language } = (body ?? {}) as { language?: unknown };
  return isLanguage(language) ? language : defaultLanguage;
}

/**
 * Says of an error what HTTP and the log have to know, where the answer is a page for a person: `Retry-After`, and in the log
 * what is an issue of ours. Answers the status.
 *
 * @param what did not happen, for the log
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

/** What a gate says. Its own sentences are for the visitor; of everything else they need to know only that it failed. */
export function gateMessage(error: Error, language: Language): string {
  return error instanceof AppError && spokenByGates.has(error.code)
    ? error.message
    : accessMessages[language].failed;
}
