import { queryOptions } from '@tanstack/react-query';
import { listMedia, listMediaUses } from '#api/endpoints/media.ts';
import { api } from '../session/api.ts';
import { queryClient } from './queries.ts';

/** All files of the library. */
export const mediaQuery = queryOptions({
  queryKey: ['media'],
  queryFn: async ({ signal }) => (await api.call(listMedia, {}, { signal })).data,
});

/** The pages that use a file. They change while it is open elsewhere, so each look asks. */
export function mediaUsesQuery(id: string) {
  return queryOptions({
    queryKey: ['media', id, 'uses'],
    queryFn: async ({ signal }) => (await api.call(listMediaUses, { params: { id } }, { signal })).data,
    staleTime: 0,
  });
}

/** Of what files weigh on a phone, which changes with them. */
export const weightsKey = ['weights'] as const;

/** To be called after files went to the trash or came out of it, or were replaced, or got a copy. */
export function refreshMedia(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: weightsKey });
  return queryClient.invalidateQueries({ queryKey: mediaQuery.queryKey });
}
