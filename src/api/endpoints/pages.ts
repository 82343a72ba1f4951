import { z } from 'zod';
import { versionStatuses } from '#content/page/page.ts';
import { readDetailText, undoAdvice } from '../audit-action.ts';
import { endpoint } from '../endpoint.ts';
import { isContentSave, refuseWithoutOverview } from '../safety-block.ts';
import { emptyAnswer, languageSchema, partOfPages, queryFlag, translatedSchema } from '../schemas/common.ts';
import {
  createPageSchema,
  movedPageSchema,
  pageInListSchema,
  pageNodeSchema,
  pageSchema,
  publishContentSchema,
  savedPageSchema,
  savePageSchema,
  versionNameSchema,
  versionSchema,
} from '../schemas/page.ts';

const tag = 'Pages';
const pageId = z.string().describe("A page's id or its identifier.");
const byIdentifier = z.object({ identifier: pageId });
const byId = z.object({ id: pageId });
const oneLanguage = languageSchema.describe(
  'Resolves the texts and files to one language; left out, they come whole.',
);
/** Upper bound well below the database's integers, so that new pages can be added after it. */
const maxSortOrder = 1_000_000;

export const listPages = endpoint({
  method: 'GET',
  path: '/pages',
  tag,
  access: 'public',
  revised: true,
  parts: true,
  summary:
    'List pages. Visitors get published, visible, unprotected ones; signed-in people get all. With `limit` they come in parts: the address of the next one is in `Link`.',
  query: z.object({ language: oneLanguage.optional(), ...partOfPages }),
  answer: z.array(pageInListSchema),
});

export const getPage = endpoint({
  method: 'GET',
  path: '/pages/:identifier',
  tag,
  access: 'public',
  revised: true,
  summary: 'One page with its blocks. Signed-in people get the draft unless they ask for the published one.',
  params: byIdentifier,
  query: z.object({
    language: oneLanguage.optional(),
    version: z.string().describe('One version of the page, for signed-in people.').optional(),
    published: queryFlag.describe('What visitors see, for signed-in people too.').optional(),
    parent: z
      .string()
      .describe('The page that this one has to be below; below another one it is not found.')
      .optional(),
  }),
  answer: pageSchema,
  errors: ['page/not-found', 'version/not-found'],
});

const caseLinkSchema = z.object({ title: translatedSchema, path: z.string() });

export const getCaseNeighbours = endpoint({
  method: 'GET',
  path: '/pages/:identifier/neighbours',
  tag,
  access: 'editor',
  summary:
    'The public cases before and after a case in their order, also for a draft. Without `next` there is no other case.',
  params: byIdentifier,
  answer: z.object({
    previous: caseLinkSchema.optional(),
    next: caseLinkSchema.extend({ identifier: z.string() }).optional(),
  }),
  errors: ['page/not-found'],
});

export const createPage = endpoint({
  method: 'POST',
  path: '/pages',
  tag,
  access: 'editor',
  revised: true,
  summary: 'Make a page.',
  status: 201,
  body: createPageSchema,
  audit: { 'page/create': { subject: 'pages', sentence: 'made', advice: 'Delete the page to go back.' } },
  answer: savedPageSchema,
  errors: [
    'auth/forbidden',
    'input/no-overview',
    'input/not-publishable',
    'page/identifier-taken',
    'page/not-found',
    'page/system',
  ],
});

const protection = new Set(['requiresLogin', 'loginPassword', 'passwordId']);
const protectionChanged = 'given another protection';

function describeSave(sent: unknown): string {
  const fields = Array.isArray(sent) ? sent.map(String) : [];
  if (isContentSave(Object.fromEntries(fields.map((field) => [field, true])))) return 'saved';
  if (fields.some((field) => protection.has(field))) return protectionChanged;
  if (fields.includes('redirectUrl') && fields.length === 1) return 'sent elsewhere, or no longer';
  return 'shown in another way';
}

