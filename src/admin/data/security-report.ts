import { queryOptions } from '@tanstack/react-query';
import { listProtectedFiles, listSessions, readSecurityReport } from '#api/endpoints/security-report.ts';
import { api } from '../session/api.ts';
import { queryClient } from './queries.ts';

// Always stale: actions of other members and of visitors change the report.
const staleTime = 0;

/** Security report on the whole site. */
export const securityReportQuery = queryOptions({
  queryKey: ['security-report'],
  queryFn: async ({ signal }) => (await api.call(readSecurityReport, {}, { signal })).data,
  staleTime,
});

/** Active sessions of all accounts. */
export const sessionsQuery = queryOptions({
  queryKey: ['security-report', 'sessions'],
  queryFn: async ({ signal }) => (await api.call(listSessions, {}, { signal })).data,
  staleTime,
});

/** Files of protected pages, and which page or link gives access to them. */
export const protectedFilesQuery = queryOptions({
  queryKey: ['security-report', 'files'],
  queryFn: async ({ signal }) => (await api.call(listProtectedFiles, {}, { signal })).data,
  staleTime,
});

/** Call after a session was ended. */
export async function refreshSessions(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
}
