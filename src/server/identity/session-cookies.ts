import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName } from '#server/http/cookie-name.ts';
import type { DeriveKey } from '#server/security/keys.ts';
import { seal, unseal } from '#server/security/sealed-value.ts';

export const sessionCookie = 'vitrine_session';
export const mediaCookie = 'vitrine_media';

export interface SessionCookies {
  /** Sets both cookies of a session. */
  set(reply: FastifyReply, sessionId: string, expiresAt: Date): void;
  clear(reply: FastifyReply): void;
  /** The session that the renewing cookie names; it still has to be alive. */
  sessionOf(request: FastifyRequest): string | undefined;
  /** The session that the media cookie names; it opens media and nothing else. */
  mediaSessionOf(request: FastifyRequest): string | undefined;
}

/**
 * What survives a reload. Neither cookie authorises a call: the first one reaches only `/api/auth`, where it
 * fetches the next token, the second one only `/media`. Each is sealed with a key of its own, so that one
 * sent in place of the other is worth nothing.
 */
export function createSessionCookies(keys: DeriveKey, secure: boolean): SessionCookies {
  const cookies = [
    {
      name: cookieName(sessionCookie, { secure, path: '/api/auth' }),
      path: '/api/auth',
      key: keys('session-cookie'),
    },
    { name: cookieName(mediaCookie, { secure, path: '/media' }), path: '/media', key: keys('media-cookie') },
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
    sessionOf: (request) => read(request, session.name, session.key),
    mediaSessionOf: (request) => read(request, media.name, media.key),
  };
}

function read(request: FastifyRequest, name: string, key: Buffer): string | undefined {
  const value = request.cookies[name];
  return value === undefined ? undefined : unseal(value, key);
}
