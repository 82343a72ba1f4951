import { z } from 'zod';
import { countDetail, readDetailText, undoAdvice } from '../audit-action.ts';
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

/** Where visitors of a path are in the end. */
const endSchema = z
  .object({
    type: z.enum(['page', 'nothing', 'elsewhere', 'circle']),
    /** The path there, or of a circle its first one; left out for another site's address. */
    path: z.string().optional(),
    /** A page stood there that is in the trash now. */
    trashed: z.boolean().optional(),
  })
  .meta({ id: 'RedirectEnd' });

const redirectCheckSchema = z.object({
  redirect: z.string().optional(),
  steps: z.array(stepSchema).optional(),
  end: endSchema.optional(),
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
      /** The page whose move made it; null for one that a person made. */
      pageId: z.string().nullable(),
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
    'Where a path leads in the end: `{ "redirect": "/to" }`, or `{}` when nobody is sent on. For people of the studio also the steps, and what is at the end.',
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
  audit: {
    'redirect/save': {
      subject: 'redirects',
      sentence: ({ toPath }) => `sent to ${readDetailText(toPath)}`,
      undo: 'redirects',
      advice: undoAdvice.opposite,
    },
  },
  answer: redirectSchema.extend({ warnings: warningsSchema }),
});

export const deleteRedirect = endpoint({
  method: 'DELETE',
  path: '/redirects/*',
  tag,
  access: 'editor',
  summary: 'Drop the redirect of a path.',
  params: byPath,
  audit: {
    'redirect/delete': {
      subject: 'redirects',
      sentence: 'not sent elsewhere any more',
      undo: 'redirects',
      advice: undoAdvice.opposite,
    },
  },
  answer: emptyAnswer,
  errors: ['redirect/not-found', 'input/invalid'],
});

/** Most changes in one call. */
export const maxRedirectChanges = 10_000;

/** What becomes of one path: a rule, or with `toPath: null` none. */
const redirectChangeInput = z
  .object({
    fromPath: z.string().min(1).max(2000),
    toPath: z.string().min(1).max(2000).nullable(),
    reason: z.string().max(500).default(''),
    /** The page whose moves keep this rule, for putting back one that a move has made. */
    pageId: z.string().nullable().default(null),
    /** Where the rule of this path must lead now, null for none: refused when somebody has changed it since. */
    was: z.string().nullable().optional(),
  })
  .meta({ id: 'RedirectChangeInput' });
export type RedirectChangeInput = z.input<typeof redirectChangeInput>;
export type RedirectChange = z.output<typeof redirectChangeInput>;

/** What makes a change undone again, in the form in which it is sent. */
export const undoSchema = z.array(redirectChangeInput);

export const changeRedirects = endpoint({
  method: 'POST',
  path: '/admin/redirects',
  tag,
  access: 'editor',
  summary:
    'Save and drop redirects together: all of them, or none. `undo` is what to send to have everything as it was.',
  body: z.object({ changes: z.array(redirectChangeInput).min(1).max(maxRedirectChanges) }),
  audit: {
    'redirect/change': {
      subject: 'redirects',
      sentence: ({ paths }) =>
        countDetail(paths) === 1 ? 'changed' : `changed: ${countDetail(paths)} of them`,
      undo: 'redirects',
      advice: undoAdvice.opposite,
    },
  },
  answer: z.object({ undo: undoSchema, warnings: warningsSchema }),
  errors: ['redirect/changed'],
});

/** What one line of an imported file does. */
export const importOutcomes = [
  /** A new redirect. */
  'made',
  /** The path has another redirect, which this one takes the place of. */
  'replaced',
  /** It is there already. */
  'same',
  /** An earlier line is about the same path. */
  'repeated',
  'circle',
  /** Visitors would find no page at its end. */
  'no-target',
  'not-understood',
] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

const importLineSchema = z
  .object({
    /** The line of the file, from 1. */
    line: z.number().int(),
    /** As the redirect would be; as the file has it where it was not understood. */
    from: z.string(),
    to: z.string(),
    outcome: z.enum(importOutcomes),
    /** Why, or what else to know. */
    message: z.string().optional(),
  })
  .meta({ id: 'RedirectImportLine' });
export type ImportLine = z.infer<typeof importLineSchema>;

/** Characters of a file; with its line ends, 10,000 lines of two long addresses. */
const maxImport = 4_000_000;

export const importRedirects = endpoint({
  method: 'POST',
  path: '/admin/redirects/import',
  tag,
  access: 'editor',
  summary:
    'Make redirects from a CSV of an older site (comma, semicolon or tab; with or without a header) or a `_redirects` file, in one transaction. Tells what each line does: with `?dry-run` before it is done.',
  body: z.object({
    csv: z.string().max(maxImport, 'is too long: a file has at most 4,000,000 characters'),
    /** Also makes those that lead to where there is no page now. */
    withoutTarget: z.boolean().default(false),
  }),
  audit: {
    'redirect/import': {
      subject: 'redirects',
      sentence: ({ made }) => `brought in from a file: ${countDetail(made)} of them`,
      undo: 'redirects',
    },
  },
  answer: z.object({ lines: z.array(importLineSchema), undo: undoSchema }),
});
