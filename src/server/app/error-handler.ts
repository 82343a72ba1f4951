import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ErrorCode } from '#api/error-catalogue.ts';
import { AppError } from '#server/http/app-error.ts';
import { formatMaxSize } from '#server/http/client-errors.ts';
import type { FormError } from '#server/http/form-errors.ts';
import type { DialectCapabilities } from '#server/storage/dialects/capabilities.ts';
import { DraftsOnlyError } from '#server/storage/storage.ts';
import {
  identifyStorageTrouble,
  isDiskUnreachable,
  type StorageTrouble,
} from '#server/storage/storage-trouble.ts';

const retryAfterSeconds = 5;

/** Maps the status of errors from Fastify and its plugins to the catalogue. */
const codesByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'input/invalid',
  403: 'route/not-found',
  404: 'route/not-found',
  413: 'input/too-large',
  415: 'media/wrong-type',
};

/** Messages for problems that a retry alone does not solve. */
const troubleSentences: Readonly<Record<StorageTrouble, string>> = {
  full: 'The site’s disk is full, so nothing was saved. Keep this page open, free up disk space, then try again.',
  'read-only':
    'The site’s disk is read-only, so nothing was saved. Keep this page open until your administrator has fixed this.',
  damaged: 'The site’s database is damaged. Ask your administrator to restore a backup.',
};

interface Options {
  readonly capabilities: DialectCapabilities;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Converts an error as the API would, for responses that are pages. */
    asAppError: (error: FormError, request: FastifyRequest) => AppError;
  }
}

/** Converts all errors to HTTP. Unexpected ones are logged, and become a 500 without details. */
export const errorHandler = fp<Options>(
  async (app, { capabilities }) => {
    app.decorate('asAppError', (error, request) => toAppError(error, capabilities, request));
    // Pages and forms get the header too, so that scripts know when to retry.
    app.addHook('onSend', async (_request, reply, payload) => {
      if (reply.statusCode === 503 && !reply.hasHeader('retry-after'))
        reply.header('retry-after', retryAfterSeconds);
      return payload;
    });
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const known = toAppError(error, capabilities, request);
      if (known.status >= 500) request.log.error({ err: error }, known.code);
      else request.log.info({ code: known.code }, known.message);
      // The request id identifies the error in the log.
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
  if (error instanceof DraftsOnlyError) return new AppError('assistant/drafts-only');
  const trouble = identifyStorageTrouble(error);
  if (trouble) return new AppError('server/unavailable', { message: troubleSentences[trouble] });
  if (capabilities.isUnavailable(error) || isDiskUnreachable(error))
    return new AppError('server/unavailable');
  if (capabilities.isUnstorable(error)) {
    return new AppError('input/invalid', { message: 'A text contains a character that cannot be stored.' });
  }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    const most = formatMaxSize(routeOptions.bodyLimit);
    return new AppError('input/too-large', { message: `This request can have at most ${most}.` });
  }
  const code = getErrorCode(error.statusCode ?? 500);
  // Fastify's messages name what is wrong with the request, such as invalid JSON.
  return new AppError(code, [400, 415].includes(error.statusCode ?? 0) ? { message: error.message } : {});
}

function getErrorCode(status: number): ErrorCode {
  // Any other 4xx is the client's mistake too, such as a range beyond the end of a file.
  return codesByStatus[status] ?? (status >= 400 && status < 500 ? 'input/invalid' : 'server/failed');
}
