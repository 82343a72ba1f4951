/** Texts of a version that is shown. */
export const versionFrameWords = {
  title: (status: string | undefined) => (status === 'PUBLISHED' ? 'Live version' : 'Version'),
  facts: (author: string | null, when: string) => (author === null ? when : `${author}, ${when}`),
  frame: 'Page in this version',
  silent: 'The page isn’t responding. Close it and open it again.',
  missingHelp: 'After a day, one autosave an hour is kept; named versions stay.',
  failed: 'Couldn’t open this version',
} as const;
