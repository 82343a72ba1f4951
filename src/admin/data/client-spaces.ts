import { queryOptions } from '@tanstack/react-query';
import { listClientSpaces } from '#api/endpoints/client-spaces.ts';
import { api } from '../session/api.ts';
import { queryClient } from './queries.ts';

/** Client spaces. Owners only. */
export const clientSpacesQuery = queryOptions({
  queryKey: ['rooms'],
  queryFn: async ({ signal }) => (await api.call(listClientSpaces, {}, { signal })).data,
});

/** Call after a client space has changed. */
export async function refreshClientSpaces(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: clientSpacesQuery.queryKey });
}
