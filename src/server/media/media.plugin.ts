import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { User } from '#api/endpoints/auth.ts';
import {
  addVideoPhoneSize,
  addVideoPoster,
  deleteMedia,
  listMedia,
  listMediaUses,
  listPosters,
  listSharedFiles,
  putBackMedia,
  replaceMedia,
  saveMedia,
  uploadMedia,
} from '#api/endpoints/media.ts';
import { deleteTrashedMedia, emptyMediaTrash, listMediaTrash, restoreMedia } from '#api/endpoints/trash.ts';
import { finishUpload, replaceByUpload } from '#api/endpoints/uploads.ts';
import { requireUser } from '#server/http/person.ts';
import { type IfMatch, sendTagged } from '#server/http/preconditions.ts';
import { mount } from '#server/http/route.ts';
import { readMoments } from '#server/journal/moment-cookie.ts';
import type { PastMoments } from '#server/journal/past-moment.ts';
import type { EncodingEffort } from '#server/pictures/encode-picture.ts';
import type { Pictures } from '#server/pictures/pictures.ts';
import { findDraftLocks } from '#server/protection/locks/draft-lock.repository.ts';
import type { GrantCookies } from '#server/protection/locks/grant-cookies.ts';
import type { Signer } from '#server/security/signer.ts';
import type { Storage } from '#server/storage/storage.ts';
import { createDeckProofs } from './decks/deck-address.ts';
import { getDeckEntryUrl, serveDecks } from './decks/serve-decks.ts';
import type { MediaService } from './media.service.ts';
import { getPosterSource, listPosterVariants } from './serve/copy-keys.ts';
import { createFindMedia } from './serve/find-media.ts';
import { createLighterService } from './serve/lighter.service.ts';
import { serveMedia } from './serve/serve-media.ts';
import { isLighterRequested, listFirstVariants } from './serve/variant.ts';
import { createVariantsService } from './serve/variants.service.ts';
import { type MediaFile, withNotes } from './store/media.repository.ts';
import type { MediaStore } from './store/media-store.ts';
import { listMediaLocks, wasShown } from './store/media-visibility.ts';
import { listPosters as postersOf } from './store/posters.repository.ts';
import { findSharedFiles } from './store/shared-files.ts';
import { type ReceivedFile, readUpload, standardLimits, type UploadLimits } from './upload/read-upload.ts';
import { registerUploadRoutes } from './upload/uploads.routes.ts';
import type { Uploads } from './upload/uploads.ts';
import '#server/identity/identity.plugin.ts';

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
 * API of the media library, and the files themselves. Registered in a separate scope, so that the multipart
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
      onFailure: (err) => app.log.error({ err }, 'an image variant could not be encoded'),
    });
    const lighter = createLighterService(store, pictures);
    if (uploads) registerUploadRoutes(app, uploads);
    registerMediaRoutes(
      app,
      { storage, media, limits: uploadLimits, uploads },
      {
        // Starts encoding now, so that the first visitor need not wait.
        stored: (file) => {
          variants.prepare(file, listFirstVariants(file));
          if (isLighterRequested({ f: 'webp' }, file)) void lighter.get(file).catch(() => {});
        },
        copied: (video) => {
          const poster = getPosterSource(video);
          if (poster) variants.prepare(poster, listPosterVariants(poster));
        },
      },
    );
    const findMedia = createFindMedia(storage);
    /** Lists the locks of protected pages and of shared drafts that show a file. */
    const listLocks = async (url: string) => [
      ...(await listMediaLocks(storage.db, url)),
      ...(await findDraftLocks(storage.db, url)),
    ];
    const decks = {
      proofs: createDeckProofs(deckSigner, () => storage.now().getTime()),
      listLocks: ({ url }: Pick<MediaFile, 'url'>) => listLocks(url),
    };
    serveDecks(app, { ...decks, findMedia, store });
    serveMedia(app, {
      findMedia,
      store,
      variants,
      lighter,
      deckEntry: (file, isPublic) => getDeckEntryUrl(decks, file, isPublic),
      readViewer: (request) => app.mediaViewer(request),
      hasGrant: async ({ headers: { cookie } }, url) => {
        if (!grants.holdsAny(cookie)) return false;
        return (await listLocks(url)).some((lock) => grants.opens(cookie, lock));
      },
      looksBack: async ({ headers: { cookie } }, url) => {
        for (const moment of readMoments(moments, cookie)) {
          if (await wasShown(storage.db, url, moment, (lock) => grants.opens(cookie, lock))) return true;
        }
        return false;
      },
    });
  },
  { name: 'media', dependencies: ['identity'], encapsulate: true },
);