export const savePage = endpoint({
  method: 'PUT',
  path: '/pages/:identifier',
  tag,
  access: 'editor',
  revised: true,
  summary:
    'Save content, visibility, or both in one transaction. Content needs the complete overview; with If-Match a stale save is refused.',
  params: byIdentifier,
  query: z.object({
    autosave: queryFlag
      .describe('A save that nobody asked for: the state before it is kept every few minutes only.')
      .optional(),
    keepAs: versionNameSchema
      .describe('Keeps the content before this save as a version of this name.')
      .optional(),
  }),
  body: savePageSchema,
  refuses: refuseWithoutOverview,
  elsewhere: {
    identifier: 'is changed by PUT /api/pages/{id}/identifier',
    parentId: 'is changed by PUT /api/pages/{id}/parent',
    parentIdentifier: 'is changed by PUT /api/pages/{id}/parent, as "parentId"',
    sortOrder: 'is changed by PUT /api/pages/{id}/parent, and for several pages by PUT /api/pages/reorder',
    kind: 'is chosen when a page is made, and stays: make a page of the other kind, and move the blocks',
    versioning: 'is switched on by POST /api/pages/{identifier}/versioning',
    versionStatus: 'is changed by PUT /api/pages/{id}/versions/{versionId}/status',
    layoutSettings: 'is saved by PUT /api/admin/page-layout',
    backgroundSettings: 'is saved by PUT /api/admin/page-background',
    dynamicBackgroundSettings: 'is saved by PUT /api/admin/page-background',
  },
  audit: {
    'page/save': {
      subject: 'pages',
      sentence: ({ fields }) => describeSave(fields),
      undo: 'visibility',
      advice: ({ fields }) =>
        describeSave(fields) === protectionChanged
          ? 'Passwords are not kept here: change it in the page’s settings.'
          : undoAdvice.versions,
    },
    'page/autosave': {
      subject: 'pages',
      sentence: 'saved by itself',
      advice: undoAdvice.versions,
      listed: 'never',
    },
  },
  answer: savedPageSchema,
  errors: [
    'auth/forbidden',
    'input/no-overview',
    'input/not-publishable',
    'page/not-found',
    'version/not-found',
    'page/stale',
  ],
});

export const deletePage = endpoint({
  method: 'DELETE',
  path: '/pages/:identifier',
  tag,
  access: 'editor',
  summary: 'Move a page to the trash, where it stays 30 days.',
  params: byIdentifier,
  audit: {
    'page/delete': {
      subject: 'trash',
      sentence: 'deleted',
      undo: 'page-from-trash',
      advice: 'Look for it in the trash.',
    },
  },
  answer: emptyAnswer,
  errors: ['page/not-found', 'page/has-children', 'page/system', 'page/stale'],
});

export const listVersions = endpoint({
  method: 'GET',
  path: '/pages/:identifier/versions',
  tag,
  access: 'editor',
  summary: 'The versions of a page, newest first.',
  params: byIdentifier,
  answer: z.array(versionSchema),
  errors: ['page/not-found'],
});

export const createVersion = endpoint({
  method: 'POST',
  path: '/pages/:identifier/versions',
  tag,
  access: 'editor',
  revised: true,
  summary: 'Make a draft, optionally from another version; that is how one is restored.',
  status: 201,
  params: byIdentifier,
  body: z.object({ from: z.string().optional() }),
  elsewhere: { fromVersionId: 'is called "from" here', versionId: 'is called "from" here' },
  audit: {
    'version/create': {
      subject: 'pages',
      sentence: 'given a draft of an earlier version',
      advice: undoAdvice.versions,
    },
  },
  answer: versionSchema,
  errors: ['page/not-found', 'version/not-found', 'page/stale'],
});

const statusSentences: Readonly<Record<string, string>> = {
  PUBLISHED: 'published',
  DRAFT: 'made a draft',
  HIDDEN: 'hidden',
  ARCHIVED: 'archived',
};

export const setVersionStatus = endpoint({
  method: 'PUT',
  path: '/pages/:id/versions/:versionId/status',
  tag,
  access: 'editor',
  revised: true,
  summary: 'Change the status of a version. PUBLISHED makes it live and archives the one before.',
  params: z.object({ id: pageId, versionId: z.string().describe("The version's id.") }),
  body: z.object({ status: z.enum(versionStatuses) }),
  audit: {
    'version/status': {
      subject: 'pages',
      sentence: ({ to }) => statusSentences[readDetailText(to)] ?? 'given another status',
      advice: undoAdvice.versions,
    },
  },
  answer: versionSchema,
  errors: ['page/not-found', 'version/not-found', 'input/not-publishable', 'page/stale'],
});

