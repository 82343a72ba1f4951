import { randomBytes } from 'node:crypto';
import type { User } from '#api/endpoints/auth.ts';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '#api/endpoints/passkeys.ts';
import type { IdentityDb } from '#server/identity/identity-tables.ts';
import { hashOfSecret } from '#server/security/secret-hash.ts';
import { findPasskey, notePasskeyUse, type PasskeyRecord } from './passkeys.repository.ts';
import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { formatCookieName } from '#server/http/cookie-name.ts';

export const ceremonyCookie = 'vitrine_ceremony';

/** Identifies the browser in which a passkey sign-in began; its tabs share the cookie. */
interface CeremonyCookie {
  begin(request: FastifyRequest, reply: FastifyReply): string;
  /** Undefined if nothing has begun, or too long ago. */
  readHolder(request: FastifyRequest): string | undefined;
}

/** Creates the cookie. It grants nothing: it only ties a challenge to the browser that requested it. */
export function createCeremonyCookie(secure: boolean): CeremonyCookie {
  const path = '/api/auth';
  const name = formatCookieName(ceremonyCookie, { secure, path });
  const readHolder = ({ cookies }: FastifyRequest) => {
    const value = cookies[name] ?? '';
    return /^[\w-]{32}$/.test(value) ? value : undefined;
  };
  return {
    readHolder,
    begin(request, reply) {
      const holder = readHolder(request) ?? randomBytes(24).toString('base64url');
      reply.setCookie(name, holder, {
        httpOnly: true,
        sameSite: 'strict',
        secure,
        path,
        maxAge: challengeLifetimeMs / 1000,
      });
      return holder;
    },
  };
}

/** Purpose and holder of a challenge. */
export type Ceremony = Pick<Challenge, 'purpose' | 'holder'>;

/** A new passkey after verification. */
type MadePasskey = Pick<PasskeyRecord, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isSynced'>;

export interface PasskeyCeremonies {
  request(ceremony: Ceremony, known: readonly PasskeyRecord[]): Promise<PasskeyRequest>;
  /** Returns the passkey that signed this holder's challenge; undefined otherwise. */
  verify(ceremony: Ceremony, assertion: PasskeyAssertion): Promise<PasskeyRecord | undefined>;
  requestNew(ceremony: Ceremony, user: User, known: readonly PasskeyRecord[]): Promise<PasskeyCreation>;
  /** Verifies a new passkey; undefined if this holder did not request it, or if verification fails. */
  verifyNew(ceremony: Ceremony, attestation: PasskeyAttestation): Promise<MadePasskey | undefined>;
}

/** Validity of a challenge, in ms. */
const challengeLifetimeMs = 5 * 60 * 1000;

/** COSE algorithms (RFC 9053, 2), best first: EdDSA, ES256, RS256. */
const algorithms = [-8, -7, -257];

const userVerification = 'required' as const;

interface Deps {
  readonly db: IdentityDb;
  readonly publicUrl: string;
  readonly now: () => number;
}

/**
 * Implements both WebAuthn ceremonies (Level 3, 7.1 and 7.2) for the origin and host of the public address.
 * Requires user verification. Consumes the challenge before anything else is checked.
 */
