import { count } from '../words.ts';

/** The words of the library and of what chooses from it. */
export const mediaWords = {
  upload: 'Upload',
  uploading: 'Uploading…',
  drop: 'Drop to upload',
  search: 'Search by name',
  failed: 'The media could not be loaded',
  empty: 'No files here',
  emptyHelp: 'Upload one, or drop it on this window.',
  choose: { image: 'Choose an image', video: 'Choose a video' },
  replace: 'Replace',
  remove: 'Remove',
  useAddress: 'Use an address',
  addressOf: (label: string) => `${label}, address`,
  address: 'https://…',
  open: (name: string) => `Open ${name}`,
  delete: (name: string) => `Delete ${name}`,
  dismiss: (name: string) => `Dismiss ${name}`,
  inUse: 'A file that a page uses cannot be deleted.',
  usedOn: (number: number) => (number === 0 ? 'not used' : `on ${count(number, 'page', 'pages')}`),
  deleteTitle: (name: string) => `Delete “${name}”?`,
  deleteHelp: 'No page uses this file. It cannot be brought back.',
  deleteFromHistory: 'Delete from the history too',
  deleted: (name: string) => `“${name}” is deleted.`,
} as const;
