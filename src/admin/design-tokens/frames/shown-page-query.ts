import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '#api/client.ts';
import { getPage } from '#api/endpoints/pages.ts';
import { api } from '../../session/api.ts';

export type ShownVersion = 'live' | 'draft';

/** Loads the live version or the draft of a page; the draft if it was never published. */
export function shownPageQuery(id: string, version: ShownVersion) {
  return queryOptions({
    queryKey: ['design-tokens', 'page', id, version],
    queryFn: async ({ signal }) => {
      const read = async (query: { readonly published?: 'true' }) =>
        (await api.call(getPage, { params: { identifier: id }, query }, { signal })).data;
      if (version === 'draft') return read({});
      try {
        return await read({ published: 'true' });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return read({});
        throw error;
      }
    },
  });
}
