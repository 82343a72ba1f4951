import { z } from 'zod';
import { undoAdvice } from '../audit-action.ts';
import { endpoint } from '../endpoint.ts';
import { emptyAnswer, languageSchema, timestampSchema } from '../schemas/common.ts';
import { pageNamedSchema } from '../schemas/page.ts';

const tag = 'Preview links';

/** Lifetime of a link in days, by default and at most. */
export const previewDays = { standard: 7, most: 90 } as const;

export const previewLinkSchema = z
  .object({
    id: z.string(),
    /** Language of the draft that it shows. */
    language: languageSchema,
    /** The URL to share. */
    link: z.string(),
    expiresAt: timestampSchema,
    createdAt: timestampSchema,
    /** Email address of its creator. */
    createdBy: z.string().nullable(),
  })
  .meta({ id: 'PreviewLink' });
export type PreviewLink = z.infer<typeof previewLinkSchema>;

const page = z.string().describe("The page's id or its identifier.");

export const listPreviewLinks = endpoint({
  method: 'GET',
  path: '/pages/:id/preview-links',
  tag,
  access: 'editor',
  summary:
    'The links to the draft of a page that work, the newest first. Those of a protected page are for owners.',
  params: z.object({ id: page }),
  answer: z.array(previewLinkSchema),
  errors: ['page/not-found', 'auth/forbidden'],
});

const exposedFileSchema = z
  .object({
    /** The URL as the draft has it. */
    url: z.string(),
    name: z.string(),
    /** The protected pages that reference it. Empty if all of them were deleted. */
    pages: z.array(pageNamedSchema),
  })
  .meta({ id: 'ExposedFile' });
export type ExposedFile = z.infer<typeof exposedFileSchema>;

export const listExposedFiles = endpoint({
  method: 'GET',
  path: '/pages/:id/preview-links/exposed-files',
  tag,
  access: 'editor',
  summary:
    'The files of other, protected pages that a link to the draft of a page would open to whoever has it. Files on a public page are left out.',
  params: z.object({ id: page }),
  answer: z.array(exposedFileSchema),
  errors: ['page/not-found', 'auth/forbidden'],
});

export const createPreviewLink = endpoint({
  method: 'POST',
  path: '/pages/:id/preview-links',
  tag,
  access: 'editor',
  summary:
    'Make a link that shows the draft of a page in one language to whoever has it, as the draft is when they look. Of a protected page only owners make one.',
  status: 201,
  // Its link would be another one.
  dryRun: false,
  params: z.object({ id: page }),
  body: z.object({
    language: languageSchema,
    days: z
      .int()
      .min(1, 'A link works for a day at least.')
      .max(previewDays.most, `A link works for ${previewDays.most} days at most.`)
      .default(previewDays.standard)
      .describe('For how many days it works.'),
  }),
  audit: {
    'preview-link/create': {
      subject: 'access',
      sentence: 'shared as a draft by a link',
      advice: 'End the link at the page.',
    },
  },
  answer: previewLinkSchema,
  errors: ['page/not-found', 'auth/forbidden'],
});

export const revokePreviewLink = endpoint({
  method: 'DELETE',
  path: '/pages/:id/preview-links/:link',
  tag,
  access: 'editor',
  summary: 'End a link to a draft, and what it has opened, at once.',
  params: z.object({ id: page, link: z.string().describe("The link's id.") }),
  audit: {
    'preview-link/revoke': {
      subject: 'access',
      sentence: 'no longer shared by a link',
      advice: undoAdvice.gone,
    },
  },
  answer: emptyAnswer,
  errors: ['page/not-found', 'preview-link/not-found', 'auth/forbidden'],
});
