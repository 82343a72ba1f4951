import type { Reach } from '#content/block.ts';

/** How far a chosen width reaches; undefined for those within the text column. */
export function reachOf(width: unknown): Reach | undefined {
  return width === 'page' || width === 'viewport' ? width : undefined;
}

/** True if the studio set one of these values. */
export function isChosen(...values: readonly unknown[]): boolean {
  return values.some((value) => value !== undefined && value !== '' && value !== false);
}

/** Width by height of a stored ratio such as `16/9`; undefined for `auto`. */
export function readRatio(ratio: unknown): number | undefined {
  const [width = Number.NaN, height = 1] = String(ratio).split('/').map(Number);
  return width > 0 && height > 0 ? width / height : undefined;
}

/** True for a picture that is not higher than a window where it is as wide as the page, as far as that is known. */
export function isLandscape(ratio: number | undefined): boolean {
  return ratio === undefined || ratio >= 5 / 4;
}
