import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Definitions } from '#content/block/block.ts';
import { createAnswerCache } from '#server/http/answer-cache.ts';
import { type PreparedAnswer, prepareBytes, prepareText } from '#server/http/prepared-answer.ts';
import { sendPrepared } from '#server/http/send-prepared.ts';

interface Options {
  readonly publicUrl: string;
  readonly definitions: Definitions;
}

/** A second URL of the same document, which the documentation pages request. */
const copies: Readonly<Record<string, string>> = { '/api/docs/json': '/api/openapi.json' };

const isText = /^(?:text\/|application\/(?:json|javascript|yaml|x-yaml)|image\/svg)/;
/** Cache limit: a megabyte of document and two of scripts, each in three encodings. */
const maxBytes = 16 * 1024 * 1024;

/**
 * Serves the API's document at `/api/openapi.json`, and as pages at `/api/docs`. It is generated and
 * compressed at the first request, since the generator is large and most servers never need it; later
 * requests are answered from memory.
 */
export const apiDocs = fp<Options>(
  async (app, { publicUrl, definitions }) => {
    let described: Promise<FastifyInstance> | undefined;
    const cache = createAnswerCache({ state: () => 0, isCurrent: () => true, maxBytes });

    /**
     * Returns a prepared answer, or the target of a redirect; undefined if the documentation has no such
     * page.
     */
    async function make(path: string, at: number): Promise<PreparedAnswer | string | undefined> {
      described ??= import('./documentation-server.ts').then(({ createDocumentationServer }) =>
        createDocumentationServer({ publicUrl, definitions }),
      );
      const docs = await described;
      const { statusCode, headers, rawPayload } = await docs.inject({ method: 'GET', url: path });
      if (statusCode !== 200) return headers.location;
      const type = String(headers['content-type']);
      const caching = headers['cache-control'];
      const kept: Record<string, string> = caching === undefined ? {} : { 'cache-control': String(caching) };
      const answer = isText.test(type)
        ? await prepareText(rawPayload.toString(), type, 200, kept, 'long')
        : prepareBytes(rawPayload, type, kept);
      cache.store({ name: path }, at, answer);
      return answer;
    }

    async function answer(request: FastifyRequest, reply: FastifyReply) {
      const [asked = ''] = request.url.split('?', 1);
      const path = copies[asked] ?? asked;
      const made = cache.fresh(path) ?? (await cache.share(path, (at) => make(path, at)));
      if (made === undefined) return reply.callNotFound();
      return typeof made === 'string' ? reply.redirect(made) : sendPrepared(made, request, reply);
    }

    for (const url of ['/api/openapi.json', '/api/docs', '/api/docs/*']) {
      app.get(url, { config: { access: 'public' } }, answer);
    }
  },
  { name: 'api-docs', dependencies: ['not-found-answers'] },
);
