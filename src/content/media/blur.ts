/**
 * Placeholder colours of an image: three columns and two rows, as 36 hex digits, six to a cell from the top
 * left. Empty for a transparent image, through which the colours would stay visible.
 */
export type Blur = string;

export const blurCells = { columns: 3, rows: 2 } as const;

/** True for a valid {@link Blur}, also an empty one. */
export function isBlur(value: string): boolean {
  return /^(?:[0-9a-f]{36})?$/.test(value);
}

/** Encodes cells, each of red, green and blue from 0 to 255. */
export function encodeBlur(cells: readonly (readonly number[])[]): Blur {
  return cells.map((cell) => cell.map(toHexDigits).join('')).join('');
}

/** Returns the cells' colours as CSS; empty for an empty blur. */
export function getBlurColors(blur: Blur): readonly string[] {
  return (blur.match(/.{6}/g) ?? []).map((color) => `#${color}`);
}

/**
 * Returns the cells' colours with one digit per channel. The difference is invisible, and it saves two
 * hundred bytes on a page with fourteen images, since random digits do not compress.
 */
export function getCoarseBlurColors(blur: Blur): readonly string[] {
  return getBlurColors(blur).map(
    (color) => `#${[1, 3, 5].map((start) => roundDigits(color.slice(start, start + 2))).join('')}`,
  );
}

function roundDigits(digits: string): string {
  return Math.round(Number.parseInt(digits, 16) / 17).toString(16);
}

function toHexDigits(channel: number): string {
  return Math.round(channel).toString(16).padStart(2, '0');
}
