import type { PageInList, PageNode } from './schemas/page.ts';

/** Pages in their order as a tree. One whose parent is not among them stands at the top. */
export function buildPageTree(pages: readonly PageInList[]): PageNode[] {
  const known = new Set(pages.map(({ id }) => id));
  const parentOf = ({ parentId }: PageInList) => (parentId !== null && known.has(parentId) ? parentId : null);
  const below = Map.groupBy(pages, parentOf);
  const nodesBelow = (parentId: string | null): PageNode[] =>
    (below.get(parentId) ?? []).map((page) => ({ ...page, children: nodesBelow(page.id) }));
  return nodesBelow(null);
}

/** All pages of a tree from top to bottom. */
export function pagesOf(nodes: readonly PageNode[]): PageInList[] {
  return nodes.flatMap((node) => [node, ...pagesOf(node.children)]);
}
