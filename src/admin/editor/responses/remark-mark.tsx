import { MessageSquare } from 'lucide-react';
import { use } from 'react';
import { RemarkCountsContext } from './remark-counts.ts';
import { responseWords as say } from './response-words.ts';
import './remark-mark.css';

/** Number of open comments of clients on a block, in its row. */
export function RemarkMark({ blockId }: { readonly blockId: string }) {
  const count = use(RemarkCountsContext).get(blockId);
  if (count === undefined) return null;
  const label = say.waiting(count);
  return (
    <span className="row__mark remark-mark" role="img" aria-label={label} title={label}>
      <MessageSquare aria-hidden="true" />
      {count > 1 && <span aria-hidden="true">{count}</span>}
    </span>
  );
}
