import { randomBytes } from 'node:crypto';
import type { User } from '#api/endpoints/auth.ts';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '#api/endpoints/passkeys.ts';
import type { IdentityDb } from '#server/identity/identity-tables.ts';
import { type Challenge, keepChallenge, takeChallenge } from './challenges.repository.ts';
import { findPasskey, notePasskeyUse, type PasskeyRecord } from './passkeys.repository.ts';

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
export const challengeLifetimeMs = 5 * 60 * 1000;

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
