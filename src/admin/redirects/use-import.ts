import { useState } from 'react';
import {
  changeRedirects,
  type ImportLine,
  importRedirects,
  type RedirectChangeInput,
} from '#api/endpoints/redirects.ts';
import { refreshRedirects } from '../data/redirects.ts';
import { api } from '../session/api.ts';
import { formatErrorMessage } from '../shared/error-message.ts';

/** A parsed file. */
interface CsvFile {
  readonly name: string;
  readonly csv: string;
}

/** The preview of an import. */
export interface Report {
  readonly type: 'report';
  readonly file: CsvFile;
  readonly lines: readonly ImportLine[];
  readonly withoutTarget: boolean;
  readonly isBusy: boolean;
  readonly issue?: string | undefined;
}

/** The result of an import. */
export interface FinishedImport {
  readonly type: 'done';
  readonly file: CsvFile;
  readonly lines: readonly ImportLine[];
  readonly undo: readonly RedirectChangeInput[];
  readonly isUndone: boolean;
  readonly isBusy: boolean;
  readonly issue?: string | undefined;
}

type Phase =
  | { readonly type: 'file'; readonly isReading: boolean; readonly issue?: string | undefined }
  | Report
  | FinishedImport;

export type ImportWork = ReturnType<typeof useImport>;

/** State of an import: preview, run and undo. */
export function useImport() {
  const [phase, setPhase] = useState<Phase>({ type: 'file', isReading: false });

  async function look(name: string, csv: string, withoutTarget = false): Promise<void> {
    setPhase((now) =>
      now.type === 'report' ? { ...now, withoutTarget, isBusy: true } : { type: 'file', isReading: true },
    );
    try {
      const { lines } = await api.dryRun(importRedirects, { body: { csv, withoutTarget } });
      setPhase({ type: 'report', file: { name, csv }, lines, withoutTarget, isBusy: false });
    } catch (error) {
      const issue = formatErrorMessage(error);
      setPhase((now) =>
        now.type === 'report'
          ? { ...now, withoutTarget: !withoutTarget, isBusy: false, issue }
          : { type: 'file', isReading: false, issue },
      );
    }
  }

  async function make({ file, withoutTarget }: Report): Promise<void> {
    setPhase((now) => ({ ...now, isBusy: true, issue: undefined }) as Phase);
    try {
      const { data } = await api.call(importRedirects, { body: { csv: file.csv, withoutTarget } });
      setPhase({ type: 'done', file, lines: data.lines, undo: data.undo, isUndone: false, isBusy: false });
      await refreshRedirects();
    } catch (error) {
      setPhase((now) => ({ ...now, isBusy: false, issue: formatErrorMessage(error) }) as Phase);
    }
  }

  async function undo(done: FinishedImport): Promise<void> {
    setPhase({ ...done, isBusy: true, issue: undefined });
    try {
      await api.call(changeRedirects, { body: { changes: [...done.undo] } });
      setPhase({ ...done, isUndone: true, isBusy: false, issue: undefined });
    } catch (error) {
      setPhase({ ...done, isBusy: false, issue: formatErrorMessage(error) });
    }
    await refreshRedirects();
  }

  return { phase, look, make, undo, another: () => setPhase({ type: 'file', isReading: false }) };
}
