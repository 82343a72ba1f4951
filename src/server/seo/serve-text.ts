import type { FastifyInstance, RouteOptions } from 'fastify';
import { createAnswerCache } from '#server/http/answer-cache.ts';
import { getCurrentLog } from '#server/http/current-log.ts';
import { type CompressionEffort, type PreparedAnswer, prepareText } from '#server/http/prepared-answer.ts';
import { sendPrepared } from '#server/http/send-prepared.ts';
import type { SiteReader } from '#server/pages/site/read-site.ts';

/** Headers of a public file outside the API. */
export const openFile = {
  method: ['GET', 'HEAD'],
  config: { access: 'public' },
} satisfies Partial<RouteOptions>;
/** Headers of all files. */
export const always = { 'x-content-type-options': 'nosniff' };

interface TextFile {
  readonly type: string;
  /** Returns undefined if there is no such file. `part` is the route's parameter. */
  readonly make: (part: string) => Promise<string | undefined> | string;
  readonly headers: Readonly<Record<string, string>>;
  readonly effort?: CompressionEffort;
}

/** Rejects all requests that wait for the same missing file. */
class MissingFileError extends Error {}

/**
 * Caches a text in memory by content revision, like pages. If storage fails, a cached text that is still true
 * is served; a list of public pages from before the last write is not, since a page may have been
 * unpublished.
 */
export function serveText(
  app: FastifyInstance,
  reader: Pick<SiteReader, 'revision'>,
  url: string,
  { type, make, headers, effort }: TextFile,
): void {
  const cache = createAnswerCache({
    state: () => reader.revision,
    isCurrent: (revision) => revision === reader.revision,
  });
  async function prepare(part: string): Promise<PreparedAnswer> {
    const text = await make(part);
    if (text === undefined) throw new MissingFileError();
    return prepareText(text, type, 200, headers, effort);
  }
  app.route<{ Params: { part?: string } }>({
    ...openFile,
    url,
    handler: async (request, reply) => {
      const { part = '' } = request.params;
      try {
        const file = cache.fresh(part) ?? (await cache.prepare({ name: part }, () => prepare(part)));
        return sendPrepared(file, request, reply);
      } catch (error) {
        if (error instanceof MissingFileError) return reply.callNotFound();
        return sendPrepared(await prepareUnavailable(error), request, reply);
      }
    },
  });

  function prepareUnavailable(error: unknown): Promise<PreparedAnswer> {
    getCurrentLog(app.log).error({ err: error }, `${url} could not be created`);
    const text = 'This file is not available right now. Please try again in a moment.\n';
    const notNow = { ...always, 'cache-control': 'no-store', 'retry-after': '60' };
    return prepareText(text, 'text/plain; charset=utf-8', 503, notNow, 'once');
  }
}
