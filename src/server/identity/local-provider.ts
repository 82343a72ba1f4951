import type { BetterAuth } from './better-auth.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { linkIdentifier } from './password-links.ts';

/** What somebody sends to prove who they are. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Accounts of our own, with passwords, kept by better-auth in the site's database. */
export interface LocalProvider extends IdentityProvider<Credentials> {
  /**
   * Uses up a one-time link: sets the password and ends all sessions. Answers the id of the account, undefined for a
   * link that is used or too old.
   */
  choosePassword(linkToken: string, password: string): Promise<string | undefined>;
}

export function createLocalProvider(betterAuth: () => Promise<BetterAuth>): LocalProvider {
  return {
    async verify({ email, password }) {
      const { store, passwords } = await betterAuth();
      const found = await store.findUserByEmail(email.toLowerCase(), { includeAccounts: true });
      const hash = found?.accounts.find(
        ({ providerId, accountId }) => providerId === 'credential' && accountId === found.user.id,
      )?.password;
      if (!found || !hash) {
        // Equal work, equal answer: the time does not tell which addresses have an account.
        await passwords.hash(password);
        return undefined;
      }
      return (await passwords.verify({ hash, password })) ? found.user.id : undefined;
    },

    async choosePassword(linkToken, password) {
      const { api, store } = await betterAuth();
      const link = await store.findVerificationValue(linkIdentifier(linkToken));
      const done = await api
        .resetPassword({ body: { token: linkToken, newPassword: password } })
        .catch(undefinedWhenRefused);
      return link && done ? link.value : undefined;
    },
  };
}

/** better-auth throws its refusals (4xx); anything else is an issue and goes on to our own log. */
function undefinedWhenRefused(error: unknown): undefined {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  if (typeof status === 'number' && status >= 400 && status < 500) return undefined;
  throw error;
}
