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
    /**
     * Problem of a rule: `rests` is inactive, since visitors see a page at its path; the others say why
     * visitors find no page.
     */
    code: z.enum(['rests', 'circle', 'trashed', 'not-seen', 'nothing-there']),
    message: z.string(),
  })
  .meta({ id: 'RedirectIssue' });

/** One hop in a chain of redirects that visitors skip. */
const stepSchema = z
  .object({
    from: z.string(),
    to: z.string(),
    /** Kind of the hop: a rule, the redirect URL of a hidden page, or a page's canonical path. */
    by: z.enum(['rule', 'hidden', 'address']),
  })
  .meta({ id: 'RedirectStep' });

/** Final target of a path for visitors. */
const endSchema = z
  .object({
    type: z.enum(['page', 'nothing', 'elsewhere', 'circle']),
    /** The path there or, for a loop, its first path; absent for another site's URL. */
    path: z.string().optional(),
    /** True if the page at this path is in the trash. */
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
      /** True if a page's move created it; the next move then updates it. */
      automatic: z.boolean(),
      /** The page whose move created it; null if a member created it. */
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

/** Maximum number of changes per call. */
export const maxRedirectChanges = 10_000;

/** A change of one path: a rule, or `toPath: null` to delete it. */
const redirectChangeInput = z
  .object({
    fromPath: z.string().min(1).max(2000),
    toPath: z.string().min(1).max(2000).nullable(),
    reason: z.string().max(500).default(''),
    /** The page whose moves maintain this rule, to restore one that a move has created. */
    pageId: z.string().nullable().default(null),
    /** Expected current target of the rule, null for none: refused if it was changed meanwhile. */
    was: z.string().nullable().optional(),
  })
  .meta({ id: 'RedirectChangeInput' });
export type RedirectChangeInput = z.input<typeof redirectChangeInput>;
export type RedirectChange = z.output<typeof redirectChangeInput>;

/** Changes that undo a change, in the format of the request. */
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

/** Results of one line of an imported file. */
export const importOutcomes = [
  /** A new redirect. */
  'made',
  /** Replaces another redirect of the path. */
  'replaced',
  /** Exists already. */
  'same',
  /** An earlier line has the same path. */
  'repeated',
  'circle',
  /** Visitors would find no page at its target. */
  'no-target',
  'not-understood',
] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

const importLineSchema = z
  .object({
    /** Line number in the file, from 1. */
    line: z.number().int(),
    /** Path of the redirect, or the original text if it could not be parsed. */
    from: z.string(),
    to: z.string(),
    outcome: z.enum(importOutcomes),
    /** The reason, or a note. */
    message: z.string().optional(),
  })
  .meta({ id: 'RedirectImportLine' });
export type ImportLine = z.infer<typeof importLineSchema>;

/** Maximum length of a file in characters: 10,000 lines of two long URLs. */
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
    /** True to also import redirects whose target has no page. */
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
