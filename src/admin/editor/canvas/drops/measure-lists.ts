import type { Block } from '#content/block/block.ts';
import { formatPath } from '#content/block/issue.ts';
import type { PageTree } from '#document/page-tree.ts';
import type { Box } from '../overlay/geometry.ts';
import type { ItemBox, ListBox } from './drop-place.ts';

/** Part of a block's height at its edges that belongs to the list around it, and its most in CSS pixels. */
const edge = { part: 0.25, most: 12 };

/** Every list of a page that something can be dropped into, as it is rendered now. */
export function measureLists(page: Document, tree: PageTree): readonly ListBox[] {
  const elements = elementsIn(page);
  const measureItems = (blocks: readonly Block[]): ItemBox[] =>
    blocks.flatMap(({ id }, index) => {
      const box = elements.get(id)?.getBoundingClientRect();
      return box ? [{ index, box }] : [];
    });
  const top = tree.content.overview;
  const lists: ListBox[] = [
    { parent: null, slot: [], depth: 0, box: undefined, items: measureItems(top), count: top.length },
  ];
  for (const { block } of tree.walk()) {
    const outer = elements.get(block.id);
    if (!outer) continue;
    for (const { slot, blocks } of tree.listsOf(block)) {
      const place: HTMLElement | null = outer.querySelector(`[data-field="${CSS.escape(formatPath(slot))}"]`);
      const isOwn = place !== null && place.closest('[data-block-id]') === outer;
      const items = measureItems(blocks);
      // A place that is not in use is rendered nowhere.
      if (!isOwn && items.length === 0) continue;
      const whole = (isOwn ? place : outer).getBoundingClientRect();
      const depth = tree.around(block.id).length + 1;
      lists.push({
        ...{ parent: block.id, slot, depth, items, whole },
        box: within(whole, outer),
        count: blocks.length,
      });
    }
  }
  return lists;
}

/** The elements of the blocks of a page; of two with one id the first. */
function elementsIn(page: Document): ReadonlyMap<string, HTMLElement> {
  const elements = new Map<string, HTMLElement>();
  for (const element of page.querySelectorAll<HTMLElement>('[data-block-id]')) {
    const { blockId = '' } = element.dataset;
    if (!elements.has(blockId)) elements.set(blockId, element);
  }
  return elements;
}

/** Without the edges of its block, at which something goes before or after that. */
function within({ left, right, top, bottom }: DOMRect, outer: Element): Box {
  const around = outer.getBoundingClientRect();
  const margin = Math.min(edge.most, around.height * edge.part);
  return {
    left,
    right,
    top: Math.max(top, around.top + margin),
    bottom: Math.min(bottom, around.bottom - margin),
  };
}
