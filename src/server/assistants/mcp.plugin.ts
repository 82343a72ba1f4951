import { Readable } from 'node:stream';
import type { McpHttpHandler } from '@modelcontextprotocol/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { mcpPath } from '#api/mcp-path.ts';
import type { Definitions } from '#content/block/block.ts';
import { AppError } from '#server/http/app-error.ts';
import { type Assistant, isAssistant } from '#server/http/person.ts';
import { requireSameOrigin } from '#server/http/same-origin.ts';
import { noKey } from '#server/identity/accounts/assistant-keys.plugin.ts';
import type { Storage } from '#server/storage/storage.ts';
import { createAssistantApi } from './call-api.ts';

interface Options {
  readonly storage: Storage;
  readonly definitions: Definitions;
  readonly publicUrl: string;
}

/**
 * Serves `/mcp` by the Model Context Protocol over streamable HTTP. Authenticates only by a key in the
 * `Authorization` header; rejects cookies and calls from other websites.
 */
export const mcpPlugin = fp<Options>(
  async (app, { storage, definitions, publicUrl }) => {
    let opened: Promise<McpHttpHandler> | undefined;

    /** Loads the protocol with the first message, since most sites have no assistant. */
    function loadHandler(): Promise<McpHttpHandler> {
      opened ??= import('./mcp-server.ts').then(({ createAssistantServer }) =>
        createAssistantServer({
          definitions,
          log: app.log,
          createDeps: (assistant) => ({
            api: createAssistantApi(app, assistant),
            db: storage.db,
            definitions,
            publicUrl,
            assistant: assistant.email,
          }),
        }),
      );
      return opened;
    }

    app.route({
      method: ['GET', 'POST', 'DELETE'],
      url: mcpPath,
      config: { access: 'editor' },
      onRequest: [
        // The protocol requires this for reads too.
        requireSameOrigin(publicUrl),
        async (request, reply) => {
          if (isAssistant(request.viewer)) return;
          reply.header('www-authenticate', 'Bearer');
          throw new AppError('auth/required', { message: noKey });
        },
      ],
      handler: async (request, reply) => {
        const assistant = request.viewer as Assistant;
        const { fetch } = await loadHandler();
        const answer = await fetch(toWebRequest(request, publicUrl), {
          authInfo: { token: '', clientId: assistant.id, scopes: [], extra: { assistant } },
          ...(request.body !== undefined && { parsedBody: request.body }),
        });
        return sendWebResponse(reply, answer);
      },
    });
    app.addHook('preClose', async () => (await opened)?.close());
  },
  { name: 'mcp', dependencies: ['identity', 'not-found-answers'] },
);

/** Converts a request whose body is parsed already. Without the key, which is for the server only. */
function toWebRequest({ method, url, headers }: FastifyRequest, publicUrl: string): Request {
  const kept = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !['authorization', 'cookie', 'content-length'].includes(name)
      ? [[name, value]]
      : [],
  );
  return new Request(new URL(url, publicUrl), { method, headers: kept });
}

function sendWebResponse(reply: FastifyReply, { status, headers, body }: Response): FastifyReply {
  reply.code(status);
  for (const [name, value] of headers) reply.header(name, value);
  return reply.send(body === null ? undefined : Readable.fromWeb(body as never));
}
