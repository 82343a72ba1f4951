import '@fastify/cookie';
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName } from '#server/http/cookie-name.ts';
import { challengeLifetimeMs } from './passkey-ceremonies.ts';

export const ceremonyCookie = 'vitrine_ceremony';

/** The browser in which signing in with a passkey has begun; several of its tabs are the same one. */
export interface CeremonyCookie {
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
