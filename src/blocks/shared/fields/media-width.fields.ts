import { choice, length } from '#content/fields/kinds.ts';

export type MediaWidth = 'viewport' | 'page' | 'container';

const widths = { container: 'Container', page: 'Full width', viewport: 'Full bleed' } as const;

/** Field for the width of an image: text column, page, or full width. */
export const mediaWidth = (standard: MediaWidth) => choice('Width', widths, { default: standard });

/** The same for a block whose default width depends on the page's composition. */
export const composedWidth = () =>
  choice('Width', widths, { help: 'By default, the page’s composition sets the width.' });

/** Names of the fields of `resizedWidth`, which a handle for the aspect ratio keeps. */
export const widthFields = ['widthType', 'maxWidth', 'align'] as const;

/** Fields for the width of a single image or video, and for its place if that is less than the whole width. */
export const resizedWidth = () => ({
  widthType: composedWidth(),
  maxWidth: length('Max width', { responsive: true, handle: 'width', handleKeeps: widthFields }),
  align: choice('Align', { left: 'Left', center: 'Centre', right: 'Right' }, { responsive: true }),
});
