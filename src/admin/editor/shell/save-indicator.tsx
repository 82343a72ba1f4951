import { Check, CircleAlert, Cloud, LoaderCircle } from 'lucide-react';
import { formatStroke } from '../../shared/keystroke.ts';
import { words } from '../../words.ts';
import { useEditor, useSaves } from '../services/editor-context.ts';
import type { SaveStatus } from '../work/saving/save-queue.ts';
import './save-indicator.css';

const icons = {
  saved: Check,
  unsaved: Cloud,
  saving: LoaderCircle,
  failed: CircleAlert,
  conflict: CircleAlert,
} as const satisfies Record<SaveStatus, unknown>;

/** Always there: whether the server has the work. Pressing it saves, or tries again. */
export function SaveIndicator() {
  const { saves } = useEditor();
  const status = useSaves((state) => state.status);
  const issue = useSaves((state) => state.issue);
  const Icon = icons[status];
  return (
    <>
      <button
        type="button"
        className={`save-indicator save-indicator--${status}`}
        title={issue ?? words.save.hint(formatStroke({ key: 's', mod: true }))}
        onClick={() => void saves.save()}
      >
        <Icon aria-hidden="true" />
        <span className="save-indicator__word">{words.save.status[status]}</span>
      </button>
      {/* Beside the button: what stands in one is not announced when it changes. */}
      <span className="visually-hidden" role="status">
        {words.save.status[status]}
      </span>
    </>
  );
}
