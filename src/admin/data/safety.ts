import { queryOptions } from '@tanstack/react-query';
import { listProtectedFiles, listSessions, readSafety } from '#api/endpoints/safety.ts';
import { api } from '../session/api.ts';
import { queryClient } from './queries.ts';

// What others do, visitors too, changes it: it is asked anew whenever somebody looks.
const staleTime = 0;

/** Security report on the whole site. */
export const safetyQuery = queryOptions({
  queryKey: ['safety'],
  queryFn: async ({ signal }) => (await api.call(readSafety, {}, { signal })).data,
  staleTime,
});

/** Active sessions of all accounts. */
export const sessionsQuery = queryOptions({
  queryKey: ['safety', 'sessions'],
  queryFn: async ({ signal }) => (await api.call(listSessions, {}, { signal })).data,
  staleTime,
});

/** Files of protected pages, and which page or link gives access to them. */
export const protectedFilesQuery = queryOptions({
  queryKey: ['safety', 'files'],
  queryFn: async ({ signal }) => (await api.call(listProtectedFiles, {}, { signal })).data,
  staleTime,
});

/** Call after a session was ended. */
export async function refreshSessions(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
}
