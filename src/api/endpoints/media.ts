import { z } from 'zod';
import { deduplicateTags, isReadableTag, longestTag, mostTags, tidyTag } from '#content/media/media-tags.ts';
import { undoAdvice } from '../audit-action.ts';
import { type BodyOf, endpoint } from '../endpoint.ts';
import { emptyAnswer, queryFlag, timestampSchema, translatedSchema } from '../schemas/common.ts';

const tag = 'Media';

/** A position in an image, as shares of its width and height from the top left. */
export const focalPointSchema = z
  .object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })
  .meta({ id: 'FocalPoint' });

const longestName = 200;

const sentTagsSchema = z
  .array(
    z
      .string('A tag must be text.')
      .overwrite(tidyTag)
      .max(longestTag, `A tag has at most ${longestTag} characters.`)
      .refine(
        isReadableTag,
        'A tag needs a letter, digit or symbol, and cannot contain commas or control characters.',
      ),
    'must be a list of texts',
  )
  .overwrite(deduplicateTags)
  .max(mostTags, `A file has at most ${mostTags} tags.`);

export const mediaSchema = z
  .object({
    id: z.string(),
    /** Path on the site, under `/media`; blocks use it to reference the file. */
    url: z.string(),
    /** URL of its current bytes after it was replaced; absent if that is `url`. */
    address: z.string().optional(),
    name: z.string(),
    mimeType: z.string(),
    /** In bytes. */
    size: z.number(),
    /** In pixels; for an animation, of one frame. */
    width: z.number(),
    height: z.number(),
    animated: z.boolean(),
    /** Duration of an animation or video in ms; absent for anything else. */
    duration: z.number().optional(),
    /** Number of frames of an animation. */
    frames: z.number().optional(),
    /** Number of files in a slide deck. */
    files: z.number().optional(),
    /** Number of pages of a PDF. */
    pages: z.number().optional(),
    /** Distinct words of a PDF in lower case, for search, up to a maximum size. */
    words: z.string().optional(),
    /**
     * Placeholder colours until the image has loaded: three columns and two rows, six hex digits each. Absent
     * for a transparent image.
     */
    blur: z.string().optional(),
    /** For a video: the image shown until it plays. */
    poster: z.object({ url: z.string(), width: z.number(), height: z.number() }).optional(),
    /** For a video: its phone rendition. */
    phone: z
      .object({
        url: z.string(),
        mimeType: z.string(),
        size: z.number(),
        width: z.number(),
        height: z.number(),
      })
      .optional(),
    /** Number of pages that use it. */
    usedOn: z.number(),
    /** True if it is the site's logo. */
    isLogo: z.boolean(),
    /** True if it is the site's favicon. */
    isFavicon: z.boolean(),
    /** Alt text. */
    alt: translatedSchema.optional(),
    /** True if it is decorative and needs no alt text. */
    decorative: z.boolean(),
    /** Point that crops keep visible; absent for the centre. */
    focalPoint: focalPointSchema.optional(),
    /** Tags as first written; absent if there are none. */
    tags: z.array(z.string()).optional(),
    createdAt: timestampSchema,
    /**
     * Messages about parts that were removed from the file, such as styles of an SVG that load something;
     * only in the response to its upload.
     */
    notes: z.array(z.string()).optional(),
    /** The file before it was replaced, as long as that can be reverted. */
    previous: z
      .object({
        mimeType: z.string(),
        size: z.number(),
        width: z.number(),
        height: z.number(),
        replacedAt: timestampSchema,
      })
      .optional(),
    /** Revision for `If-Match`. */
    revision: z.string(),
  })
  .meta({ id: 'Media' });
export type Media = z.infer<typeof mediaSchema>;

export const listMedia = endpoint({
  method: 'GET',
  path: '/admin/media',
  tag,
  access: 'editor',
  summary: 'List all files, newest first.',
  answer: z.array(mediaSchema),
});

const posterSchema = z
  .object({
    /** Path on the site, under `/media`; derived from the post. */
    url: z.string(),
    /** In pixels. */
    width: z.number(),
    height: z.number(),
    /** Title of the post on its platform; empty if unknown. */
    title: z.string(),
    author: z.string().optional(),
    /** Placeholder colours until it has loaded. */
    blur: z.string().optional(),
  })
  .meta({ id: 'Poster' });
export type Poster = z.infer<typeof posterSchema>;

export const listPosters = endpoint({
  method: 'GET',
  path: '/admin/posters',
  tag,
  access: 'editor',
  summary: 'Get the posters of third-party posts that pages embed, if the server has fetched them.',
  answer: z.array(posterSchema),
});

const sharedFileSchema = z
  .object({
    url: z.string(),
    /** True if it is on a public page; false if only protected pages have it. */
    isPublic: z.boolean(),
    /** Title of that page. */
    title: translatedSchema,
  })
  .meta({ id: 'SharedFile' });
export type SharedFile = z.infer<typeof sharedFileSchema>;

export const listSharedFiles = endpoint({
  method: 'GET',
  path: '/admin/pages/:id/shared-files',
  tag,
  access: 'editor',
  summary:
    'List a page’s files that another page shows to a different audience. For a protected page: the public ones. For a public page: those of protected pages.',
  params: z.object({ id: z.string().describe('The page’s id.') }),
  answer: z.array(sharedFileSchema),
});

