import { type AuditActions, undoAdvice } from './audit-action.ts';

/** Actions without an endpoint: of jobs, of commands, and consequences of other actions. */
export const siteAuditActions = {
  'schedule/publish': { subject: 'pages', sentence: 'published as planned', advice: undoAdvice.versions },
  'schedule/unpublish': {
    subject: 'pages',
    sentence: 'taken off the site as planned',
    advice: 'Publish the page to go back.',
  },
  'schedule/failed': { subject: 'pages', sentence: 'could not do what was planned' },
  'redirect/follow': {
    subject: 'redirects',
    sentence: 'made to follow a page',
    advice: 'Undo the move of the page: its redirects go with it.',
  },
  'trash/purge': {
    subject: 'trash',
    sentence: 'emptied of what had been there for 30 days',
    advice: undoAdvice.gone,
    listed: 'site',
  },
  'media/forget-replaced': {
    subject: null,
    sentence: 'of before let go after their time',
    advice: undoAdvice.gone,
    listed: 'site',
  },
  'media/look': { subject: null, sentence: 'looked at', listed: 'site' },
  'media/strip': {
    subject: null,
    sentence: 'freed of where it was taken',
    advice: undoAdvice.gone,
    listed: 'site',
  },
  'font/purge': { subject: null, sentence: 'deleted for good after 30 days', advice: undoAdvice.gone },
  'poster/fetch': { subject: null, sentence: 'given a poster', listed: 'site' },
  'site/secret': { subject: 'access', sentence: 'given another secret: everybody was signed out' },
  'site/seed': { subject: null, sentence: 'filled' },
  'site/restore': {
    subject: 'settings',
    sentence: 'restored from a backup: everybody was signed out',
    advice: 'Restore the backup that was made before it.',
  },
  'journal/begin': { subject: null, sentence: 'began' },
} as const satisfies AuditActions;
