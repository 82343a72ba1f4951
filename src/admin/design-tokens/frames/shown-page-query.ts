import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '#api/client.ts';
import { getPage } from '#api/endpoints/pages.ts';
import { api } from '../../session/api.ts';

/** Which state of a page is looked at. */
export type ShownVersion = 'live' | 'draft';

/** A page as visitors see it, or as it stands in its draft; one that they do not see yet in its draft anyway. */
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
