import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/http/app-error.ts';
import { namesTag } from '#server/http/entity-tag.ts';
import { pictureSafety } from '#server/media/serve/serve-media.ts';
import { createByteCache } from '#server/media/store/byte-cache.ts';
import { publicCaching } from '#server/media/store/media-caching.ts';
import type { MediaStore } from '#server/media/store/media-store.ts';
import { fontKeys } from './font-keys.ts';

/** In bytes; of one file a sixteenth. A site is set in two families or three, of 30 kB each. */
const maxCached = 2_000_000;

/**
 * `GET /media/fonts/{hash}.woff2`: the studio's own fonts, for everybody. An address names the bytes themselves, so it may be
 * kept for ever.
 */
export function serveFonts(app: FastifyInstance, store: MediaStore): void {
  const cache = createByteCache(maxCached);

  async function read(hash: string): Promise<Buffer> {
    const bytes = cache.get(hash) ?? (await store.read(fontKeys.served(hash)));
    if (!bytes) throw new AppError('font/not-found');
    cache.set(hash, bytes);
    return bytes;
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/fonts/:file',
    config: { access: 'public' },
    handler: async (request: FastifyRequest<{ Params: { file: string } }>, reply) => {
      reply.headers({ ...pictureSafety, 'cache-control': 'no-store' });
      const [, hash] = /^([0-9a-f]{32})\.woff2$/.exec(request.params.file) ?? [];
      if (hash === undefined) throw new AppError('font/not-found');
      const bytes = await read(hash);
      const etag = `"${hash}"`;
      reply.headers({ 'cache-control': publicCaching, etag });
      if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type('font/woff2').send(bytes);
    },
  });
}
