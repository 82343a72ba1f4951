import type { Media } from '#api/endpoints/media.ts';
import { mediaQuery } from './media.ts';
import { queryClient } from './queries.ts';

const { queryKey } = mediaQuery;

/** A file has come into the library. The same bytes twice are one file: it moves to the front instead of appearing again. */
export function rememberMedia(media: Media): void {
  change((files) => [media, ...files.filter((file) => file.id !== media.id)]);
}

/** What is said of a file has changed: it stays where it stands. */
export function replaceMedia(media: Media): void {
  change((files) => files.map((file) => (file.id === media.id ? media : file)));
}

/** Files have gone. */
export function forgetMedia(gone: readonly Media[]): void {
  const ids = new Set(gone.map(({ id }) => id));
  change((files) => files.filter(({ id }) => !ids.has(id)));
}

/** A list that is on its way may be from before: it is asked for anew. */
function change(to: (files: readonly Media[]) => Media[]): void {
  const list = { queryKey, exact: true } as const;
  const isOnItsWay = queryClient.isFetching(list) > 0;
  if (isOnItsWay) void queryClient.cancelQueries(list, { revert: false });
  queryClient.setQueryData(queryKey, (files) => files && to(files));
  if (isOnItsWay) void queryClient.invalidateQueries(list);
}
