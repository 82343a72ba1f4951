import type { Profile } from '#api/endpoints/profile.ts';
import type { SignedInDevice } from '#api/schemas/device.ts';
import { AppError } from '#server/http/app-error.ts';
import type { BetterAuth } from '#server/identity/better-auth.ts';
import { endOtherSessions, endSession, listDeviceSessions } from '#server/identity/devices.repository.ts';
import type { IdentityProvider } from '#server/identity/identity-provider.ts';
import type { IdentityDb, IdentityTables } from '#server/identity/identity-tables.ts';
import { createOwnWrite, type Self } from '#server/identity/self.ts';
import { isSameText } from '#server/security/secret-hash.ts';
import type { Storage } from '#server/storage/storage.ts';
import { type DeviceNames, toDevices } from './device-list.ts';

interface Deps {
  readonly storage: Storage;
  readonly betterAuth: () => Promise<BetterAuth>;
  readonly provider: Pick<IdentityProvider, 'verify' | 'keepsPasswords'>;
  readonly getDeviceName: DeviceNames;
  readonly now?: (() => number) | undefined;
}

export interface ProfileService {
  show(self: Self): Promise<Profile>;
  rename(self: Self, name: string): Promise<Profile>;
  /** Throws 409 if there is no password. */
  requirePassword(self: Self): Promise<void>;
  /** Ends all other sessions. Throws 403 if the current password is wrong. */
  changePassword(self: Self, current: string, password: string): Promise<void>;
  devices(self: Self): Promise<SignedInDevice[]>;
  /** Throws 404 if it is not the user's own. */
  signOutDevice(self: Self, id: string): Promise<void>;
  /** Returns how many sessions it ended. */
  signOutOthers(self: Self): Promise<number>;
}

/**
 * Changes one's own account. Each change is a transaction with its entry in the activity log; changes of one
 * account run one after another.
 */
export function createProfileService({
  storage,
  betterAuth,
  provider,
  getDeviceName,
  now: clock = Date.now,
}: Deps): ProfileService {
  const db = storage.db.withTables<IdentityTables>();
  const write = createOwnWrite(storage);

  /** Ignores a stored password if the provider keeps passwords elsewhere. */
  async function findOwnPassword(id: string): Promise<string | undefined> {
    return provider.keepsPasswords ? findPassword(db, id) : undefined;
  }

  async function show({ user }: Self): Promise<Profile> {
    return { ...user, hasPassword: (await findOwnPassword(user.id)) !== undefined };
  }

  async function findSessions({ user }: Self) {
    return listDeviceSessions(db, user.id, new Date(clock()));
  }

  return {
    show,

    async rename(self, name) {
      const { id } = self.user;
      await write(self, async (inside, { now, record }) => {
        await renameAccount(inside, id, name, now);
        record('profile/rename', id);
      });
      return show({ ...self, user: { ...self.user, name } });
    },

    async requirePassword({ user }) {
      if ((await findOwnPassword(user.id)) === undefined) throw new AppError('profile/no-password');
    },

    async changePassword(self, current, password) {
      const { id, email } = self.user;
      const before = await findOwnPassword(id);
      if (before === undefined) throw new AppError('profile/no-password');
      if ((await provider.verify({ email, password: current }))?.accountId !== id) {
        throw new AppError('profile/wrong-password');
      }
      const { passwords } = await betterAuth();
      const hash = await passwords.hash(password);
      await write(self, async (inside, { now, record }) => {
        // A link has replaced the password since it was checked, so the typed one is now wrong.
        if (!(await replacePassword(inside, id, { before, hash, now }))) {
          throw new AppError('profile/wrong-password');
        }
        await endOtherSessions(inside, id, self.sessionId);
        record('profile/password', id);
      });
    },

    async devices(self) {
      return toDevices(await findSessions(self), getDeviceName, self.sessionId);
    },

    async signOutDevice(self, name) {
      const session = (await findSessions(self)).find(({ id }) => isSameText(getDeviceName(id), name));
      if (!session) throw new AppError('device/not-found');
      const { id } = self.user;
      await write(self, async (inside, { record }) => {
        if (!(await endSession(inside, id, session.id))) throw new AppError('device/not-found');
        record('profile/sign-out-device', id);
      });
    },

    async signOutOthers(self) {
      const { id } = self.user;
      return write(self, async (inside, { record }) => {
        const ended = await endOtherSessions(inside, id, self.sessionId);
        record('profile/sign-out-others', id, { ended });
        return ended;
      });
    },
  };
}

/** Finds the password hash of an account; undefined if there is none. */
async function findPassword(db: IdentityDb, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('identity_accounts')
    .select('password')
    .where('userId', '=', userId)
    .where('password', 'is not', null)
    .executeTakeFirst();
  return row?.password ?? undefined;
}

interface NewPassword {
  /** Hash to be replaced. */
  readonly before: string;
  readonly hash: string;
  readonly now: string;
}

/** Replaces a password and deletes all password links. False if the hash has changed since. */
async function replacePassword(
  db: IdentityDb,
  userId: string,
  { before, hash, now }: NewPassword,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identity_accounts')
    .set({ password: hash, updatedAt: now })
    .where('userId', '=', userId)
    .where('password', '=', before)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await db.deleteFrom('identity_verifications').where('value', '=', userId).execute();
  return true;
}

async function renameAccount(db: IdentityDb, id: string, name: string, now: string): Promise<void> {
  await db.updateTable('identity_users').set({ name, updatedAt: now }).where('id', '=', id).execute();
}
