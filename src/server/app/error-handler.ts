import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ErrorCode } from '#api/errors.ts';
import { AppError } from '#server/http/app-error.ts';
import { sizeWords } from '#server/http/client-errors.ts';
import type { FormError } from '#server/http/form-errors.ts';
import type { DialectCapabilities } from '#server/storage/dialects/capabilities.ts';
import { DraftsOnly } from '#server/storage/storage.ts';
import {
  identifyStorageTrouble,
  isDiskUnreachable,
  type StorageTrouble,
} from '#server/storage/storage-trouble.ts';

const retryAfterSeconds = 5;

/** What Fastify and its plugins throw, by HTTP status, in the words of our catalogue. */
const codesByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'input/invalid',
  403: 'route/not-found',
  404: 'route/not-found',
  413: 'input/too-large',
  415: 'media/wrong-type',
};

/** What trying again alone does not mend. */
const troubleSentences: Readonly<Record<StorageTrouble, string>> = {
  full: 'The site’s disk is full, so that nothing was stored. Keep this window open, make room, then try again.',
  'read-only':
    'The site may only read its disk, so that nothing was stored. Keep this window open until whoever runs the site has mended that.',
  damaged: 'The site’s database is damaged. Whoever runs the site has to restore a backup.',
};

interface Options {
  readonly capabilities: DialectCapabilities;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** An error as the API answers it, for answers that are pages. */
    asAppError: (error: FormError, request: FastifyRequest) => AppError;
  }
}

/** The one place that turns errors into HTTP. What nobody foresaw is a 500 without detail, and is logged. */
export const errorHandler = fp<Options>(
  async (app, { capabilities }) => {
    app.decorate('asAppError', (error, request) => toAppError(error, capabilities, request));
    // Also of pages and forms: whoever asks by a script knows when to ask again.
    app.addHook('onSend', async (_request, reply, payload) => {
      if (reply.statusCode === 503 && !reply.hasHeader('retry-after'))
        reply.header('retry-after', retryAfterSeconds);
      return payload;
    });
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const known = toAppError(error, capabilities, request);
      if (known.status >= 500) request.log.error({ err: error }, known.code);
      else request.log.info({ code: known.code }, known.message);
      // By which whoever runs the site finds what happened in the log.
      if (known.status >= 500) reply.header('x-request-id', request.id);
      return sendError(known, reply);
    });
  },
  { name: 'error-handler' },
);

function sendError(error: AppError, reply: FastifyReply): FastifyReply {
  const { retryAfter } = error.details;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  if (error.details.allow) reply.header('allow', error.details.allow.join(', '));
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  return reply
    .code(error.status)
    .header('x-content-type-options', 'nosniff')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(error.toBody()));
}

function toAppError(
  error: FormError,
  capabilities: DialectCapabilities,
  { routeOptions }: FastifyRequest,
): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof DraftsOnly) return new AppError('assistant/drafts-only');
  const trouble = identifyStorageTrouble(error);
  if (trouble) return new AppError('server/unavailable', { message: troubleSentences[trouble] });
  if (capabilities.isUnavailable(error) || isDiskUnreachable(error))
    return new AppError('server/unavailable');
  if (capabilities.isUnstorable(error)) {
    return new AppError('input/invalid', { message: 'A text holds a character that cannot be stored.' });
  }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    const most = sizeWords(routeOptions.bodyLimit);
    return new AppError('input/too-large', { message: `What is sent here can be ${most} large at most.` });
  }
  const code = codeOf(error.statusCode ?? 500);
  // Fastify's own sentences name what was wrong with the request: a body that is no JSON, for example.
  return new AppError(code, [400, 415].includes(error.statusCode ?? 0) ? { message: error.message } : {});
}

function codeOf(status: number): ErrorCode {
  // Anything else between 400 and 499 is still the sender's mistake: a range beyond a file's end, for example.
  return codesByStatus[status] ?? (status >= 400 && status < 500 ? 'input/invalid' : 'server/failed');
}
