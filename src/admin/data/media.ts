import { queryOptions } from '@tanstack/react-query';
import { listMedia } from '#api/endpoints/media.ts';
import { api } from '../session/api.ts';
import { queryClient } from './queries.ts';

/** All files of the library. */
export const mediaQuery = queryOptions({
  queryKey: ['media'],
  queryFn: async ({ signal }) => (await api.call(listMedia, {}, { signal })).data,
});

/** To be called after files went to the trash or came out of it. */
export function mediaChanged(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: mediaQuery.queryKey });
}
