import type { Block } from '#content/block/block.ts';
import { formatPath } from '#content/block/issue.ts';
import type { PageTree } from '#document/page-tree.ts';
import { getBoxAround } from '#preview/block-boxes.ts';
import type { Box } from '../overlay/geometry.ts';
import type { ItemBox, ListBox } from './drop-place.ts';

/**
 * Edges of a block that belong to the list around it: as a part of its height, and the maximum in CSS pixels.
 */
const edge = { part: 0.25, most: 12 };

/** Measures every list of a page that accepts drops, as it is rendered now. */
export function measureLists(page: Document, tree: PageTree): readonly ListBox[] {
  const elements = mapBlockElements(page);
  const measureItems = (blocks: readonly Block[]): ItemBox[] =>
    blocks.flatMap(({ id }, index) => {
      const box = getBoxAround(elements.get(id) ?? []);
      return box ? [{ id, index, box }] : [];
    });
  const top = tree.content.overview;
  const lists: ListBox[] = [
    { parent: null, slot: [], depth: 0, box: undefined, items: measureItems(top), count: top.length },
  ];
  for (const { block } of tree.walk()) {
    const [outer] = elements.get(block.id) ?? [];
    if (!outer) continue;
    const isColumn = tree.findDefinition(block)?.columns !== undefined;
    for (const { slot, blocks } of tree.getLists(block)) {
      const place: HTMLElement | null = outer.querySelector(`[data-field="${CSS.escape(formatPath(slot))}"]`);
      const isOwn = place !== null && place.closest('[data-block-id]') === outer;
      const items = measureItems(blocks);
      // A slot that is not in use is not rendered.
      if (!isOwn && items.length === 0) continue;
      const whole = (isOwn ? place : outer).getBoundingClientRect();
      const depth = tree.around(block.id).length + 1;
      lists.push({
        ...{ parent: block.id, slot, depth, items, whole, isColumn },
        box: removeEdges(whole, outer),
        count: blocks.length,
      });
    }
  }
  return lists;
}

/** Elements by block id; a section has one for each of its blocks. */
function mapBlockElements(page: Document): ReadonlyMap<string, readonly HTMLElement[]> {
  const all = [...page.querySelectorAll<HTMLElement>('[data-block-id]')];
  return Map.groupBy(all, ({ dataset }) => dataset.blockId ?? '');
}

/** Removes the edges of the surrounding block from a box: a drop there goes before or after that block. */
function removeEdges({ left, right, top, bottom }: DOMRect, outer: Element): Box {
  const around = outer.getBoundingClientRect();
  const margin = Math.min(edge.most, around.height * edge.part);
  return {
    left,
    right,
    top: Math.max(top, around.top + margin),
    bottom: Math.min(bottom, around.bottom - margin),
  };
}
