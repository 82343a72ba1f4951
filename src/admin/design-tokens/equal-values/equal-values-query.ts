import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { listEqualValues } from '#api/endpoints/design-tokens.ts';
import type { EqualPage, EqualValues } from '#api/schemas/equal-values.ts';
import { api } from '../../session/api.ts';

/** All pages, a part at a time. What they say changes while this is open elsewhere, so each look asks. */
export const equalValuesQuery = infiniteQueryOptions({
  queryKey: ['design-tokens', 'equal-values'],
  queryFn: async ({ pageParam, signal }) => {
    const query = pageParam === undefined ? {} : { after: pageParam };
    return (await api.call(listEqualValues, { query }, { signal })).data;
  },
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
  staleTime: 0,
});

type Looked = InfiniteData<EqualValues, unknown>;

/** The same with another state of one page; one without settings that could be linked goes. */
export function withPage(looked: Looked, pageId: string, change: (page: EqualPage) => EqualPage): Looked {
  const changed = (part: EqualValues): EqualValues => ({
    ...part,
    pages: part.pages
      .map((page) => (page.id === pageId ? change(page) : page))
      .filter(({ places, more }) => places.length > 0 || more > 0),
  });
  return { ...looked, pages: looked.pages.map(changed) };
}
