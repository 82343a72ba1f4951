import { blockDefinitions } from '#blocks/definitions.ts';
import type { Block } from '#content/block/block.ts';
import { drawBlockSketch, sketchWidth } from '../../shared/blocks/sketch-blocks.ts';

/** Height of a thumbnail in widths of it. */
export const thumbnailRatio = 5 / 4;
/** Height of the site's header, in widths of the page. */
const header = 0.3;
/** A long page is cut off rather than drawn narrower than this. */
const narrowest = 0.36;

/**
 * Measures the part of a thumbnail's width at which the whole page fits into its height. Longer pages are
 * narrower.
 */
export function measureSheet(blocks: readonly Block[]): number {
  const height = header + drawBlockSketch(blockDefinitions, blocks).bottom / sketchWidth;
  return Math.min(1, Math.max(narrowest, thumbnailRatio / height));
}
