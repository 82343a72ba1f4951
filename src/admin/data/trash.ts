import { queryOptions } from '@tanstack/react-query';
import { listMediaTrash, listTrash } from '#api/endpoints/trash.ts';
import { api } from '../session/api.ts';

export const trashQuery = queryOptions({
  queryKey: ['pages', 'trash'],
  queryFn: async ({ signal }) => (await api.call(listTrash, {}, { signal })).data,
});

export const mediaTrashQuery = queryOptions({
  queryKey: ['media', 'trash'],
  queryFn: async ({ signal }) => (await api.call(listMediaTrash, {}, { signal })).data,
});
