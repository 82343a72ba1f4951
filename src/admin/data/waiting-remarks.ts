import { queryOptions } from '@tanstack/react-query';
import { listWaitingRemarks } from '#api/endpoints/draft-responses.ts';
import { api } from '../session/api.ts';

/** On which pages remarks of clients wait. */
export const waitingRemarksQuery = queryOptions({
  queryKey: ['waiting-remarks'],
  queryFn: async ({ signal }) => (await api.call(listWaitingRemarks, {}, { signal })).data,
});
