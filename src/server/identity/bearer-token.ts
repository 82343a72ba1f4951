import { errors, jwtVerify, SignJWT } from 'jose';

/** What a bearer token says: which session it speaks for. Role and rights are read from the live account. */
interface BearerClaims {
  readonly sessionId: string;
  readonly userId: string;
}

interface IssuedToken {
  readonly token: string;
  readonly expiresAt: Date;
}

export interface BearerTokens {
  issue(claims: BearerClaims): Promise<IssuedToken>;
  /** The claims of a token that we signed and that has not expired; undefined for any other text. */
  verify(token: string): Promise<BearerClaims | undefined>;
}

const lifetimeMs = 10 * 60 * 1000;
const issuer = 'vitrine';
const audience = 'vitrine/api';
const type = 'at+jwt';
const algorithm = 'HS256';

/** Short-lived JWTs, signed with a key that only this purpose has. */
export function createBearerTokens(key: Buffer, now: () => number = Date.now): BearerTokens {
  return {
    async issue({ sessionId, userId }) {
      const issuedAt = Math.floor(now() / 1000);
      const expiresAt = issuedAt + lifetimeMs / 1000;
      const token = await new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: type })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key);
      return { token, expiresAt: new Date(expiresAt * 1000) };
    },

    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          issuer,
          audience,
          typ: type,
          requiredClaims: ['exp', 'sub', 'sid'],
          currentDate: new Date(now()),
        });
        const { sub, sid } = payload;
        return sub !== undefined && typeof sid === 'string' ? { userId: sub, sessionId: sid } : undefined;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

/** The token of an `Authorization: Bearer …` header; other schemes are somebody else's, such as a proxy's. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
}
