import { FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { DialogIssue } from '../shared/dialog-issue.tsx';
import { csvText } from './csv-text.ts';
import { redirectWords } from './redirect-words.ts';

const say = redirectWords.import;

interface ImportFileProps {
  readonly issue: string | undefined;
  readonly isBusy: boolean;
  readonly onText: (name: string, csv: string) => void;
  readonly onFailed: (issue: string) => void;
}

/** Where a file is chosen, or dropped. */
export function ImportFile({ issue, isBusy, onText, onFailed }: ImportFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    try {
      onText(file.name, await csvText(file));
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
          // The same file may be chosen again, once it has been mended.
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
