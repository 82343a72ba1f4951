import { queryOptions } from '@tanstack/react-query';
import { type DraftRemark, listDraftResponses } from '#api/endpoints/draft-responses.ts';
import { queryClient } from '../../data/queries.ts';
import { waitingRemarksQuery } from '../../data/waiting-remarks.ts';
import { api } from '../../session/api.ts';

/** What clients have said of the drafts of a page. */
export function createDraftResponsesQuery(pageId: string) {
  return queryOptions({
    queryKey: ['draft-responses', pageId],
    queryFn: async ({ signal }) =>
      (await api.call(listDraftResponses, { params: { id: pageId } }, { signal })).data,
  });
}

/** To be called after the draft has changed: what was approved may be it no more. */
export async function invalidateDraftResponses(pageId: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: createDraftResponsesQuery(pageId).queryKey });
}

/** A remark as the server has it now. */
export function rememberRemark(pageId: string, remark: DraftRemark): void {
  queryClient.setQueryData(
    createDraftResponsesQuery(pageId).queryKey,
    (known) =>
      known && { ...known, remarks: known.remarks.map((one) => (one.id === remark.id ? remark : one)) },
  );
  void queryClient.invalidateQueries({ queryKey: waitingRemarksQuery.queryKey });
}
