import { z } from 'zod';
import { versionStatuses } from '#content/page/page.ts';
import { readDetailText, undoAdvice } from '../audit-action.ts';
import { endpoint } from '../endpoint.ts';
import { isContentSave, refuseWithoutOverview } from '../safety-block.ts';
import {
  emptyAnswer,
  languageSchema,
  pageKeySchema,
  partOfPages,
  queryFlag,
  translatedSchema,
} from '../schemas/common.ts';
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
const pageId = pageKeySchema;
const byIdentifier = z.object({ identifier: pageId });
const byId = z.object({ id: pageId });
const oneLanguage = languageSchema.describe(
  'Resolves texts and files to one language. By default all languages are included.',
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
    'List pages. Visitors get published, visible, unprotected pages; members get all. With `limit`, the `Link` header has the URL of the next part.',
  query: z.object({ language: oneLanguage.optional(), ...partOfPages }),
  answer: z.array(pageInListSchema),
});

export const getPage = endpoint({
  method: 'GET',
  path: '/pages/:identifier',
  tag,
  access: 'public',
  revised: true,
  summary: 'Get one page with its blocks. Members get the draft unless they ask for the published version.',
  params: byIdentifier,
  query: z.object({
    language: oneLanguage.optional(),
    version: z.string().describe('A version of the page. Members only.').optional(),
    published: queryFlag.describe('Answers the published page. Only members need this.').optional(),
    parent: z
      .string()
      .describe('The required parent. Under another parent the page is not found.')
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
    'Get the public cases before and after a case, in their order. Also works for drafts. Without `next` there is no other case.',
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
  summary: 'Create a page.',
  status: 201,
  body: createPageSchema,
  audit: { 'page/create': { subject: 'pages', sentence: 'created', advice: 'Delete the page to go back.' } },
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
const protectionChanged = 'protection changed';

function describeSave(sent: unknown): string {
  const fields = Array.isArray(sent) ? sent.map(String) : [];
  if (isContentSave(Object.fromEntries(fields.map((field) => [field, true])))) return 'saved';
  if (fields.some((field) => protection.has(field))) return protectionChanged;
  if (fields.includes('redirectUrl') && fields.length === 1) return 'redirect changed';
  return 'visibility changed';
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
      .describe('Marks an autosave. The state before it is stored only every few minutes.')
      .optional(),
    keepAs: versionNameSchema
      .describe('Stores the content before this save as a version with this name.')
      .optional(),
  }),
  body: savePageSchema,
  refuses: refuseWithoutOverview,
  elsewhere: {
    identifier: 'is changed by PUT /api/pages/{id}/identifier',
    parentId: 'is changed by PUT /api/pages/{id}/parent',
    parentIdentifier: 'is changed by PUT /api/pages/{id}/parent, as "parentId"',
    sortOrder: 'is changed by PUT /api/pages/{id}/parent, and for several pages by PUT /api/pages/reorder',
    kind: 'is chosen when a page is created and cannot change: create a page of the other kind and move the blocks',
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
          ? 'The log has no passwords. Change the protection in the page’s settings.'
          : undoAdvice.versions,
    },
    'page/autosave': {
      subject: 'pages',
      sentence: 'autosaved',
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
  summary: 'Move a page to the trash for 30 days.',
  params: byIdentifier,
  audit: {
    'page/delete': {
      subject: 'trash',
      sentence: 'deleted',
      undo: 'page-from-trash',
      advice: undoAdvice.fromTrash,
    },
  },
  answer: emptyAnswer,
  errors: ['page/not-found', 'page/has-children', 'page/in-use', 'page/system', 'page/stale'],
});

export const listVersions = endpoint({
  method: 'GET',
  path: '/pages/:identifier/versions',
  tag,
  access: 'editor',
  summary: 'List a page’s versions, newest first.',
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
  summary: 'Create a draft. Create it from an earlier version to restore that version.',
  status: 201,
  params: byIdentifier,
  body: z.object({ from: z.string().optional() }),
  elsewhere: { fromVersionId: 'is called "from" here', versionId: 'is called "from" here' },
  audit: {
    'version/create': {
      subject: 'pages',
      sentence: 'draft created from an earlier version',
      advice: undoAdvice.versions,
    },
  },
  answer: versionSchema,
  errors: ['page/not-found', 'version/not-found', 'page/stale'],
});

const statusSentences: Readonly<Record<string, string>> = {
  PUBLISHED: 'published',
  DRAFT: 'set to draft',
  HIDDEN: 'hidden',
  ARCHIVED: 'archived',
};

export const setVersionStatus = endpoint({
  method: 'PUT',
  path: '/pages/:id/versions/:versionId/status',
  tag,
  access: 'editor',
  revised: true,
  summary: 'Change a version’s status. PUBLISHED makes it live and archives the current live version.',
  params: z.object({ id: pageId, versionId: z.string().describe('The version’s id.') }),
  body: z.object({ status: z.enum(versionStatuses) }),
  audit: {
    'version/status': {
      subject: 'pages',
      sentence: ({ to }) => statusSentences[readDetailText(to)] ?? 'status changed',
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
    'Publish this content and keep the draft. Changes in the draft that are not in this content stay unpublished. The current live version is archived.',
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
    'Name a version, or remove its name with null. Named versions are kept permanently. Naming the draft stores its current state as a new version, which is the answer.',
  params: z.object({ id: pageId, versionId: z.string().describe('The version’s id.') }),
  body: z.object({ name: versionNameSchema.nullable() }),
  audit: {
    'version/name': {
      subject: 'pages',
      sentence: ({ name }) =>
        readDetailText(name) ? `version named “${readDetailText(name)}”` : 'version name removed',
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
  summary: 'Turn on versions: edits go to a draft and reach visitors when it is published.',
  params: byIdentifier,
  audit: { 'page/enable-versioning': { subject: 'pages', sentence: 'versions turned on' } },
  answer: pageSchema,
  errors: ['page/not-found', 'page/stale'],
});

export const pageHierarchy = endpoint({
  method: 'GET',
  path: '/pages/hierarchy',
  tag,
  access: 'public',
  revised: true,
  summary: 'Get the page tree in order.',
  answer: z.array(pageNodeSchema),
});

export const setParent = endpoint({
  method: 'PUT',
  path: '/pages/:id/parent',
  tag,
  access: 'editor',
  revised: true,
  summary: 'Move a page under a parent, or to the top level with null. Its public URLs redirect.',
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
      advice: 'It was moved together with others. Undo the first one.',
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
    'Change a page’s identifier and, with `parentId`, its place. Public URLs of the page and its child pages redirect.',
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
  summary: 'List a page’s child pages in order.',
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
  summary: 'Set the order of a parent’s child pages.',
  body: z.object({ parentId: z.string().nullable(), pageOrder: z.array(z.string()) }),
  audit: {
    'page/reorder': {
      subject: 'pages',
      sentence: 'reordered',
      undo: 'order',
      advice: undoAdvice.opposite,
    },
  },
  answer: emptyAnswer,
  errors: ['page/not-found', 'tree/stale'],
});
