import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deleteMedia, listMedia, listMediaUses, saveMedia, uploadMedia } from '#api/endpoints/media.ts';
import { deleteTrashedMedia, emptyMediaTrash, listMediaTrash, restoreMedia } from '#api/endpoints/trash.ts';
import { AppError, invalid } from '#server/http/app-error.ts';
import { signedIn } from '#server/http/person.ts';
import { mount } from '#server/http/route.ts';
import { tagged } from '#server/http/tagged.ts';
import type { MediaService } from './media.service.ts';

/** Enough for a large photograph as a camera writes it. */
const maxUploadBytes = 25 * 1024 * 1024;

export function mediaRoutes(app: FastifyInstance, media: MediaService): void {
  mount(app, listMedia, () => media.list());

  mount(app, uploadMedia, async ({ request, viewer }) => {
    const { bytes, name } = await readUpload(request);
    return media.present(await media.storeMedia(bytes, name, signedIn(viewer).email));
  });

  mount(app, listMediaUses, ({ params }) => media.uses(params.id));

  mount(app, saveMedia, async (call) => {
    const { params, body, viewer, ifMatch } = call;
    return tagged(call, await media.save(params.id, body, signedIn(viewer).email, ifMatch));
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

async function readUpload(request: FastifyRequest): Promise<{ bytes: Buffer; name: string }> {
  const { upload: field = '' } = uploadMedia;
  const missing = invalid(field, `Send one picture as multipart form data, in the field "${field}".`);
  if (!request.isMultipart()) throw missing;
  // A form that cannot be read comes as a bare error of its parser; those that name a status know better.
  const malformed = (error: unknown): never => {
    throw error instanceof Error && 'statusCode' in error ? error : missing;
  };
  const part = await request.file({ limits: { files: 1, fileSize: maxUploadBytes } }).catch(malformed);
  if (!part) throw missing;
  const bytes = await part.toBuffer().catch((error: unknown) => {
    if (part.file.truncated) throw tooLarge();
    return malformed(error);
  });
  if (part.fieldname !== field || bytes.length === 0) throw missing;
  return { bytes, name: part.filename };
}

function tooLarge(): AppError {
  return new AppError('input/too-large', {
    message: `A picture can be ${maxUploadBytes / 1024 / 1024} MB large at most.`,
  });
}
