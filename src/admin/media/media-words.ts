import type { Media } from '#api/endpoints/media.ts';
import { count } from '../words.ts';

export const mediaWords = {
  upload: 'Upload',
  moreUploads: (number: number) => `${count(number, 'more file waits', 'more files wait')}`,
  drop: 'Drop to upload',
  search: 'Search files',
  failed: 'The media could not be loaded',
  empty: 'No files here',
  emptyHelp: 'Upload one, or drop it on this window.',
  choose: { image: 'Choose an image', video: 'Choose a video' },
  chooseSeveral: { image: 'Choose images', video: 'Choose videos' },
  addChosen: (number: number) => (number === 0 ? 'Add' : `Add ${count(number, 'file', 'files')}`),
  current: 'stands here now',
  replace: 'Replace',
  remove: 'Remove',
  useAddress: 'Use an address',
  useAnother: {
    image: (language: string) => `Use another image in ${language}`,
    video: (language: string) => `Use another video in ${language}`,
  },
  useForAll: {
    image: 'Use this image in all languages',
    video: 'Use this video in all languages',
  },
  onlyIn: (language: string) => `Shown in ${language} only.`,
  addressOf: (label: string) => `${label}, address`,
  address: 'https://…',
  open: (name: string) => `Open ${name}`,
  delete: (name: string) => `Delete ${name}`,
  dismiss: (name: string) => `Dismiss ${name}`,
  inUse: 'A file that a page uses cannot be deleted.',
  isLogo: 'The logo of the site cannot be deleted. Choose another one under Design tokens first.',
  isFavicon: 'The icon of the site cannot be deleted. Choose another one under Design tokens first.',
  usedOn: ({ usedOn: number, isLogo, isFavicon }: Pick<Media, 'usedOn' | 'isLogo' | 'isFavicon'>) =>
    [isLogo && 'logo', isFavicon && 'icon', number > 0 && `on ${count(number, 'page', 'pages')}`]
      .filter(Boolean)
      .join(' · ') || 'not used',
  deleteTitle: (name: string) => `Delete “${name}”?`,
  deleteHelp: 'No page uses this file. It stays in the trash for 30 days.',
  deleteFromHistory: 'Delete from the history too',
  deleted: (name: string) => `“${name}” is deleted.`,
} as const;
