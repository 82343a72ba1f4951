import { queryOptions } from '@tanstack/react-query';
import { listPeople } from '#api/endpoints/people.ts';
import { api } from '../session/api.ts';
import { nameIn } from '../shared/person-name.ts';
import { queryClient } from './queries.ts';

/** The people of the studio. Names seldom change, and nobody waits for them: there is always something to call them. */
export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: async ({ signal }) => (await api.call(listPeople, {}, { signal })).data,
  staleTime: 5 * 60_000,
  retry: false,
});

/** What somebody is called, as far as it is known by now. */
export function getPersonName(email: string): string {
  return nameIn(queryClient.getQueryData(peopleQuery.queryKey), email);
}

/** Resolves once names are known, or cannot be. */
export function loadPeople(): Promise<void> {
  return queryClient.prefetchQuery(peopleQuery);
}
