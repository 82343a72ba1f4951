import { choice } from '#content/fields/kinds.ts';

export type MediaWidth = 'viewport' | 'page' | 'container';

const widths = { container: 'Container', page: 'Full width', viewport: 'Full bleed' } as const;

/** How far a picture reaches: the text column, the page, or the viewport from edge to edge. */
export const mediaWidth = (standard: MediaWidth) => choice('Width', widths, { default: standard });

/** The same for a block whose width the composition of the page chooses until the studio does. */
export const composedWidth = () =>
  choice('Width', widths, { help: 'Until you choose one, the composition of the page does.' });
