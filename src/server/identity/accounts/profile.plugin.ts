import fp from 'fastify-plugin';
import * as endpoints from '#api/endpoints/profile.ts';
import { listSessions, type SignedInMember } from '#api/endpoints/security-report.ts';
import { mount } from '#server/http/route.ts';
import { createKeys } from '#server/security/keys.ts';
import { defaultLimits, type Limits } from '#server/security/limits.ts';
import { createRateLimiter } from '#server/security/rate-limiter.ts';
import { createDatabaseStore } from '#server/security/rate-stores.ts';
import type { Storage } from '#server/storage/storage.ts';
import '#server/security/wrong-tries.plugin.ts';
import { listAccounts } from '#server/identity/accounts.repository.ts';
import { listAllSessions } from '#server/identity/devices.repository.ts';
import type { IdentityDb, IdentityTables } from '#server/identity/identity-tables.ts';
import {
  createSiteBetterAuth,
  openIdentityProvider,
  type ProviderOptions,
} from '#server/identity/open-identity-provider.ts';
import { getSelf, type Self } from '#server/identity/self.ts';
import { signInCounters } from '#server/identity/sign-in-counters.ts';
import { createDeviceNames, type DeviceNames, toDevices } from './device-list.ts';
import { createProfileService } from './profile.service.ts';

interface ProfileOptions extends Omit<ProviderOptions, 'db'> {
  readonly storage: Storage;
  readonly limits?: Limits;
}

/** Calls on one's own account. */
export const profilePlugin = fp<ProfileOptions>(
  async (app, { storage, now, limits = defaultLimits, ...options }) => {
    const keeping = { ...options, db: storage.db };
    const tries = createRateLimiter(createDatabaseStore(storage.db), limits, now);
    const getDeviceName = createDeviceNames(createKeys(options.secret)('device-name'));
    const profile = createProfileService({
      storage,
      betterAuth: createSiteBetterAuth(keeping),
      provider: openIdentityProvider(keeping),
      getDeviceName,
      now,
    });

    mount(app, endpoints.getProfile, ({ request }) => profile.show(getSelf(request)));
    mount(app, endpoints.renameProfile, ({ body, request }) => profile.rename(getSelf(request), body.name));

    mount(app, endpoints.changePassword, async ({ body, request }) => {
      const self = getSelf(request);
      await profile.requirePassword(self);
      // Attempts count for this session only, so that an unattended device does not lock out other sessions.
      const counters = signInCounters({
        email: self.user.email,
        address: request.ip,
        device: self.sessionId,
      });
      await app.wrongTries.during('sign-in', async () => {
        await tries.take(counters);
        await profile.changePassword(self, body.current, body.password);
      });
      await tries.succeed(counters);
      return {};
    });

    mount(app, listSessions, ({ request }) =>
      listSignedIn(
        storage.db.withTables<IdentityTables>(),
        getSelf(request),
        getDeviceName,
        new Date(now?.() ?? Date.now()),
      ),
    );
    mount(app, endpoints.listDevices, ({ request }) => profile.devices(getSelf(request)));
    mount(app, endpoints.signOutDevice, async ({ params, request }) => {
      await profile.signOutDevice(getSelf(request), params.id);
      return {};
    });
    mount(app, endpoints.signOutOtherDevices, async ({ request }) => ({
      ended: await profile.signOutOthers(getSelf(request)),
    }));
  },
  { name: 'profile', dependencies: ['identity'] },
);

/** Lists accounts with open sessions: the current user first, then by address. */
async function listSignedIn(
  db: IdentityDb,
  { user, sessionId }: Self,
  getDeviceName: DeviceNames,
  now: Date,
): Promise<SignedInMember[]> {
  const sessions = await listAllSessions(db, now);
  const accounts = await listAccounts(db);
  return accounts
    .flatMap(({ id, email, name, role, isSuspended }) => {
      const own = sessions.filter(({ userId }) => userId === id);
      // Sessions of suspended and removed accounts do not count.
      if (role === null || isSuspended || own.length === 0) return [];
      return [{ id, email, name, role, devices: toDevices(own, getDeviceName, sessionId) }];
    })
    .sort((one, other) => Number(other.id === user.id) - Number(one.id === user.id));
}