interface RouteHooks {
  /** Called with every uploaded file after it has been stored. */
  readonly stored: (file: MediaFile) => void;
  /** Called with every video that got a poster or a phone rendition. */
  readonly copied: (video: MediaFile) => void;
}

interface RouteDeps {
  readonly storage: Storage;
  readonly media: MediaService;
  readonly limits: UploadLimits;
  readonly uploads: Uploads | undefined;
}

function registerMediaRoutes(
  app: FastifyInstance,
  { storage, media, limits, uploads }: RouteDeps,
  { stored, copied }: RouteHooks,
): void {
  /** Stores an upload, whether it was sent in one request or in parts. */
  const keep = async ({ bytes, name }: ReceivedFile, { email }: User): Promise<MediaFile> => {
    const file = await media.storeMedia(bytes, name, email);
    stored(file);
    return file;
  };

  /** Replaces a file by an upload, whether it was sent in one request or in parts. */
  const replace = async (id: string, bytes: Buffer, { email }: User, ifMatch: IfMatch | undefined) => {
    const file = await media.replacement.replace(id, bytes, email, ifMatch);
    stored(file);
    return file;
  };

  mount(app, listMedia, () => media.list());

  mount(app, uploadMedia, async ({ request, viewer }) => {
    const received = await readUpload(request, uploadMedia.upload ?? '', limits);
    return media.present(await keep(received, requireUser(viewer)));
  });

  if (uploads) {
    mount(app, finishUpload, async ({ params, viewer }) => {
      const person = requireUser(viewer);
      const { current: isTried } = storage.rehearsals;
      const take = (received: ReceivedFile) => keep(received, person);
      const file = await uploads.finish(person.id, params.id, take, { isTried });
      // A repeated request may get a file that has been edited since.
      return media.present(withNotes((await media.find(file.id)) ?? file, file.notes));
    });

    mount(app, replaceByUpload, async (call) => {
      const { params, viewer, ifMatch } = call;
      const person = requireUser(viewer);
      const { current: isTried } = storage.rehearsals;
      const take = ({ bytes }: ReceivedFile) => replace(params.mediaId, bytes, person, ifMatch);
      const how = { isTried, replaces: params.mediaId };
      const file = await uploads.finish(person.id, params.id, take, how);
      const now = isTried ? undefined : await media.find(file.id);
      return sendTagged(call, await media.presentRevised(withNotes(now ?? file, file.notes)));
    });
  }

  mount(app, listMediaUses, ({ params }) => media.uses(params.id));

  mount(app, saveMedia, async (call) => {
    const { params, body, viewer, ifMatch } = call;
    return sendTagged(call, await media.save(params.id, body, requireUser(viewer).email, ifMatch));
  });

  mount(app, replaceMedia, async (call) => {
    const { params, request, viewer, ifMatch } = call;
    const { bytes } = await readUpload(request, replaceMedia.upload ?? '', limits);
    const file = await replace(params.id, bytes, requireUser(viewer), ifMatch);
    return sendTagged(call, await media.presentRevised(file));
  });

  for (const [endpoint, add] of [
    [addVideoPoster, media.videos.addPoster],
    [addVideoPhoneSize, media.videos.addPhoneSize],
  ] as const) {
    mount(app, endpoint, async ({ params, query, request, viewer }) => {
      const { bytes } = await readUpload(request, endpoint.upload ?? '', limits);
      const video = await add({ id: params.id, of: query.of, bytes }, requireUser(viewer).email);
      copied(video);
      return media.present(video);
    });
  }

  mount(app, putBackMedia, async (call) => {
    const { params, viewer, ifMatch } = call;
    const file = await media.replacement.putBack(params.id, requireUser(viewer).email, ifMatch);
    return sendTagged(call, await media.presentRevised(file));
  });

  mount(app, deleteMedia, async ({ params, query, viewer }) => {
    await media.remove(params.id, requireUser(viewer).email, query);
    return {};
  });

  mount(app, listMediaTrash, () => media.trash.list());

  mount(app, restoreMedia, async ({ params, viewer }) =>
    media.present(await media.trash.restore(params.id, requireUser(viewer).email)),
  );

  mount(app, deleteTrashedMedia, async ({ params, viewer }) => {
    await media.trash.remove(params.id, requireUser(viewer).email);
    return {};
  });

  mount(app, emptyMediaTrash, async ({ viewer }) => {
    await media.trash.empty(requireUser(viewer).email);
    return {};
  });
}
