import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Definitions } from '#content/block.ts';

/** What the documentation says of its own answers; everything else is set for all of `/api`. */
const passedOn = ['content-type', 'location', 'etag', 'last-modified', 'cache-control'];

interface Options {
  readonly publicUrl: string;
  readonly definitions: Definitions;
}

/**
 * The description of the calls, at `/api/openapi.json` and to read at `/api/docs`. It is made when somebody first
 * asks for it, since what makes it is large and most servers are never asked.
 */
export const apiDocs = fp<Options>(
  async (app, { publicUrl, definitions }) => {
    let described: Promise<FastifyInstance> | undefined;

    async function answer(request: FastifyRequest, reply: FastifyReply) {
      described ??= import('./documentation-server.ts').then(({ documentationServer }) =>
        documentationServer({ publicUrl, definitions }),
      );
      const docs = await described;
      const { url, headers } = request;
      const { statusCode, rawPayload, ...rendered } = await docs.inject({ method: 'GET', url, headers });
      if (statusCode === 404) return reply.callNotFound();
      for (const name of passedOn) {
        const value = rendered.headers[name];
        if (value !== undefined) reply.header(name, value);
      }
      return reply.code(statusCode).send(rawPayload.length > 0 ? rawPayload : undefined);
    }

    for (const url of ['/api/openapi.json', '/api/docs', '/api/docs/*']) {
      app.get(url, { config: { access: 'public' } }, answer);
    }
  },
  { name: 'api-docs', dependencies: ['not-found-answers'] },
);
