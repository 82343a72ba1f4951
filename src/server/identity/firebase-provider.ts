import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify, UnsecuredJWT } from 'jose';
import { AppError } from '#server/http/app-error.ts';
import { findAccountByEmail } from './accounts.repository.ts';
import type { FirebaseSettings } from './identity-choice.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { IdentityDb } from './identity-tables.ts';

/** What an ID token proves. */
interface ProvenAddress {
  /** As Firebase wrote it; ASCII letters are small ones. */
  readonly email: string;
  /** False where nobody has shown that the mail there is theirs: anybody can make an account under any address. */
  readonly isVerified: boolean;
}

/**
 * What a token proves; undefined for one that is not Google's, not of this project, too old, or not to be trusted.
 * @throws `auth/unreachable` when the keys could not be fetched
 */
export type ReadIdToken = (token: string) => Promise<ProvenAddress | undefined>;

interface Options {
  /** Where Google publishes its keys; tests have their own. */
  readonly keys?: URL | undefined;
  /** ms since 1970. */
  readonly now?: (() => number) | undefined;
}

/** https://firebase.google.com/docs/auth/admin/verify-id-tokens, as a set of keys (RFC 7517) */
const googleKeys = new URL(
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
);

/** Seconds by which two clocks may differ. */
const clockTolerance = 60;
/** Seconds for which an ID token of Firebase is good. */
const tokenLifetime = 60 * 60;
/**
 * Seconds after somebody proved who they are. Our screen does so and sends the token at once, so an older proof comes from
 * elsewhere; and whoever was disabled or signed out at Google cannot make a newer one.
 */
const proofLifetime = 5 * 60;
/** ms between two looks for a key that is not known, so that made-up ones do not make us ask without end. */
const keysCooldown = 30_000;
/** ms after which keys are fetched anew: one that Google takes back opens nothing for longer. */
const keysMaxAge = 60 * 60 * 1000;
const keysTimeout = 5000;

/** Reads the ID tokens of one project. */
export function createIdTokenReader(
  { projectId, emulator }: FirebaseSettings,
  { keys = googleKeys, now = Date.now }: Options = {},
): ReadIdToken {
  const keyOf = reachableKeys(keys);

  async function payloadOf(token: string): Promise<JWTPayload> {
    const rules = {
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      clockTolerance,
      maxTokenAge: tokenLifetime,
      requiredClaims: ['sub', 'iat', 'exp', 'auth_time', 'email'],
      currentDate: new Date(now()),
    };
    // The emulator signs nothing; the configuration takes one on a site of this machine alone.
    if (emulator !== undefined) return UnsecuredJWT.decode(token, rules).payload;
    return (await jwtVerify(token, keyOf, { ...rules, algorithms: ['RS256'] })).payload;
  }

  return async (token) => {
    try {
      return addressOf(await payloadOf(token), now() / 1000);
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };
}

/** Google's keys by their ids, fetched when one is asked for that is not known yet. */
function reachableKeys(url: URL): Parameters<typeof jwtVerify>[1] & object {
  const keys = createRemoteJWKSet(url, {
    cooldownDuration: keysCooldown,
    cacheMaxAge: keysMaxAge,
    timeoutDuration: keysTimeout,
  });
  return async (header, token) => {
    // Without an id any key would do, of which there are several.
    if (!header.kid) throw new errors.JWKSNoMatchingKey();
    try {
      return await keys(header, token);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) throw error;
      throw new AppError('auth/unreachable');
    }
  };
}

/** What a library that knows JWTs, and not Firebase, does not look at. */
function addressOf(payload: JWTPayload, time: number): ProvenAddress | undefined {
  const { sub, auth_time: provenAt, email, email_verified: verified, firebase } = payload;
  if (typeof sub !== 'string' || sub === '' || sub.length > 128) return undefined;
  if (typeof provenAt !== 'number' || !(provenAt > 0)) return undefined;
  if (provenAt > time + clockTolerance || provenAt < time - proofLifetime - clockTolerance) return undefined;
  if (typeof email !== 'string' || email === '') return undefined;
  // A tenant of the project has accounts of its own, in which an address may be somebody else's.
  if ((firebase as { tenant?: unknown } | undefined)?.tenant !== undefined) return undefined;
  return { email: inSmallLetters(email), isVerified: verified === true };
}

/** Only of ASCII: beyond it, two letters that differ may have one small letter, such as the Kelvin sign and k. */
function inSmallLetters(email: string): string {
  return email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

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
