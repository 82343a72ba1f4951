import { z } from 'zod';
import { readDetailText } from '../audit-action.ts';
import { endpoint } from '../endpoint.ts';
import { emptyAnswer, timestampSchema } from '../schemas/common.ts';
import { siteFontSchema } from '../schemas/site-font.ts';

const tag = 'Fonts';

const fontFileSchema = z
  .object({
    id: z.string(),
    /** Of the file that was uploaded. */
    name: z.string(),
    style: z.enum(['normal', 'italic']),
    /** From the lightest to the boldest that it has, 1 to 1000. */
    weight: z.tuple([z.number(), z.number()]),
    /** In bytes: as visitors get it, and as it came. */
    size: z.number(),
    originalSize: z.number(),
    /** Characters of Dutch and English texts that it does not have. */
    missing: z.string(),
    /** What it says of being embedded in documents. */
    embedding: z.enum(['free', 'editable', 'preview', 'restricted']),
    /** It asks not to be cut, so visitors get all of it. */
    whole: z.boolean(),
    /** Whose it is, in its own words; '' where it does not say. */
    rights: z.string(),
    createdAt: timestampSchema,
    /** When it was deleted; absent for one that is there. */
    deletedAt: timestampSchema.optional(),
  })
  .meta({ id: 'FontFile' });
export type FontFile = z.infer<typeof fontFileSchema>;

const fontFamilySchema = z
  .object({
    /** The family as pages are set in it. */
    font: siteFontSchema,
    /** The studio's own files of it; none for one that comes with the product. */
    files: z.array(fontFileSchema),
    /** The tokens that name it, on the site as it is. */
    usedFor: z.array(z.string()),
  })
  .meta({ id: 'FontFamily' });
export type FontFamily = z.infer<typeof fontFamilySchema>;

export const listFonts = endpoint({
  method: 'GET',
  path: '/admin/fonts',
  tag,
  access: 'editor',
  summary:
    'The families that pages can be set in: those of the product first, then the studio’s own by name.',
  answer: z.array(fontFamilySchema),
});

export const uploadFont = endpoint({
  method: 'POST',
  path: '/admin/fonts',
  tag,
  access: 'editor',
  summary:
    'Upload one font as multipart form data (field `file`): WOFF2, WOFF, TTF or OTF, as its bytes say. It is cut to the letters of the site and measured. The same bytes twice are one file; a deleted one comes back.',
  status: 201,
  upload: 'file',
  audit: {
    'font/store': {
      subject: 'files',
      sentence: ({ family }) => `uploaded as the font “${readDetailText(family)}”`,
      advice: 'Delete the font to go back.',
    },
  },
  answer: fontFamilySchema,
  errors: ['font/taken'],
});

const byId = z.object({ id: z.string().describe("The file's id.") });

export const deleteFont = endpoint({
  method: 'DELETE',
  path: '/admin/fonts/:id',
  tag,
  access: 'editor',
  summary: 'Delete a file of a font that the site is not set in. It can be put back for 30 days.',
  params: byId,
  audit: {
    'font/remove': {
      subject: 'files',
      sentence: 'deleted',
      advice: 'Put the font back on the screen of the design tokens, within 30 days.',
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
  summary: 'Put a deleted file of a font back.',
  params: byId,
  audit: {
    'font/restore': { subject: 'files', sentence: 'put back', advice: 'Delete the font to go back.' },
  },
  answer: fontFamilySchema,
  errors: ['font/not-found', 'font/taken'],
});
