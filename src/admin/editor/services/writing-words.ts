/** Texts of writing in the page. */
export const writingWords = {
  toolbar: 'Text formatting',
  bold: 'Bold',
  italic: 'Italic',
  link: 'Link',
  bullet: 'Bulleted list',
  ordered: 'Numbered list',
  quote: 'Quote',
  code: 'Code',
  superscript: 'Superscript',
  subscript: 'Subscript',
  selectedBefore: (name: string) => `${name} selected. It can’t be joined with text.`,
  noSelection: 'Select some text on the page first.',
  linkTitle: 'Link',
  linkAddress: 'Page or URL',
  linkApply: 'Apply',
  linkRemove: 'Remove link',
} as const;
