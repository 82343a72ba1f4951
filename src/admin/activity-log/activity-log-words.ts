import type { AuditSubject } from '#api/audit-action.ts';
import { siteHistoryWords } from '../site-history/site-history-words.ts';

const subjects: Readonly<Record<AuditSubject, string>> = {
  pages: 'Pages',
  files: 'Media',
  redirects: 'Redirects',
  settings: 'Settings',
  access: 'Access',
  trash: 'Deletions',
};

/** The words of the log; of this screen alone, so they come with it. */
export const activityLogWords = {
  title: siteHistoryWords.log,
  lead: 'Everything that was done here, and by whom. What can be taken back from here has an Undo; of the rest it says what to do instead.',
  noAutosaves: 'Automatic saves are not in it: they are among a page’s versions.',
  ownersOnly: 'Only owners see who did what',
  ownersOnlyHelp: 'Ask an owner of the studio. What visitors saw change is in the history.',
  loading: 'Loading the log…',
  failed: 'The log could not be loaded',
  empty: 'Nothing was done yet',
  emptyHelp: 'What you and the others of the studio do appears here.',
  nothingFound: 'Nothing of this kind was done',
  nothingFoundHelp: 'Choose another subject or another person.',
  subject: 'About',
  allSubjects: 'Everything',
  subjects,
  actor: 'By',
  everybody: 'Everybody',
  site: 'The site itself',
  page: 'Only this page',
  allPages: 'Show all pages',
  earlier: 'Show earlier',
  by: (name: string) => `by ${name}`,
  you: 'you',
  bySite: 'by the site itself',
  undo: 'Undo',
  undoOf: (what: string) => `Undo: ${what}`,
  undone: (what: string) => `Undone: ${what}`,
  undoneBy: (name: string) => `Undone by ${name}`,
} as const;
