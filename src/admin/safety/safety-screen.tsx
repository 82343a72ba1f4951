import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { Fragment } from 'react';
import { wallTimeAt } from '#content/time-zone.ts';
import { Button } from '#ui/button/button.tsx';
import { safetyQuery } from '../data/safety.ts';
import { dayInWords } from '../history/history-words.ts';
import { timeZoneQuery } from '../schedule/schedule-query.ts';
import { useRole } from '../session/api.ts';
import { messageOf } from '../shared/error-message.ts';
import { Loading } from '../shared/loading.tsx';
import { Notice } from '../shared/notice.tsx';
import { words } from '../words.ts';
import { HostsSection } from './hosts-section.tsx';
import { safetyWords } from './safety-words.ts';
import { BackupsSection, SecretSection } from './secret-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TriesSection } from './tries-section.tsx';
import { inOneSentence, ofHosts, ofSecret, ofTries } from './verdicts.ts';
import './safety.css';

const say = safetyWords;

/** `/admin/safety`: whether the site is safe, in sections that each say so and what to do. */
export function SafetyScreen() {
  const isOwner = useRole('owner');
  return (
    <div className="screen safety">
      <title>{`${say.title} · ${words.product}`}</title>
      <header className="screen__head">
        <h1 className="screen__title">{say.title}</h1>
      </header>
      {isOwner ? (
        <OwnersView />
      ) : (
        <Notice icon={<ShieldCheck />} title={say.ownersOnly} text={say.ownersOnlyHelp} />
      )}
    </div>
  );
}

function OwnersView() {
  const { data: timeZone } = useQuery(timeZoneQuery);
  const { data, error, refetch } = useQuery(safetyQuery);
  if (!data || timeZone === undefined) {
    return (
      <>
        <p className="safety__lead">{say.lead}</p>
        <SessionsSection />
        {error ? (
          <Notice title={say.failed} text={messageOf(error)} alert>
            <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
          </Notice>
        ) : (
          <Loading text={say.loading} />
        )}
      </>
    );
  }
  const inWords = (day: string) => dayInWords(day, timeZone);
  const tries = ofTries(data.tries, inWords);
  const hosts = ofHosts(data);
  const looks = [
    { id: 'safety-tries', title: say.tries.title, verdict: tries },
    { id: 'safety-hosts', title: say.hosts.title, verdict: hosts },
    { id: 'safety-secret', title: say.secret.title, verdict: ofSecret(data.secret) },
  ].filter(({ verdict }) => verdict.level === 'look');
  return (
    <>
      <p className="safety__lead">
        {inOneSentence(looks.length)}{' '}
        {looks.map(({ id, title }, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            <a className="safety__link" href={`#${id}`}>
              {title}
            </a>
          </Fragment>
        ))}
        {looks.length > 0 && '.'}
      </p>
      <SessionsSection />
      <TriesSection
        tries={data.tries}
        verdict={tries}
        today={wallTimeAt(new Date(), timeZone).date}
        dayInWords={inWords}
      />
      <HostsSection safety={data} verdict={hosts} />
      <SecretSection secret={data.secret} />
      <BackupsSection kept={data.kept} keptIn={data.secret.keptIn} />
    </>
  );
}
