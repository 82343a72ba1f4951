import { queryOptions } from '@tanstack/react-query';
import { listPreviewLinks } from '#api/endpoints/preview-links.ts';
import { queryClient } from '../data/queries.ts';
import { api } from '../session/api.ts';

/** Query for the active share links of a page's draft. */
export function createPreviewLinksQuery(pageId: string) {
  return queryOptions({
    queryKey: ['preview-links', pageId],
    queryFn: async ({ signal }) =>
      (await api.call(listPreviewLinks, { params: { id: pageId } }, { signal })).data,
  });
}

/** Call it after one of them has changed. */
export async function invalidatePreviewLinks(pageId: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: createPreviewLinksQuery(pageId).queryKey });
}
