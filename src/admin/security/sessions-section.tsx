import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { signOutAccount } from '#api/endpoints/accounts.ts';
import { signOutDevice } from '#api/endpoints/profile.ts';
import type { SignedInMember } from '#api/endpoints/security-report.ts';
import type { SignedInDevice } from '#api/schemas/device.ts';
import { Button } from '#ui/button/button.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { refreshAccounts } from '../data/accounts.ts';
import { refreshSessions, sessionsQuery } from '../data/security-report.ts';
import { api, useUser } from '../session/api.ts';
import { formatErrorMessage } from '../shared/error-message.ts';
import { profileScreen } from '../shared/navigation.ts';
import { NotLoaded } from '../shared/not-loaded.tsx';
import { formatRelativeTime } from '../shared/relative-time.ts';
import { SecuritySection } from './security-section.tsx';
import { securityWords } from './security-words.ts';
import { evaluateSessions } from './verdicts.ts';

const say = securityWords.sessions;

/** Number of devices shown at first, for each member: this one and the most recent. */
const atFirst = 5;

/** All active sessions. */
export function SessionsSection() {
  const { data, error, refetch } = useQuery(sessionsQuery);
  const { show } = useToast();
  const [isBusy, setBusy] = useState(false);
  async function attempt(work: () => Promise<unknown>, name: string): Promise<void> {
    setBusy(true);
    try {
      await work();
      // The button that had the focus was removed, so the heading gets it.
      document.getElementById('security-sessions')?.focus();
      show({ text: say.signedOut(name) });
    } catch (refused) {
      show({ text: formatErrorMessage(refused), tone: 'error' });
    }
    await Promise.all([refreshSessions(), refreshAccounts()]);
    setBusy(false);
  }
  return (
    <SecuritySection id="security-sessions" title={say.title} verdict={data && evaluateSessions(data)}>
      {!data && (
        <NotLoaded
          error={error}
          loading={securityWords.loading}
          failed={securityWords.failed}
          again={refetch}
        />
      )}
      {data?.map((person) => (
        <PersonDevices
          key={person.id}
          person={person}
          isBusy={isBusy}
          signOut={({ id, name }) => void attempt(() => api.call(signOutAccount, { params: { id } }), name)}
          signOutDevice={(device) =>
            void attempt(
              () => api.call(signOutDevice, { params: { id: device.id } }),
              say.device(device.browser, device.system),
            )
          }
        />
      ))}
    </SecuritySection>
  );
}

interface PersonDevicesProps {
  readonly person: SignedInMember;
  readonly isBusy: boolean;
  readonly signOut: (person: SignedInMember) => void;
  readonly signOutDevice: (device: SignedInDevice) => void;
}

function PersonDevices({ person, isBusy, signOut, signOutDevice }: PersonDevicesProps) {
  const user = useUser();
  const isSelf = user?.email === person.email;
  const name = isSelf ? say.you : person.name.trim() || person.email;
  const [isWhole, setWhole] = useState(false);
  const devices = person.devices.toSorted((one, other) => Number(other.isThis) - Number(one.isThis));
  const shown = isWhole ? devices : devices.slice(0, atFirst);
  return (
    <div className="security-person">
      <div className="security-person__head">
        <h3 className="security-person__name">
          {name} <span className="security__soft">{isSelf || name === person.email ? '' : person.email}</span>
        </h3>
        {isSelf ? (
          <Link className="security__link" to={profileScreen.path}>
            {say.ownProfile}
          </Link>
        ) : (
          <Button
            className="button--small"
            disabled={isBusy}
            aria-label={say.signOutEverywhereOf(name)}
            onClick={() => signOut(person)}
          >
            {say.signOutEverywhere}
          </Button>
        )}
      </div>
      <ul className="security-lines">
        {shown.map((device) => (
          <DeviceLine key={device.id} device={device}>
            {isSelf && !device.isThis && (
              <Button
                className="button--small"
                disabled={isBusy}
                aria-label={say.signOutOf(say.device(device.browser, device.system))}
                onClick={() => signOutDevice(device)}
              >
                {say.signOut}
              </Button>
            )}
          </DeviceLine>
        ))}
      </ul>
      {shown.length < devices.length && (
        <Button className="button--small security-person__more" onClick={() => setWhole(true)}>
          {securityWords.showAll(devices.length)}
        </Button>
      )}
    </div>
  );
}

interface DeviceLineProps {
  readonly device: SignedInDevice;
  /** Button at the end. */
  readonly children: ReactNode;
}

function DeviceLine({ device: { browser, system, isThis, since, seenAt }, children }: DeviceLineProps) {
  return (
    <li className="security-lines__line">
      <span>{say.device(browser, system)}</span>
      <span className="security__soft">
        {`${say.since(formatRelativeTime(since))}, ${isThis ? say.isThis.toLowerCase() : say.seen(formatRelativeTime(seenAt))}`}
      </span>
      {children}
    </li>
  );
}
