// Made by `npm run lists` from the files that it names; what is written here by hand is lost.

import type { StudioIslandName } from '#studio-lists/island-names.ts';

/** Folders of blocks with an island. Other names in a view do not compile. */
export type IslandName =
  | 'before-after-slider'
  | 'card'
  | 'carousel'
  | 'code'
  | 'component-sample'
  | 'social-embed'
  | StudioIslandName;
