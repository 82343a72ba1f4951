import type { PageInList, PageNode } from './schemas/page.ts';

/** Builds the tree of pages in their order. A page whose parent is not in the list becomes a root. */
export function buildPageTree(pages: readonly PageInList[]): PageNode[] {
  const known = new Set(pages.map(({ id }) => id));
  const getParentId = ({ parentId }: PageInList) =>
    parentId !== null && known.has(parentId) ? parentId : null;
  const below = Map.groupBy(pages, getParentId);
  const nodesBelow = (parentId: string | null): PageNode[] =>
    (below.get(parentId) ?? []).map((page) => ({ ...page, children: nodesBelow(page.id) }));
  return nodesBelow(null);
}

/** Lists all pages of a tree in depth-first order. */
export function flattenPageTree(nodes: readonly PageNode[]): PageInList[] {
  return nodes.flatMap((node) => [node, ...flattenPageTree(node.children)]);
}
