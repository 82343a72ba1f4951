import { queryOptions } from '@tanstack/react-query';
import { listWaitingRemarks } from '#api/endpoints/draft-responses.ts';
import { api } from '../session/api.ts';

/** Pages with open client comments. */
export const waitingRemarksQuery = queryOptions({
  queryKey: ['waiting-remarks'],
  queryFn: async ({ signal }) => (await api.call(listWaitingRemarks, {}, { signal })).data,
});
