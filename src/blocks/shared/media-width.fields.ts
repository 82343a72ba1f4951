import { choice } from '#content/fields/kinds.ts';

export type MediaWidth = 'viewport' | 'page' | 'container';

/** How far a picture reaches: the text column, the page, or the viewport from edge to edge. */
export const mediaWidth = (standard: MediaWidth) =>
  choice(
    'Width',
    { container: 'Container', page: 'Full width', viewport: 'Full bleed' },
    { default: standard },
  );
