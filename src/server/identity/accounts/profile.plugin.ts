import fp from 'fastify-plugin';
import * as endpoints from '#api/endpoints/profile.ts';
import { listSessions } from '#api/endpoints/safety.ts';
import { mount } from '#server/http/route.ts';
import { defaultLimits, type Limits } from '#server/limits/limits.ts';
import { createRateLimiter } from '#server/limits/rate-limiter.ts';
import { createDatabaseStore } from '#server/limits/rate-stores.ts';
import { createKeys } from '#server/security/keys.ts';
import type { Storage } from '#server/storage/storage.ts';
import '#server/security/wrong-tries.plugin.ts';
import type { IdentityTables } from '#server/identity/identity-tables.ts';
import {
  betterAuthOf,
  openIdentityProvider,
  type ProviderOptions,
} from '#server/identity/open-identity-provider.ts';
import { selfOf } from '#server/identity/self.ts';
import { signInCounters } from '#server/identity/sign-in-counters.ts';
import { createDeviceNames } from './device-list.ts';
import { createProfileService } from './profile.service.ts';
import { listSignedIn } from './signed-in.ts';

interface ProfileOptions extends Omit<ProviderOptions, 'db'> {
  readonly storage: Storage;
  readonly limits?: Limits;
}

/** The calls by which somebody changes their own account. */
export const profilePlugin = fp<ProfileOptions>(
  async (app, { storage, now, limits = defaultLimits, ...options }) => {
    const keeping = { ...options, db: storage.db };
    const tries = createRateLimiter(createDatabaseStore(storage.db), limits, now);
    const nameOf = createDeviceNames(createKeys(options.secret)('device-name'));
    const profile = createProfileService({
      storage,
      betterAuth: betterAuthOf(keeping),
      provider: openIdentityProvider(keeping),
      nameOf,
      now,
    });

    mount(app, endpoints.getProfile, ({ request }) => profile.show(selfOf(request)));
    mount(app, endpoints.renameProfile, ({ body, request }) => profile.rename(selfOf(request), body.name));

    mount(app, endpoints.changePassword, async ({ body, request }) => {
      const self = selfOf(request);
      await profile.requirePassword(self);
      // Guesses count for this session alone: whoever sits at a device that was left open keeps nobody out elsewhere.
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
        selfOf(request),
        nameOf,
        new Date(now?.() ?? Date.now()),
      ),
    );
    mount(app, endpoints.listDevices, ({ request }) => profile.devices(selfOf(request)));
    mount(app, endpoints.signOutDevice, async ({ params, request }) => {
      await profile.signOutDevice(selfOf(request), params.id);
      return {};
    });
    mount(app, endpoints.signOutOtherDevices, async ({ request }) => ({
      ended: await profile.signOutOthers(selfOf(request)),
    }));
  },
  { name: 'profile', dependencies: ['identity'] },
);
