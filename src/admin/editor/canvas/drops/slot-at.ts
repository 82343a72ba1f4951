import type { PageTree } from '#document/page-tree.ts';
import { findMediaSlot, type MediaSlot } from '../../services/media-slots.ts';
import type { Box, Point } from '../over/geometry.ts';

/** Part of a place's height at its upper and lower edge that belongs to the list around it, and its most in CSS pixels. */
const edge = { part: 0.2, most: 12 };

/** The place for a picture or a video at a point of the page, and its box; undefined beside all of them. */
export function mediaSlotAt(
  page: Document,
  tree: PageTree,
  { x, y }: Point,
): { readonly slot: MediaSlot; readonly box: Box } | undefined {
  // A link may lie over the picture of its card.
  for (const element of page.elementsFromPoint(x, y)) {
    const marked = element.closest<HTMLElement>('[data-field]');
    const blockId = marked?.closest<HTMLElement>('[data-block-id]')?.dataset.blockId;
    const slot =
      blockId === undefined ? undefined : findMediaSlot(tree, blockId, marked?.dataset.field ?? '');
    if (!marked || !slot) continue;
    const box = marked.getBoundingClientRect();
    const margin = Math.min(edge.most, box.height * edge.part);
    return y > box.top + margin && y < box.bottom - margin ? { slot, box } : undefined;
  }
  return undefined;
}
