import type { AuditSubject } from '#api/audit-action.ts';

const subjects: Readonly<Record<AuditSubject, string>> = {
  pages: 'Pages',
  files: 'Media',
  redirects: 'Redirects',
  settings: 'Settings',
  access: 'Access',
  trash: 'Deletions',
};

/** Texts of the activity log, loaded with its screen. */
export const activityLogWords = {
  lead: 'Everything that members and assistants did. Autosaves are in a page’s versions.',
  ownersOnly: 'Only owners see the activity log',
  ownersOnlyHelp: 'Ask an owner, or see the site’s changes in the site history.',
  loading: 'Loading the activity log…',
  failed: 'Couldn’t load the activity log',
  empty: 'No activity yet',
  emptyHelp: 'Changes by you and other members appear here.',
  nothingFound: 'No matching activity',
  nothingFoundHelp: 'Choose another subject or member.',
  subject: 'Subject',
  allSubjects: 'All subjects',
  subjects,
  actor: 'Member',
  everybody: 'All members',
  site: 'Vitrine',
  allPages: 'Show all pages',
  earlier: 'Show earlier',
  by: (name: string) => `by ${name}`,
  you: 'you',
  bySite: 'by Vitrine',
  undo: 'Undo',
  undoOf: (what: string) => `Undo: ${what}`,
  undone: (what: string) => `Undone: ${what}`,
  undoneBy: (name: string) => `Undone by ${name}`,
} as const;
