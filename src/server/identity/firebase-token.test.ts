import { exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeIssuer, openFakeIssuer } from '../../../tests/support/fake-issuer.ts';
import { createIdTokenReader, type ReadIdToken } from './firebase-provider.ts';

const email = 'lotte@studio.example';
const proven = { email, isVerified: true };

let issuer: FakeIssuer;
let read: ReadIdToken;
beforeEach(async () => {
  // Fake timers, since the keys' cache uses the clock too.
  vi.useFakeTimers({ now: Date.parse('2026-11-23T12:00:00Z'), toFake: ['Date'] });
  issuer = await openFakeIssuer();
  read = createIdTokenReader(issuer.settings, { keys: issuer.keys });
});
afterEach(async () => {
  vi.useRealTimers();
  await issuer.close();
});

const seconds = () => Date.now() / 1000;
const later = (time: number) => vi.setSystemTime(Date.now() + time * 1000);
const readWith = async (changed: JWTPayload) => read(await issuer.token(email, changed));

describe('a Firebase ID token', () => {
  it('proves an e-mail address, with keys that are fetched once', async () => {
    expect(await read(await issuer.token(email))).toEqual(proven);
    expect(await read(await issuer.token('Lotte@Studio.Example'))).toEqual(proven);
    expect(issuer.asked()).toBe(1);
  });

  it('states whether the e-mail address is verified', async () => {
    for (const verified of [false, undefined, 'true', 1]) {
      expect(await readWith({ email_verified: verified })).toEqual({ email, isVerified: false });
    }
  });

  it('does not merge addresses with look-alike characters', async () => {
    // The Kelvin sign, whose lower case is k.
    expect(await readWith({ email: '\u212Aim@studio.example' })).toEqual({
      email: '\u212Aim@studio.example',
      isVerified: true,
    });
  });

  const wrong: [string, () => JWTPayload][] = [
    ['of another project', () => ({ aud: 'demo-other' })],
    ['for several projects, none of them ours', () => ({ aud: ['demo-other', 'demo-third'] })],
    ['of another issuer', () => ({ iss: 'https://securetoken.google.com/demo-other' })],
    ['of an issuer that begins alike', () => ({ iss: 'https://securetoken.google.com/demo-vitrine.evil' })],
    ['of nobody', () => ({ iss: undefined })],
    ['for nobody', () => ({ aud: undefined })],
    ['that has run out', () => ({ exp: seconds() - 61 })],
    ['without an end', () => ({ exp: undefined })],
    ['that was made in the future', () => ({ iat: seconds() + 61 })],
    ['that was made too long ago', () => ({ iat: seconds() - 3661 })],
    ['that says not when it was made', () => ({ iat: undefined })],
    ['that counts from later on', () => ({ nbf: seconds() + 61 })],
    ['of a sign-in in the future', () => ({ auth_time: seconds() + 61 })],
    ['of a sign-in more than five minutes ago', () => ({ auth_time: seconds() - 361 })],
    ['of a sign-in at no time', () => ({ auth_time: undefined })],
    ['of a sign-in at a time that is no number', () => ({ auth_time: '1' })],
    ['of a sign-in at a time that nobody can read', () => ({ auth_time: null })],
    ['of an account without an id', () => ({ sub: '' })],
    ['of an account whose id is missing', () => ({ sub: undefined })],
    ['of an account whose id is no text', () => ({ sub: 7 as never })],
    ['of an account whose id is too long', () => ({ sub: 'x'.repeat(129) })],
    ['without an address', () => ({ email: undefined })],
    ['of an empty address', () => ({ email: '' })],
    ['of an address that is no text', () => ({ email: ['lotte@studio.example'] })],
    ['of a tenant of the project', () => ({ firebase: { tenant: 'other-abc12' } })],
  ];
  it.each(wrong)('%s is rejected', async (_name, changed) => {
    expect(await readWith(changed())).toBeUndefined();
  });

  it.each([
    ['whose clock is a minute ahead', () => ({ iat: seconds() + 59, auth_time: seconds() + 59 })],
    ['that ran out a moment ago', () => ({ exp: seconds() - 59 })],
  ] as [string, () => JWTPayload][])(
    'is accepted despite a small clock difference: %s',
    async (_name, changed) => {
      expect(await readWith(changed())).toEqual(proven);
    },
  );
});

