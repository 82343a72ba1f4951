import type { Media } from '#api/endpoints/media.ts';

/** Ways to choose from the library: a click takes a file immediately, or selects it. */
export type Choosing =
  | { readonly onOpen: (media: Media) => void; readonly chosen?: never; readonly onChosen?: never }
  | {
      readonly chosen: readonly Media[];
      readonly onChosen: (files: readonly Media[]) => void;
      readonly onOpen?: never;
    };
