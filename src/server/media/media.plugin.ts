import multipart from '@fastify/multipart';
import fp from 'fastify-plugin';
import type { GrantCookies } from '#server/locks/grant-cookies.ts';
import '#server/identity/identity.plugin.ts';
import type { Pictures } from '#server/pictures/pictures.ts';
import type { Storage } from '#server/storage/storage.ts';
import { createFindMedia } from './find-media.ts';
import { mediaRoutes } from './media.routes.ts';
import type { MediaService } from './media.service.ts';
import type { MediaStore } from './media-store.ts';
import { mediaLocks } from './media-visibility.ts';
import { serveMedia } from './serve-media.ts';
import { createVariantsService } from './variants.service.ts';

export interface MediaOptions {
  readonly storage: Storage;
  readonly store: MediaStore;
  readonly media: MediaService;
  readonly pictures: Pictures;
  /** What visitors who opened protected pages may see. */
  readonly grants: GrantCookies;
}

/**
 * The media library's calls, and the pictures themselves. In a scope of its own: the parser of uploads is for these
 * routes only, since nowhere else does a body of this kind make sense.
 */
export const mediaPlugin = fp<MediaOptions>(
  async (app, { storage, store, media, pictures, grants }) => {
    await app.register(multipart);
    mediaRoutes(app, media);
    const variants = createVariantsService(store, pictures);
    const findMedia = createFindMedia(storage);
    serveMedia(app, {
      findMedia,
      store,
      variants,
      viewerOf: (request) => app.mediaViewer(request),
      hasGrant: async ({ headers: { cookie } }, urls) => {
        if (!grants.holdsAny(cookie)) return false;
        return (await mediaLocks(storage.db, urls)).some((lock) => grants.opens(cookie, lock));
      },
    });
  },
  { name: 'media', dependencies: ['identity'], encapsulate: true },
);