describe('a token signature', () => {
  it('is rejected if it is missing', async () => {
    expect(await read(new UnsecuredJWT(issuer.claims(email)).encode())).toBeUndefined();
    const [, payload] = (await issuer.token(email)).split('.');
    const header = Buffer.from(JSON.stringify({ alg: 'none', kid: issuer.current.kid })).toString(
      'base64url',
    );
    expect(await read(`${header}.${payload}.`)).toBeUndefined();
  });

  it('is rejected if it uses the public key as a shared secret', async () => {
    const secret = Buffer.from(await exportSPKI(issuer.current.pair.publicKey));
    const token = await new SignJWT(issuer.claims(email))
      .setProtectedHeader({ alg: 'HS256', kid: issuer.current.kid })
      .sign(secret);
    expect(await read(token)).toBeUndefined();
  });

  it('is rejected if it is made with another key of the same id, or without a key id', async () => {
    const { kid, pair } = issuer.current;
    issuer.current = { kid, pair: await generateKeyPair('RS256', { extractable: true }) };
    const forged = await issuer.token(email);
    issuer.current = { kid, pair };
    expect(await read(forged)).toBeUndefined();
    for (const nameless of [undefined, '']) {
      expect(await read(await issuer.token(email, {}, { kid: nameless as string }))).toBeUndefined();
    }
  });

  it('is rejected for another payload, or if it is cut off', async () => {
    const [header, , signature] = (await issuer.token(email)).split('.');
    const [, other] = (await issuer.token('owner@studio.example')).split('.');
    for (const text of [
      `${header}.${other}.${signature}`,
      `${header}.${other}.`,
      `${header}.${other}`,
      'x',
      '..',
    ]) {
      expect(await read(text), text).toBeUndefined();
    }
  });

  it('is rejected if the token names its own key URL, which is never requested', async () => {
    const other = await openFakeIssuer();
    const token = await other.token(email, {}, { jku: other.keys.href, x5u: other.keys.href });
    expect(await read(token)).toBeUndefined();
    expect(other.asked()).toBe(0);
    await other.close();
  });
});

describe('the signing keys', () => {
  it('are fetched again for an unknown key id, and removed keys are rejected', async () => {
    const old = await issuer.token(email);
    expect(await read(old)).toEqual(proven);
    later(31);
    await issuer.rotate();
    expect(await read(await issuer.token(email))).toEqual(proven);
    expect(await read(old)).toBeUndefined();
    expect(issuer.asked()).toBe(2);
  });

  it('are fetched at most once in 30 seconds for unknown key ids', async () => {
    await read(await issuer.token(email));
    for (let count = 0; count < 5; count += 1) {
      expect(await read(await issuer.token(email, {}, { kid: `made-up-${count}` }))).toBeUndefined();
    }
    expect(issuer.asked()).toBe(1);
    later(31);
    for (let count = 0; count < 5; count += 1) {
      expect(await read(await issuer.token(email, {}, { kid: `made-up-${count}` }))).toBeUndefined();
    }
    expect(issuer.asked()).toBe(2);
  });

  it('are rejected one hour after Google removes them', async () => {
    await read(await issuer.token(email));
    const takenBack = issuer.current;
    await issuer.rotate();
    const published = issuer.current;
    later(3601);
    issuer.current = takenBack;
    const stale = await issuer.token(email);
    issuer.current = published;
    expect(await read(stale)).toBeUndefined();
  });

  it.each(['nothing', 'nonsense'] as const)(
    'cause an error if they are unavailable (%s), and are requested again',
    async (answers) => {
      issuer.answers = answers;
      const token = await issuer.token(email);
      await expect(read(token)).rejects.toMatchObject({ code: 'auth/unreachable', status: 503 });
      issuer.answers = 'keys';
      expect(await read(token)).toEqual(proven);
    },
  );

  it('are cached while the key server is unavailable', async () => {
    await read(await issuer.token(email));
    issuer.answers = 'nothing';
    expect(await read(await issuer.token(email))).toEqual(proven);
  });
});

describe('a token of the emulator', () => {
  const unsigned = (changed: JWTPayload = {}) =>
    new UnsecuredJWT({ ...issuer.claims(email), ...changed }).encode();

  it('needs no signature, but is validated otherwise', async () => {
    const settings = { ...issuer.settings, emulator: 'localhost:9099' };
    const readUnsigned = createIdTokenReader(settings, { keys: issuer.keys });
    expect(await readUnsigned(unsigned())).toEqual(proven);
    for (const changed of [{ aud: 'demo-other' }, { sub: '' }, { auth_time: seconds() + 61 }, { exp: 1 }]) {
      expect(await readUnsigned(unsigned(changed))).toBeUndefined();
    }
    expect(issuer.asked()).toBe(0);
  });
});
