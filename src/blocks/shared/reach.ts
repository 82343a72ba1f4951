import type { Reach } from '#content/block/block.ts';

/** Gets the reach of a stored width; undefined if the block is within the text column. */
export function findReach(width: unknown): Reach | undefined {
  return width === 'page' || width === 'viewport' ? width : undefined;
}

/** True if the studio set one of these values. */
export function isChosen(...values: readonly unknown[]): boolean {
  return values.some((value) => value !== undefined && value !== '' && value !== false);
}

/** Reads a stored ratio such as `16/9` as width divided by height; undefined for `auto`. */
export function readRatio(ratio: unknown): number | undefined {
  const [width = Number.NaN, height = 1] = String(ratio).split('/').map(Number);
  return width > 0 && height > 0 ? width / height : undefined;
}

/** True if an image as wide as the page is not higher than a window, or if its ratio is unknown. */
export function isLandscape(ratio: number | undefined): boolean {
  return ratio === undefined || ratio >= 5 / 4;
}
