import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';

/** Claims of a bearer token: only the session. Role and rights are read from the account at each request. */
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
  /** Verifies signature and expiry of a token; undefined for any other text. */
  verify(token: string): Promise<BearerClaims | undefined>;
}

const lifetimeMs = 10 * 60 * 1000;
const issuer = 'vitrine';
const audience = 'vitrine/api';
const type = 'at+jwt';
const algorithm = 'HS256';

/** Cached tokens: those of several hundred people, each with the previous one. */
const mostKnown = 1_000;

interface CachedClaims extends BearerClaims {
  /** Seconds since 1970. */
  readonly exp: number;
}

/** Creates and verifies short-lived JWTs, signed with a key for this purpose only. */
export function createBearerTokens(key: Buffer, now: () => number = Date.now): BearerTokens {
  // A valid signature stays valid: an autosaving editor sends one token some hundred times. Expiry is checked
  // each time.
  const known = new LRUCache<string, CachedClaims>({ max: mostKnown });

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
      const before = known.get(token);
      if (before) return before.exp > Math.floor(now() / 1000) ? getClaims(before) : undefined;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          issuer,
          audience,
          typ: type,
          requiredClaims: ['exp', 'sub', 'sid'],
          currentDate: new Date(now()),
        });
        const { sub, sid, exp } = payload;
        if (sub === undefined || typeof sid !== 'string' || exp === undefined) return undefined;
        const claims = { userId: sub, sessionId: sid, exp };
        known.set(token, claims);
        return getClaims(claims);
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

function getClaims({ userId, sessionId }: CachedClaims): BearerClaims {
  return { userId, sessionId };
}

/**
 * Reads the token of an `Authorization: Bearer …` header. Other schemes belong to others, such as a proxy.
 */
export function parseBearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
}
