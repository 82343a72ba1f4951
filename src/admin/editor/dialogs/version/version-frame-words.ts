/** Texts of a version that is shown. */
export const versionFrameWords = {
  title: (status: string | undefined) => (status === 'PUBLISHED' ? 'Live version' : 'Version'),
  facts: (author: string | null, when: string) => (author === null ? when : `${author}, ${when}`),
  frame: 'The page in this version',
  silent: 'The page isn’t responding. Close this and open it again.',
  missingHelp: 'Versions that were kept by themselves thin out after a day. Ones with a name stay.',
  failed: 'This version could not be opened',
} as const;
