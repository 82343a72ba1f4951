import { useId } from 'react';
import { Button } from '#ui/button/button.tsx';
import { DialogIssue } from '../shared/dialog-issue.tsx';
import { countsOf, ImportLines } from './import-lines.tsx';
import { redirectWords } from './redirect-words.ts';
import { SaveReport } from './save-report.tsx';
import type { ImportWork, Report } from './use-import.ts';

const say = redirectWords.import;

interface ImportReportProps {
  readonly phase: Report;
  readonly work: ImportWork;
}

/** What each line would do, before anything is done. */
export function ImportReport({ phase, work }: ImportReportProps) {
  const id = useId();
  const { file, lines, withoutTarget, isBusy, issue } = phase;
  const counts = countsOf(lines);
  const toMake = counts.made + counts.replaced;
  return (
    <div className="import-report">
      <p className="dialog-lead">{say.reportLead(file.name)}</p>
      <ImportLines lines={lines} />
      {(withoutTarget || counts['no-target'] > 0) && (
        <label className="import-report__option" htmlFor={id}>
          <input
            id={id}
            type="checkbox"
            checked={withoutTarget}
            disabled={isBusy}
            onChange={(event) => void work.look(file.name, file.csv, event.target.checked)}
          />
          {say.withoutTarget}
        </label>
      )}
      {issue && <DialogIssue>{issue}</DialogIssue>}
      <div className="form__buttons import-report__buttons">
        <Button onClick={work.another} disabled={isBusy}>
          {say.another}
        </Button>
        <SaveReport file={file.name} lines={lines} />
        <Button
          variant="primary"
          data-autofocus
          disabled={isBusy || toMake === 0}
          onClick={() => void work.make(phase)}
        >
          {toMake === 0 ? say.nothing : say.make(toMake)}
        </Button>
      </div>
    </div>
  );
}
