import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { emptyAnswer, timestampSchema, warningsSchema } from '../schemas/common.ts';

const tag = 'Redirects';

export const redirectSchema = z
  .object({ fromPath: z.string(), toPath: z.string(), reason: z.string(), updatedAt: timestampSchema })
  .meta({ id: 'Redirect' });

const issueSchema = z
  .object({
    /** `rests` while visitors see a page there; the others say why its visitors find no page. */
    code: z.enum(['rests', 'circle', 'trashed', 'not-seen', 'nothing-there']),
    message: z.string(),
  })
  .meta({ id: 'RedirectIssue' });

/** One hop of the way that visitors of a path are spared. */
const stepSchema = z
  .object({
    from: z.string(),
    to: z.string(),
    /** A rule, the redirect URL of a hidden page, or a page at its other address. */
    by: z.enum(['rule', 'hidden', 'address']),
  })
  .meta({ id: 'RedirectStep' });

const redirectCheckSchema = z.object({
  redirect: z.string().optional(),
  steps: z.array(stepSchema).optional(),
});
export type RedirectCheck = z.infer<typeof redirectCheckSchema>;

const byPath = z.object({
  '*': z
    .string()
    .describe('The path that redirects, without the first slash. Its slashes may be encoded or plain.'),
});

export const listRedirects = endpoint({
  method: 'GET',
  path: '/redirects',
  tag,
  access: 'editor',
  summary: 'All redirects by their paths, each with what keeps it from doing what it says.',
  answer: z.array(
    redirectSchema.extend({
      /** Made by the move of a page, and changed by the next one. */
      automatic: z.boolean(),
      issues: z.array(issueSchema),
    }),
  ),
});

export const checkRedirect = endpoint({
  method: 'GET',
  path: '/redirects/check',
  tag,
  access: 'public',
  summary:
    'Where a path leads in the end: `{ "redirect": "/to" }`, or `{}` when nobody is sent on. For people of the studio also the steps.',
  query: z.object({ path: z.string().describe('The path to look up, with its first slash.') }),
  answer: redirectCheckSchema,
});

export const getRedirect = endpoint({
  method: 'GET',
  path: '/redirects/*',
  tag,
  access: 'editor',
  summary: 'The redirect of one path.',
  params: byPath,
  answer: redirectSchema,
  errors: ['redirect/not-found'],
});

export const saveRedirect = endpoint({
  method: 'PUT',
  path: '/redirects/*',
  tag,
  access: 'editor',
  summary:
    'Send visitors of a path elsewhere. A rule without a language’s prefix covers all languages and keeps the visitor’s; a target with one stands as written. Circles are refused with the way they go.',
  params: byPath,
  body: z.object({ toPath: z.string().min(1).max(2000), reason: z.string().max(500).default('') }),
  answer: redirectSchema.extend({ warnings: warningsSchema }),
});

export const deleteRedirect = endpoint({
  method: 'DELETE',
  path: '/redirects/*',
  tag,
  access: 'editor',
  summary: 'Drop the redirect of a path.',
  params: byPath,
  answer: emptyAnswer,
  errors: ['redirect/not-found', 'input/invalid'],
});