const mediaUseSchema = z
  .object({
    pageId: z.string(),
    identifier: z.string(),
    title: translatedSchema,
    /** True if the live version of the page shows it. */
    isLive: z.boolean(),
    isInDraft: z.boolean(),
    /** Number of other versions that show it: they do not prevent its deletion. */
    olderVersions: z.number(),
    isInTrash: z.boolean(),
  })
  .meta({ id: 'MediaUse' });
export type MediaUse = z.infer<typeof mediaUseSchema>;

export const listMediaUses = endpoint({
  method: 'GET',
  path: '/admin/media/:id/uses',
  tag,
  access: 'editor',
  summary: 'List the pages that use a file, public ones first.',
  params: z.object({ id: z.string().describe('The file’s id.') }),
  answer: z.array(mediaUseSchema),
  errors: ['media/not-found'],
});

export const uploadMedia = endpoint({
  method: 'POST',
  path: '/admin/media',
  tag,
  access: 'editor',
  summary:
    'Upload one file as multipart form data (field `file`). Its type is read from its bytes. An existing file is not stored twice, and one in the trash is restored.',
  status: 201,
  upload: 'file',
  audit: { 'media/store': { subject: 'files', sentence: 'uploaded', advice: 'Delete the file to go back.' } },
  answer: mediaSchema,
});

export const saveMedia = endpoint({
  method: 'PUT',
  path: '/admin/media/:id',
  tag,
  access: 'editor',
  summary: 'Save a file’s details. Fields that you leave out stay the same.',
  params: z.object({ id: z.string().describe('The file’s id.') }),
  body: z
    .object({
      name: z.string().trim().min(1).max(longestName),
      alt: translatedSchema.nullable().describe('`null` removes it.'),
      decorative: z.boolean(),
      focalPoint: focalPointSchema.nullable().describe('`null` means the centre.'),
      tags: sentTagsSchema.describe(
        `Replaces all tags: at most ${mostTags}, of ${longestTag} characters each. Tags that differ only in case count once.`,
      ),
    })
    .partial(),
  revised: true,
  audit: { 'media/save': { subject: 'files', sentence: 'changed', advice: undoAdvice.opposite } },
  answer: mediaSchema,
  errors: ['media/not-found', 'media/stale'],
});
export type SaveMediaBody = BodyOf<typeof saveMedia>;

const byId = z.object({ id: z.string().describe('The file’s id.') });

export const replaceMedia = endpoint({
  method: 'POST',
  path: '/admin/media/:id/content',
  tag,
  access: 'editor',
  summary:
    'Replace a file with another of the same kind, as multipart form data (field `file`). Its URL, texts and uses stay; the previous file can be restored for 30 days.',
  params: byId,
  upload: 'file',
  revised: true,
  audit: {
    'media/replace': {
      subject: 'files',
      sentence: 'replaced',
      advice: 'Restore the previous file in its details.',
    },
  },
  answer: mediaSchema,
  errors: ['media/not-found', 'media/already-there', 'media/stale'],
});

export const putBackMedia = endpoint({
  method: 'POST',
  path: '/admin/media/:id/content/previous',
  tag,
  access: 'editor',
  summary: 'Restore the file from before it was replaced. You can undo this with the same call.',
  params: byId,
  revised: true,
  audit: {
    'media/put-back': {
      subject: 'files',
      sentence: 'restored to the previous file',
      advice: undoAdvice.opposite,
    },
  },
  answer: mediaSchema,
  errors: ['media/not-found', 'media/already-there', 'media/stale'],
});

const madeOf = z.object({
  of: z
    .string()
    .describe(
      'The URL of the video’s bytes that this was created from (`address`, or else `url`). If the video has been replaced since, the upload is refused.',
    ),
});

export const addVideoPoster = endpoint({
  method: 'POST',
  path: '/admin/media/:id/poster',
  tag,
  access: 'editor',
  summary:
    'Upload a video’s poster, as multipart form data (field `file`): the image shown until it plays. Replaces the current poster.',
  params: byId,
  query: madeOf,
  upload: 'file',
  audit: { 'media/add-poster': { subject: 'files', sentence: 'poster added' } },
  answer: mediaSchema,
  errors: ['media/not-found'],
});

export const addVideoPhoneSize = endpoint({
  method: 'POST',
  path: '/admin/media/:id/phone',
  tag,
  access: 'editor',
  summary:
    'Upload a video’s phone rendition, as multipart form data (field `file`): a smaller, lighter MP4 or WebM. Replaces the current one.',
  params: byId,
  query: madeOf,
  upload: 'file',
  audit: { 'media/add-phone-size': { subject: 'files', sentence: 'phone rendition added' } },
  answer: mediaSchema,
  errors: ['media/not-found'],
});

export const deleteMedia = endpoint({
  method: 'DELETE',
  path: '/admin/media/:id',
  tag,
  access: 'editor',
  summary:
    'Move a file to the trash. Refused if a page or the logo uses it, and, without `fromHistory`, if the site history shows it.',
  params: z.object({ id: z.string().describe('The file’s id.') }),
  audit: {
    'media/remove': {
      subject: 'trash',
      sentence: 'deleted',
      undo: 'file-from-trash',
      advice: undoAdvice.fromTrash,
    },
  },
  answer: emptyAnswer,
  query: z.object({
    fromHistory: queryFlag
      .describe(
        'Also removes the file from the site history once it is permanently deleted: earlier states of pages then have a gap.',
      )
      .optional(),
  }),
  errors: ['media/not-found', 'media/in-use', 'media/in-history'],
});
