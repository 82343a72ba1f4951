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
    .describe('The redirect’s path without the first slash. Other slashes may be encoded or plain.'),
});

export const listRedirects = endpoint({
  method: 'GET',
  path: '/redirects',
  tag,
  access: 'editor',
  summary: 'List all redirects by path, each with the reason if it does not work.',
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
    'Get where a path leads: `{ "redirect": "/to" }`, or `{}` without a redirect. For members also the steps and the destination.',
  query: z.object({ path: z.string().describe('The path to look up, with its first slash.') }),
  answer: redirectCheckSchema,
});

export const getRedirect = endpoint({
  method: 'GET',
  path: '/redirects/*',
  tag,
  access: 'editor',
  summary: 'Get the redirect of one path.',
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
    'Redirect a path. Without a language prefix, a rule covers all languages and keeps the visitor’s; a target with a prefix is used unchanged. Redirect loops are refused, with their steps.',
  params: byPath,
  body: z.object({ toPath: z.string().min(1).max(2000), reason: z.string().max(500).default('') }),
  audit: {
    'redirect/save': {
      subject: 'redirects',
      sentence: ({ toPath }) => `redirected to ${readDetailText(toPath)}`,
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
  summary: 'Delete the redirect of one path.',
  params: byPath,
  audit: {
    'redirect/delete': {
      subject: 'redirects',
      sentence: 'no longer redirected',
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
    /** Expected current target of the rule, null for none: refused if the stored target differs. */
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
  summary: 'Save and delete several redirects: all or none. Send `undo` from the answer to undo this.',
  body: z.object({ changes: z.array(redirectChangeInput).min(1).max(maxRedirectChanges) }),
  audit: {
    'redirect/change': {
      subject: 'redirects',
      sentence: ({ paths }) => (countDetail(paths) === 1 ? 'changed' : `changed (${countDetail(paths)})`),
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
    'Import redirects from a CSV (comma, semicolon or tab; with or without a header) or a `_redirects` file: all or none. The answer tells what each line does; with `?dry-run` nothing is saved.',
  body: z.object({
    csv: z.string().max(maxImport, 'is too long: a file has at most 4,000,000 characters'),
    /** True to also import redirects whose target has no page. */
    withoutTarget: z.boolean().default(false),
  }),
  audit: {
    'redirect/import': {
      subject: 'redirects',
      sentence: ({ made }) => `imported from a file (${countDetail(made)})`,
      undo: 'redirects',
    },
  },
  answer: z.object({ lines: z.array(importLineSchema), undo: undoSchema }),
});
