/**
 * What stands in a picture's place until it has come: its colours in three columns and two rows, as 36 hex digits,
 * six to a cell from the top left. Empty for a picture that one can see through: the colours would stay behind it.
 */
export type Blur = string;

export const blurCells = { columns: 3, rows: 2 } as const;

/** True for what `Blur` describes, the empty one included. */
export function isBlur(value: string): boolean {
  return /^(?:[0-9a-f]{36})?$/.test(value);
}

/** The blur of cells, each its red, green and blue from 0 to 255. */
export function blurOf(cells: readonly (readonly number[])[]): Blur {
  return cells.map((cell) => cell.map(digitsOf).join('')).join('');
}

/** The cells' colours as CSS; none for an empty blur. */
export function blurColors(blur: Blur): readonly string[] {
  return (blur.match(/.{6}/g) ?? []).map((color) => `#${color}`);
}

/**
 * The same colours in one digit a channel: what nobody sees of a blur, and a page with fourteen pictures two hundred bytes,
 * since digits by chance are what compression cannot make smaller.
 */
export function coarseBlurColors(blur: Blur): readonly string[] {
  return blurColors(blur).map(
    (color) => `#${[1, 3, 5].map((start) => coarse(color.slice(start, start + 2))).join('')}`,
  );
}

function coarse(digits: string): string {
  return Math.round(Number.parseInt(digits, 16) / 17).toString(16);
}

function digitsOf(channel: number): string {
  return Math.round(channel).toString(16).padStart(2, '0');
}
