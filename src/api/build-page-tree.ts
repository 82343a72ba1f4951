import type { PageInList, PageNode } from './schemas/page.ts';

/** Builds the tree of pages in their order. A page whose parent is not in the list becomes a root. */
export function buildPageTree(pages: readonly PageInList[]): PageNode[] {
  const known = new Set(pages.map(({ id }) => id));
  const getParentId = ({ parentId }: PageInList) =>
    parentId !== null && known.has(parentId) ? parentId : null;
  const below = Map.groupBy(pages, getParentId);
  const buildChildren = (parentId: string | null): PageNode[] =>
    (below.get(parentId) ?? []).map((page) => ({ ...page, children: buildChildren(page.id) }));
  return buildChildren(null);
}

/** Lists all pages of a tree in depth-first order. */
export function flattenPageTree(nodes: readonly PageNode[]): PageInList[] {
  return nodes.flatMap((node) => [node, ...flattenPageTree(node.children)]);
}
