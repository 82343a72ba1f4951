import type { BetterAuth } from './better-auth.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { IdentityDb } from './identity-tables.ts';
import { createPasswordLink, endPasswordLinks, linkIdentifier } from './password-links.ts';

/** Creates the provider that keeps accounts with passwords in the site's database, by better-auth. */
export function createLocalProvider(db: IdentityDb, betterAuth: () => Promise<BetterAuth>): IdentityProvider {
  return {
    keepsPasswords: true,
    // This provider needs only the database, without which the site does not run.
    ready: () => {},

    async verify(proof) {
      // This provider cannot verify ID tokens.
      if ('idToken' in proof) return undefined;
      const { email, password } = proof;
      const { store, passwords } = await betterAuth();
      const found = await store.findUserByEmail(email.toLowerCase(), { includeAccounts: true });
      const hash = found?.accounts.find(
        ({ providerId, accountId }) => providerId === 'credential' && accountId === found.user.id,
      )?.password;
      if (!found || !hash) {
        // The same work and response for every address, so that timing does not reveal which accounts exist.
        await passwords.hash(password);
        return undefined;
      }
      return (await passwords.verify({ hash, password }))
        ? { accountId: found.user.id, passwordHash: hash }
        : undefined;
    },

    passwordLink: async (accountId, options) =>
      createPasswordLink(db, await betterAuth(), accountId, options),

    async choosePassword(linkToken, password) {
      const { api, store } = await betterAuth();
      const link = await store.findVerificationValue(linkIdentifier(linkToken));
      const done = await api
        .resetPassword({ body: { token: linkToken, newPassword: password } })
        .catch(ignoreRefusal);
      if (!link || !done) return undefined;
      await endPasswordLinks(db, link.value);
      return link.value;
    },
  };
}

/** Maps better-auth's refusals (4xx) to undefined; rethrows everything else. */
function ignoreRefusal(error: unknown): undefined {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  if (typeof status === 'number' && status >= 400 && status < 500) return undefined;
  throw error;
}
