import { useEffect, useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { words } from '../../../words.ts';
import type { ActionResult } from './version-actions.ts';

interface ResultNoticeProps {
  readonly done: ActionResult | undefined;
  readonly onDone: (done: ActionResult) => void;
}

export function ResultNotice({ done, onDone }: ResultNoticeProps) {
  const line = useRef<HTMLDivElement>(null);
  const undo = done?.undo;
  // The action may have removed the focused button: the focus moves here, so that it stays in the dialog.
  useEffect(() => {
    if (done && document.activeElement === document.body) line.current?.focus();
  }, [done]);
  return (
    <div
      ref={line}
      className="result-notice"
      role={done?.failed ? 'alert' : 'status'}
      data-failed={done?.failed}
      tabIndex={-1}
    >
      {done && <span>{done.text}</span>}
      {undo && (
        <Button className="button--small" onClick={() => void undo().then(onDone)}>
          {words.undo}
        </Button>
      )}
    </div>
  );
}
