import { QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from '#api/client.ts';
import { listMedia } from '#api/endpoints/media.ts';
import { listNotFound } from '#api/endpoints/not-found.ts';
import { getPage, listPages, pageHierarchy } from '#api/endpoints/pages.ts';
import { api } from '../session/api.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // An answer that says what is wrong will not get better by asking again.
      retry: (failures, error) => failures < 2 && !(error instanceof ApiError && error.status < 500),
    },
  },
});

export const hierarchyQuery = queryOptions({
  queryKey: ['pages', 'hierarchy'],
  queryFn: async ({ signal }) => (await api.call(pageHierarchy, {}, { signal })).data,
});

export const pagesQuery = queryOptions({
  queryKey: ['pages', 'list'],
  queryFn: async ({ signal }) => (await api.call(listPages, {}, { signal })).data,
});

/** One page whole, in all languages, with the revision it is at. */
export function pageQuery(id: string) {
  return queryOptions({
    queryKey: ['page', id],
    queryFn: async ({ signal }) => {
      const { data, revision } = await api.call(getPage, { params: { identifier: id } }, { signal });
      return { page: data, revision };
    },
    // The editor's draft is based on one answer; a newer one is noticed by its revision on saving.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export const mediaQuery = queryOptions({
  queryKey: ['media'],
  queryFn: async ({ signal }) => (await api.call(listMedia, {}, { signal })).data,
});

export const notFoundQuery = queryOptions({
  queryKey: ['not-found'],
  queryFn: async ({ signal }) => (await api.call(listNotFound, {}, { signal })).data,
});

/** To be called after anything that lists of pages show has changed. */
export function pagesChanged(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['pages'] });
}
