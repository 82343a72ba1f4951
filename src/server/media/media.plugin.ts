import multipart from '@fastify/multipart';
import fp from 'fastify-plugin';
import { listPosters, listSharedFiles } from '#api/endpoints/media.ts';
import { mount } from '#server/http/route.ts';
import { heldMoments } from '#server/journal/moment-cookie.ts';
import type { PastMoments } from '#server/journal/past-moment.ts';
import { draftLocks } from '#server/protection/locks/draft-lock.repository.ts';
import type { GrantCookies } from '#server/protection/locks/grant-cookies.ts';
import '#server/identity/identity.plugin.ts';
import type { EncodingEffort } from '#server/pictures/encode-picture.ts';
import type { Pictures } from '#server/pictures/pictures.ts';
import type { Signer } from '#server/security/signer.ts';
import type { Storage } from '#server/storage/storage.ts';
import { createDeckProofs } from './decks/deck-address.ts';
import { getDeckEntryUrl, serveDecks } from './decks/serve-decks.ts';
import { registerMediaRoutes } from './media.routes.ts';
import type { MediaService } from './media.service.ts';
import { getPosterSource, listPosterVariants } from './serve/film-keys.ts';
import { createFindMedia } from './serve/find-media.ts';
import { createLighterService } from './serve/lighter.service.ts';
import { serveMedia } from './serve/serve-media.ts';
import { isLighterRequested, listFirstVariants } from './serve/variant.ts';
import { createVariantsService } from './serve/variants.service.ts';
import type { MediaFile } from './store/media.repository.ts';
import type { MediaStore } from './store/media-store.ts';
import { listMediaLocks, wasShown } from './store/media-visibility.ts';
import { listPosters as postersOf } from './store/posters.repository.ts';
import { findSharedFiles } from './store/shared-files.ts';
import { standardLimits, type UploadLimits } from './upload/upload-limits.ts';
import { registerUploadRoutes } from './upload/uploads.routes.ts';
import type { Uploads } from './upload/uploads.ts';

export interface MediaOptions {
  readonly storage: Storage;
  readonly store: MediaStore;
  readonly media: MediaService;
  readonly pictures: Pictures;
  /** Size limits of uploads. */
  readonly uploadLimits?: UploadLimits;
  /** Encoding effort for missing variants; `quick` by default. With `thorough`, no substitute is sent. */
  readonly pictureEffort?: EncodingEffort | undefined;
  /** Resumable uploads; without it, files can only be uploaded in one request. */
  readonly uploads?: Uploads;
  /** Access that visitors gained by passwords. */
  readonly grants: GrantCookies;
  /** Access to the site as of a past moment. */
  readonly moments: PastMoments;
  /** Signs the paths of protected decks. */
  readonly deckSigner: Signer;
}

/**
 * API of the media library, and the files themselves. Registered in a scope of its own, so that the multipart
 * parser applies to these routes only.
 */
export const mediaPlugin = fp<MediaOptions>(
  async (
    app,
    {
      storage,
      store,
      media,
      pictures,
      pictureEffort,
      uploadLimits = standardLimits,
      uploads,
      grants,
      moments,
      deckSigner,
    },
  ) => {
    await app.register(multipart);
    mount(app, listPosters, () => postersOf(storage.db));
    mount(app, listSharedFiles, ({ params }) => findSharedFiles(storage.db, params.id));
    const variants = createVariantsService(store, pictures, {
      effort: pictureEffort,
      onFailure: (err) => app.log.error({ err }, 'a variant of an image could not be encoded'),
    });
    const lighter = createLighterService(store, pictures);
    if (uploads) registerUploadRoutes(app, uploads);
    registerMediaRoutes(
      app,
      { storage, media, limits: uploadLimits, uploads },
      {
        // Starts before the first visitor has to wait.
        stored: (file) => {
          variants.prepare(file, listFirstVariants(file));
          if (isLighterRequested({ f: 'webp' }, file)) void lighter.get(file).catch(() => {});
        },
        copied: (film) => {
          const poster = getPosterSource(film);
          if (poster) variants.prepare(poster, listPosterVariants(poster));
        },
      },
    );
    const findMedia = createFindMedia(storage);
    /** Lists the locks of protected pages and of shared drafts that show a file. */
    const locksOf = async (url: string) => [
      ...(await listMediaLocks(storage.db, url)),
      ...(await draftLocks(storage.db, url)),
    ];
    const decks = {
      proofs: createDeckProofs(deckSigner, () => storage.now().getTime()),
      locksOf: ({ url }: Pick<MediaFile, 'url'>) => locksOf(url),
    };
    serveDecks(app, { ...decks, findMedia, store });
    serveMedia(app, {
      findMedia,
      store,
      variants,
      lighter,
      deckEntry: (file, isPublic) => getDeckEntryUrl(decks, file, isPublic),
      viewerOf: (request) => app.mediaViewer(request),
      hasGrant: async ({ headers: { cookie } }, url) => {
        if (!grants.holdsAny(cookie)) return false;
        return (await locksOf(url)).some((lock) => grants.opens(cookie, lock));
      },
      looksBack: async ({ headers: { cookie } }, url) => {
        for (const moment of heldMoments(moments, cookie)) {
          if (await wasShown(storage.db, url, moment, (lock) => grants.opens(cookie, lock))) return true;
        }
        return false;
      },
    });
  },
  { name: 'media', dependencies: ['identity'], encapsulate: true },
);
