import type { Media } from '#api/endpoints/media.ts';
import { count, describeMoveToTrash } from '../words.ts';

export const mediaWords = {
  upload: 'Upload',
  moreUploads: (number: number) => `${count(number, 'more file waits', 'more files wait')}`,
  drop: 'Drop to upload',
  search: 'Search files',
  failed: 'Couldn’t load the media library',
  empty: 'No files here',
  emptyHelp: 'Upload a file, or drop one on this window.',
  choose: { image: 'Choose an image', video: 'Choose a video' },
  chooseAnother: { image: 'Choose another', video: 'Choose another' },
  chooseSeveral: { image: 'Choose images', video: 'Choose videos' },
  addChosen: (number: number) => (number === 0 ? 'Add' : `Add ${count(number, 'file', 'files')}`),
  current: 'in use here',
  replace: 'Replace',
  remove: 'Remove',
  useAddress: 'Use a URL',
  useAnother: {
    image: (language: string) => `Use another image in ${language}`,
    video: (language: string) => `Use another video in ${language}`,
  },
  useForAll: {
    image: 'Use this image in all languages',
    video: 'Use this video in all languages',
  },
  onlyIn: (language: string) => `Shown in ${language} only.`,
  addressOf: (label: string) => `${label}, URL`,
  address: 'https://…',
  open: (name: string) => `Open ${name}`,
  delete: (name: string) => `Delete ${name}`,
  dismiss: (name: string) => `Dismiss ${name}`,
  inUse: 'You can’t delete a file that a page uses.',
  isLogo: 'You can’t delete the site logo. Choose another one under Design first.',
  isFavicon: 'You can’t delete the site icon. Choose another one under Design first.',
  usedOn: ({ usedOn: number, isLogo, isFavicon }: Pick<Media, 'usedOn' | 'isLogo' | 'isFavicon'>) =>
    [isLogo && 'logo', isFavicon && 'icon', number > 0 && `on ${count(number, 'page', 'pages')}`]
      .filter(Boolean)
      .join(' · ') || 'not used',
  deleteTitle: (name: string) => `Delete “${name}”?`,
  deleteHelp: 'No page uses this file; you can restore it for 30 days.',
  deleteFromHistory: 'Also delete from site history',
  deleted: (name: string) => describeMoveToTrash(`“${name}”`),
} as const;
