import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { emptyAnswer, queryFlag, timestampSchema } from '../schemas/common.ts';

const tag = 'Media';

export const mediaSchema = z
  .object({
    id: z.string(),
    /** Its address on the site, under `/media`. */
    url: z.string(),
    name: z.string(),
    mimeType: z.string(),
    /** In bytes. */
    size: z.number(),
    /** In pixels; of one frame when it moves. */
    width: z.number(),
    height: z.number(),
    animated: z.boolean(),
    /** In ms, played once; absent when it does not move. */
    duration: z.number().optional(),
    /** How many pages use it. */
    usedOn: z.number(),
    /** Whether it is the logo of the site. */
    isLogo: z.boolean(),
    createdAt: timestampSchema,
  })
  .meta({ id: 'Media' });
export type Media = z.infer<typeof mediaSchema>;

export const listMedia = endpoint({
  method: 'GET',
  path: '/admin/media',
  tag,
  access: 'editor',
  summary: 'All files, newest first.',
  answer: z.array(mediaSchema),
});

export const uploadMedia = endpoint({
  method: 'POST',
  path: '/admin/media',
  tag,
  access: 'editor',
  summary:
    'Upload one picture or WebM video as multipart form data (field `file`). The same bytes twice are one file.',
  status: 201,
  upload: 'file',
  answer: mediaSchema,
});

export const deleteMedia = endpoint({
  method: 'DELETE',
  path: '/admin/media/:id',
  tag,
  access: 'editor',
  summary:
    'Delete a file that no page uses and that is not the logo. One that the history of the site shows stays, unless `fromHistory` says otherwise.',
  params: z.object({ id: z.string().describe("The file's id.") }),
  answer: emptyAnswer,
  query: z.object({
    fromHistory: queryFlag
      .describe('Takes the file out of the history of the site as well: the pages of then have a gap.')
      .optional(),
  }),
  errors: ['media/not-found', 'media/in-use', 'media/in-history'],
});
