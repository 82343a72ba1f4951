import { z } from 'zod';
import { readDetailText, undoAdvice } from '../audit-action.ts';
import { endpoint } from '../endpoint.ts';
import { emptyAnswer, timestampSchema } from '../schemas/common.ts';
import { siteFontSchema } from '../schemas/site-font.ts';

const tag = 'Fonts';

const fontFileSchema = z
  .object({
    id: z.string(),
    /** Name of the uploaded file. */
    name: z.string(),
    style: z.enum(['normal', 'italic']),
    /** Lightest and boldest weight in the file, 1 to 1000. */
    weight: z.tuple([z.number(), z.number()]),
    /** Sizes in bytes: of the file for visitors, and of the original. */
    size: z.number(),
    originalSize: z.number(),
    /** Characters of Dutch and English texts that the font lacks. */
    missing: z.string(),
    /** Embedding permission in the font's `OS/2` table. */
    embedding: z.enum(['free', 'editable', 'preview', 'restricted']),
    /** True if the font forbids subsetting, so that visitors get the whole file. */
    whole: z.boolean(),
    /** Licence, or else copyright notice, in the font's `name` table; '' if absent. */
    rights: z.string(),
    createdAt: timestampSchema,
    /** Time of its deletion; absent if it is not deleted. */
    deletedAt: timestampSchema.optional(),
  })
  .meta({ id: 'FontFile' });
export type FontFile = z.infer<typeof fontFileSchema>;

const fontFamilySchema = z
  .object({
    /** The family with its metrics. */
    font: siteFontSchema,
    /** The studio's uploaded files; empty for a family that ships with the product. */
    files: z.array(fontFileSchema),
    /** Tokens that use it on the live site. */
    usedFor: z.array(z.string()),
  })
  .meta({ id: 'FontFamily' });
export type FontFamily = z.infer<typeof fontFamilySchema>;

export const listFonts = endpoint({
  method: 'GET',
  path: '/admin/fonts',
  tag,
  access: 'editor',
  summary: 'List the font families that pages can use: the product’s first, then the studio’s by name.',
  answer: z.array(fontFamilySchema),
});

export const uploadFont = endpoint({
  method: 'POST',
  path: '/admin/fonts',
  tag,
  access: 'editor',
  summary:
    'Upload one font as multipart form data (field `file`): WOFF2, WOFF, TTF or OTF. The server reduces it to the site’s characters and measures it. An existing file is not stored twice, and a deleted one is restored.',
  status: 201,
  upload: 'file',
  audit: {
    'font/store': {
      subject: 'files',
      sentence: ({ family }) => `uploaded as the font “${readDetailText(family)}”`,
      advice: undoAdvice.font,
    },
  },
  answer: fontFamilySchema,
  errors: ['font/taken'],
});

const byId = z.object({ id: z.string().describe('The file’s id.') });

export const deleteFont = endpoint({
  method: 'DELETE',
  path: '/admin/fonts/:id',
  tag,
  access: 'editor',
  summary: 'Delete a font file that the site does not use. It can be restored for 30 days.',
  params: byId,
  audit: {
    'font/remove': {
      subject: 'files',
      sentence: 'deleted',
      advice: 'Restore the font on the Design screen within 30 days.',
    },
  },
  answer: emptyAnswer,
  errors: ['font/not-found', 'font/in-use'],
});

export const restoreFont = endpoint({
  method: 'POST',
  path: '/admin/fonts/:id/restore',
  tag,
  access: 'editor',
  summary: 'Restore a deleted font file.',
  params: byId,
  audit: {
    'font/restore': { subject: 'files', sentence: 'restored', advice: undoAdvice.font },
  },
  answer: fontFamilySchema,
  errors: ['font/not-found', 'font/taken'],
});
