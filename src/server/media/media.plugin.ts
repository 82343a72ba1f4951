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
import { deckEntry, serveDecks } from './decks/serve-decks.ts';
import { mediaRoutes } from './media.routes.ts';
import type { MediaService } from './media.service.ts';
import { posterSource, shownPosters } from './serve/film-keys.ts';
import { createFindMedia } from './serve/find-media.ts';
import { createLighterService } from './serve/lighter.service.ts';
import { serveMedia } from './serve/serve-media.ts';
import { asksLighter, firstVariants } from './serve/variant.ts';
import { createVariantsService } from './serve/variants.service.ts';
import type { MediaFile } from './store/media.repository.ts';
import type { MediaStore } from './store/media-store.ts';
import { mediaLocks, wasShown } from './store/media-visibility.ts';
import { listPosters as postersOf } from './store/posters.repository.ts';
import { sharedFilesOf } from './store/shared-files.ts';
import { standardLimits, type UploadLimits } from './upload/upload-limits.ts';
import { uploadsRoutes } from './upload/uploads.routes.ts';
import type { Uploads } from './upload/uploads.ts';

export interface MediaOptions {
  readonly storage: Storage;
  readonly store: MediaStore;
  readonly media: MediaService;
  readonly pictures: Pictures;
  /** How large uploads may be. */
  readonly uploadLimits?: UploadLimits;
  /** Encoding effort for a variant that is asked for and not there yet; by default `quick`. With `thorough` nothing is sent in its place. */
  readonly pictureEffort?: EncodingEffort | undefined;
  /** Files that come in parts; without it they come whole only. */
  readonly uploads?: Uploads;
  /** What visitors who opened protected pages may see. */
  readonly grants: GrantCookies;
  /** What visitors who look at the site as it stood may see. */
  readonly moments: PastMoments;
  /** Signs the paths of decks that not everybody may see. */
  readonly deckSigner: Signer;
}

/**
 * The media library's calls, and the pictures themselves. In a scope of its own: the parser of uploads is for these
 * routes only, since nowhere else does a body of this kind make sense.
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
    mount(app, listSharedFiles, ({ params }) => sharedFilesOf(storage.db, params.id));
    const variants = createVariantsService(store, pictures, {
      effort: pictureEffort,
      onFailure: (err) => app.log.error({ err }, 'a variant of an image could not be encoded'),
    });
    const lighter = createLighterService(store, pictures);
    if (uploads) uploadsRoutes(app, uploads);
    mediaRoutes(
      app,
      { storage, media, limits: uploadLimits, uploads },
      {
        // Before the first visitor waits for it.
        stored: (file) => {
          variants.prepare(file, firstVariants(file));
          if (asksLighter({ f: 'webp' }, file)) void lighter.get(file).catch(() => {});
        },
        copied: (film) => {
          const poster = posterSource(film);
          if (poster) variants.prepare(poster, shownPosters(poster));
        },
      },
    );
    const findMedia = createFindMedia(storage);
    /** Of the protected pages and the shared drafts that show a file. */
    const locksOf = async (url: string) => [
      ...(await mediaLocks(storage.db, url)),
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
      deckEntry: (file, isPublic) => deckEntry(decks, file, isPublic),
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
