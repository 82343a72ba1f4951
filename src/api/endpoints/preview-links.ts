import { z } from 'zod';
import { undoAdvice } from '../audit-action.ts';
import { endpoint } from '../endpoint.ts';
import { emptyAnswer, languageSchema, pageKeySchema, timestampSchema } from '../schemas/common.ts';
import { pageNamedSchema } from '../schemas/page.ts';

const tag = 'Share links';

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

const page = pageKeySchema;

export const listPreviewLinks = endpoint({
  method: 'GET',
  path: '/pages/:id/preview-links',
  tag,
  access: 'editor',
  summary:
    'List the working share links of a page’s draft, newest first. Protected pages are for owners only.',
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
    'List the files of protected pages that a share link of this page would open. Files on public pages are left out.',
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
    'Create a share link: it shows the page’s draft in one language, always in its current state. Protected pages are for owners only.',
  status: 201,
  // Each call creates a new link, so a dry run would return a different one.
  dryRun: false,
  params: z.object({ id: page }),
  body: z.object({
    language: languageSchema,
    days: z
      .int()
      .min(1, 'A link works for at least one day.')
      .max(previewDays.most, `A link works for at most ${previewDays.most} days.`)
      .default(previewDays.standard)
      .describe('Number of days that the link works.'),
  }),
  audit: {
    'preview-link/create': {
      subject: 'access',
      sentence: 'share link created',
      advice: 'Revoke the link on the page.',
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
  summary: 'Revoke a share link immediately, together with anything opened through it.',
  params: z.object({ id: page, link: z.string().describe('The link’s id.') }),
  audit: {
    'preview-link/revoke': {
      subject: 'access',
      sentence: 'share link revoked',
      advice: undoAdvice.gone,
    },
  },
  answer: emptyAnswer,
  errors: ['page/not-found', 'preview-link/not-found', 'auth/forbidden'],
});
