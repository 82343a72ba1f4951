import type { RouteOptions } from 'fastify';
import { toOpenApiPath } from '#server/app/describe-call.ts';
import { buildApiDocument } from '#server/app/document.ts';
import { testDefinitions } from './test-definitions.ts';
import { undeclaredAnswers } from './undeclared-answers.ts';

const { paths } = buildApiDocument({ publicUrl: 'http://localhost:3000', definitions: testDefinitions });

/** Headers that depend on the call. The others are the same for the whole API. */
const callHeaders = {
  etag: 'ETag',
  link: 'Link',
  location: 'Location',
  'retry-after': 'Retry-After',
  'set-cookie': 'Set-Cookie',
};

/**
 * Checks every response of a documented route against the API's document: its status, its error code and its
 * headers. Use it as the `onRoute` hook of a server under test.
 */
export function checkAgainstDocument(route: RouteOptions): void {
  const operation = paths[toOpenApiPath(route.url)]?.[String(route.method).toLowerCase()];
  if (!operation) return;
  const hooks = [route.onSend ?? []].flat();
  route.onSend = [
    ...hooks,
    async (_request, reply, payload) => {
      const { statusCode } = reply;
      const call = `${operation.operationId} ${statusCode}`;
      const response = operation.responses[statusCode];
      if (!response) return void undeclaredAnswers.add(call);
      for (const [sent, name] of Object.entries(callHeaders)) {
        if (reply.hasHeader(sent) && !response.headers?.[name]) undeclaredAnswers.add(`${call} ${name}`);
      }
      const code = statusCode >= 400 ? readErrorCode(payload) : undefined;
      if (code && !response.description.split(', ').includes(code)) undeclaredAnswers.add(`${call} ${code}`);
    },
  ];
}

function readErrorCode(payload: unknown): string | undefined {
  if (typeof payload !== 'string' || !payload.startsWith('{')) return undefined;
  return (JSON.parse(payload) as { code?: string }).code;
}
