import { Link } from 'react-router';
import type { AnswerOf } from '#api/endpoint.ts';
import type { RequestedHost, readSecurityReport } from '#api/endpoints/security-report.ts';
import { PageLinks } from './page-links.tsx';
import { getNamedPageTitle } from './page-name.ts';
import { SecuritySection } from './security-section.tsx';
import { securityWords } from './security-words.ts';
import type { Verdict } from './verdicts.ts';

const say = securityWords.hosts;

type SecurityReport = AnswerOf<typeof readSecurityReport>;

interface HostsSectionProps {
  readonly securityReport: Pick<SecurityReport, 'hosts' | 'asksConsent' | 'unreadPages'>;
  readonly verdict: Verdict;
}

/** Third-party hosts that visitors' browsers contact: the purpose, the time and the pages. */
export function HostsSection({ securityReport: { hosts, unreadPages }, verdict }: HostsSectionProps) {
  return (
    <SecuritySection id="security-hosts" title={say.title} verdict={verdict}>
      {verdict.todo.includes(say.noQuestion) && (
        <p className="security-section__todo">
          <Link className="security__link" to="/admin/settings">
            {say.settings}
          </Link>
        </p>
      )}
      {hosts.length > 0 && (
        <ul className="security-lines">
          {hosts.map((asked) => (
            <HostLine key={`${asked.host} ${asked.for}`} asked={asked} />
          ))}
        </ul>
      )}
      {unreadPages.length > 0 && (
        <p className="security-section__todo">{say.unread(unreadPages.map(getNamedPageTitle).join(', '))}</p>
      )}
      {hosts.length > 0 && <p className="security__soft security__note">{say.fonts}</p>}
    </SecuritySection>
  );
}

function HostLine({ asked }: { readonly asked: RequestedHost }) {
  return (
    <li className="security-lines__line security-lines__line--host">
      <span className="security-host">
        <span className="security-host__name">{asked.host}</span>
        <span className="security__soft">{say.for[asked.for]}</span>
      </span>
      <span className="security-host">
        <span className={asked.when === 'at-once' ? 'security-host__at-once' : undefined}>
          {say.when[asked.when]}
        </span>
        <span className="security__soft">
          {asked.pages === null ? say.everyPage : <PageLinks pages={asked.pages} />}
        </span>
      </span>
    </li>
  );
}
