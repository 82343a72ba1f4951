import type { AnswerOf } from '#api/endpoint.ts';
import type { readSafety } from '#api/endpoints/safety.ts';
import { formatShortMoment } from '../schedule/moment-words.ts';
import { SafetySection } from './safety-section.tsx';
import { safetyWords } from './safety-words.ts';
import { evaluateJobs } from './verdicts.ts';

const say = safetyWords.jobs;

interface JobsSectionProps {
  readonly jobs: AnswerOf<typeof readSafety>['jobs'];
  readonly timeZone: string;
}

/** The server's background jobs, with the last and the next run of each. */
export function JobsSection({ jobs, timeZone }: JobsSectionProps) {
  return (
    <SafetySection id="safety-jobs" title={say.title} verdict={evaluateJobs(jobs)}>
      <ul className="safety-lines">
        {jobs.map(({ name, lastRun, nextRun, error }) => (
          <li key={name} className="safety-lines__line">
            <span className="safety-host">
              <span className="safety-host__name">{say.names[name]}</span>
              {error !== null && <span className="safety-host__at-once">{say.failed(error)}</span>}
            </span>
            <span className="safety-host safety__soft">
              <span>{lastRun === null ? say.never : say.last(formatShortMoment(lastRun, timeZone))}</span>
              {nextRun !== null && <span>{say.next(formatShortMoment(nextRun, timeZone))}</span>}
            </span>
          </li>
        ))}
      </ul>
    </SafetySection>
  );
}