export const publishContent = endpoint({
  method: 'POST',
  path: '/pages/:identifier/publish',
  tag,
  access: 'editor',
  revised: true,
  summary:
    'Make this content the live version and keep the draft as it is: what of the draft is not in it stays unpublished. The live version before it is archived.',
  params: byIdentifier,
  body: publishContentSchema,
  audit: { 'version/publish': { subject: 'pages', sentence: 'published', advice: undoAdvice.versions } },
  answer: versionSchema,
  errors: ['input/no-overview', 'input/not-publishable', 'page/not-found', 'page/stale'],
});

export const setVersionName = endpoint({
  method: 'PUT',
  path: '/pages/:id/versions/:versionId/name',
  tag,
  access: 'editor',
  revised: true,
  summary:
    'Name a version, or with null take its name off. One with a name is kept for good. Of what is still written on, the draft, the state as it is now is kept under the name: the answer is that version.',
  params: z.object({ id: pageId, versionId: z.string().describe("The version's id.") }),
  body: z.object({ name: versionNameSchema.nullable() }),
  audit: {
    'version/name': {
      subject: 'pages',
      sentence: ({ name }) =>
        readDetailText(name) ? `version named “${readDetailText(name)}”` : 'version left without a name',
      advice: undoAdvice.opposite,
    },
  },
  answer: versionSchema,
  errors: ['page/not-found', 'version/not-found', 'page/stale'],
});

export const enableVersioning = endpoint({
  method: 'POST',
  path: '/pages/:identifier/versioning',
  tag,
  access: 'editor',
  revised: true,
  summary: 'From now on edits go to a draft and reach visitors when it is published.',
  params: byIdentifier,
  audit: { 'page/enable-versioning': { subject: 'pages', sentence: 'given drafts and versions' } },
  answer: pageSchema,
  errors: ['page/not-found', 'page/stale'],
});

export const pageHierarchy = endpoint({
  method: 'GET',
  path: '/pages/hierarchy',
  tag,
  access: 'public',
  revised: true,
  summary: 'The tree of pages, in their order.',
  answer: z.array(pageNodeSchema),
});

export const setParent = endpoint({
  method: 'PUT',
  path: '/pages/:id/parent',
  tag,
  access: 'editor',
  revised: true,
  summary:
    'Move a page below another one, or to the top with null. Addresses at which visitors saw it redirect.',
  params: byId,
  body: z.object({
    parentId: z.string().nullable(),
    sortOrder: z.number().int().min(-maxSortOrder).max(maxSortOrder).optional(),
  }),
  audit: {
    'page/move': {
      subject: 'pages',
      sentence: 'moved',
      undo: 'move',
      advice: 'It was moved together with others: undo that of the first one.',
    },
  },
  answer: movedPageSchema,
  errors: ['page/not-found', 'page/system', 'page/stale'],
});

export const renamePage = endpoint({
  method: 'PUT',
  path: '/pages/:id/identifier',
  tag,
  access: 'editor',
  revised: true,
  summary:
    'Give a page another identifier, and with `parentId` another place in the same step. Addresses at which visitors saw it and the pages below it redirect.',
  params: byId,
  body: z.object({ identifier: z.string(), parentId: z.string().nullable().optional() }),
  audit: {
    'page/rename': {
      subject: 'pages',
      sentence: ({ from, to }) => `moved from “${readDetailText(from)}” to “${readDetailText(to)}”`,
      undo: 'move',
      advice: undoAdvice.opposite,
    },
  },
  answer: movedPageSchema,
  errors: ['page/identifier-taken', 'page/not-found', 'page/system', 'page/stale'],
});

export const pageChildren = endpoint({
  method: 'GET',
  path: '/pages/:id/children',
  tag,
  access: 'public',
  revised: true,
  summary: 'The pages directly below a page, in their order.',
  params: byId,
  answer: z.array(pageInListSchema),
  errors: ['page/not-found'],
});

export const reorderPages = endpoint({
  method: 'PUT',
  path: '/pages/reorder',
  tag,
  access: 'editor',
  revised: true,
  summary: 'Put the pages below one parent in this order.',
  body: z.object({ parentId: z.string().nullable(), pageOrder: z.array(z.string()) }),
  audit: {
    'page/reorder': {
      subject: 'pages',
      sentence: 'put in another order',
      undo: 'order',
      advice: undoAdvice.opposite,
    },
  },
  answer: emptyAnswer,
  errors: ['page/not-found', 'tree/stale'],
});
