import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessionCookie } from '#server/identity/session-cookies.ts';
import { defaultLimits } from '#server/security/limits.ts';
import { openIdentityApp, readCookie } from '../../../tests/support/identity-test-app.ts';
import { openTestApp, people, type TestApp } from '../../../tests/support/test-app.ts';
import { createCallRates } from './call-rates.ts';

const limits = { ...defaultLimits, apiAccount: 3, apiNetwork: 2 };

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ kind: 'sqlite', file: ':memory:' }, { limits });
});
afterAll(() => test.close());

async function statuses(calls: readonly { url: string; remoteAddress: string; role?: string }[]) {
  const found: number[] = [];
  for (const { url, remoteAddress, role } of calls) {
    const headers = role === undefined ? {} : { 'x-test-role': role };
    found.push((await test.app.inject({ url, remoteAddress, headers })).statusCode);
  }
  return found;
}

it('API calls without signing in are counted per network, however the URL is written', async () => {
  const from = (remoteAddress: string, url = '/api/pages') => ({ url, remoteAddress });
  // All three addresses are in one /64 network.
  const network = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:2:3::'];
  expect(await statuses(network.map((address) => from(address)))).toEqual([200, 200, 429]);
  expect(await statuses([from('2001:db8:1:3::1'), from('192.0.2.1'), from('192.0.2.2')])).toEqual([
    200, 200, 200,
  ]);
  const ways = ['/api/openapi.json', '/%61pi/pages', '/api/pages?x', '/api/docs/'];
  expect((await statuses(ways.map((url) => from('192.0.2.9', url)))).slice(2)).toEqual([429, 429]);
  // Calls without a route are counted too.
  const none = from('192.0.2.11', '/api/none');
  expect(await statuses([none, none, none])).toEqual([404, 404, 429]);
  // Refused calls are counted too, before access is checked.
  const closed = from('192.0.2.10', '/api/admin/history');
  expect(await statuses([closed, closed, closed])).toEqual([401, 401, 429]);
});

it('requests outside the API are not counted', async () => {
  const page = { url: '/healthz', remoteAddress: '192.0.2.20' };
  expect(await statuses([page, page, page, page])).toEqual([200, 200, 200, 200]);
});

it('API calls of members are counted by account, never by network', async () => {
  const remoteAddress = '192.0.2.30';
  const nobody = { url: '/api/pages', remoteAddress };
  expect(await statuses([nobody, nobody, nobody])).toEqual([200, 200, 429]);
  const editor = { ...nobody, role: 'editor' };
  const elsewhere = { ...editor, remoteAddress: '192.0.2.31' };
  expect(await statuses([editor, elsewhere, editor, elsewhere])).toEqual([200, 200, 200, 429]);
  expect(await statuses([{ ...nobody, role: 'owner' }])).toEqual([200]);
});

it('session renewals are counted by session, separately from strangers on the same network', async () => {
  const count = createCallRates(limits);
  const app = await openIdentityApp({
    before: (site) => void site.decorate('countCall', count),
    extend: async (site) => void site.addHook('onRequest', async (request) => site.countCall?.(request)),
  });
  try {
    const session = readCookie(await app.signIn(), sessionCookie);
    const strangers = [await app.post('token'), await app.post('token'), await app.post('token')];
    expect(strangers.map(({ statusCode }) => statusCode)).toContain(429);
    const renew = async (headers: Record<string, string>) =>
      (await app.post('token', {}, headers)).statusCode;
    expect([await renew(session), await renew(session), await renew(session), await renew(session)]).toEqual([
      200, 200, 200, 429,
    ]);
    expect(await renew({ cookie: `${sessionCookie}=forged.AAAA` })).toBe(429);
  } finally {
    await app.app.close();
    await app.storage.close();
  }
});

it('an invalid token is counted by the network that sends it', async () => {
  const count = createCallRates(limits);
  const app = await openIdentityApp({ before: (site) => void site.decorate('countCall', count) });
  try {
    const ask = (authorization: string) => app.get('/api/test/public', { authorization });
    const forged = [await ask('Bearer forged'), await ask('Bearer another'), await ask('Bearer a.third.one')];
    expect(forged.map(({ statusCode }) => statusCode)).toEqual([401, 401, 429]);
    expect(Number(forged[2]?.headers['retry-after'])).toBeGreaterThan(0);
  } finally {
    await app.app.close();
    await app.storage.close();
  }
});

it('the count resets after a minute', async () => {
  let now = 0;
  const count = createCallRates(limits, () => now);
  type Request = Parameters<typeof count>[0];
  const request = {
    url: '/api/pages',
    routeOptions: {},
    headers: {},
    viewer: people.owner,
    ip: '192.0.2.1',
  } as Request;
  for (let call = 0; call < limits.apiAccount; call += 1) await count(request);
  now = 59_000;
  await expect(count(request)).rejects.toThrow('Too many requests in a short time. Try again in 1 second.');
  now = 60_000;
  await count(request);
});
