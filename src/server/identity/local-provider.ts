import { addressHeader, type BetterAuth } from './better-auth.ts';
import type { ClientFacts, IdentityProvider } from './identity-provider.ts';
import { linkIdentifier } from './password-links.ts';
import type { SessionsRepository } from './sessions.repository.ts';

/** Accounts of our own, kept by better-auth in the site's database. */
export function createLocalProvider(
  betterAuth: () => Promise<BetterAuth>,
  sessions: SessionsRepository,
): IdentityProvider {
  return {
    async signIn({ email, password }, client) {
      const { api } = await betterAuth();
      // For an unknown address better-auth hashes the password all the same: equal work, equal answer.
      const opened = await api
        .signInEmail({ body: { email, password }, headers: headersOf(client) })
        .catch(undefinedWhenRefused);
      return opened && (await sessions.idOfToken(opened.token));
    },

    async setPassword(linkToken, password, client) {
      const { api, store } = await betterAuth();
      const link = await store.findVerificationValue(linkIdentifier(linkToken));
      const done = await api
        .resetPassword({ body: { token: linkToken, newPassword: password } })
        .catch(undefinedWhenRefused);
      if (!link || !done) return undefined;
      const account = await store.findUserById(link.value);
      if (!account) return undefined;
      const opened = await api
        .signInEmail({ body: { email: account.email, password }, headers: headersOf(client) })
        .catch(undefinedWhenRefused);
      return opened && (await sessions.idOfToken(opened.token));
    },
  };
}

function headersOf({ address, userAgent }: ClientFacts): Headers {
  return new Headers({ [addressHeader]: address, ...(userAgent ? { 'user-agent': userAgent } : {}) });
}

/** better-auth throws its refusals (4xx); anything else is an issue and goes on to our own log. */
function undefinedWhenRefused(error: unknown): undefined {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  if (typeof status === 'number' && status >= 400 && status < 500) return undefined;
  throw error;
}
