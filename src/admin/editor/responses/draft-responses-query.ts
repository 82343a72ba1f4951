import { queryOptions } from '@tanstack/react-query';
import { type DraftRemark, listDraftResponses } from '#api/endpoints/draft-responses.ts';
import { queryClient } from '../../data/queries.ts';
import { waitingRemarksQuery } from '../../data/waiting-remarks.ts';
import { api } from '../../session/api.ts';

/** Query for the comments and approvals of clients on a page's draft. */
export function createDraftResponsesQuery(pageId: string) {
  return queryOptions({
    queryKey: ['draft-responses', pageId],
    queryFn: async ({ signal }) =>
      (await api.call(listDraftResponses, { params: { id: pageId } }, { signal })).data,
  });
}

/** Call it after the draft has changed, since that can outdate approvals. */
export async function invalidateDraftResponses(pageId: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: createDraftResponsesQuery(pageId).queryKey });
}

/** Replaces a comment in the query cache by the server's version. */
export function rememberRemark(pageId: string, remark: DraftRemark): void {
  queryClient.setQueryData(
    createDraftResponsesQuery(pageId).queryKey,
    (known) =>
      known && { ...known, remarks: known.remarks.map((one) => (one.id === remark.id ? remark : one)) },
  );
  void queryClient.invalidateQueries({ queryKey: waitingRemarksQuery.queryKey });
}
