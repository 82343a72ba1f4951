import { Link } from 'react-router';
import type { AnswerOf } from '#api/endpoint.ts';
import type { AskedHostOfSite, readSafety } from '#api/endpoints/safety.ts';
import { PageLinks } from './page-links.tsx';
import { getNamedPageTitle } from './page-name.ts';
import { SafetySection } from './safety-section.tsx';
import { safetyWords } from './safety-words.ts';
import type { Verdict } from './verdicts.ts';

const say = safetyWords.hosts;

type Safety = AnswerOf<typeof readSafety>;

interface HostsSectionProps {
  readonly safety: Pick<Safety, 'hosts' | 'asksConsent' | 'unreadPages'>;
  readonly verdict: Verdict;
}

/** The other sites that visitors' browsers ask, for what, when and on which pages. */
export function HostsSection({ safety: { hosts, unreadPages }, verdict }: HostsSectionProps) {
  return (
    <SafetySection id="safety-hosts" title={say.title} verdict={verdict}>
      {verdict.todo.includes(say.noQuestion) && (
        <p className="safety-section__todo">
          <Link className="safety__link" to="/admin/settings">
            {say.settings}
          </Link>
        </p>
      )}
      {hosts.length > 0 && (
        <ul className="safety-lines">
          {hosts.map((asked) => (
            <HostLine key={`${asked.host} ${asked.for}`} asked={asked} />
          ))}
        </ul>
      )}
      {unreadPages.length > 0 && (
        <p className="safety-section__todo">{say.unread(unreadPages.map(getNamedPageTitle).join(', '))}</p>
      )}
      {hosts.length > 0 && <p className="safety__soft safety__note">{say.fonts}</p>}
    </SafetySection>
  );
}

function HostLine({ asked }: { readonly asked: AskedHostOfSite }) {
  return (
    <li className="safety-lines__line safety-lines__line--host">
      <span className="safety-host">
        <span className="safety-host__name">{asked.host}</span>
        <span className="safety__soft">{say.for[asked.for]}</span>
      </span>
      <span className="safety-host">
        <span className={asked.when === 'at-once' ? 'safety-host__at-once' : undefined}>
          {say.when[asked.when]}
        </span>
        <span className="safety__soft">
          {asked.pages === null ? say.everyPage : <PageLinks pages={asked.pages} />}
        </span>
      </span>
    </li>
  );
}
