import { MessageSquare } from 'lucide-react';
import { useEditor } from '../services/editor-context.ts';
import { responseWords as say } from './response-words.ts';
import { useResponses } from './use-responses.ts';
import './remark-mark.css';

/** Shows the number of open comments and opens the list; nothing without any. */
export function RemarksButton() {
  const { draft, view } = useEditor();
  const count = useResponses().remarks.filter(({ doneAt }) => doneAt === null).length;
  if (count === 0) return null;
  const label = say.toRemarks(count);
  const show = () => {
    draft.select(null);
    view.setState({ panelOpen: true, pageTab: 'page', area: 'properties' });
  };
  return (
    <button
      type="button"
      className="quiet-button remarks-button"
      aria-label={label}
      title={label}
      onClick={show}
    >
      <MessageSquare aria-hidden="true" />
      <span aria-hidden="true">{count}</span>
    </button>
  );
}
