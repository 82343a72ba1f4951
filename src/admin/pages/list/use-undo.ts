import { useRef } from 'react';
import { useToast } from '#ui/toast/toast.tsx';
import { formatErrorMessage } from '../../shared/error-message.ts';
import { words } from '../../words.ts';

/** ms for which the toast offers undo: long enough to reach the button by keyboard. */
const undoTime = 15_000;

/** Reverts an action; returns the text of the toast. */
type Revert = () => Promise<string>;

/** Shows a toast with undo; the list's undo shortcut triggers it too. */
export function useUndo(): {
  readonly offer: (text: string, revert: Revert, isAnnounced?: boolean) => void;
  /** Undoes the last action; returns false if there is none. */
  readonly undoLast: () => boolean;
} {
  const { show } = useToast();
  const last = useRef<() => void>(undefined);
  const undo = (revert: Revert) => {
    revert().then(
      (text) => show({ text }),
      (error: unknown) => show({ text: formatErrorMessage(error), tone: 'error' }),
    );
  };
  return {
    offer(text, revert, isAnnounced = false) {
      let isDone = false;
      const undoOnce = () => {
        if (isDone) return;
        isDone = true;
        if (last.current === undoOnce) last.current = undefined;
        undo(revert);
      };
      last.current = undoOnce;
      show({ text, isAnnounced, visibleFor: undoTime, action: { label: words.undo, run: undoOnce } });
    },
    undoLast() {
      const run = last.current;
      run?.();
      return run !== undefined;
    },
  };
}
