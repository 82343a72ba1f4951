import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import * as endpoints from '#api/endpoints/passkeys.ts';
import { AppError } from '#server/http/app-error.ts';
import { mount } from '#server/http/route.ts';
import { requireSameOrigin } from '#server/http/same-origin.ts';
import { getAddressKey } from '#server/security/address-key.ts';
import { createKeys } from '#server/security/keys.ts';
import { defaultLimits, type Limits } from '#server/security/limits.ts';
import { createRateLimiter } from '#server/security/rate-limiter.ts';
import { createDatabaseStore, createMemoryStore } from '#server/security/rate-stores.ts';
import type { Storage } from '#server/storage/storage.ts';
import '#server/security/wrong-tries.plugin.ts';
import { createConfirmations } from '#server/identity/confirmations.ts';
import { createDeviceCookie } from '#server/identity/device-cookie.ts';
import type { IdentityTables } from '#server/identity/identity-tables.ts';
import { openIdentityProvider, type ProviderOptions } from '#server/identity/open-identity-provider.ts';
import { createOwnWrite, getSelf, type Self } from '#server/identity/self.ts';
import { signInCounters, signInNetwork } from '#server/identity/sign-in-counters.ts';
import { createCeremonyCookie, createPasskeyCeremonies } from './passkey-ceremonies.ts';
import { createPasskeysService } from './passkeys.service.ts';
import { createRecoveryCodesService, createWrongCodeError } from './recovery-codes.service.ts';

interface PasskeysOptions extends Omit<ProviderOptions, 'db'> {
  readonly storage: Storage;
  readonly limits?: Limits;
}

/** Sign-in with a passkey, or with a recovery code in its place. */
export const passkeysPlugin = fp<PasskeysOptions>(
  async (app, { storage, now = Date.now, limits = defaultLimits, ...options }) => {
    const { publicUrl, secret } = options;
    const keys = createKeys(secret);
    const db = storage.db.withTables<IdentityTables>();
    const isSecure = publicUrl.startsWith('https:');
    const provider = openIdentityProvider({ ...options, now, db: storage.db });
    const tries = createRateLimiter(createDatabaseStore(storage.db), limits, now);
    // Each request stores a row for five minutes, and the sign-in page sends one when it opens.
    const requests = createRateLimiter(createMemoryStore(), limits, now);
    const browser = createCeremonyCookie(isSecure);
    const device = createDeviceCookie(keys, isSecure);
    const ceremonies = createPasskeyCeremonies({ db, publicUrl, now });
    const confirmations = createConfirmations(db, now);
    const write = createOwnWrite(storage);
    const passkeys = createPasskeysService({ db, write, ceremonies, confirmations, now });
    const codes = createRecoveryCodesService({ storage, write, confirmations, key: keys('recovery-code') });

    /** Throws if passwords are kept elsewhere: an account disabled there must not sign in by another way. */
    async function requireOwnPasswords(): Promise<void> {
      if (!provider.keepsPasswords) throw new AppError('auth/kept-elsewhere');
    }

    await app.register(async (scope) => {
      scope.addHook('onRequest', requireSameOrigin(publicUrl));
      scope.addHook('preHandler', requireOwnPasswords);

      mount(scope, endpoints.requestPasskeySignIn, async ({ request, reply }) => {
        await requests.take([{ rate: 'passkeyRequests', key: getAddressKey(request.ip) }]);
        reply.header('cache-control', 'no-store');
        return ceremonies.request({ purpose: 'sign-in', holder: browser.begin(request, reply) }, []);
      });

      mount(scope, endpoints.signInWithPasskey, ({ body, request, reply }) =>
        app.wrongTries.during('sign-in', async () => {
          const counters = [signInNetwork('passkey', request.ip)];
          await tries.take(counters);
          const holder = browser.readHolder(request);
          const passkey = holder && (await ceremonies.verify({ purpose: 'sign-in', holder }, body));
          const session = passkey && (await app.signInAs(passkey.userId, request, reply));
          if (!session) {
            throw new AppError('auth/wrong-credentials', {
              message:
                'This passkey is not known here, or it took too long. Try again, or sign in with your password.',
            });
          }
          await tries.succeed(counters);
          return session;
        }),
      );

      mount(scope, endpoints.signInWithCode, ({ body, request, reply }) =>
        app.wrongTries.during('recovery-code', async () => {
          const email = body.email.trim();
          const counters = signInCounters({
            email,
            address: request.ip,
            device: device.readDevice(request, email),
          });
          await tries.take(counters);
          const { userId, left } = await codes.use(email, body.code);
          const session = await app.signInAs(userId, request, reply);
          if (!session) throw createWrongCodeError();
          await tries.succeed(counters);
          return { ...session, codesLeft: left };
        }),
      );
    });

    await app.register(async (scope) => {
      scope.addHook('preHandler', requireOwnPasswords);
      mount(scope, endpoints.requestConfirmation, ({ request }) =>
        passkeys.requestConfirmation(getSelf(request)),
      );
      mount(scope, endpoints.confirmSelf, async ({ body: { password, passkey }, request }) => {
        const self = getSelf(request);
        const counters = signInCounters(createAttempt(self, request));
        await app.wrongTries.during('sign-in', async () => {
          await tries.take(counters);
          if (passkey) await passkeys.confirmBy(self, passkey);
          else await confirmByPassword(self, password ?? '');
        });
        await tries.succeed(counters);
        return { until: await confirmations.confirm(self) };
      });
      mount(scope, endpoints.listPasskeys, ({ request }) => passkeys.list(getSelf(request)));
      mount(scope, endpoints.requestPasskey, ({ request }) => passkeys.request(getSelf(request)));
      mount(scope, endpoints.addPasskey, ({ body, request }) =>
        passkeys.add(getSelf(request), body.name, body.passkey),
      );
      mount(scope, endpoints.renamePasskey, ({ params, body, request }) =>
        passkeys.rename(getSelf(request), params.id, body.name),
      );
      mount(scope, endpoints.deletePasskey, async ({ params, request }) => {
        await passkeys.remove(getSelf(request), params.id);
        return {};
      });
      mount(scope, endpoints.countRecoveryCodes, async ({ request }) => ({
        left: await codes.count(getSelf(request)),
      }));
      mount(scope, endpoints.makeRecoveryCodes, async ({ request }) => ({
        codes: await codes.make(getSelf(request)),
      }));
    });

    async function confirmByPassword({ user: { id, email } }: Self, password: string): Promise<void> {
      if ((await provider.verify({ email, password }))?.accountId !== id)
        throw new AppError('profile/wrong-password');
    }
  },
  { name: 'passkeys', dependencies: ['identity'] },
);

/** Counts failed attempts per session, so that they do not lock out the user's other sessions. */
function createAttempt({ user: { email }, sessionId }: Self, { ip }: FastifyRequest) {
  return { email, address: ip, device: sessionId };
}
