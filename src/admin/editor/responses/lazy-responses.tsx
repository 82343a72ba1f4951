import { onDemand, useOnDemand } from '../../shared/on-demand.ts';
import { PartFailed } from '../../shared/part-failed.tsx';
import { useResponses } from './use-responses.ts';

/** Most pages have no comments: the view is loaded with the first one. */
const responsesView = onDemand(() => import('./responses-view.tsx'));

/** Comments of clients on a block, above its fields. */
export function LazyBlockRemarks({ blockId }: { readonly blockId: string }) {
  const has = useResponses().remarks.some((remark) => remark.blockId === blockId);
  return has ? <BlockRemarksLoaded blockId={blockId} /> : null;
}

function BlockRemarksLoaded({ blockId }: { readonly blockId: string }) {
  const { part, failed } = useOnDemand(responsesView);
  if (failed) return <PartFailed />;
  return part && <part.BlockRemarks blockId={blockId} />;
}

/** All comments and approvals of clients, with the page's settings. */
export function LazyPageResponses() {
  const { approvals, remarks } = useResponses();
  return approvals.length + remarks.length > 0 ? <PageResponsesLoaded /> : null;
}

function PageResponsesLoaded() {
  const { part, failed } = useOnDemand(responsesView);
  if (failed) return <PartFailed />;
  return part && <part.PageResponses />;
}
