import type { SignedIn } from '#api/endpoints/safety.ts';
import { listAccounts } from '#server/identity/accounts.repository.ts';
import { listAllSessions } from '#server/identity/devices.repository.ts';
import type { IdentityDb } from '#server/identity/identity-tables.ts';
import type { Self } from '#server/identity/self.ts';
import { type DeviceNames, toDevices } from './device-list.ts';

/** Who is signed in where: whoever asks first, the others by their addresses. Who is signed in nowhere is left out. */
export async function listSignedIn(
  db: IdentityDb,
  { user, sessionId }: Self,
  nameOf: DeviceNames,
  now: Date,
): Promise<SignedIn[]> {
  const sessions = await listAllSessions(db, now);
  const accounts = await listAccounts(db);
  return accounts
    .flatMap(({ id, email, name, role, isSuspended }) => {
      const own = sessions.filter(({ userId }) => userId === id);
      // A session of somebody who does not get in counts for nothing.
      if (role === null || isSuspended || own.length === 0) return [];
      return [{ id, email, name, role, devices: toDevices(own, nameOf, sessionId) }];
    })
    .sort((one, other) => Number(other.id === user.id) - Number(one.id === user.id));
}
