/**
 * Compositions of a page in desktop windows (docs/grid.md): a centred column with media as wide as the page,
 * twelve columns with headings beside their text, or a column at the page's left edge.
 */
export const compositions = ['centred', 'aside', 'edge'] as const;
export type Composition = (typeof compositions)[number];
