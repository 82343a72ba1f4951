import { createHmac, generateKeyPairSync } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { createKeys } from '#server/security/keys.ts';
import { createBearerTokens, parseBearerToken } from './bearer-token.ts';

const keys = createKeys('a secret that is long enough to be one');
const key = keys('bearer-token');
const claims = { sessionId: 'session-1', userId: 'user-1' };

/** Signs a token that is valid apart from what `change` does to it. */
function sign(change: (jwt: SignJWT) => SignJWT, alg = 'HS256', typ = 'at+jwt') {
  return change(
    new SignJWT({ sid: 'session-1' })
      .setProtectedHeader({ alg, typ })
      .setIssuer('vitrine')
      .setAudience('vitrine/api')
      .setSubject('user-1')
      .setExpirationTime('5m'),
  );
}

test('a token lasts ten minutes', async () => {
  let time = Date.parse('2026-05-01T12:00:00Z');
  const tokens = createBearerTokens(key, () => time);
  const { token, expiresAt } = await tokens.issue(claims);
  expect(expiresAt.toISOString()).toBe('2026-05-01T12:10:00.000Z');
  expect(await tokens.verify(token)).toEqual(claims);
  time += 10 * 60 * 1000;
  expect(await tokens.verify(token)).toBeUndefined();
});

test('forged and foreign tokens are rejected', async () => {
  const tokens = createBearerTokens(key);
  const good = await sign((jwt) => jwt).sign(key);
  expect(await tokens.verify(good)).toEqual(claims);

  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const [, payload] = good.split('.');
  const header = Buffer.from(JSON.stringify({ alg: 'HS512', typ: 'at+jwt' })).toString('base64url');
  const refused = {
    'another key': await sign((jwt) => jwt).sign(keys('session-cookie')),
    'another algorithm': await sign((jwt) => jwt, 'HS512').sign(key),
    'an asymmetric algorithm': await sign((jwt) => jwt, 'RS256').sign(privateKey),
    'another audience': await sign((jwt) => jwt.setAudience('elsewhere')).sign(key),
    'another issuer': await sign((jwt) => jwt.setIssuer('elsewhere')).sign(key),
    'another type': await sign((jwt) => jwt, 'HS256', 'JWT').sign(key),
    'no signature': new UnsecuredJWT({ sid: 'session-1' })
      .setIssuer('vitrine')
      .setAudience('vitrine/api')
      .setSubject('user-1')
      .setExpirationTime('5m')
      .encode(),
    'a signature of another header': `${header}.${payload}.${createHmac('sha512', key).update(`${header}.${payload}`).digest('base64url')}`,
    'a changed payload': good.replace(/\..*\./, `.${Buffer.from('{"sid":"x"}').toString('base64url')}.`),
    rubbish: 'abc',
    'no session': await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setIssuer('vitrine')
      .setAudience('vitrine/api')
      .setSubject('user-1')
      .setExpirationTime('5m')
      .sign(key),
    'no end': await new SignJWT({ sid: 'session-1' })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setIssuer('vitrine')
      .setAudience('vitrine/api')
      .setSubject('user-1')
      .sign(key),
  };
  for (const [name, token] of Object.entries(refused)) {
    expect(await tokens.verify(token), name).toBeUndefined();
  }
});

test.each([
  ['Bearer abc', 'abc'],
  ['bearer  abc ', 'abc'],
  ['Basic abc', undefined],
  ['Bearer', undefined],
  ['Bearer a b', undefined],
  [undefined, undefined],
])('parseBearerToken reads %j as %j', (header, token) => {
  expect(parseBearerToken(header)).toBe(token);
});
