import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { getPage, listVersions } from '#api/endpoints/pages.ts';
import type { versionSchema } from '#api/schemas/page.ts';
import { pickContent } from '#document/page-document.ts';
import { loadPeople } from '../../../data/people.ts';
import { api } from '../../../session/api.ts';

export type Version = z.output<typeof versionSchema>;

/** ms between two fetches of the list: for changes by others, and while changes are still being counted. */
const looksEvery = { usually: 5000, whileCounting: 500 };

/** Query for the versions of a page, newest first. */
export function createVersionsQuery(pageId: string) {
  return queryOptions({
    queryKey: ['versions', pageId],
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const params = { identifier: pageId };
      const [{ data }] = await Promise.all([api.call(listVersions, { params }, { signal }), loadPeople()]);
      return data;
    },
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ changed }) => changed === undefined) ? looksEvery.whileCounting : looksEvery.usually,
  });
}

/** Query for a version with its content and name. The content never changes; the name may. */
export function createVersionQuery(pageId: string, versionId: string) {
  return queryOptions({
    queryKey: ['version', pageId, versionId],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const params = { identifier: pageId };
      const [page, versions] = await Promise.all([
        api.call(getPage, { params, query: { version: versionId } }, { signal }),
        api.call(listVersions, { params }, { signal }),
        loadPeople(),
      ]);
      return { content: pickContent(page.data), head: versions.data.find(({ id }) => id === versionId) };
    },
  });
}
