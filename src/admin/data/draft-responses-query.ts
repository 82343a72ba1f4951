import { queryOptions } from '@tanstack/react-query';
import { type DraftComment, listDraftResponses } from '#api/endpoints/draft-responses.ts';
import { api } from '../session/api.ts';
import { openCommentsQuery } from './open-comments.ts';
import { queryClient } from './queries.ts';

/** Query for the comments and approvals of clients on a page's draft. */
export function createDraftResponsesQuery(pageId: string) {
  return queryOptions({
    queryKey: ['draft-responses', pageId],
    queryFn: async ({ signal }) => {
      const { data } = await api.call(listDraftResponses, { params: { id: pageId } }, { signal });
      return { approvals: data.approvals, comments: data.remarks };
    },
  });
}

/** Call it after the draft has changed, since that can outdate approvals. */
export async function invalidateDraftResponses(pageId: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: createDraftResponsesQuery(pageId).queryKey });
}

/** Replaces a comment in the query cache by the server's version. */
export function rememberComment(pageId: string, comment: DraftComment): void {
  queryClient.setQueryData(
    createDraftResponsesQuery(pageId).queryKey,
    (known) =>
      known && { ...known, comments: known.comments.map((one) => (one.id === comment.id ? comment : one)) },
  );
  void queryClient.invalidateQueries({ queryKey: openCommentsQuery.queryKey });
}
