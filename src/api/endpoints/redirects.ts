import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { emptyAnswer, timestampSchema } from '../schemas/common.ts';

const tag = 'Redirects';

export const redirectSchema = z
  .object({ fromPath: z.string(), toPath: z.string(), reason: z.string(), updatedAt: timestampSchema })
  .meta({ id: 'Redirect' });

const byPath = z.object({
  '*': z
    .string()
    .describe('The path that redirects, without the first slash. Its slashes may be encoded or plain.'),
});

export const checkRedirect = endpoint({
  method: 'GET',
  path: '/redirects/check',
  tag,
  access: 'public',
  summary: 'Where a path leads: `{ "redirect": "/to" }`, or `{}` when it leads nowhere.',
  query: z.object({ path: z.string().describe('The path to look up, with its first slash.') }),
  answer: z.object({ redirect: z.string().optional() }),
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
  summary: 'Send visitors of a path elsewhere. A rule without /en covers both languages.',
  params: byPath,
  body: z.object({ toPath: z.string().min(1).max(2000), reason: z.string().max(500).default('') }),
  answer: redirectSchema,
});

export const deleteRedirect = endpoint({
  method: 'DELETE',
  path: '/redirects/*',
  tag,
  access: 'editor',
  summary: 'Drop the redirect of a path.',
  params: byPath,
  answer: emptyAnswer,
  errors: ['redirect/not-found'],
});
