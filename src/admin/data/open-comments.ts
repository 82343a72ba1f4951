import { queryOptions } from '@tanstack/react-query';
import { listOpenComments } from '#api/endpoints/draft-responses.ts';
import { api } from '../session/api.ts';

/** Pages with open client comments. */
export const openCommentsQuery = queryOptions({
  queryKey: ['open-comments'],
  queryFn: async ({ signal }) => (await api.call(listOpenComments, {}, { signal })).data,
});
