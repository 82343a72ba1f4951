import type { Media } from '#api/endpoints/media.ts';

/** How one chooses from the library: a press takes a file at once, or marks it. */
export type Choosing =
  | { readonly onOpen: (media: Media) => void; readonly chosen?: never; readonly onChosen?: never }
  | {
      readonly chosen: readonly Media[];
      readonly onChosen: (files: readonly Media[]) => void;
      readonly onOpen?: never;
    };
