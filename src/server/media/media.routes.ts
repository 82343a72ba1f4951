import type { FastifyInstance } from 'fastify';
import type { User } from '#api/endpoints/auth.ts';
import {
  addFilmPhoneSize,
  addFilmPoster,
  deleteMedia,
  listMedia,
  listMediaUses,
  putBackMedia,
  replaceMedia,
  saveMedia,
  uploadMedia,
} from '#api/endpoints/media.ts';
import { deleteTrashedMedia, emptyMediaTrash, listMediaTrash, restoreMedia } from '#api/endpoints/trash.ts';
import { finishUpload, replaceByUpload } from '#api/endpoints/uploads.ts';
import { signedIn } from '#server/http/person.ts';
import type { IfMatch } from '#server/http/preconditions.ts';
import { mount } from '#server/http/route.ts';
import { tagged } from '#server/http/tagged.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { MediaService } from './media.service.ts';
import { type MediaFile, withNotes } from './store/media.repository.ts';
import { type ReceivedFile, readUpload } from './upload/read-upload.ts';
import type { UploadLimits } from './upload/upload-limits.ts';
import type { Uploads } from './upload/uploads.ts';

interface Hooks {
  /** Called with every uploaded file after it has been stored. */
  readonly stored: (file: MediaFile) => void;
  /** Called with every video that got a poster or a phone rendition. */
  readonly copied: (film: MediaFile) => void;
}

interface Deps {
  readonly storage: Storage;
  readonly media: MediaService;
  readonly limits: UploadLimits;
  readonly uploads: Uploads | undefined;
}

export function registerMediaRoutes(
  app: FastifyInstance,
  { storage, media, limits, uploads }: Deps,
  { stored, copied }: Hooks,
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
    return media.present(await keep(received, signedIn(viewer)));
  });

  if (uploads) {
    mount(app, finishUpload, async ({ params, viewer }) => {
      const person = signedIn(viewer);
      const { current: isTried } = storage.rehearsals;
      const take = (received: ReceivedFile) => keep(received, person);
      const file = await uploads.finish(person.id, params.id, take, { isTried });
      // A repeated request may get a file that has been edited since.
      return media.present(withNotes((await media.find(file.id)) ?? file, file.notes));
    });

    mount(app, replaceByUpload, async (call) => {
      const { params, viewer, ifMatch } = call;
      const person = signedIn(viewer);
      const { current: isTried } = storage.rehearsals;
      const take = ({ bytes }: ReceivedFile) => replace(params.mediaId, bytes, person, ifMatch);
      const how = { isTried, replaces: params.mediaId };
      const file = await uploads.finish(person.id, params.id, take, how);
      const now = isTried ? undefined : await media.find(file.id);
      return tagged(call, await media.presentRevised(withNotes(now ?? file, file.notes)));
    });
  }

  mount(app, listMediaUses, ({ params }) => media.uses(params.id));

  mount(app, saveMedia, async (call) => {
    const { params, body, viewer, ifMatch } = call;
    return tagged(call, await media.save(params.id, body, signedIn(viewer).email, ifMatch));
  });

  mount(app, replaceMedia, async (call) => {
    const { params, request, viewer, ifMatch } = call;
    const { bytes } = await readUpload(request, replaceMedia.upload ?? '', limits);
    const file = await replace(params.id, bytes, signedIn(viewer), ifMatch);
    return tagged(call, await media.presentRevised(file));
  });

  for (const [endpoint, add] of [
    [addFilmPoster, media.films.addPoster],
    [addFilmPhoneSize, media.films.addPhoneSize],
  ] as const) {
    mount(app, endpoint, async ({ params, query, request, viewer }) => {
      const { bytes } = await readUpload(request, endpoint.upload ?? '', limits);
      const film = await add({ id: params.id, of: query.of, bytes }, signedIn(viewer).email);
      copied(film);
      return media.present(film);
    });
  }

  mount(app, putBackMedia, async (call) => {
    const { params, viewer, ifMatch } = call;
    const file = await media.replacement.putBack(params.id, signedIn(viewer).email, ifMatch);
    return tagged(call, await media.presentRevised(file));
  });

  mount(app, deleteMedia, async ({ params, query, viewer }) => {
    await media.remove(params.id, signedIn(viewer).email, query);
    return {};
  });

  mount(app, listMediaTrash, () => media.trash.list());

  mount(app, restoreMedia, async ({ params, viewer }) =>
    media.present(await media.trash.restore(params.id, signedIn(viewer).email)),
  );

  mount(app, deleteTrashedMedia, async ({ params, viewer }) => {
    await media.trash.remove(params.id, signedIn(viewer).email);
    return {};
  });

  mount(app, emptyMediaTrash, async ({ viewer }) => {
    await media.trash.empty(signedIn(viewer).email);
    return {};
  });
}
