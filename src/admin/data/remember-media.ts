import type { Media } from '#api/endpoints/media.ts';
import { mediaQuery } from './media.ts';
import { queryClient } from './queries.ts';

const { queryKey } = mediaQuery;

/**
 * Adds an uploaded file to the cached library. If the library has a file with the same bytes, that file moves
 * to the front.
 */
export function rememberMedia(media: Media): void {
  change((files) => [media, ...files.filter((file) => file.id !== media.id)]);
}

/** Updates a file in the cached library, in its place. */
export function replaceMedia(media: Media): void {
  change((files) => files.map((file) => (file.id === media.id ? media : file)));
}

/** Removes files from the cached library. */
export function forgetMedia(gone: readonly Media[]): void {
  const ids = new Set(gone.map(({ id }) => id));
  change((files) => files.filter(({ id }) => !ids.has(id)));
}

/** Changes the cached library. A request in flight may have an older state, so it is sent again. */
function change(to: (files: readonly Media[]) => Media[]): void {
  const list = { queryKey, exact: true } as const;
  const isOnItsWay = queryClient.isFetching(list) > 0;
  if (isOnItsWay) void queryClient.cancelQueries(list, { revert: false });
  queryClient.setQueryData(queryKey, (files) => files && to(files));
  if (isOnItsWay) void queryClient.invalidateQueries(list);
}
