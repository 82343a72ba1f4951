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

/** The same document at a second address, where the pages to read it ask for it. */
const copies: Readonly<Record<string, string>> = { '/api/docs/json': '/api/openapi.json' };

const isText = /^(?:text\/|application\/(?:json|javascript|yaml|x-yaml)|image\/svg)/;
/** A megabyte of document and two of script, each in three encodings. */
const maxBytes = 16 * 1024 * 1024;

/**
 * The description of the calls, at `/api/openapi.json` and to read at `/api/docs`. It is made and compressed when somebody first
 * asks for it, since what makes it is large and most servers are never asked; everybody else gets it from memory.
 */
export const apiDocs = fp<Options>(
  async (app, { publicUrl, definitions }) => {
    let described: Promise<FastifyInstance> | undefined;
    const cache = createAnswerCache({ state: () => 0, isCurrent: () => true, maxBytes });

    /** An address, where the documentation redirects to it; undefined where it has nothing. */
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
