import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { Fragment } from 'react';
import type { AnswerOf } from '#api/endpoint.ts';
import type { readSecurityReport } from '#api/endpoints/security-report.ts';
import { toWallTime } from '#content/time-zone.ts';
import { protectedFilesQuery, securityReportQuery } from '../data/security-report.ts';
import { timeZoneQuery } from '../schedule/schedule-query.ts';
import { useRole } from '../session/api.ts';
import { destinations } from '../shared/navigation.ts';
import { NotLoaded } from '../shared/not-loaded.tsx';
import { Notice } from '../shared/notice.tsx';
import { formatHistoryDay } from '../site-history/site-history-words.ts';
import { words } from '../words.ts';
import { FailedAttemptsSection } from './failed-attempts-section.tsx';
import { FilesSection } from './files-section.tsx';
import { formatSecurityDate } from './format-security-date.ts';
import { HostsSection } from './hosts-section.tsx';
import { JobsSection } from './jobs-section.tsx';
import { SecuritySection } from './security-section.tsx';
import { securityWords } from './security-words.ts';
import { SessionsSection } from './sessions-section.tsx';
import {
  evaluateBackups,
  evaluateFailedAttempts,
  evaluateFiles,
  evaluateHosts,
  evaluateJobs,
  evaluatePlaces,
  evaluateSecret,
  summarizeLooks,
} from './verdicts.ts';
import './security.css';

const say = securityWords;

/** `/admin/security`: the security report, in sections with a verdict and advice. */
export function SecurityScreen() {
  const isOwner = useRole('owner');
  return (
    <div className="screen screen--reading">
      <title>{`${destinations.security.label} · ${words.product}`}</title>
      <header className="screen__head">
        <h1 className="screen__title">{destinations.security.label}</h1>
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
  const securityReport = useQuery(securityReportQuery);
  const [timeZone, data] = [zone.data, securityReport.data];
  const failed = [securityReport, zone].find(({ error }) => error !== null);
  const { data: files } = useQuery(protectedFilesQuery);
  if (!data || timeZone === undefined) {
    return (
      <>
        <p className="security__lead">{say.lead}</p>
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
  const formatDay = (day: string) => formatHistoryDay(day, timeZone);
  const tries = evaluateFailedAttempts(data.tries, formatDay);
  const hosts = evaluateHosts(data);
  const looks = [
    { id: 'security-tries', title: say.tries.title, verdict: tries },
    ...(files ? [{ id: 'security-files', title: say.files.title, verdict: evaluateFiles(files) }] : []),
    { id: 'security-places', title: say.places.title, verdict: evaluatePlaces(data.places) },
    { id: 'security-hosts', title: say.hosts.title, verdict: hosts },
    { id: 'security-secret', title: say.secret.title, verdict: evaluateSecret(data.secret) },
    { id: 'security-backups', title: say.backups.title, verdict: evaluateBackups(data.backups) },
    { id: 'security-jobs', title: say.jobs.title, verdict: evaluateJobs(data.jobs) },
  ].filter(({ verdict }) => verdict.level === 'look');
  return (
    <>
      <p className="security__lead">
        {/* Reports no result before the files have been loaded, unless a section already needs a look. */}
        {files || looks.length > 0 ? summarizeLooks(looks.length) : say.lead}{' '}
        {looks.map(({ id, title }, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            <a className="security__link" href={`#${id}`}>
              {title}
            </a>
          </Fragment>
        ))}
        {looks.length > 0 && '.'}
      </p>
      <SessionsSection />
      <FailedAttemptsSection
        tries={data.tries}
        verdict={tries}
        today={toWallTime(new Date(), timeZone).date}
        dayInWords={formatDay}
      />
      <FilesSection />
      <PlacesSection places={data.places} />
      <HostsSection securityReport={data} verdict={hosts} />
      <SecretSection secret={data.secret} />
      <BackupsSection backups={data.backups} kept={data.kept} keptIn={data.secret.keptIn} />
      <JobsSection jobs={data.jobs} timeZone={timeZone} />
    </>
  );
}

type SecurityReport = AnswerOf<typeof readSecurityReport>;

/** The age of the encryption key, and whether it decrypts all stored passwords. */
function SecretSection({ secret }: { readonly secret: SecurityReport['secret'] }) {
  const say = securityWords.secret;
  const { since, isChanged, keptIn, sealed } = secret;
  return (
    <SecuritySection id="security-secret" title={say.title} verdict={evaluateSecret(secret)}>
      <p className="security-section__todo">
        {since === null
          ? say.unknown
          : isChanged
            ? say.changed(formatSecurityDate(since))
            : say.known(formatSecurityDate(since))}{' '}
        {say[keptIn]} {sealed > 0 && say.sealed(sealed)}
      </p>
      <p className="security-section__todo">
        {say.change} <code className="security__code">{say.command}</code>
      </p>
    </SecuritySection>
  );
}

/** The last backup; without automatic backups, the files to copy. */
function BackupsSection({
  backups,
  kept,
  keptIn,
}: Pick<SecurityReport, 'backups' | 'kept'> & Pick<SecurityReport['secret'], 'keptIn'>) {
  const say = securityWords.backups;
  return (
    <SecuritySection id="security-backups" title={say.title} verdict={evaluateBackups(backups)}>
      {backups ? (
        <p className="security-section__todo">{say.elsewhere}</p>
      ) : (
        <>
          <p className="security-section__todo">{say.lead}</p>
          <ul className="security-copies">
            {[say[kept.database], say[kept.files], say[keptIn]].map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </>
      )}
      <p className="security-section__todo">{say.try}</p>
    </SecuritySection>
  );
}

/** Pictures with location metadata, as far as known. */
function PlacesSection({ places }: Pick<AnswerOf<typeof readSecurityReport>, 'places'>) {
  const { found, none, unknown } = places;
  return (
    <SecuritySection id="security-places" title={securityWords.places.title} verdict={evaluatePlaces(places)}>
      {found + none > 0 && (
        <p className="security-section__todo">{securityWords.places.known(found + none)}</p>
      )}
      {unknown > 0 && <p className="security-section__todo">{securityWords.places.older(unknown)}</p>}
    </SecuritySection>
  );
}
