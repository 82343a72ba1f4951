import { useEffect, useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { DialogIssue } from '../shared/dialog-issue.tsx';
import { words } from '../words.ts';
import { countsOf, ImportLines } from './import-lines.tsx';
import { redirectWords } from './redirect-words.ts';
import { SaveReport } from './save-report.tsx';
import type { Done, ImportWork } from './use-import.ts';

const say = redirectWords.import;

interface ImportDoneProps {
  readonly phase: Done;
  readonly work: ImportWork;
  readonly close: () => void;
}

/** What an import has done, with one press that takes all of it back. */
export function ImportDone({ phase, work, close }: ImportDoneProps) {
  const { file, lines, isUndone, isBusy, issue } = phase;
  const counts = countsOf(lines);
  const heading = useRef<HTMLParagraphElement>(null);
  // The button that had the keyboard is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="import-report">
      <p className="import-report__done" role="status" tabIndex={-1} ref={heading}>
        {isUndone ? say.undone : say.done(counts.made + counts.replaced)}
      </p>
      <ImportLines lines={lines} />
      {issue && <DialogIssue>{issue}</DialogIssue>}
      <div className="form__buttons import-report__buttons">
        {!isUndone && (
          <Button disabled={isBusy} onClick={() => void work.undo(phase)}>
            {words.undo}
          </Button>
        )}
        <SaveReport file={file.name} lines={lines} />
        <Button variant="primary" onClick={close}>
          {say.close}
        </Button>
      </div>
    </div>
  );
}
