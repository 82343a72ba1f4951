import { onDemand, useOnDemand } from '../../shared/on-demand.ts';
import { PartFailed } from '../../shared/part-failed.tsx';
import { useResponses } from './use-responses.ts';

/** Most pages have no client who says something of them: what shows it comes with the first word. */
const responsesView = onDemand(() => import('./responses-view.tsx'));

/** What clients have said of a block, above its fields. */
export function LazyBlockRemarks({ blockId }: { readonly blockId: string }) {
  const has = useResponses().remarks.some((remark) => remark.blockId === blockId);
  return has ? <BlockRemarksLoaded blockId={blockId} /> : null;
}

function BlockRemarksLoaded({ blockId }: { readonly blockId: string }) {
  const { part, failed } = useOnDemand(responsesView);
  if (failed) return <PartFailed />;
  return part && <part.BlockRemarks blockId={blockId} />;
}

/** All that clients have said, with the facts of the page. */
export function LazyPageResponses() {
  const { approvals, remarks } = useResponses();
  return approvals.length + remarks.length > 0 ? <PageResponsesLoaded /> : null;
}

function PageResponsesLoaded() {
  const { part, failed } = useOnDemand(responsesView);
  if (failed) return <PartFailed />;
  return part && <part.PageResponses />;
}
