import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '#api/endpoint.ts';
import { listNotFound, proposeRedirects } from '#api/endpoints/not-found.ts';
import { checkRedirect, listRedirects } from '#api/endpoints/redirects.ts';
import { api } from '../session/api.ts';
import { queryClient } from './queries.ts';

export type ListedRedirect = AnswerOf<typeof listRedirects>[number];

export const redirectsQuery = queryOptions({
  queryKey: ['redirects', 'list'],
  queryFn: async ({ signal }) => (await api.call(listRedirects, {}, { signal })).data,
});

/** The end of the redirects from a path. */
export function endQuery(path: string) {
  return queryOptions({
    queryKey: ['redirects', 'end', path],
    queryFn: async ({ signal }) => (await api.call(checkRedirect, { query: { path } }, { signal })).data,
    enabled: path !== '',
    // The previous result stays visible while the path is being typed.
    placeholderData: (before) => before,
  });
}

export const notFoundQuery = queryOptions({
  queryKey: ['not-found', 'list'],
  queryFn: async ({ signal }) => (await api.call(listNotFound, {}, { signal })).data,
});

export const proposalsQuery = queryOptions({
  queryKey: ['not-found', 'proposals'],
  queryFn: async ({ signal }) => (await api.call(proposeRedirects, {}, { signal })).data,
});

/** Call after redirects or the 404 log have changed. */
export async function refreshRedirects(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['redirects'] }),
    queryClient.invalidateQueries({ queryKey: ['not-found'] }),
  ]);
}
