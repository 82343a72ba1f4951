/** Editor texts about the composition of pages. */
export const compositionWords = {
  name: 'Composition',
  help: 'How blocks stand on a desktop. On narrower screens all of them are one column.',
  names: { centred: 'Centred', aside: 'Aside', edge: 'Edge' },
  about: {
    centred: 'Text in the middle, images as wide as the page',
    aside: 'Headings beside their text, images as wide as the page',
    edge: 'Everything in one column at the left edge',
  },
} as const;
