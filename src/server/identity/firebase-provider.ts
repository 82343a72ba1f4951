import { AppError } from '#server/http/app-error.ts';
import { findAccountByEmail } from './accounts.repository.ts';
import type { ReadIdToken } from './firebase-token.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { IdentityDb } from './identity-tables.ts';

/**
 * Accounts that are proven to Google. Who may come in is still the studio's own list, by address; passwords, and the
 * mails by which they are chosen, are Firebase's.
 *
 * @param readToken undefined where the configuration lacks something: then every call says so
 */
export function createFirebaseProvider(db: IdentityDb, readToken: ReadIdToken | undefined): IdentityProvider {
  function configured(): ReadIdToken {
    if (!readToken) throw new AppError('auth/not-configured');
    return readToken;
  }

  return {
    keepsPasswords: false,
    ready: () => void configured(),

    async verify(proof) {
      const read = configured();
      if (!('idToken' in proof)) {
        throw new AppError('auth/wrong-credentials', {
          message: 'This studio signs in with Firebase: send the ID token of its client.',
        });
      }
      const proven = await read(proof.idToken);
      if (!proven) return undefined;
      const { email, isVerified } = proven;
      if (!isVerified) {
        throw new AppError('auth/wrong-credentials', {
          message: `Nobody has shown yet that ${email} is theirs. Choose a new password with “Forgot your password?”: the link in that mail shows it.`,
        });
      }
      const account = await findAccountByEmail(db, email);
      if (account?.role && !account.isSuspended) return { accountId: account.id };
      throw new AppError('auth/wrong-credentials', {
        message: `${email} is not on this studio’s list. Ask an owner to let you in.`,
      });
    },

    async passwordLink() {
      configured();
      return undefined;
    },

    async choosePassword() {
      configured();
      return undefined;
    },
  };
}
