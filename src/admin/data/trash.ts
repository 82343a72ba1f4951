import { queryOptions } from '@tanstack/react-query';
import { listTrash } from '#api/endpoints/trash.ts';
import { api } from '../session/api.ts';

/** What is in the trash. */
export const trashQuery = queryOptions({
  queryKey: ['pages', 'trash'],
  queryFn: async ({ signal }) => (await api.call(listTrash, {}, { signal })).data,
});
