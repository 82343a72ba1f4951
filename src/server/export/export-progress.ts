interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export interface ExportProgress {
  /** @param done requested URLs @param known URLs found so far; more may follow */
  show(done: number, known: number): void;
  /** Ends the output with a line break. */
  end(): void;
}

/** ms between two lines. A terminal's single line is rewritten; a log gets few. */
const between = { terminal: 100, log: 30_000 } as const;
const startOfLine = '\r\u001b[K';

/** Reports the progress of an export. The first line appears at once. */
export function createProgress(output: Output, now: () => number = Date.now): ExportProgress {
  let last = Number.NEGATIVE_INFINITY;
  const isTerminal = output.isTTY === true;
  return {
    show(done, known) {
      if (now() - last < (isTerminal ? between.terminal : between.log)) return;
      last = now();
      const text = `Exporting: ${done} of ${known} files so far`;
      output.write(isTerminal ? startOfLine + text : `${text}\n`);
    },
    end() {
      if (isTerminal && last !== Number.NEGATIVE_INFINITY) output.write(startOfLine);
    },
  };
}
