const formatTokenCount = (count: number) => (count === 1 ? '1 token' : `${count} tokens`);

export const exchangeDialogWords = {
  title: 'Import and export',
  direction: 'Direction',
  import: 'Import',
  export: 'Export',
  lead: 'Drop a token file here: DTCG, Figma variables or CSS. Its format is detected automatically.',
  choose: 'Choose a file',
  chooseOther: 'Choose another file',
  unreadable: 'Couldn’t open this file. Choose it again.',
  read: (format: string, file: string) => `${format}, from ${file}`,
  changing: (count: number) => (count === 1 ? '1 token changes' : `${formatTokenCount(count)} change`),
  unchanged: (count: number) => `${formatTokenCount(count)} unchanged.`,
  nothing: 'No tokens change',
  before: 'Before',
  after: 'After',
  token: 'Token',
  both: (light: string, dark: string) => `${light}, dark theme ${dark}`,
  grows: (text: string) => `${text}, grows with the window`,
  notRead: (count: number) => `Not read: ${count}`,
  /** Announced when a file was read; the lists themselves can be navigated. */
  heard: (source: string, changing: string, notRead: number) =>
    notRead === 0 ? `${source}. ${changing}.` : `${source}. ${changing}, ${notRead} not read.`,
  more: (count: number) => `And ${count} more.`,
  apply: (count: number) =>
    count === 0 ? 'Apply to the draft' : `Apply ${formatTokenCount(count)} to the draft`,
  applyHelp: 'Only the draft changes, and one undo reverts it all.',
  format: 'Format',
  lost: 'Limits of this format',
  text: 'File contents',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Your browser blocked copying. Select the file contents and copy them.',
  download: 'Download',
};
