import type { Copy, Translated } from '#content/language.ts';

type Look = Readonly<Record<string, unknown>>;

/** The words of a block or of a list item, by field. */
export type StarterWords = Readonly<Record<string, Translated>>;

/** A list item of a block that starts with words. */
export interface PartItem {
  /** The name of its words, as `startedFrom` stores it. */
  readonly startsFrom: string;
  readonly words: StarterWords;
}

/** A block of a section before it has an id. Slots in `look` hold parts, and lists can hold items. */
export interface Part {
  readonly type: string;
  /** The values that differ from those of a new block. */
  readonly look: Look;
  /** The name of its words as `startedFrom` stores it, such as `text/lead`; the words of a new block by default. */
  readonly startsFrom?: string;
  /** The words themselves. Left out where the block's definition has them in its `otherWords`. */
  readonly words?: StarterWords;
}

/** A block with the words of a new one, or without any. */
export function part(type: string, look: Look = {}): Part {
  return { type, look };
}

function written(type: string) {
  return (name: string, content?: Copy, look: Look = {}): Part => ({
    type,
    look,
    startsFrom: `${type}/${name}`,
    ...(content && { words: { content } }),
  });
}

export const title = written('title');
export const subheading = written('subheading');
export const text = written('text');
export const caption = written('caption');

/** A list of short lines; with no title where a heading stands above it. */
export function list(
  name: string,
  items: Readonly<Record<string, Copy>>,
  { title, ...look }: Look & { readonly title?: Copy } = {},
): Part {
  const type = 'titledList';
  const lines = Object.entries(items).map(
    ([id, line]): PartItem => ({ startsFrom: `${type}/${name}.${id}`, words: { text: line } }),
  );
  return {
    type,
    look: { ...look, items: lines },
    startsFrom: `${type}/${name}`,
    words: title ? { title } : {},
  };
}

export function hero(widthType: 'page' | 'viewport' = 'page'): Part {
  return part('heroImage', { widthType });
}

export function image(aspectRatio: string, look: Look = {}): Part {
  return part('image', { aspectRatio, ...look });
}

/** One row of columns, as wide as their parts say. */
export function columns(fractions: readonly number[], cells: readonly (readonly Part[])[], look: Look = {}) {
  return rows([row(fractions, cells)], look);
}

export function rows(stored: readonly Look[], look: Look = {}): Part {
  return part('grid', { rows: stored, ...look });
}

export function row(
  fractions: readonly number[],
  cells: readonly (readonly Part[])[],
  { stackOnMobile = true } = {},
): Look {
  return { numColumns: cells.length, columnFractions: fractions, stackOnMobile, columns: cells };
}

/** Parts of 12 columns where images stand in both. */
export const sevenFive = [7, 5] as const;

/** Words beside an image stand at its middle, with twice the room. The parts lead to the same lines as 5 and 7 of 12. */
export const besideImage = {
  look: { gap: '48px', align: 'middle' },
  fiveSeven: [7.5, 11],
  sevenFive: [11.5, 8.5],
} as const;
