import { onDemand, useOnDemand } from '../../shared/on-demand.ts';
import { PartFailed } from '../../shared/part-failed.tsx';
import { useResponses } from './use-responses.ts';

/** Most pages have no comments: the view is loaded with the first one. */
const responsesView = onDemand(() => import('./responses-view.tsx'));

/** Comments of clients on a block, above its fields. */
export function LazyBlockComments({ blockId }: { readonly blockId: string }) {
  const has = useResponses().comments.some((comment) => comment.blockId === blockId);
  return has ? <BlockCommentsLoaded blockId={blockId} /> : null;
}

function BlockCommentsLoaded({ blockId }: { readonly blockId: string }) {
  const { part, failed } = useOnDemand(responsesView);
  if (failed) return <PartFailed />;
  return part && <part.BlockComments blockId={blockId} />;
}

/** All comments and approvals of clients, with the page's settings. */
export function LazyPageResponses() {
  const { approvals, comments } = useResponses();
  return approvals.length + comments.length > 0 ? <PageResponsesLoaded /> : null;
}

function PageResponsesLoaded() {
  const { part, failed } = useOnDemand(responsesView);
  if (failed) return <PartFailed />;
  return part && <part.PageResponses />;
}
