import { defaultTreeAdapter as nodes, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { OverBudget, renderBudget } from '#content/page/render-budget.ts';

/**
 * Reads markup as a browser does, within the budget: marks that are closed in another order than they were
 * opened in make the standard's own algorithm multiply them, so that a short text can become millions of elements.
 * @throws {OverBudget} before such a tree is made
 */
export function readMarkup(html: string): Tree.DocumentFragment {
  let elements = 0;
  let depth = 0;
  return parseFragment(html, {
    treeAdapter: {
      ...nodes,
      createElement(...details) {
        elements += 1;
        if (elements > renderBudget.elements) {
          throw new OverBudget(`its markup becomes more than ${renderBudget.elements} elements`);
        }
        return nodes.createElement(...details);
      },
      onItemPush() {
        depth += 1;
        if (depth > renderBudget.markupDepth) {
          throw new OverBudget(`its markup has elements in more than ${renderBudget.markupDepth} others`);
        }
      },
      onItemPop() {
        depth -= 1;
      },
    },
  });
}
