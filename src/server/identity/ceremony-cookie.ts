import '@fastify/cookie';
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
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
  const holderOf = ({ cookies }: FastifyRequest) => {
    const value = cookies[ceremonyCookie] ?? '';
    return /^[\w-]{32}$/.test(value) ? value : undefined;
  };
  return {
    holderOf,
    begin(request, reply) {
      const holder = holderOf(request) ?? randomBytes(24).toString('base64url');
      reply.setCookie(ceremonyCookie, holder, {
        httpOnly: true,
        sameSite: 'strict',
        secure,
        path: '/api/auth',
        maxAge: challengeLifetimeMs / 1000,
      });
      return holder;
    },
  };
}
