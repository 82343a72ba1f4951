import { count } from '../words.ts';

/** Texts of the screen of the starting content, and of its line on the home. */
export const startingContentWords = {
  title: 'Starting content',
  loading: 'Loading the starting content…',
  failed: 'Couldn’t load the starting content',
  lead: 'These pages show what your site can do. You can remove them, and restore them from the trash for 30 days.',
  none: 'No starting content left',
  noneHelp: 'All pages on this site are your own.',
  ownerOnly: 'Only owners can remove it.',
  goes: 'Will move to trash',
  empties: 'Will be emptied',
  changed: 'Members changed these pages. They’re kept, unless you select them.',
  changedBy: (name: string) => `changed by ${name}`,
  studio:
    'The studio name, texts and contact details of the starting content are removed too, unless you changed them.',
  remove: (trashed: number, emptied: number) => {
    if (emptied === 0) return `Remove ${count(trashed, 'page', 'pages')}`;
    if (trashed === 0) return `Empty ${count(emptied, 'page', 'pages')}`;
    return `Remove ${count(trashed, 'page', 'pages')}, empty ${emptied}`;
  },
  removed: 'Starting content removed',
  removedTitle: 'Starting content removed',
  removedText: (pages: number, when: string, until: string) =>
    `${count(pages, 'page was', 'pages were')} removed ${when}. You can restore all of it until ${until}.`,
  restore: 'Restore starting content',
  restored: 'Starting content restored',
  waiting: 'Your site shows starting content',
  waitingDetail: 'Remove it when you’re ready',
} as const;
