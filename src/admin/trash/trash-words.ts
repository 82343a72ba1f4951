import { count } from '../words.ts';

/** Texts of the trash, loaded with it. */
export const trashWords = {
  lead: 'Deleted pages and files stay here for 30 days. Then they are deleted permanently.',
  pages: 'Pages',
  files: 'Files',
  loading: 'Loading the trash…',
  failed: 'Couldn’t load the trash',
  empty: 'The trash is empty',
  emptyHelp: 'You can restore pages and files for 30 days after you delete them.',
  columns: {
    page: 'Page',
    file: 'File',
    deleted: 'Deleted',
    goes: 'Deleted permanently',
    actions: 'Actions',
  },
  by: (name: string) => `by ${name}`,
  you: 'you',
  days: (days: number) => (days < 1 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`),
  seen: (path: string) => `Restoring puts it on the site again, at ${path}.`,
  unseen: 'Restoring keeps it a draft or hidden.',
  restore: 'Restore',
  restoreOf: (title: string) => `Restore “${title}”`,
  restored: (title: string, path: string) => `“${title}” restored at ${path}`,
  restoredFile: (name: string) => `“${name}” restored to media library`,
  inHistory: 'Site history shows it until then.',
  open: 'Open',
  delete: (title: string) => `Delete “${title}” permanently`,
  deleteTitle: (title: string) => `Delete “${title}” permanently?`,
  deleteHelp: 'This also deletes all its versions; you can’t undo this.',
  deleteFileHelp: 'You can’t undo this.',
  deleteFromHistory: 'Pages in the site history show a gap in its place.',
  deleteName: (identifier: string) => `Type ${identifier} to confirm`,
  deleted: (title: string) => `“${title}” deleted permanently`,
  emptyAll: 'Empty trash',
  emptyTitle: (pages: number, files: number) =>
    `Delete ${[pages > 0 && count(pages, 'page', 'pages'), files > 0 && count(files, 'file', 'files')]
      .filter(Boolean)
      .join(' and ')} permanently?`,
  emptyPages: 'All versions of these pages are deleted too.',
  emptyFiles: 'Files also disappear from the site history.',
  emptyWord: 'empty',
  emptyName: 'Type empty to confirm',
  emptied: 'Trash emptied',
} as const;
