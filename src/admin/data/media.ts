import { queryOptions } from '@tanstack/react-query';
import { listMedia, listMediaUses } from '#api/endpoints/media.ts';
import { api } from '../session/api.ts';
import { queryClient } from './queries.ts';

export const mediaQuery = queryOptions({
  queryKey: ['media'],
  queryFn: async ({ signal }) => (await api.call(listMedia, {}, { signal })).data,
});

/** Pages that use a file. Never cached, since pages change while the file is open. */
export function mediaUsesQuery(id: string) {
  return queryOptions({
    queryKey: ['media', id, 'uses'],
    queryFn: async ({ signal }) => (await api.call(listMediaUses, { params: { id } }, { signal })).data,
    staleTime: 0,
  });
}

/** Key of the queries for page weights on a phone, which depend on the files. */
export const weightsKey = ['weights'] as const;

/** Call after files were trashed, restored or replaced, or got a poster or phone rendition. */
export function refreshMedia(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: weightsKey });
  return queryClient.invalidateQueries({ queryKey: mediaQuery.queryKey });
}
