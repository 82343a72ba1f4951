import { useRef } from 'react';
import { useToast } from '#ui/toast/toast.tsx';
import { formatErrorMessage } from '../../shared/error-message.ts';
import { words } from '../../words.ts';

/** ms in which what was done can be taken back from its message: long enough to reach the button by keyboard. */
const undoTime = 15_000;

/** What takes something back, and answers what to say then. */
type TakeBack = () => Promise<string>;

/** Says what was done with the way back, which the list's own key for undo takes as well. */
export function useUndo(): {
  readonly offer: (text: string, takeBack: TakeBack, isAnnounced?: boolean) => void;
  /** Takes back what was done last; false where there is nothing. */
  readonly undoLast: () => boolean;
} {
  const { show } = useToast();
  const last = useRef<() => void>(undefined);
  const undo = (takeBack: TakeBack) => {
    takeBack().then(
      (text) => show({ text }),
      (error: unknown) => show({ text: formatErrorMessage(error), tone: 'error' }),
    );
  };
  return {
    offer(text, takeBack, isAnnounced = false) {
      let isDone = false;
      const once = () => {
        if (isDone) return;
        isDone = true;
        if (last.current === once) last.current = undefined;
        undo(takeBack);
      };
      last.current = once;
      show({ text, isAnnounced, visibleFor: undoTime, action: { label: words.undo, run: once } });
    },
    undoLast() {
      const run = last.current;
      run?.();
      return run !== undefined;
    },
  };
}
