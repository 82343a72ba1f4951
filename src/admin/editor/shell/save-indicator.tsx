import { Check, CircleAlert, Cloud, LoaderCircle } from 'lucide-react';
import { useEffect } from 'react';
import { saveStroke } from '../../palette/strokes.ts';
import { announce } from '../../shared/announcer.tsx';
import { formatStroke } from '../../shared/keystroke.ts';
import { words } from '../../words.ts';
import { runCommand } from '../commands/command.ts';
import { saveCommand } from '../commands/save.command.ts';
import { useEditor, useSaves } from '../services/editor-context.ts';
import type { SaveQueue, SaveStatus } from '../work/saving/save-queue.ts';
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
  const services = useEditor();
  const { saves } = services;
  const status = useSaves((state) => state.status);
  const issue = useSaves((state) => state.issue);
  useEffect(() => announceTrouble(saves), [saves]);
  const Icon = icons[status];
  return (
    <button
      type="button"
      className={`save-indicator save-indicator--${status}`}
      title={issue ?? words.save.hint(formatStroke(saveStroke))}
      onClick={() => runCommand(saveCommand, services)}
    >
      <Icon aria-hidden="true" />
      <span className="save-indicator__word">{words.save.status[status]}</span>
    </button>
  );
}

/**
 * Says once that the work could not be saved, and once that it is saved after all. That a pause has saved it is not said:
 * that is nearly always so. Answers how to stop.
 */
function announceTrouble({ store }: SaveQueue): () => void {
  let isTroubled = false;
  return store.subscribe(({ status, issue }, before) => {
    if (status === before.status) return;
    const isTrouble = status === 'failed' || status === 'conflict';
    if (isTrouble && !isTroubled) announce(issue ?? words.save.status[status], true);
    if (status === 'saved' && isTroubled) announce(words.save.status.saved);
    if (isTrouble || status === 'saved') isTroubled = isTrouble;
  });
}
