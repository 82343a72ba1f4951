import { MessageSquare } from 'lucide-react';
import { useEditor } from '../services/editor-context.ts';
import { responseWords as say } from './response-words.ts';
import { useResponses } from './use-responses.ts';
import './comment-mark.css';

/** Shows the number of open comments and opens the list; nothing without any. */
export function CommentsButton() {
  const { draft, view } = useEditor();
  const count = useResponses().comments.filter(({ doneAt }) => doneAt === null).length;
  if (count === 0) return null;
  const label = say.toComments(count);
  const show = () => {
    draft.select(null);
    view.setState({ panelOpen: true, pageTab: 'page', area: 'properties' });
  };
  return (
    <button
      type="button"
      className="quiet-button comments-button"
      aria-label={label}
      title={label}
      onClick={show}
    >
      <MessageSquare aria-hidden="true" />
      <span aria-hidden="true">{count}</span>
    </button>
  );
}
