import '@fastify/cookie';
import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { formatCookieName } from '#server/http/cookie-name.ts';
import type { DeriveKey } from '#server/security/keys.ts';
import { seal, unseal } from '#server/security/sealed-value.ts';

export const deviceCookie = 'vitrine_device';

export interface DeviceCookie {
  /** Returns the id of a device on which the account has signed in before; undefined for any other. */
  readDevice(request: FastifyRequest, email: string): string | undefined;
  /** Records that the account has signed in on this device. */
  remember(request: FastifyRequest, reply: FastifyReply, email: string): void;
}

/** Browsers keep cookies for at most 400 days (RFC 6265bis, 5.5); each sign-in renews it. */
const lifetimeSeconds = 400 * 24 * 60 * 60;
/** For people who share a computer. */
const mostAccounts = 5;

/**
 * Remembers which accounts signed in on a device. It grants nothing: it only gives the device its own counter
 * of failed attempts, so that guesses from elsewhere never lock users out of their own browser. Therefore it
 * survives signing out.
 */
export function createDeviceCookie(keys: DeriveKey, secure: boolean): DeviceCookie {
  const path = '/api/auth';
  const name = formatCookieName(deviceCookie, { secure, path });
  const sealKey = keys('device-cookie');
  const markKey = keys('device-account');
  const computeMark = (email: string) =>
    createHmac('sha256', markKey).update(email.trim().toLowerCase()).digest('base64url').slice(0, 22);

  function read({ cookies }: FastifyRequest): { id: string; marks: string[] } | undefined {
    const text = unseal(cookies[name] ?? '', sealKey);
    const [id, ...marks] = text?.split('~') ?? [];
    return id ? { id, marks } : undefined;
  }

  return {
    readDevice(request, email) {
      const device = read(request);
      return device?.marks.includes(computeMark(email)) ? device.id : undefined;
    },
    remember(request, reply, email) {
      const { id, marks } = read(request) ?? { id: randomBytes(16).toString('base64url'), marks: [] };
      const mark = computeMark(email);
      const known = [mark, ...marks.filter((other) => other !== mark)].slice(0, mostAccounts);
      reply.setCookie(name, seal([id, ...known].join('~'), sealKey), {
        httpOnly: true,
        sameSite: 'strict',
        secure,
        path,
        maxAge: lifetimeSeconds,
      });
    },
  };
}
