import { queryOptions } from '@tanstack/react-query';
import { readTree } from '#api/endpoints/tree.ts';
import { unpackPages } from '#api/page-columns.ts';
import type { PageNode } from '#api/schemas/page.ts';
import { treeOf } from '#api/tree-of.ts';
import { api } from '../session/api.ts';
import { hierarchyKey } from './queries.ts';

/** All pages as a tree. Of thousands of them it travels field by field. */
export const hierarchyQuery = queryOptions({
  queryKey: hierarchyKey,
  queryFn: async ({ signal }) => treeOf(unpackPages((await api.call(readTree, {}, { signal })).data)),
  // After an update the server counts what is to be translated a number of pages at a time, whenever it is asked.
  refetchInterval: ({ state: { data, dataUpdateCount } }) =>
    data && dataUpdateCount < 100 && !isCounted(data) ? 1000 : false,
});

function isCounted(pages: readonly PageNode[]): boolean {
  return pages.every(({ toTranslate, children }) => toTranslate !== undefined && isCounted(children));
}
