import { queryOptions } from '@tanstack/react-query';
import { buildPageTree } from '#api/build-page-tree.ts';
import type { PageNode } from '#api/schemas/page.ts';
import { hierarchyKey } from './queries.ts';
import { readAllPages } from './read-all-pages.ts';

export const hierarchyQuery = queryOptions({
  queryKey: hierarchyKey,
  queryFn: async ({ signal }) => buildPageTree(await readAllPages(signal)),
  // After an update, the server counts missing translations of a few pages per request, so it is polled.
  refetchInterval: ({ state: { data, dataUpdateCount } }) =>
    data && dataUpdateCount < 100 && !isCounted(data) ? 1000 : false,
});

function isCounted(pages: readonly PageNode[]): boolean {
  return pages.every(({ toTranslate, children }) => toTranslate !== undefined && isCounted(children));
}
