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
import { finishUpload } from '#api/endpoints/uploads.ts';
import { signedIn } from '#server/http/person.ts';
import { mount } from '#server/http/route.ts';
import { tagged } from '#server/http/tagged.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { MediaFile } from './media.repository.ts';
import type { MediaService } from './media.service.ts';
import { type ReceivedFile, readUpload } from './read-upload.ts';
import type { UploadLimits } from './upload-limits.ts';
import type { Uploads } from './uploads.ts';

interface Hooks {
  /** Called with every file whose bytes were uploaded, once they are kept. */
  readonly stored: (file: MediaFile) => void;
  /** Called with every film that has got a poster or a size for phones. */
  readonly copied: (film: MediaFile) => void;
}

interface Deps {
  readonly storage: Storage;
  readonly media: MediaService;
  readonly limits: UploadLimits;
  readonly uploads: Uploads | undefined;
}

export function mediaRoutes(
  app: FastifyInstance,
  { storage, media, limits, uploads }: Deps,
  { stored, copied }: Hooks,
): void {
  /** The one way into the library, however a file has come. */
  const keep = async ({ bytes, name }: ReceivedFile, { email }: User): Promise<MediaFile> => {
    const file = await media.storeMedia(bytes, name, email);
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
      const file = await uploads.finish(person.id, params.id, (received) => keep(received, person), isTried);
      // Somebody who asks again may have missed what has been said of it since.
      return media.present((await media.find(file.id)) ?? file);
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
    const file = await media.replacement.replace(params.id, bytes, signedIn(viewer).email, ifMatch);
    stored(file);
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
