import { FileUp } from 'lucide-react';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Modal } from '#ui/modal/modal.tsx';
import { DialogIssue } from '../shared/dialog-issue.tsx';
import { words } from '../words.ts';
import { readCsvText } from './csv-text.ts';
import { countOutcomes, ImportLines } from './import-lines.tsx';
import { redirectWords } from './redirect-words.ts';
import { SaveReport } from './save-report.tsx';
import { type FinishedImport, type ImportWork, type Report, useImport } from './use-import.ts';
import './import.css';

const say = redirectWords.import;

/** Imports redirects from a file: choose it, review each line, create them. */
export function ImportDialog({ close }: { readonly close: () => void }) {
  const work = useImport();
  const [failed, setFailed] = useState<string>();
  const { phase } = work;
  return (
    <Modal title={say.title} size="large" className="import-dialog" closeLabel={words.close} onClose={close}>
      {phase.type === 'file' && (
        <ImportFile
          issue={failed ?? phase.issue}
          isBusy={phase.isReading}
          onFailed={setFailed}
          onText={(name, csv) => {
            setFailed(undefined);
            void work.look(name, csv);
          }}
        />
      )}
      {phase.type === 'report' && <ImportReport phase={phase} work={work} />}
      {phase.type === 'done' && <ImportDone phase={phase} work={work} close={close} />}
    </Modal>
  );
}

interface ImportDoneProps {
  readonly phase: FinishedImport;
  readonly work: ImportWork;
  readonly close: () => void;
}

/** The result of an import, with a button that undoes all of it. */
function ImportDone({ phase, work, close }: ImportDoneProps) {
  const { file, lines, isUndone, isBusy, issue } = phase;
  const counts = countOutcomes(lines);
  const heading = useRef<HTMLParagraphElement>(null);
  // The button that had the focus was removed, so the result gets it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="import-report">
      <p className="import-report__done" role="status" tabIndex={-1} ref={heading}>
        {isUndone ? redirectWords.undone : say.done(counts.made + counts.replaced)}
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

interface ImportFileProps {
  readonly issue: string | undefined;
  readonly isBusy: boolean;
  readonly onText: (name: string, csv: string) => void;
  readonly onFailed: (issue: string) => void;
}

/** Chooses or drops a file. */
function ImportFile({ issue, isBusy, onText, onFailed }: ImportFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    try {
      onText(file.name, await readCsvText(file));
    } catch {
      onFailed(say.unreadable(file.name));
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard's way is the button in it
    <div
      className={classNames('import-file', isOver && 'import-file--over')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className="import-file__lead">{say.lead}</p>
      <pre className="import-file__example">{say.example}</pre>
      <input
        ref={input}
        type="file"
        hidden
        // No `accept`, since `_redirects` has no extension.
        aria-label={say.file}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          // Allows choosing the same file again, after it has been corrected.
          event.target.value = '';
        }}
      />
      <Button
        variant="primary"
        icon={<FileUp aria-hidden="true" />}
        disabled={isBusy}
        data-autofocus
        onClick={() => input.current?.click()}
      >
        {isBusy ? say.reading : say.choose}
      </Button>
      <p className="import-file__drop">{say.drop}</p>
      {issue && <DialogIssue>{issue}</DialogIssue>}
    </div>
  );
}

interface ImportReportProps {
  readonly phase: Report;
  readonly work: ImportWork;
}

/** Preview of each line before the import. */
function ImportReport({ phase, work }: ImportReportProps) {
  const id = useId();
  const { file, lines, withoutTarget, isBusy, issue } = phase;
  const counts = countOutcomes(lines);
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
