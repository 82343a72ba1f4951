const tokens = (count: number) => (count === 1 ? '1 token' : `${count} tokens`);

export const exchangeDialogWords = {
  title: 'Import and export',
  direction: 'What to do',
  import: 'Import',
  export: 'Export',
  lead: 'Drop a file of tokens here: DTCG, Figma variables or CSS. Its format is found by what is in it.',
  choose: 'Choose a file',
  chooseOther: 'Choose another file',
  unreadable: 'This file could not be opened. Choose it again.',
  read: (format: string, file: string) => `${format}, from ${file}`,
  changing: (count: number) => (count === 1 ? '1 token changes' : `${tokens(count)} change`),
  unchanged: (count: number) =>
    count === 1 ? '1 token is as it was.' : `${tokens(count)} are as they were.`,
  nothing: 'No token changes',
  before: 'Before',
  after: 'After',
  token: 'Token',
  both: (light: string, dark: string) => `${light}, in the dark ${dark}`,
  grows: (text: string) => `${text}, growing with the window`,
  notRead: (count: number) => `Not read: ${count}`,
  /** Announced when a file was read; the lists themselves can be navigated. */
  heard: (source: string, changing: string, notRead: number) =>
    notRead === 0 ? `${source}. ${changing}.` : `${source}. ${changing}. ${notRead} not read.`,
  more: (count: number) => `And ${count} more.`,
  apply: (count: number) => (count === 0 ? 'Apply to the draft' : `Apply ${tokens(count)} to the draft`),
  applyHelp: 'Nothing is published. One undo takes all of it back.',
  format: 'Format',
  lost: 'What this format cannot hold',
  text: 'What the file says',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'The browser did not let us copy. Select the text instead.',
  download: 'Download',
};
