import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { Fragment } from 'react';
import { wallTimeAt } from '#content/time-zone.ts';
import { protectedFilesQuery, safetyQuery } from '../data/safety.ts';
import { dayInWords } from '../history/history-words.ts';
import { timeZoneQuery } from '../schedule/schedule-query.ts';
import { useRole } from '../session/api.ts';
import { NotLoaded } from '../shared/not-loaded.tsx';
import { Notice } from '../shared/notice.tsx';
import { words } from '../words.ts';
import { FilesSection } from './files-section.tsx';
import { HostsSection } from './hosts-section.tsx';
import { JobsSection } from './jobs-section.tsx';
import { PlacesSection } from './places-section.tsx';
import { safetyWords } from './safety-words.ts';
import { BackupsSection, SecretSection } from './secret-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TriesSection } from './tries-section.tsx';
import {
  inOneSentence,
  ofBackups,
  ofFiles,
  ofHosts,
  ofJobs,
  ofPlaces,
  ofSecret,
  ofTries,
} from './verdicts.ts';
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
  const zone = useQuery(timeZoneQuery);
  const safety = useQuery(safetyQuery);
  const [timeZone, data] = [zone.data, safety.data];
  const failed = [safety, zone].find(({ error }) => error !== null);
  const { data: files } = useQuery(protectedFilesQuery);
  if (!data || timeZone === undefined) {
    return (
      <>
        <p className="safety__lead">{say.lead}</p>
        <SessionsSection />
        <FilesSection />
        <NotLoaded
          error={failed?.error}
          loading={say.loading}
          failed={say.failed}
          again={() => failed?.refetch()}
        />
      </>
    );
  }
  const inWords = (day: string) => dayInWords(day, timeZone);
  const tries = ofTries(data.tries, inWords);
  const hosts = ofHosts(data);
  const looks = [
    { id: 'safety-tries', title: say.tries.title, verdict: tries },
    ...(files ? [{ id: 'safety-files', title: say.files.title, verdict: ofFiles(files) }] : []),
    { id: 'safety-places', title: say.places.title, verdict: ofPlaces(data.places) },
    { id: 'safety-hosts', title: say.hosts.title, verdict: hosts },
    { id: 'safety-secret', title: say.secret.title, verdict: ofSecret(data.secret) },
    { id: 'safety-backups', title: say.backups.title, verdict: ofBackups(data.backups) },
    { id: 'safety-jobs', title: say.jobs.title, verdict: ofJobs(data.jobs) },
  ].filter(({ verdict }) => verdict.level === 'look');
  return (
    <>
      <p className="safety__lead">
        {/* Nothing is said to be in order before all of it has been looked at. */}
        {files || looks.length > 0 ? inOneSentence(looks.length) : say.lead}{' '}
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
      <FilesSection />
      <PlacesSection places={data.places} />
      <HostsSection safety={data} verdict={hosts} />
      <SecretSection secret={data.secret} />
      <BackupsSection backups={data.backups} kept={data.kept} keptIn={data.secret.keptIn} />
      <JobsSection jobs={data.jobs} timeZone={timeZone} />
    </>
  );
}
