import { type AuditActions, undoAdvice } from './audit-action.ts';

/** Actions without an endpoint: of jobs, of commands, and consequences of other actions. */
export const siteAuditActions = {
  'schedule/publish': { subject: 'pages', sentence: 'published as scheduled', advice: undoAdvice.versions },
  'schedule/unpublish': {
    subject: 'pages',
    sentence: 'unpublished as scheduled',
    advice: 'Publish the page to go back.',
  },
  'schedule/failed': { subject: 'pages', sentence: 'could not be changed as scheduled' },
  'redirect/follow': {
    subject: 'redirects',
    sentence: 'updated to follow a moved page',
    advice: 'Undo the move of the page; that also undoes its redirects.',
  },
  'trash/purge': {
    subject: 'trash',
    sentence: 'cleared of items older than 30 days',
    advice: undoAdvice.gone,
    listed: 'site',
  },
  'media/forget-replaced': {
    subject: null,
    sentence: 'cleared of replaced versions',
    advice: undoAdvice.gone,
    listed: 'site',
  },
  'media/look': { subject: null, sentence: 'analysed', listed: 'site' },
  'media/strip': {
    subject: null,
    sentence: 'location removed',
    advice: undoAdvice.gone,
    listed: 'site',
  },
  'font/purge': { subject: null, sentence: 'deleted permanently after 30 days', advice: undoAdvice.gone },
  'poster/fetch': { subject: null, sentence: 'poster added', listed: 'site' },
  'site/secret': { subject: 'access', sentence: 'secret replaced; all members were signed out' },
  'site/seed': { subject: null, sentence: 'filled with starting content' },
  'site/restore': {
    subject: 'settings',
    sentence: 'restored from a backup; all members were signed out',
    advice: 'Restore the backup made before it.',
  },
  'journal/begin': { subject: null, sentence: 'started' },
} as const satisfies AuditActions;
