import { queryOptions } from '@tanstack/react-query';
import { listPeople } from '#api/endpoints/people.ts';
import { api } from '../session/api.ts';
import { nameIn } from '../shared/person-name.ts';
import { queryClient } from './queries.ts';

/**
 * People of the studio. Screens don't wait for it: until it is loaded, `getPersonName` falls back to the
 * e-mail address.
 */
export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: async ({ signal }) => (await api.call(listPeople, {}, { signal })).data,
  staleTime: 5 * 60_000,
  retry: false,
});

/** Returns a person's name, or the part of the e-mail address before the @ if the name isn't loaded. */
export function getPersonName(email: string): string {
  return nameIn(queryClient.getQueryData(peopleQuery.queryKey), email);
}

/** Resolves once the people are loaded or failed to load. */
export function loadPeople(): Promise<void> {
  return queryClient.prefetchQuery(peopleQuery);
}
