import { useMemo, useState } from 'react';
import { type ImportLine, type ImportOutcome, importOutcomes } from '#api/endpoints/redirects.ts';
import { ColumnTable } from '../shared/column-table.tsx';

import { decodePathForDisplay } from './readable.ts';
import { redirectWords } from './redirect-words.ts';
import '../shared/chips.css';

const say = redirectWords.import;

/** The screen shows the message below the outcome; the CSV report has a column for it. */
const { message: _ofReport, ...columns } = say.columns;

/** Lines rendered at a time. */
const atOnce = 100;

/** Counts the lines of each outcome. */
export function countOutcomes(lines: readonly ImportLine[]): Record<ImportOutcome, number> {
  const counts = Object.fromEntries(importOutcomes.map((outcome) => [outcome, 0]));
  for (const { outcome } of lines) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts as Record<ImportOutcome, number>;
}

/** The outcome of each line, filtered by outcome. */
export function ImportLines({ lines }: { readonly lines: readonly ImportLine[] }) {
  const [only, setOnly] = useState<ImportOutcome>();
  const [limit, setLimit] = useState(atOnce);
  const counts = useMemo(() => countOutcomes(lines), [lines]);
  // The filter is dropped if other options of the import leave no line with its outcome.
  const chosen = only && counts[only] > 0 ? only : undefined;
  const found = chosen ? lines.filter(({ outcome }) => outcome === chosen) : lines;
  const choose = (outcome: ImportOutcome | undefined) => {
    setOnly(outcome);
    setLimit(atOnce);
  };
  return (
    <>
      <fieldset className="chips" aria-label={say.filter}>
        <Count name={say.all} number={lines.length} isChosen={!chosen} choose={() => choose(undefined)} />
        {importOutcomes
          .filter((outcome) => counts[outcome] > 0)
          .map((outcome) => (
            <Count
              key={outcome}
              name={say.outcomes[outcome]}
              number={counts[outcome]}
              isChosen={chosen === outcome}
              choose={() => choose(outcome)}
            />
          ))}
      </fieldset>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <section className="import-lines" tabIndex={0} aria-label={say.linesLabel}>
        <ColumnTable columns={columns}>
          {found.slice(0, limit).map((line) => (
            <Line key={line.line} line={line} />
          ))}
        </ColumnTable>
        {found.length > limit && (
          <button className="text-button" type="button" onClick={() => setLimit(limit + 10 * atOnce)}>
            {say.more(found.length - limit)}
          </button>
        )}
      </section>
    </>
  );
}

interface CountProps {
  readonly name: string;
  readonly number: number;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

function Count({ name, number, isChosen, choose }: CountProps) {
  return (
    <button type="button" className="chip" aria-pressed={isChosen} onClick={choose}>
      {name} <span className="import-lines__count">{number.toLocaleString('en-GB')}</span>
    </button>
  );
}

function Line({ line: { line, from, to, outcome, message } }: { readonly line: ImportLine }) {
  return (
    <tr>
      <td className="import-lines__line">{line}</td>
      <td className="import-lines__address">{decodePathForDisplay(from)}</td>
      <td className="import-lines__address">{decodePathForDisplay(to)}</td>
      <td className={`import-lines__outcome import-lines__outcome--${outcome}`}>
        {say.outcomes[outcome]}
        {message && <span className="import-lines__message">{message}</span>}
      </td>
    </tr>
  );
}
