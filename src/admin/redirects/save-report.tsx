import { Download } from 'lucide-react';
import type { ImportLine } from '#api/endpoints/redirects.ts';
import { Button } from '#ui/button/button.tsx';
import { toCsv } from './csv-text.ts';
import { redirectWords } from './redirect-words.ts';

const say = redirectWords.import;

interface SaveReportProps {
  readonly file: string;
  readonly lines: readonly ImportLine[];
}

/** Downloads the outcome of each line as CSV. */
export function SaveReport({ file, lines }: SaveReportProps) {
  const save = () => {
    const { line, from, to, outcome, message } = say.columns;
    const rows = lines.map((one) => [
      one.line,
      one.from,
      one.to,
      say.outcomes[one.outcome],
      one.message ?? '',
    ]);
    const url = URL.createObjectURL(
      new Blob([toCsv([[line, from, to, outcome, message], ...rows])], { type: 'text/csv' }),
    );
    const link = document.createElement('a');
    link.href = url;
    link.download = say.reportName(file.replace(/\.[^.]*$/, ''));
    link.click();
    // Browsers read the URL when the download begins, which is after this task.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  };
  return (
    <Button icon={<Download aria-hidden="true" />} onClick={save}>
      {say.saveReport}
    </Button>
  );
}
