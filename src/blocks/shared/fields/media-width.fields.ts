import { choice } from '#content/fields/kinds.ts';

export type MediaWidth = 'viewport' | 'page' | 'container';

const widths = { container: 'Container', page: 'Full width', viewport: 'Full bleed' } as const;

/** Field for the width of an image: text column, page, or full width. */
export const mediaWidth = (standard: MediaWidth) => choice('Width', widths, { default: standard });

/** The same for a block whose default width depends on the page's composition. */
export const composedWidth = () =>
  choice('Width', widths, { help: 'By default, the page’s composition sets the width.' });
