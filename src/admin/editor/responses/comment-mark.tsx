import { MessageSquare } from 'lucide-react';
import { use } from 'react';
import { CommentCountsContext } from './comment-counts.ts';
import { responseWords as say } from './response-words.ts';
import './comment-mark.css';

/** Number of open comments of clients on a block, in its row. */
export function CommentMark({ blockId }: { readonly blockId: string }) {
  const count = use(CommentCountsContext).get(blockId);
  if (count === undefined) return null;
  const label = say.waiting(count);
  return (
    <span className="row__mark comment-mark" role="img" aria-label={label} title={label}>
      <MessageSquare aria-hidden="true" />
      {count > 1 && <span aria-hidden="true">{count}</span>}
    </span>
  );
}
