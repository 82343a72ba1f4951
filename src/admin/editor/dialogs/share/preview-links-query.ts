import { queryOptions } from '@tanstack/react-query';
import { listPreviewLinks } from '#api/endpoints/preview-links.ts';
import { queryClient } from '../../../data/queries.ts';
import { api } from '../../../session/api.ts';

/** The links to the draft of a page that work. */
export function createPreviewLinksQuery(pageId: string) {
  return queryOptions({
    queryKey: ['preview-links', pageId],
    queryFn: async ({ signal }) =>
      (await api.call(listPreviewLinks, { params: { id: pageId } }, { signal })).data,
  });
}

/** To be called after one of them has changed. */
export async function invalidatePreviewLinks(pageId: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: createPreviewLinksQuery(pageId).queryKey });
}
