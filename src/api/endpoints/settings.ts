import { z } from 'zod';
import { storedBackgroundSchema } from '#content/look/background.ts';
import { layoutSettingsSchema } from '#content/look/layout.ts';
import { countDetail, undoAdvice } from '../audit-action.ts';
import { endpoint } from '../endpoint.ts';
import { siteSettingsChangesSchema, siteSettingsSchema } from '../schemas/settings.ts';

const tag = 'Settings';

/** Target of layout and background settings: a page, or one version of it. */
const createTargetSchema = (missing: string) =>
  z.object({
    pageId: z.string(missing).min(1, missing).describe('The id or identifier of the page.'),
    versionId: z.string().describe('A version, instead of the page.').optional(),
  });

const pageLayoutAnswer = z.object({
  settings: z.object({ layoutSettings: layoutSettingsSchema.nullable() }),
});
const pageBackgroundAnswer = z.object({ settings: storedBackgroundSchema });

export const getSettings = endpoint({
  method: 'GET',
  path: '/admin/settings',
  tag,
  access: 'editor',
  revised: true,
  summary:
    'Get the site’s settings. `contentBlocks` is the global layout, `background` the global background.',
  answer: siteSettingsSchema,
});

export const saveSettings = endpoint({
  method: 'PUT',
  path: '/admin/settings',
  tag,
  access: 'owner',
  revised: true,
  summary: 'Change the site’s settings. Fields that you leave out stay the same.',
  body: siteSettingsChangesSchema,
  audit: {
    'settings/save': {
      subject: 'settings',
      sentence: ({ keys }) => (countDetail(keys) === 0 ? 'saved without a change' : 'changed'),
      undo: 'settings',
    },
  },
  answer: siteSettingsSchema,
  errors: ['settings/stale'],
});

export const getPageLayout = endpoint({
  method: 'GET',
  path: '/admin/page-layout',
  tag,
  access: 'editor',
  revised: true,
  summary: 'Get the layout of a page or version; null without one of its own.',
  query: createTargetSchema('Page ID is required to load layout settings'),
  answer: pageLayoutAnswer,
  errors: ['page/not-found', 'version/not-found'],
});

export const savePageLayout = endpoint({
  method: 'PUT',
  path: '/admin/page-layout',
  tag,
  access: 'editor',
  revised: true,
  summary: 'Save the layout of a page or version.',
  query: createTargetSchema('Page ID is required to save layout settings'),
  body: z.object({ layoutSettings: layoutSettingsSchema }),
  audit: {
    'page/layout': { subject: 'pages', sentence: 'layout changed', advice: undoAdvice.opposite },
  },
  answer: pageLayoutAnswer,
  errors: ['page/not-found', 'version/not-found', 'settings/stale'],
});

export const deletePageLayout = endpoint({
  method: 'DELETE',
  path: '/admin/page-layout',
  tag,
  access: 'editor',
  revised: true,
  summary: 'Delete the layout of a page or version, so that it uses the global one. The answer is null.',
  query: createTargetSchema('Page ID is required to delete layout settings'),
  audit: {
    'page/layout-delete': {
      subject: 'pages',
      sentence: 'layout reset',
      advice: undoAdvice.opposite,
    },
  },
  answer: pageLayoutAnswer,
  errors: ['page/not-found', 'version/not-found', 'settings/stale'],
});

export const getPageBackground = endpoint({
  method: 'GET',
  path: '/admin/page-background',
  tag,
  access: 'editor',
  revised: true,
  summary: 'Get the background of a page or version; nulls without one of its own.',
  query: createTargetSchema('Page ID is required to load background settings'),
  answer: pageBackgroundAnswer,
  errors: ['page/not-found', 'version/not-found'],
});

export const savePageBackground = endpoint({
  method: 'PUT',
  path: '/admin/page-background',
  tag,
  access: 'editor',
  revised: true,
  summary: 'Save the background of a page or version.',
  query: createTargetSchema('Page ID is required to save background settings'),
  body: storedBackgroundSchema.partial(),
  audit: {
    'page/background': {
      subject: 'pages',
      sentence: 'background changed',
      advice: undoAdvice.opposite,
    },
  },
  answer: pageBackgroundAnswer,
  errors: ['page/not-found', 'version/not-found', 'settings/stale'],
});

export const deletePageBackground = endpoint({
  method: 'DELETE',
  path: '/admin/page-background',
  tag,
  access: 'editor',
  revised: true,
  summary:
    'Delete the background of a page or version, so that it uses the global one. The answer has nulls.',
  query: createTargetSchema('Page ID is required to delete background settings'),
  audit: {
    'page/background-delete': {
      subject: 'pages',
      sentence: 'background reset',
      advice: undoAdvice.opposite,
    },
  },
  answer: pageBackgroundAnswer,
  errors: ['page/not-found', 'version/not-found', 'settings/stale'],
});
