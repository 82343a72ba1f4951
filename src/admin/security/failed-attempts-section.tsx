import type { AnswerOf } from '#api/endpoint.ts';
import type { readSecurityReport } from '#api/endpoints/security-report.ts';
import { SecuritySection } from './security-section.tsx';
import { securityWords } from './security-words.ts';
import { countAttempts, listAttemptKinds, type Verdict } from './verdicts.ts';

const say = securityWords.tries;
const dayMs = 24 * 60 * 60 * 1000;
const days = 30;

type Tries = AnswerOf<typeof readSecurityReport>['tries'];

interface TriesSectionProps {
  readonly tries: Tries;
  readonly verdict: Verdict;
  /** By the studio's clock: `2026-11-23`. */
  readonly today: string;
  readonly dayInWords: (day: string) => string;
}

/** Failed attempts per day. */
export function FailedAttemptsSection({ tries, verdict, today, dayInWords }: TriesSectionProps) {
  return (
    <SecuritySection id="security-tries" title={say.title} verdict={verdict}>
      {tries.length > 0 && (
        <>
          <TriesChart tries={tries} today={today} />
          <details className="security-days">
            <summary>{say.byDay}</summary>
            <ol className="security-days__list">
              {tries.map((day) => (
                <li key={day.day} className="security-days__day">
                  <h3 className="security-days__date">{dayInWords(day.day)}</h3>
                  <dl className="security-facts">
                    {listAttemptKinds(day).map(({ kind, number }) => (
                      <div key={kind} className="security-facts__fact">
                        <dt>{kind}</dt>
                        <dd>{number}</dd>
                      </div>
                    ))}
                  </dl>
                </li>
              ))}
            </ol>
          </details>
        </>
      )}
      <p className="security__soft security__note">{say.counted}</p>
    </SecuritySection>
  );
}

/** A column for each day, today's last. The numbers are in the list below. */
function TriesChart({ tries, today }: { readonly tries: Tries; readonly today: string }) {
  const totals = new Map(tries.map((day) => [day.day, countAttempts(day)]));
  const most = Math.max(...totals.values());
  const columns = Array.from({ length: days }, (_, index) => {
    const day = new Date(Date.parse(today) - (days - 1 - index) * dayMs).toISOString().slice(0, 10);
    return { day, share: (totals.get(day) ?? 0) / most };
  });
  return (
    <figure className="security-chart">
      <div className="security-chart__days" role="img" aria-label={say.chart}>
        {columns.map(({ day, share }) => (
          <span key={day} className="security-chart__day" style={{ height: `${Math.round(share * 100)}%` }} />
        ))}
      </div>
      <figcaption className="security-chart__ends" aria-hidden="true">
        <span>{say.from}</span>
        <span>{say.to}</span>
      </figcaption>
    </figure>
  );
}
