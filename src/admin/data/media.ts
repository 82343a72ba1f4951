import { queryOptions } from '@tanstack/react-query';
import { listMedia } from '#api/endpoints/media.ts';
import { api } from '../session/api.ts';

/** All files of the library. */
export const mediaQuery = queryOptions({
  queryKey: ['media'],
  queryFn: async ({ signal }) => (await api.call(listMedia, {}, { signal })).data,
});
