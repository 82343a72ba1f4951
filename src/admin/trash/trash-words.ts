import { count } from '../words.ts';

/** Texts of the trash, loaded with it. */
export const trashWords = {
  lead: 'Deleted pages and files stay here for 30 days with everything in them. Then they go for good.',
  pages: 'Pages',
  files: 'Files',
  loading: 'Loading the trash…',
  failed: 'The trash could not be loaded',
  empty: 'The trash is empty',
  emptyHelp: 'A page or file that you delete waits here for 30 days, in case you want it back.',
  columns: { page: 'Page', file: 'File', deleted: 'Deleted', goes: 'Goes for good', actions: 'Actions' },
  by: (name: string) => `by ${name}`,
  you: 'you',
  days: (days: number) => (days < 1 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`),
  seen: (path: string) => `Visitors find it at ${path} again once it is back.`,
  unseen: 'It comes back as a draft or hidden, as it was.',
  restore: 'Put back',
  restoreOf: (title: string) => `Put back “${title}”`,
  restored: (title: string, path: string) => `“${title}” is back at ${path}.`,
  restoredFile: (name: string) => `“${name}” is back in the library.`,
  inHistory: 'The history of the site shows it until it goes.',
  open: 'Open',
  delete: (title: string) => `Delete “${title}” for good`,
  deleteTitle: (title: string) => `Delete “${title}” for good?`,
  deleteHelp: 'The page goes with all its versions. Nobody can bring it back.',
  deleteFileHelp: 'Nobody can bring it back.',
  deleteFromHistory: 'The history of the site shows it: the pages of then have a gap where it stood.',
  deleteName: (identifier: string) => `Type ${identifier} to confirm`,
  deleted: (title: string) => `“${title}” is deleted for good.`,
  emptyAll: 'Empty trash',
  emptyTitle: (pages: number, files: number) =>
    `Delete ${[pages > 0 && count(pages, 'page', 'pages'), files > 0 && count(files, 'file', 'files')]
      .filter(Boolean)
      .join(' and ')} for good?`,
  emptyPages: 'Pages go with all their versions.',
  emptyFiles: 'Files go out of the history of the site as well.',
  emptyHelpAll: 'Nobody can bring any of it back.',
  emptyWord: 'empty',
  emptyName: 'Type empty to confirm',
  emptied: 'The trash is empty.',
} as const;
