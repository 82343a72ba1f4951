import { queryOptions } from '@tanstack/react-query';
import { getDemo } from '#api/endpoints/starting-content.ts';
import { api } from '../session/api.ts';

/** What is there of the demo. */
export const demoQuery = queryOptions({
  queryKey: ['pages', 'demo'],
  queryFn: async ({ signal }) => (await api.call(getDemo, {}, { signal })).data,
});
