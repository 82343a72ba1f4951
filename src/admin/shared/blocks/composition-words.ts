/** Editor texts about the composition of pages. */
export const compositionWords = {
  name: 'Composition',
  help: 'Arranges blocks on desktop; narrower screens use one column.',
  names: { centred: 'Centred', aside: 'Aside', edge: 'Edge' },
  about: {
    centred: 'Centred text, page-wide images',
    aside: 'Headings beside text, page-wide images',
    edge: 'One column at the left edge',
  },
} as const;
