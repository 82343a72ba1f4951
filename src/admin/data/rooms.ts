import { queryOptions } from '@tanstack/react-query';
import { listRooms } from '#api/endpoints/rooms.ts';
import { api } from '../session/api.ts';
import { queryClient } from './queries.ts';

/** The rooms of clients; for owners. */
export const roomsQuery = queryOptions({
  queryKey: ['rooms'],
  queryFn: async ({ signal }) => (await api.call(listRooms, {}, { signal })).data,
});

/** To be called after one of them has changed. */
export async function refreshRooms(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: roomsQuery.queryKey });
}
