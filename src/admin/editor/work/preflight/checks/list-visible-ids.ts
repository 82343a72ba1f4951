import { analysePage } from '#content/page/analyse-page.ts';
import type { PageTree } from '#document/page-tree.ts';

/** The blocks that visitors see. What is hidden is nobody's concern before it is shown. */
export function listVisibleIds({ definitions, content }: PageTree): ReadonlySet<string> {
  return new Set(analysePage(definitions, content.overview).visits.map(({ block }) => block.id));
}
