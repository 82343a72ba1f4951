import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify, UnsecuredJWT } from 'jose';
import { AppError } from '#server/http/app-error.ts';
import { findAccountByEmail } from './accounts.repository.ts';
import type { FirebaseSettings } from './identity-choice.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { IdentityDb } from './identity-tables.ts';

/** The result of verifying an ID token. */
interface ProvenAddress {
  /** As Firebase wrote it, with ASCII letters in lower case. */
  readonly email: string;
  /** False if the user has not proven to own the address: anyone can create an account with any address. */
  readonly isVerified: boolean;
}

/**
 * Verifies an ID token; undefined if it is not from Google, not of this project, too old or untrustworthy.
 * @throws {AppError} `auth/unreachable` if the keys could not be fetched
 */
export type ReadIdToken = (token: string) => Promise<ProvenAddress | undefined>;

interface Options {
  /** URL of the public keys; Google's by default. */
  readonly keys?: URL | undefined;
  /** ms since 1970. */
  readonly now?: (() => number) | undefined;
}

/** https://firebase.google.com/docs/auth/admin/verify-id-tokens, as a JWK set (RFC 7517) */
const googleKeys = new URL(
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
);

/** Seconds of clock skew. */
const clockTolerance = 60;
/** Validity of Firebase's ID tokens, in seconds. */
const tokenLifetime = 60 * 60;
/**
 * Seconds since authentication. Our sign-in page sends the token at once, so an older one comes from
 * elsewhere. A user who was disabled or signed out at Google cannot get a newer one.
 */
const proofLifetime = 5 * 60;
/** ms between two fetches for an unknown key id, so that invented ids do not cause endless requests. */
const keysCooldown = 30_000;
/** ms after which keys are fetched again: a key that Google revokes works no longer than this. */
const keysMaxAge = 60 * 60 * 1000;
const keysTimeout = 5000;

/** Creates a verifier for the ID tokens of one project. */
export function createIdTokenReader(
  { projectId, emulator }: FirebaseSettings,
  { keys = googleKeys, now = Date.now }: Options = {},
): ReadIdToken {
  const getKey = createKeyResolver(keys);

  async function readPayload(token: string): Promise<JWTPayload> {
    const rules = {
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      clockTolerance,
      maxTokenAge: tokenLifetime,
      requiredClaims: ['sub', 'iat', 'exp', 'auth_time', 'email'],
      currentDate: new Date(now()),
    };
    // The emulator does not sign. The configuration allows it only for a site on this machine.
    if (emulator !== undefined) return UnsecuredJWT.decode(token, rules).payload;
    return (await jwtVerify(token, getKey, { ...rules, algorithms: ['RS256'] })).payload;
  }

  return async (token) => {
    try {
      return readProvenAddress(await readPayload(token), now() / 1000);
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };
}

/** Fetches Google's keys when an unknown key id occurs, and caches them. */
function createKeyResolver(url: URL): Parameters<typeof jwtVerify>[1] & object {
  const keys = createRemoteJWKSet(url, {
    cooldownDuration: keysCooldown,
    cacheMaxAge: keysMaxAge,
    timeoutDuration: keysTimeout,
  });
  return async (header, token) => {
    // Without an id, any of several keys would match.
    if (!header.kid) throw new errors.JWKSNoMatchingKey();
    try {
      return await keys(header, token);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) throw error;
      throw new AppError('auth/unreachable');
    }
  };
}

/** Checks Firebase's own claims, which a JWT library does not. */
function readProvenAddress(payload: JWTPayload, time: number): ProvenAddress | undefined {
  const { sub, auth_time: provenAt, email, email_verified: verified, firebase } = payload;
  if (typeof sub !== 'string' || sub === '' || sub.length > 128) return undefined;
  if (typeof provenAt !== 'number' || !(provenAt > 0)) return undefined;
  if (provenAt > time + clockTolerance || provenAt < time - proofLifetime - clockTolerance) return undefined;
  if (typeof email !== 'string' || email === '') return undefined;
  // Tenants of a project have separate accounts, in which an address may belong to another person.
  if ((firebase as { tenant?: unknown } | undefined)?.tenant !== undefined) return undefined;
  return { email: toLowerAscii(email), isVerified: verified === true };
}

/**
 * Lowers ASCII letters only. Otherwise two distinct letters could become the same, such as the Kelvin sign
 * and k.
 */
function toLowerAscii(email: string): string {
  return email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/**
 * Authenticates accounts by Firebase. The studio's own list, by address, decides who may sign in; Firebase
 * keeps the passwords and mails the links to reset them.
 *
 * @param readToken undefined if settings are missing: then every call reports that
 */
export function createFirebaseProvider(db: IdentityDb, readToken: ReadIdToken | undefined): IdentityProvider {
  function requireTokenReader(): ReadIdToken {
    if (!readToken) throw new AppError('auth/not-configured');
    return readToken;
  }

  return {
    keepsPasswords: false,
    ready: () => void requireTokenReader(),

    async verify(proof) {
      const read = requireTokenReader();
      if (!('idToken' in proof)) {
        throw new AppError('auth/wrong-credentials', {
          message: 'This site signs in with Firebase: send the ID token of its client.',
        });
      }
      const proven = await read(proof.idToken);
      if (!proven) return undefined;
      const { email, isVerified } = proven;
      if (!isVerified) {
        throw new AppError('auth/wrong-credentials', {
          message: `${email} is not verified yet. Choose a new password with “Forgot your password?”: the link in that mail verifies it.`,
        });
      }
      const account = await findAccountByEmail(db, email);
      if (account?.role && !account.isSuspended) return { accountId: account.id };
      throw new AppError('auth/wrong-credentials', {
        message: `${email} is not a member. Ask an owner for an invite.`,
      });
    },

    async passwordLink() {
      requireTokenReader();
      return undefined;
    },

    async choosePassword() {
      requireTokenReader();
      return undefined;
    },
  };
}
