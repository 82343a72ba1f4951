import { queryOptions } from '@tanstack/react-query';
import { listRooms } from '#api/endpoints/rooms.ts';
import { api } from '../session/api.ts';
import { queryClient } from './queries.ts';

/** Client spaces. Owners only. */
export const roomsQuery = queryOptions({
  queryKey: ['rooms'],
  queryFn: async ({ signal }) => (await api.call(listRooms, {}, { signal })).data,
});

/** Call after a client space has changed. */
export async function refreshRooms(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: roomsQuery.queryKey });
}
