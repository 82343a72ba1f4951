import type { SearchTextName } from '#content/page/page-metadata.ts';
import { descriptionLength } from '#content/page/page-summary.ts';

/** Characters that search engines show of each, about: they cut by the width in pixels, which the drawing does too. */
export const shownLength = { title: 60, description: descriptionLength } as const satisfies Record<
  SearchTextName,
  number
>;
