import { useState } from 'react';
import type { Finding, Severity } from '../../work/preflight/finding.ts';
import { preflightWords as say } from '../../work/preflight/preflight-words.ts';
import { FindingLine } from './finding-line.tsx';

interface Props {
  readonly severity: Severity;
  readonly findings: readonly Finding[];
  readonly go: (finding: Finding) => void;
  readonly fix: (finding: Finding, pressed: HTMLElement) => void;
}

/** As many as one reads at once; nobody goes through hundreds before the first are done. */
const shownAtFirst = 20;

/** The findings of one severity, with their number. */
export function FindingGroup({ severity, findings, go, fix }: Props) {
  const [all, setAll] = useState(false);
  const shown = all ? findings : findings.slice(0, shownAtFirst);
  return (
    <section className={`finding-group finding-group--${severity}`}>
      <h3 className="finding-group__title" aria-label={say.counted(say.groups[severity], findings.length)}>
        {say.groups[severity]}
        <span className="finding-group__count">{findings.length}</span>
      </h3>
      <ul className="finding-group__list">
        {shown.map((finding) => (
          <FindingLine key={keyOf(finding)} finding={finding} go={go} fix={fix} />
        ))}
      </ul>
      {shown.length < findings.length && (
        <button type="button" className="text-button" onClick={() => setAll(true)}>
          {say.showAll(findings.length)}
        </button>
      )}
    </section>
  );
}

function keyOf({ check, language, place: { blockId, field }, sentence }: Finding): string {
  return `${check} ${language} ${blockId} ${field} ${sentence}`;
}
