import { queryOptions } from '@tanstack/react-query';
import { listAccounts } from '#api/endpoints/accounts.ts';
import { api } from '../session/api.ts';
import { peopleQuery } from './people.ts';
import { queryClient } from './queries.ts';

/** Accounts of the studio. Owners only. */
export const accountsQuery = queryOptions({
  queryKey: ['accounts'],
  queryFn: async ({ signal }) => (await api.call(listAccounts, {}, { signal })).data,
});

/** Call after an account has changed. Refetches names too, since other screens show them. */
export async function refreshAccounts(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: accountsQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: peopleQuery.queryKey }),
  ]);
}
