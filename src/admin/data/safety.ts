import { queryOptions } from '@tanstack/react-query';
import { listProtectedFiles, listSessions, readSafety } from '#api/endpoints/safety.ts';
import { api } from '../session/api.ts';
import { queryClient } from './queries.ts';

// What others do, visitors too, changes it: it is asked anew whenever somebody looks.
const staleTime = 0;

/** What an owner asks of the whole site. */
export const safetyQuery = queryOptions({
  queryKey: ['safety'],
  queryFn: async ({ signal }) => (await api.call(readSafety, {}, { signal })).data,
  staleTime,
});

/** Who is signed in where. */
export const sessionsQuery = queryOptions({
  queryKey: ['safety', 'sessions'],
  queryFn: async ({ signal }) => (await api.call(listSessions, {}, { signal })).data,
  staleTime,
});

/** The files of protected pages, and what opens them. */
export const protectedFilesQuery = queryOptions({
  queryKey: ['safety', 'files'],
  queryFn: async ({ signal }) => (await api.call(listProtectedFiles, {}, { signal })).data,
  staleTime,
});

/** To be called after somebody was signed out. */
export async function refreshSessions(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
}
