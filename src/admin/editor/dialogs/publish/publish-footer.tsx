import { useStore } from 'zustand';
import { Button } from '#ui/button/button.tsx';
import { words } from '../../../words.ts';
import { useEditor } from '../../services/editor-context.ts';
import { publishWords } from './publish-words.ts';

interface PublishFooterProps {
  /** Changes for visitors, and how many of them stay in the draft. */
  readonly all: number;
  readonly held: number;
  /** Something about the page has to be right first. */
  readonly refuses: boolean;
  readonly publish: () => void;
  readonly later: () => void;
  readonly close: () => void;
}

/** What can be done with what was looked at, and what stays behind. */
export function PublishFooter({ all, held, refuses, publish, later, close }: PublishFooterProps) {
  const { publisher } = useEditor();
  const busy = useStore(publisher.store, (state) => state.busy);
  return (
    <>
      <p className="publish__held" aria-live="polite">
        {refuses
          ? publishWords.refuses
          : held > 0 && (held === all ? publishWords.holdAll : publishWords.held(held))}
      </p>
      <Button onClick={close}>{words.cancel}</Button>
      {/* What goes live by itself is the draft as it is then: nothing of it is held back. */}
      <Button
        className="publish__later"
        disabled={busy || refuses || held > 0}
        {...(held > 0 && { title: publishWords.laterIsAll })}
        onClick={later}
      >
        {publishWords.later}
      </Button>
      <Button
        variant="primary"
        disabled={busy || refuses || (all > 0 && held === all)}
        onClick={publish}
        data-autofocus
      >
        {busy ? words.publish.busy : held > 0 ? publishWords.some(all - held) : publishWords.all}
      </Button>
    </>
  );
}
