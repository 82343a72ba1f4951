import { queryOptions } from '@tanstack/react-query';
import { listPasswordAccess } from '#api/endpoints/password-access.ts';
import { api } from '../session/api.ts';
import { queryClient } from './queries.ts';

/** Shared passwords of protected pages. Owners only. */
export const passwordAccessQuery = queryOptions({
  queryKey: ['password-access'],
  queryFn: async ({ signal }) => (await api.call(listPasswordAccess, {}, { signal })).data,
});

/** Call after a password has changed. */
export async function refreshPasswordAccess(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: passwordAccessQuery.queryKey });
}
