import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { mediaSchema, replaceMedia, uploadMedia } from './media.ts';

/** Root path of resumable uploads by tus 1.0.0 (https://tus.io/protocols/resumable-upload). */
export const uploadsPath = '/admin/uploads';

/** Content type of a chunk. */
export const partType = 'application/offset+octet-stream';

/** Format of an upload's id: random, so that it cannot be guessed. */
export const uploadIdRule = /^[0-9a-f]{32}$/;

/** Time in ms after which an upload without a new chunk is dropped. */
export const uploadPatience = 24 * 60 * 60 * 1000;

const finishedSchema = z.string().describe('The upload’s id: the last part of its URL.');

export const finishUpload = endpoint({
  method: 'POST',
  path: `${uploadsPath}/:id/finish`,
  tag: 'Media',
  access: 'editor',
  summary:
    'Store a completed upload in the media library, as `uploadMedia` does. A refused file must be uploaded again.',
  status: 201,
  params: z.object({ id: finishedSchema }),
  audit: uploadMedia.audit,
  answer: mediaSchema,
  errors: ['upload/not-found', 'upload/not-whole'],
});

export const replaceByUpload = endpoint({
  method: 'POST',
  path: `${uploadsPath}/:id/replace/:mediaId`,
  tag: 'Media',
  access: 'editor',
  summary:
    'Replace a file with a completed upload, as `replaceMedia` does. A refused file must be uploaded again, except after a conflict: then the upload is kept.',
  params: z.object({
    id: finishedSchema,
    mediaId: z.string().describe('The id of the file to replace.'),
  }),
  revised: true,
  audit: replaceMedia.audit,
  answer: mediaSchema,
  errors: ['upload/not-found', 'upload/not-whole', 'media/not-found', 'media/already-there', 'media/stale'],
});
