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

const finishedSchema = z.string().describe("The upload's id, with which its address ends.");

export const finishUpload = endpoint({
  method: 'POST',
  path: `${uploadsPath}/:id/finish`,
  tag: 'Media',
  access: 'editor',
  summary:
    'Put a file that has come in parts into the library, as `uploadMedia` does with one that comes whole. What is refused is to be sent anew.',
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
    'Replace the bytes of a file by those of one that has come in parts, as `replaceMedia` does with one that comes whole. What is refused is to be sent anew, unless the file was changed meanwhile: then it waits.',
  params: z.object({
    id: finishedSchema,
    mediaId: z.string().describe('The id of the file that is replaced.'),
  }),
  revised: true,
  audit: replaceMedia.audit,
  answer: mediaSchema,
  errors: ['upload/not-found', 'upload/not-whole', 'media/not-found', 'media/already-there', 'media/stale'],
});
