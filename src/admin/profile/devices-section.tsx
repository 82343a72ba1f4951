import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { signOutDevice, signOutOtherDevices } from '#api/endpoints/profile.ts';
import type { SignedInDevice } from '#api/schemas/device.ts';
import { Button } from '#ui/button/button.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { refreshAccounts } from '../data/accounts.ts';
import { devicesQuery } from '../data/profile.ts';
import { queryClient } from '../data/queries.ts';
import { api } from '../session/api.ts';
import { formatErrorMessage } from '../shared/error-message.ts';
import { NotLoaded } from '../shared/not-loaded.tsx';
import { formatRelativeTime } from '../shared/relative-time.ts';
import { ProfileSection } from './profile-section.tsx';
import { profileWords } from './profile-words.ts';

const say = profileWords;

/** The person's signed-in devices, each with a button to sign it out. */
export function DevicesSection() {
  const { data, error, refetch } = useQuery(devicesQuery);
  const [isBusy, setBusy] = useState(false);
  const { show } = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const others = data?.filter(({ isThis }) => !isThis) ?? [];

  async function attempt(work: () => Promise<string>): Promise<void> {
    setBusy(true);
    try {
      const text = await work();
      // The button that had the focus was removed, so the heading gets it.
      heading.current?.focus();
      show({ text });
    } catch (refused) {
      show({ text: formatErrorMessage(refused), tone: 'error' });
    } finally {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
        refreshAccounts(),
      ]);
      setBusy(false);
    }
  }
  const signOut = (device: SignedInDevice) =>
    attempt(async () => {
      await api.call(signOutDevice, { params: { id: device.id } });
      return say.signedOut(formatDeviceName(device));
    });
  const signOutOthers = () =>
    attempt(async () => say.signedOutOthers((await api.call(signOutOtherDevices, {})).data.ended));

  return (
    <ProfileSection
      title={say.devices}
      lead={say.devicesLead}
      headingRef={heading}
      aside={
        others.length > 0 && (
          <Button busy={isBusy} onClick={() => void signOutOthers()}>
            {say.signOutOthers}
          </Button>
        )
      }
    >
      {!data && (
        <NotLoaded error={error} loading={say.devicesLoading} failed={say.devicesFailed} again={refetch} />
      )}
      {data && (
        <ul className="profile-list">
          {data.map((device) => (
            <DeviceLine
              key={device.id}
              device={device}
              isBusy={isBusy}
              signOut={() => void signOut(device)}
            />
          ))}
        </ul>
      )}
    </ProfileSection>
  );
}

interface DeviceLineProps {
  readonly device: SignedInDevice;
  readonly isBusy: boolean;
  readonly signOut: () => void;
}

function DeviceLine({ device, isBusy, signOut }: DeviceLineProps) {
  const { since, seenAt, isThis } = device;
  const name = formatDeviceName(device);
  return (
    <li className="profile-list__line">
      <div>
        <span className="profile-list__name">{name}</span>
        {isThis && <span className="profile-list__mark">{say.isThis}</span>}
        <span className="profile-list__facts">
          {`${say.since(formatRelativeTime(since))}${isThis ? '' : `, ${say.seen(formatRelativeTime(seenAt))}`}`}
        </span>
      </div>
      {!isThis && (
        <Button
          className="button--small"
          disabled={isBusy}
          aria-label={say.signOutOf(name)}
          onClick={signOut}
        >
          {say.signOut}
        </Button>
      )}
    </li>
  );
}

function formatDeviceName({ browser, system }: SignedInDevice): string {
  return say.device(browser, system);
}
