/** In pixels; the shape that all networks show whole. */
export const sharingPictureSize = { width: 1200, height: 630 } as const;

const { width, height } = sharingPictureSize;

/** In pixels of the picture. */
export const pictureMargin = 56;
export const textWidth = 640;

/** Where the page's hero goes, in pixels of the picture. */
export const heroBox = { left: textWidth, top: 0, width: width - textWidth, height } as const;

export const titleBox = { width: textWidth - 2 * pictureMargin, height: 390 } as const;
export const titleLeading = 1.08;
/** In pixels, largest first. The large ones are for a title of one or two lines. */
const titleSizes = [96, 84, 72, 64, 56, 48, 42, 36] as const;
const smallestOfTwoLines = 84;
export const smallestTitle = 36;
/** Width of a long word's average character, in parts of the size; measured on Instrument Sans 600. */
const characterWidth = 0.58;

/** A size that a title can have, and how high it may become in it; both in pixels of the picture. */
export interface TitleSize {
  readonly size: number;
  readonly room: number;
}

/** The sizes at which no word of a title is broken, the largest first: the first in which it fits its room is the one. */
export function titleSizesFor(title: string): readonly TitleSize[] {
  const longestWord = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
  return titleSizes
    .filter((size) => longestWord * characterWidth * size <= titleBox.width)
    .map((size) => ({
      size,
      room: Math.ceil(size >= smallestOfTwoLines ? 2 * size * titleLeading : titleBox.height),
    }));
}
