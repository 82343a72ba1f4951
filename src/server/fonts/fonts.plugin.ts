import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import * as endpoints from '#api/endpoints/fonts.ts';
import { AppError } from '#server/http/app-error.ts';
import { isTagListed } from '#server/http/entity-tag.ts';
import { requireUser } from '#server/http/person.ts';
import { mount } from '#server/http/route.ts';
import { pictureHeaders } from '#server/media/serve/serve-media.ts';
import { createByteCache } from '#server/media/store/byte-cache.ts';
import { publicCaching } from '#server/media/store/media-caching.ts';
import type { MediaStore } from '#server/media/store/media-store.ts';
import { readFile } from '#server/media/upload/read-upload.ts';
import { defaultLimits, type Limits } from '#server/security/limits.ts';
import { fontKeys } from './fonts.repository.ts';
import type { FontsService } from './fonts.service.ts';

/** Bytes; one file may take a sixteenth. A site uses two or three families of 30 kB each. */
const maxCached = 2_000_000;

/**
 * Serves `GET /media/fonts/{hash}.woff2`: the studio's own fonts, which are public. The hash is of the
 * content, so responses are cached for ever.
 */
function serveFonts(app: FastifyInstance, store: MediaStore): void {
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
      reply.headers({ ...pictureHeaders, 'cache-control': 'no-store' });
      const [, hash] = /^([0-9a-f]{32})\.woff2$/.exec(request.params.file) ?? [];
      if (hash === undefined) throw new AppError('font/not-found');
      const bytes = await read(hash);
      const etag = `"${hash}"`;
      reply.headers({ 'cache-control': publicCaching, etag });
      if (isTagListed(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type('font/woff2').send(bytes);
    },
  });
}

interface Options {
  readonly fonts: FontsService;
  readonly store: MediaStore;
  readonly limits?: Limits;
}

const megabyte = 1024 * 1024;

/** API and files of the studio's fonts. In a separate scope, since it parses uploads. */
export const fontsPlugin = fp<Options>(
  async (app, { fonts, store, limits = defaultLimits }) => {
    await app.register(multipart);
    mount(app, endpoints.listFonts, () => fonts.list());
    mount(app, endpoints.uploadFont, async ({ request, viewer }) => {
      const { bytes, name } = await readFile(request, endpoints.uploadFont.upload ?? '', {
        most: limits.font * megabyte,
        tooLarge: () =>
          new AppError('input/too-large', { message: `A font can have at most ${limits.font} MB.` }),
      });
      return fonts.store(bytes, name, requireUser(viewer).email);
    });
    mount(app, endpoints.deleteFont, async ({ params, viewer }) => {
      await fonts.remove(params.id, requireUser(viewer).email);
      return {};
    });
    mount(app, endpoints.restoreFont, ({ params, viewer }) =>
      fonts.restore(params.id, requireUser(viewer).email),
    );
    serveFonts(app, store);
  },
  { name: 'fonts', dependencies: ['identity'], encapsulate: true },
);
