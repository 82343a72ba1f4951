import { queryOptions } from '@tanstack/react-query';
import { listAccounts } from '#api/endpoints/accounts.ts';
import { api } from '../session/api.ts';
import { peopleQuery } from './people.ts';
import { queryClient } from './queries.ts';

/** Who is on the studio's list; for owners. */
export const accountsQuery = queryOptions({
  queryKey: ['accounts'],
  queryFn: async ({ signal }) => (await api.call(listAccounts, {}, { signal })).data,
});

/** To be called after one of them has changed: names stand elsewhere too. */
export async function refreshAccounts(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: accountsQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: peopleQuery.queryKey }),
  ]);
}
