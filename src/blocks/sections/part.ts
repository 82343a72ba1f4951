import type { Copy, Translated } from '#content/language/language.ts';

type Look = Readonly<Record<string, unknown>>;

/** The placeholder texts of a block or list item, by field. */
export type StarterWords = Readonly<Record<string, Translated>>;

/** A list item with placeholder texts. */
export interface PartItem {
  /** The name of its words, as `startedFrom` stores it. */
  readonly startsFrom: string;
  readonly words: StarterWords;
}

/** A block of a section before it has an id. Slots in `look` hold parts, and lists can hold items. */
export interface Part {
  readonly type: string;
  /** Values that differ from a new block's. */
  readonly look: Look;
  /** The name of its words as `startedFrom` stores it, such as `text/lead`. By default it has the words of a new block. */
  readonly startsFrom?: string;
  /** The words themselves. Absent if the block's definition has them in its `otherWords`. */
  readonly words?: StarterWords;
}

/** Creates a block with the words of a new one, if its type has any. */
export function part(type: string, look: Look = {}): Part {
  return { type, look };
}

function createWordPart(type: string) {
  return (name: string, content?: Copy, look: Look = {}): Part => ({
    type,
    look,
    startsFrom: `${type}/${name}`,
    ...(content && { words: { content } }),
  });
}

export const title = createWordPart('title');
export const subheading = createWordPart('subheading');
export const bodyText = createWordPart('text');
export const caption = createWordPart('caption');

/** Creates a list of short lines. It needs no title below a heading. */
export function titledList(
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

/** Creates a grid with one row of columns, with widths in fractions. */
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

/** Fractions for two columns with images, in twelfths of the row. */
export const sevenFive = [7, 5] as const;

/** Text beside an image: centred vertically, with a double gap. With that gap, the fractions begin at the same lines as 5:7 and 7:5. */
export const besideImage = {
  look: { gap: '48px', align: 'middle' },
  fiveSeven: [7.5, 11],
  sevenFive: [11.5, 8.5],
} as const;
