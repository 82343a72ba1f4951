import { analysePage } from '#content/page/analyse-page.ts';
import type { PageTree } from '#document/page-tree.ts';

/** Ids of blocks that visitors see. Hidden blocks are not checked. */
export function listVisibleIds({ definitions, content }: PageTree): ReadonlySet<string> {
  return new Set(analysePage(definitions, content.overview).visits.map(({ block }) => block.id));
}
