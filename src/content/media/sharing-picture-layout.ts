/** In pixels; the aspect ratio that all networks show uncropped. */
export const sharingPictureSize = { width: 1200, height: 630 } as const;

const { width, height } = sharingPictureSize;

/** In pixels of the picture. */
export const pictureMargin = 56;
export const textWidth = 640;

/** Box of the page's hero, in pixels of the image. */
export const heroBox = { left: textWidth, top: 0, width: width - textWidth, height } as const;

export const titleBox = { width: textWidth - 2 * pictureMargin, height: 390 } as const;
export const titleLeading = 1.08;
/** Font sizes in pixels, largest first. The large ones are for a title of one or two lines. */
const titleSizes = [96, 84, 72, 64, 56, 48, 42, 36] as const;
const smallestOfTwoLines = 84;
export const smallestTitle = 36;
/** Mean character width of a long word, as a share of the font size; measured on Instrument Sans 600. */
const characterWidth = 0.58;

/** A font size for the title and the maximum height of the title in it; both in pixels of the image. */
export interface TitleSize {
  readonly size: number;
  readonly room: number;
}

/**
 * Lists the font sizes at which no word of a title is broken, largest first. The first one in which the title
 * fits its height is used.
 */
export function listTitleSizes(title: string): readonly TitleSize[] {
  const longestWord = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
  return titleSizes
    .filter((size) => longestWord * characterWidth * size <= titleBox.width)
    .map((size) => ({
      size,
      room: Math.ceil(size >= smallestOfTwoLines ? 2 * size * titleLeading : titleBox.height),
    }));
}
