import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { formatCookieName } from '#server/http/cookie-name.ts';
import type { DeriveKey } from '#server/security/keys.ts';
import { seal, unseal } from '#server/security/sealed-value.ts';

export const sessionCookie = 'vitrine_session';
export const mediaCookie = 'vitrine_media';

export interface SessionCookies {
  /** Sets both cookies of a session. */
  set(reply: FastifyReply, sessionId: string, expiresAt: Date): void;
  clear(reply: FastifyReply): void;
  /** Returns the session of the renewal cookie, which may have ended. */
  readSession(request: FastifyRequest): string | undefined;
  /** Returns the session of the media cookie, which grants access to media only. */
  readMediaSession(request: FastifyRequest): string | undefined;
}

/**
 * Keeps a session across reloads. Neither cookie authorizes API calls: one is sent only to `/api/auth`, where
 * it gets the next token, the other only to `/media`. Each is encrypted with its own key, so that they cannot
 * be exchanged.
 */
export function createSessionCookies(keys: DeriveKey, secure: boolean): SessionCookies {
  const cookies = [
    {
      name: formatCookieName(sessionCookie, { secure, path: '/api/auth' }),
      path: '/api/auth',
      key: keys('session-cookie'),
    },
    {
      name: formatCookieName(mediaCookie, { secure, path: '/media' }),
      path: '/media',
      key: keys('media-cookie'),
    },
  ] as const;
  const [session, media] = cookies;
  const attributes = { httpOnly: true, sameSite: 'strict', secure } as const;

  return {
    set(reply, sessionId, expires) {
      for (const { name, path, key } of cookies) {
        reply.setCookie(name, seal(sessionId, key), { ...attributes, path, expires });
      }
    },
    clear(reply) {
      for (const { name, path } of cookies) reply.clearCookie(name, { ...attributes, path });
    },
    readSession: (request) => read(request, session.name, session.key),
    readMediaSession: (request) => read(request, media.name, media.key),
  };
}

function read(request: FastifyRequest, name: string, key: Buffer): string | undefined {
  const value = request.cookies[name];
  return value === undefined ? undefined : unseal(value, key);
}
