import type { Reach } from '#content/block.ts';

/** How far a chosen width reaches; undefined for those within the text column. */
export function reachOf(width: unknown): Reach | undefined {
  return width === 'page' || width === 'viewport' ? width : undefined;
}
