import { QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from '#api/client.ts';
import { getPage } from '#api/endpoints/pages.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import { api } from '../session/api.ts';
import { readAllPages } from './read-all-pages.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // A client error (4xx) is the same on a retry.
      retry: (failures, error) => failures < 2 && !(error instanceof ApiError && error.status < 500),
    },
  },
});

/** Key of `hierarchyQuery`. */
export const hierarchyKey = ['pages', 'hierarchy'] as const;

export const pagesQuery = queryOptions({
  queryKey: ['pages', 'list'],
  queryFn: ({ signal }) => readAllPages(signal),
});

interface PageAnswer {
  readonly page: ApiPage;
  readonly revision: string | undefined;
}

/** Page requests sent before the screen was loaded; each is used once. */
const askedAhead = new Map<string, Promise<PageAnswer>>();

/** Requests a page while its screen is still loading, so that both load in parallel. */
export function preloadPage(id: string): void {
  const asked = readPage(id);
  askedAhead.set(id, asked);
  // A failed request is not reused: the screen, opened later by a signed-in member, sends its own.
  asked.catch(() => askedAhead.delete(id));
}

async function readPage(id: string, signal?: AbortSignal): Promise<PageAnswer> {
  const { data, revision } = await api.call(getPage, { params: { identifier: id } }, { signal });
  return { page: data, revision };
}

/** A whole page in all languages, with its revision. */
export function pageQuery(id: string) {
  return queryOptions({
    queryKey: ['page', id],
    queryFn: ({ signal }) => {
      const asked = askedAhead.get(id);
      askedAhead.delete(id);
      return asked ?? readPage(id, signal);
    },
    // The editor's draft is based on one response; a newer revision is noticed when it is saved.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Call after a change that lists of pages show, the trash included. */
export function refreshPages(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['pages'] });
}
