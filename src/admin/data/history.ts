import { infiniteQueryOptions } from '@tanstack/react-query';
import { listHistory } from '#api/endpoints/history.ts';
import { api } from '../session/api.ts';

/** Loads the history of the site or of one page, in pages. */
export function historyQuery(page: string | undefined) {
  return infiniteQueryOptions({
    // The key is below `pages`, since a change of pages also changes the history.
    queryKey: ['pages', 'history', page ?? ''],
    queryFn: async ({ signal, pageParam }) => {
      const query = { ...(page && { page }), ...(pageParam !== null && { before: pageParam }) };
      return (await api.call(listHistory, { query }, { signal })).data;
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
}
