/** Where the files of a font are in the store, apart from those of the library. */
export const fontKeys = {
  /** As it came, to be cut anew. */
  original: (hash: string) => `fonts/originals/${hash}`,
  /** All that is made of one. */
  folder: (hash: string) => `fonts/${hash}`,
  served: (hash: string) => `fonts/${hash}/font.woff2`,
  /** One weight of it, for sharing pictures. */
  weight: (hash: string, weight: number) => `fonts/${hash}/${weight}.sfnt`,
};
