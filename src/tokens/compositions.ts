/**
 * How a page's blocks are placed in a window of a desktop (docs/grid.md): in a centred column with media as wide as the page,
 * in twelve columns with headings beside their text, or in a column at the page's left edge.
 */
export const compositions = ['centred', 'aside', 'edge'] as const;
export type Composition = (typeof compositions)[number];