export function createPasskeyCeremonies({ db, publicUrl, now }: Deps): PasskeyCeremonies {
  const { origin, hostname, host } = new URL(publicUrl);
  const formatIso = (time: number) => new Date(time).toISOString();
  const expected = { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true } as const;

  async function begin(ceremony: Ceremony): Promise<string> {
    const challenge = randomBytes(32).toString('base64url');
    const time = { now: formatIso(now()), expiresAt: formatIso(now() + challengeLifetimeMs) };
    await keepChallenge(db, { ...ceremony, challenge }, time);
    return challenge;
  }

  /** Consumes and returns the challenge if it was issued to this holder. */
  async function take(ceremony: Ceremony, clientDataJSON: string): Promise<string | undefined> {
    const challenge = parseChallenge(clientDataJSON);
    if (challenge === undefined) return undefined;
    return (await takeChallenge(db, { ...ceremony, challenge }, formatIso(now()))) ? challenge : undefined;
  }

  return {
    async request(ceremony, known) {
      return {
        challenge: await begin(ceremony),
        rpId: hostname,
        timeout: challengeLifetimeMs,
        userVerification,
        allowCredentials: known.map(toDescriptor),
      };
    },

    async verify(ceremony, assertion) {
      const challenge = await take(ceremony, assertion.clientDataJSON);
      const passkey = challenge === undefined ? undefined : await findPasskey(db, assertion.id);
      if (challenge === undefined || !passkey) return undefined;
      const { id, userHandle, ...response } = assertion;
      if (userHandle !== undefined && userHandle !== toUserHandle(passkey.userId)) return undefined;
      const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
      const verified = await verifyAuthenticationResponse({
        ...expected,
        expectedChallenge: challenge,
        response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
        credential: {
          id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
      }).catch(() => undefined);
      if (!verified?.verified) return undefined;
      const use = { counter: verified.authenticationInfo.newCounter, now: formatIso(now()) };
      return (await notePasskeyUse(db, passkey, use)) ? passkey : undefined;
    },

    async requestNew(ceremony, { id, email, name }, known) {
      return {
        rp: { id: hostname, name: host },
        user: { id: toUserHandle(id), name: email, displayName: name },
        challenge: await begin(ceremony),
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        timeout: challengeLifetimeMs,
        excludeCredentials: known.map(toDescriptor),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification },
        attestation: 'none',
      };
    },

    async verifyNew(ceremony, { id, clientDataJSON, attestationObject, transports }) {
      const challenge = await take(ceremony, clientDataJSON);
      if (challenge === undefined) return undefined;
      const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        ...expected,
        expectedChallenge: challenge,
        supportedAlgorithmIDs: algorithms,
        response: {
          id,
          rawId: id,
          type: 'public-key',
          clientExtensionResults: {},
          response: { clientDataJSON, attestationObject },
        },
      }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
      if (!verified || !registrationInfo) return undefined;
      const { credential, credentialBackedUp } = registrationInfo;
      return {
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        // Transports only hint at how to reach the device. They are stored separated by spaces.
        transports: transports.filter((transport) => /^[\w-]+$/.test(transport)),
        isSynced: credentialBackedUp,
      };
    },
  };
}

function toDescriptor({ credentialId: id, transports }: PasskeyRecord) {
  return { id, type: 'public-key' as const, transports: [...transports] };
}

/** Returns the WebAuthn user handle, which a device stores with the passkey. */
function toUserHandle(userId: string): string {
  return Buffer.from(userId, 'utf8').toString('base64url');
}

function parseChallenge(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** A value to sign, valid once, for one purpose and one holder. */
interface Challenge {
  readonly challenge: string;
  readonly purpose: 'sign-in' | 'register' | 'confirm';
  /** The session or browser that requested it. */
  readonly holder: string;
}

async function keepChallenge(
  db: IdentityDb,
  { challenge, purpose, holder }: Challenge,
  time: { readonly now: string; readonly expiresAt: string },
): Promise<void> {
  await db.deleteFrom('identity_challenges').where('expiresAt', '<=', time.now).execute();
  await db
    .insertInto('identity_challenges')
    .values({ id: hashOfSecret(challenge), purpose, holder: hashOfSecret(holder), expiresAt: time.expiresAt })
    .execute();
}

/** Consumes a challenge. True if it was valid; of two concurrent uses only one gets true. */
async function takeChallenge(
  db: IdentityDb,
  { challenge, purpose, holder }: Challenge,
  now: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('identity_challenges')
    .where('id', '=', hashOfSecret(challenge))
    .where('purpose', '=', purpose)
    .where('holder', '=', hashOfSecret(holder))
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
