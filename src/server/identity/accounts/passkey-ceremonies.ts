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
import { cookieName } from '#server/http/cookie-name.ts';

export const ceremonyCookie = 'vitrine_ceremony';

/** The browser in which signing in with a passkey has begun; several of its tabs are the same one. */
interface CeremonyCookie {
  begin(request: FastifyRequest, reply: FastifyReply): string;
  /** Undefined where nothing has begun, or too long ago. */
  holderOf(request: FastifyRequest): string | undefined;
}

/** It opens nothing: a challenge that was asked for in one browser is answered in no other. */
export function createCeremonyCookie(secure: boolean): CeremonyCookie {
  const path = '/api/auth';
  const name = cookieName(ceremonyCookie, { secure, path });
  const holderOf = ({ cookies }: FastifyRequest) => {
    const value = cookies[name] ?? '';
    return /^[\w-]{32}$/.test(value) ? value : undefined;
  };
  return {
    holderOf,
    begin(request, reply) {
      const holder = holderOf(request) ?? randomBytes(24).toString('base64url');
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

/** What was asked for, and by whom. */
export type Ceremony = Pick<Challenge, 'purpose' | 'holder'>;

/** What a device has made, once it is proven. */
type MadePasskey = Pick<PasskeyRecord, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isSynced'>;

export interface PasskeyCeremonies {
  request(ceremony: Ceremony, known: readonly PasskeyRecord[]): Promise<PasskeyRequest>;
  /** The passkey that has signed what this holder asked for; undefined for anything else. */
  verify(ceremony: Ceremony, assertion: PasskeyAssertion): Promise<PasskeyRecord | undefined>;
  requestNew(ceremony: Ceremony, user: User, known: readonly PasskeyRecord[]): Promise<PasskeyCreation>;
  /** Undefined for what this holder did not ask for, or what proves nothing. */
  verifyNew(ceremony: Ceremony, attestation: PasskeyAttestation): Promise<MadePasskey | undefined>;
}

/** ms in which a challenge is answered. */
const challengeLifetimeMs = 5 * 60 * 1000;

/** COSE (RFC 9053, 2): EdDSA, ES256, RS256; what devices can, the best first. */
const algorithms = [-8, -7, -257];

const userVerification = 'required' as const;

interface Deps {
  readonly db: IdentityDb;
  readonly publicUrl: string;
  readonly now: () => number;
}

/**
 * The two ceremonies of WebAuthn (Level 3, 7.1 and 7.2), for this site alone: its origin and its host are those of
 * the public address. The device has to verify its user, and a challenge is taken before anything else is looked at.
 */
export function createPasskeyCeremonies({ db, publicUrl, now }: Deps): PasskeyCeremonies {
  const { origin, hostname, host } = new URL(publicUrl);
  const isoOf = (time: number) => new Date(time).toISOString();
  const expected = { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true } as const;

  async function begin(ceremony: Ceremony): Promise<string> {
    const challenge = randomBytes(32).toString('base64url');
    const time = { now: isoOf(now()), expiresAt: isoOf(now() + challengeLifetimeMs) };
    await keepChallenge(db, { ...ceremony, challenge }, time);
    return challenge;
  }

  /** The challenge that was answered, where it is one that this holder was given. */
  async function take(ceremony: Ceremony, clientDataJSON: string): Promise<string | undefined> {
    const challenge = challengeIn(clientDataJSON);
    if (challenge === undefined) return undefined;
    return (await takeChallenge(db, { ...ceremony, challenge }, isoOf(now()))) ? challenge : undefined;
  }

  return {
    async request(ceremony, known) {
      return {
        challenge: await begin(ceremony),
        rpId: hostname,
        timeout: challengeLifetimeMs,
        userVerification,
        allowCredentials: known.map(descriptorOf),
      };
    },

    async verify(ceremony, assertion) {
      const challenge = await take(ceremony, assertion.clientDataJSON);
      const passkey = challenge === undefined ? undefined : await findPasskey(db, assertion.id);
      if (challenge === undefined || !passkey) return undefined;
      const { id, userHandle, ...response } = assertion;
      if (userHandle !== undefined && userHandle !== handleOf(passkey.userId)) return undefined;
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
      const use = { counter: verified.authenticationInfo.newCounter, now: isoOf(now()) };
      return (await notePasskeyUse(db, passkey, use)) ? passkey : undefined;
    },

    async requestNew(ceremony, { id, email, name }, known) {
      return {
        rp: { id: hostname, name: host },
        user: { id: handleOf(id), name: email, displayName: name },
        challenge: await begin(ceremony),
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        timeout: challengeLifetimeMs,
        excludeCredentials: known.map(descriptorOf),
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
        // They are only hints of how to reach the device; a space would make two of one.
        transports: transports.filter((transport) => /^[\w-]+$/.test(transport)),
        isSynced: credentialBackedUp,
      };
    },
  };
}

function descriptorOf({ credentialId: id, transports }: PasskeyRecord) {
  return { id, type: 'public-key' as const, transports: [...transports] };
}

/** What a device keeps of whose passkey it is. */
function handleOf(userId: string): string {
  return Buffer.from(userId, 'utf8').toString('base64url');
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** What is signed: it is good for one purpose, for whoever asked for it, and once. */
interface Challenge {
  readonly challenge: string;
  readonly purpose: 'sign-in' | 'register' | 'confirm';
  /** The session or the browser that asked. */
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

/** Uses it up. Answers whether it was good: of two who come with the same one at once, for one of them. */
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
