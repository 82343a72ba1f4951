import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listSections, type SavedSection } from '#api/endpoints/sections.ts';
import type { Block } from '#content/block/block.ts';
import { api } from '../session/api.ts';
import { queryClient } from './queries.ts';

/** The sections with their blocks. `refreshPages` refreshes it, too. */
export const sectionsQuery = queryOptions({
  queryKey: ['pages', 'sections'],
  queryFn: async ({ signal }) => (await api.call(listSections, {}, { signal })).data,
});

/** Blocks of the live sections by identifier, for a frame that shows a page. The same object until they change. */
export function useSectionBlocks(): Record<string, Block[]> {
  const { data } = useQuery(sectionsQuery);
  return useMemo(
    () =>
      Object.fromEntries(
        (data ?? []).flatMap((section) => (section.isLive ? [[section.identifier, section.overview]] : [])),
      ),
    [data],
  );
}

/** Finds a section in the cache; undefined if it is unknown or not loaded yet. */
export function findKnownSection(identifier: string): SavedSection | undefined {
  return queryClient
    .getQueryData(sectionsQuery.queryKey)
    ?.find((section) => section.identifier === identifier);
}
