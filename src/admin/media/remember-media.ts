import type { Media } from '#api/endpoints/media.ts';
import { mediaQuery } from '../data/media.ts';
import { queryClient } from '../data/queries.ts';

/** A file has come into the library. The same bytes twice are one file: it moves to the front instead of appearing again. */
export function rememberMedia(media: Media): void {
  queryClient.setQueryData(mediaQuery.queryKey, (files) => [
    media,
    ...(files ?? []).filter((file) => file.id !== media.id),
  ]);
}
