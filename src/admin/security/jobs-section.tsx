import type { AnswerOf } from '#api/endpoint.ts';
import type { readSecurityReport } from '#api/endpoints/security-report.ts';
import { formatShortMoment } from '../schedule/moment-words.ts';
import { SecuritySection } from './security-section.tsx';
import { securityWords } from './security-words.ts';
import { evaluateJobs } from './verdicts.ts';

const say = securityWords.jobs;

interface JobsSectionProps {
  readonly jobs: AnswerOf<typeof readSecurityReport>['jobs'];
  readonly timeZone: string;
}

/** The server's background jobs, with the last and next run of each. */
export function JobsSection({ jobs, timeZone }: JobsSectionProps) {
  return (
    <SecuritySection id="security-jobs" title={say.title} verdict={evaluateJobs(jobs)}>
      <ul className="security-lines">
        {jobs.map(({ name, lastRun, nextRun, error }) => (
          <li key={name} className="security-lines__line">
            <span className="security-host">
              <span className="security-host__name">{say.names[name]}</span>
              {error !== null && <span className="security-host__at-once">{say.failed(error)}</span>}
            </span>
            <span className="security-host security__soft">
              <span>{lastRun === null ? say.never : say.last(formatShortMoment(lastRun, timeZone))}</span>
              {nextRun !== null && <span>{say.next(formatShortMoment(nextRun, timeZone))}</span>}
            </span>
          </li>
        ))}
      </ul>
    </SecuritySection>
  );
}
