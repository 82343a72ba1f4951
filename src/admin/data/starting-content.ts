import { queryOptions } from '@tanstack/react-query';
import { getStartingContent } from '#api/endpoints/starting-content.ts';
import { api } from '../session/api.ts';

/** Pages of the starting content that are still on the site, and the removal that can be undone. */
export const startingContentQuery = queryOptions({
  queryKey: ['pages', 'starting-content'],
  queryFn: async ({ signal }) => (await api.call(getStartingContent, {}, { signal })).data,
});
