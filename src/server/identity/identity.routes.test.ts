import { afterEach, describe, expect, test } from 'vitest';
import {
  type IdentityApp,
  openIdentityApp,
  owner,
  readBearer,
  readCookie,
} from '../../../tests/support/identity-test-app.ts';
import { deviceCookie } from './device-cookie.ts';
import { createPasswordLink } from './password-links.ts';
import { mediaCookie, sessionCookie } from './session-cookies.ts';

let open: IdentityApp | undefined;
afterEach(async () => {
  await open?.app.close();
  await open?.storage.close();
  open = undefined;
});

async function start(options: Parameters<typeof openIdentityApp>[0] = {}): Promise<IdentityApp> {
  open = await openIdentityApp(options);
  return open;
}

async function linkFor(app: IdentityApp): Promise<string> {
  const { id } = await app.db.selectFrom('identity_users').select('id').executeTakeFirstOrThrow();
  const path = await createPasswordLink(app.db, await app.betterAuth(), id);
  return new URL(path, 'http://localhost').searchParams.get('token') ?? '';
}

describe('sign-in', () => {
  test('returns a token for the API and the member', async () => {
    const app = await start();
    const answer = await app.signIn();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({ user: { email: owner.email, name: 'owner', role: 'owner' } });
    expect((await app.get('/api/test/owner', readBearer(answer))).json()).toEqual({ email: owner.email });
  });

  test('accepts an e-mail address in any case and with surrounding spaces', async () => {
    const app = await start();
    expect((await app.signIn({ ...owner, email: ' Owner@Studio.Example ' })).statusCode).toBe(200);
  });

  test('returns the same error for a wrong password, an unknown address and an invalid one', async () => {
    const app = await start();
    for (const email of [owner.email, 'nobody@studio.example', 'nobody']) {
      const answer = await app.signIn({ email, password: 'wrong password' });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({
        code: 'auth/wrong-credentials',
        message: 'The e-mail address or password is incorrect.',
      });
      expect(answer.cookies).toEqual([]);
    }
  });

  test('rejects an account without a role', async () => {
    const app = await start();
    const before = await app.signIn();
    await app.db.updateTable('identity_users').set({ role: null }).execute();
    expect((await app.signIn()).statusCode).toBe(401);
    expect((await app.get('/api/test/editor', readBearer(before))).statusCode).toBe(401);
  });

  test('offers no public sign-up', async () => {
    const app = await start();
    expect((await app.post('sign-up', owner)).statusCode).toBe(404);
    const { api } = await app.betterAuth();
    const body = { email: 'new@studio.example', password: 'een goed wachtwoord', name: 'new' };
    await expect(api.signUpEmail({ body })).rejects.toThrow();
  });
});

/** A fixed clock, so that no test depends on speed. */
function stillClock(): () => number {
  const time = Date.now();
  return () => time;
}

describe('rate limits for sign-in', () => {
  test('reject e-mail addresses and passwords that are too long', async () => {
    const app = await start({ now: stillClock() });
    const long = { email: `${'a'.repeat(1000)}@studio.example`, password: 'x' };
    expect((await app.signIn(long)).statusCode).toBe(400);
    expect((await app.signIn({ ...owner, password: 'x'.repeat(1000) })).statusCode).toBe(400);
  });

  /** Sends an attempt from another network. */
  const from = (app: IdentityApp, address: string, credentials: object, headers = {}) =>
    app.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      payload: credentials,
      headers,
      remoteAddress: address,
    });
  const wrong = { email: owner.email, password: 'wrong password' };

  test.each([owner.email, 'Nobody@studio'])(
    'allow five attempts per account and network (%s), then double the delay each time',
    async (email) => {
      let time = Date.now();
      const app = await start({ now: () => time });
      const attempt = () => app.signIn({ email, password: 'wrong password' });
      for (let count = 0; count < 5; count += 1) expect((await attempt()).statusCode).toBe(401);
      for (const seconds of [5, 10, 20, 40]) {
        const refused = await attempt();
        expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(seconds)]);
        expect(refused.json()).toMatchObject({
          code: 'limit/reached',
          message: `Too many attempts. Try again in ${seconds} seconds.`,
        });
        time += seconds * 1000;
        expect((await attempt()).statusCode).toBe(401);
      }
    },
  );

  test('do not lock out the owner because of attempts from other networks', async () => {
    const app = await start({ now: stillClock() });
    for (let network = 0; network < 4; network += 1) {
      for (let count = 0; count < 6; count += 1) await from(app, `203.0.113.${network}`, wrong);
    }
    for (let host = 0; host < 8; host += 1) await from(app, `2001:db8:1:2::${host}`, wrong);
    expect((await from(app, '2001:db8:1:2::9', owner)).statusCode).toBe(429);
    expect((await from(app, '2001:db8:1:3::9', owner)).statusCode).toBe(200);
    expect((await app.signIn()).statusCode).toBe(200);
  });

  test('let a known device sign in from a network with many failed attempts', async () => {
    const app = await start({ now: stillClock() });
    const device = readCookie(await app.signIn(), deviceCookie);
    for (let count = 0; count < 30; count += 1)
      await app.signIn({ ...wrong, email: `nobody${count % 7}@studio` });
    for (let count = 0; count < 10; count += 1) await app.signIn(wrong);
    expect((await app.signIn()).statusCode).toBe(429);
    const known = await app.signIn(owner, device);
    expect(known.statusCode).toBe(200);
    expect(readCookie(known, deviceCookie)).toEqual(device);
    // Failed attempts on the device itself are counted separately.
    for (let count = 0; count < 5; count += 1) expect((await app.signIn(wrong, device)).statusCode).toBe(401);
    expect((await app.signIn(owner, device)).statusCode).toBe(429);
    expect((await from(app, '192.0.2.1', owner)).statusCode).toBe(200);
  });

  test('queue or reject a flood from many networks, while a known device signs in', async () => {
    const app = await start({ now: stillClock() });
    const device = readCookie(await app.signIn(), deviceCookie);
    await app.storage.db.deleteFrom('tries').execute();
    const strangers = Array.from({ length: 40 }, (_, host) => ({
      address: `203.0.113.${host}`,
      email: `${host}@studio.example`,
    }));
    const answered: string[] = [];
    const flood = strangers.map(async ({ address, email }) => {
      const answer = await from(app, address, { ...wrong, email });
      answered.push('stranger');
      return answer;
    });
    const known = app.signIn(owner, device).then((answer) => {
      answered.push('known');
      return answer;
    });
    expect((await known).statusCode).toBe(200);
    const answers = await Promise.all(flood);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    // The queue has one running and twenty waiting requests; the device may take one of these places.
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(40 - refused.length);
    expect(refused.length).toBeGreaterThanOrEqual(19);
    for (const answer of refused) {
      expect(answer.json()).toEqual({
        code: 'server/unavailable',
        message: 'Too many people are signing in right now. Please try again in a moment.',
      });
      expect(answer.headers['retry-after']).toBe('5');
    }
    // The queued requests of strangers are answered after that of the known device.
    expect(answered.lastIndexOf('stranger')).toBeGreaterThan(answered.indexOf('known') + 10);
    // Refused requests were not counted.
    const tries = await app.storage.db.selectFrom('tries').selectAll().execute();
    expect(tries.length).toBeLessThanOrEqual(2 * (40 - refused.length));
  });

  test('recognise a device only for its own accounts, and not by a forged cookie', async () => {
    const app = await start({ now: stillClock() });
    const device = readCookie(await app.signIn(), deviceCookie);
    const forged = { cookie: device.cookie.replace(/=.*?~/, '=another~') };
    for (const [email, cookie] of [
      ['nobody@studio', device],
      [owner.email, forged],
    ] as const) {
      const credentials = { email, password: 'wrong password' };
      for (let count = 0; count < 5; count += 1) await app.signIn(credentials, cookie);
      expect((await app.signIn(credentials)).statusCode, email).toBe(429);
    }
  });

  test('recognise a device for each account that signed in on it, even after signing out', async () => {
    const app = await start({ now: stillClock() });
    const first = await app.signIn();
    const device = readCookie(first, deviceCookie);
    expect(device.cookie).not.toContain('studio');
    await app.db.updateTable('identity_users').set({ email: 'other@studio.example' }).execute();
    const second = await app.signIn({ ...owner, email: 'other@studio.example' }, device);
    const both = readCookie(second, deviceCookie);
    const out = await app.post('sign-out', {}, both);
    expect(out.cookies.map(({ name }) => name)).not.toContain(deviceCookie);
    for (let count = 0; count < 6; count += 1)
      await app.signIn({ ...owner, email: 'other@studio.example', password: 'x' });
    expect((await app.signIn({ ...owner, email: 'other@studio.example' }, both)).statusCode).toBe(200);
  });

  test('allow twenty failed attempts per network for any accounts, ignoring successful ones', async () => {
    const app = await start({ now: stillClock() });
    for (let count = 0; count < 25; count += 1) expect((await app.signIn()).statusCode).toBe(200);
    for (let count = 0; count < 20; count += 1) {
      expect((await app.signIn({ email: `nobody${count}@studio`, password: 'x' })).statusCode).toBe(401);
    }
    expect((await app.signIn({ email: 'somebody@studio', password: 'x' })).statusCode).toBe(429);
  });

  test('apply to parallel attempts too', async () => {
    const app = await start({ now: stillClock() });
    const answers = await Promise.all(Array.from({ length: 25 }, () => app.signIn(wrong)));
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(5);
  });
});

describe('cookies', () => {
  test('are limited to one path, HttpOnly and SameSite=Strict', async () => {
    const app = await start();
    const { cookies } = await app.signIn();
    const common = { httpOnly: true, sameSite: 'Strict', value: expect.any(String) };
    const expires = expect.any(Date);
    expect(cookies).toEqual([
      { name: deviceCookie, path: '/api/auth', maxAge: 34_560_000, ...common },
      { name: sessionCookie, path: '/api/auth', expires, ...common },
      { name: mediaCookie, path: '/media', expires, ...common },
    ]);
  });

  test('are Secure, with a __Secure- prefix, on an https site', async () => {
    const app = await start({ publicUrl: 'https://studio.example' });
    const { cookies } = await app.signIn();
    expect(cookies.map((cookie) => cookie.secure)).toEqual([true, true, true]);
    expect(cookies.map(({ name }) => name)).toEqual(
      [deviceCookie, sessionCookie, mediaCookie].map((name) => `__Secure-${name}`),
    );
    const header = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    expect((await app.post('token', {}, { cookie: header })).statusCode).toBe(200);
    expect((await app.post('token', {}, { cookie: header.replaceAll('__Secure-', '') })).statusCode).toBe(
      401,
    );
  });

  test('do not authorise API calls', async () => {
    const app = await start();
    const answer = await app.signIn();
    const both = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    expect((await app.get('/api/test/editor', { cookie: both })).statusCode).toBe(401);
    expect((await app.get('/api/test/public', { cookie: both })).json()).toEqual({ email: null });
  });

  test('are not interchangeable between media and sessions', async () => {
    const app = await start();
    const answer = await app.signIn();
    const session = readCookie(answer, sessionCookie);
    const media = readCookie(answer, mediaCookie);
    expect((await app.get('/media/test', media)).json()).toEqual({ email: owner.email });
    const swapped = (cookie: string, from: string, to: string) => ({ cookie: cookie.replace(from, to) });
    const asSession = swapped(media.cookie, mediaCookie, sessionCookie);
    const asMedia = swapped(session.cookie, sessionCookie, mediaCookie);
    expect((await app.post('token', {}, asSession)).statusCode).toBe(401);
    expect((await app.get('/media/test', asMedia)).json()).toEqual({ email: null });
  });
});

describe('tokens', () => {
  test('are renewed any number of times with the session cookie', async () => {
    const app = await start();
    const answer = await app.signIn();
    const first = await app.post('token', {}, readCookie(answer, sessionCookie));
    expect(first.statusCode).toBe(200);
    const next = await app.post('token', {}, readCookie(first, sessionCookie));
    expect((await app.get('/api/test/owner', readBearer(next))).statusCode).toBe(200);
  });

  test('are renewed after they expire, which extends the session', async () => {
    const start0 = Date.now();
    let time = start0;
    const app = await start({ now: () => time });
    const answer = await app.signIn();
    time = start0 + 6 * 24 * 3600 * 1000;
    expect((await app.get('/api/test/public', readBearer(answer))).statusCode).toBe(401);
    const headers = { ...readBearer(answer), ...readCookie(answer, sessionCookie) };
    const renewed = await app.post('token', {}, headers);
    expect(renewed.statusCode).toBe(200);
    time = start0 + 12 * 24 * 3600 * 1000;
    expect((await app.post('token', {}, readCookie(renewed, sessionCookie))).statusCode).toBe(200);
    time = start0 + 30 * 24 * 3600 * 1000;
    expect((await app.post('token', {}, readCookie(renewed, sessionCookie))).statusCode).toBe(401);
  });

  test('are not renewed without a valid session cookie, and an invalid cookie is cleared', async () => {
    const app = await start();
    expect((await app.post('token')).statusCode).toBe(401);
    const forged = await app.post('token', {}, { cookie: `${sessionCookie}=some-session.AAAA` });
    expect(forged.statusCode).toBe(401);
    expect(forged.cookies.map((cookie) => cookie.value)).toEqual(['', '']);
  });

  test('are rejected if invalid, even on public endpoints', async () => {
    const app = await start();
    const refused = await app.get('/api/test/public', { authorization: 'Bearer abc' });
    expect(refused.statusCode).toBe(401);
    expect((await app.get('/api/test/public', { authorization: 'Basic abc' })).statusCode).toBe(200);
  });
});

describe('a session', () => {
  test('loses its token, renewal and media access immediately on sign-out', async () => {
    const app = await start();
    const answer = await app.signIn();
    const session = readCookie(answer, sessionCookie);
    const out = await app.post('sign-out', {}, session);
    expect(out.statusCode).toBe(200);
    expect(out.cookies.map(({ value, path }) => [value, path])).toEqual([
      ['', '/api/auth'],
      ['', '/media'],
    ]);
    expect((await app.get('/api/test/editor', readBearer(answer))).statusCode).toBe(401);
    expect((await app.post('token', {}, session)).statusCode).toBe(401);
    expect((await app.get('/media/test', readCookie(answer, mediaCookie))).json()).toEqual({ email: null });
  });

  test('can be ended with its token alone, which does not affect other sessions', async () => {
    const app = await start();
    const [one, other] = [await app.signIn(), await app.signIn()];
    await app.post('sign-out', {}, readBearer(one));
    expect((await app.get('/api/test/editor', readBearer(one))).statusCode).toBe(401);
    expect((await app.get('/api/test/editor', readBearer(other))).statusCode).toBe(200);
  });

  test('ends immediately when it is deleted from the database', async () => {
    const app = await start();
    const answer = await app.signIn();
    await app.db.deleteFrom('identity_sessions').execute();
    expect((await app.get('/api/test/editor', readBearer(answer))).statusCode).toBe(401);
  });
});

describe('roles', () => {
  test('are enforced, and a changed role applies to the next request', async () => {
    const app = await start();
    const answer = await app.signIn();
    await app.db.updateTable('identity_users').set({ role: 'editor' }).execute();
    expect((await app.get('/api/test/editor', readBearer(answer))).statusCode).toBe(200);
    const refused = await app.get('/api/test/owner', readBearer(answer));
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'auth/forbidden' });
    expect((await app.get('/api/test/owner')).statusCode).toBe(401);
  });
});

describe('other websites', () => {
  test('cannot make a browser renew a token, sign in or sign out', async () => {
    const app = await start();
    const answer = await app.signIn();
    const foreign = { ...readCookie(answer, sessionCookie), origin: 'https://evil.example' };
    for (const path of ['token', 'sign-out', 'sign-in', 'set-password']) {
      const refused = await app.post(path, owner, foreign);
      expect(refused.statusCode, path).toBe(403);
      expect(refused.json()).toMatchObject({ code: 'auth/foreign-origin' });
    }
    for (const origin of ['null', 'not a url']) {
      expect((await app.post('token', {}, { ...foreign, origin })).statusCode).toBe(403);
    }
  });

  test('are all origins except the public URL, whatever the host headers claim', async () => {
    const app = await start({ publicUrl: 'https://studio.example', behindProxy: true });
    const session = readCookie(await app.signIn(), sessionCookie);
    const ask = (origin: string, headers: Record<string, string>) =>
      app.post('token', {}, { ...session, origin, ...headers });
    expect((await ask('https://studio.example', { host: '127.0.0.1:3000' })).statusCode).toBe(200);
    const lies: Record<string, string>[] = [
      { host: 'evil.example' },
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
      { forwarded: 'host=evil.example' },
    ];
    for (const headers of lies) {
      expect((await ask('https://evil.example', headers)).statusCode).toBe(403);
    }
    const local = await ask('http://127.0.0.1:3000', { host: '127.0.0.1:3000' });
    expect(local.statusCode).toBe(403);
    expect(local.json<{ message: string }>().message).toContain(
      'and the editor at https://studio.example/admin.',
    );
  });
});

describe('one-time links', () => {
  test('set a password once, sign in and end earlier sessions', async () => {
    const app = await start();
    const before = await app.signIn();
    const token = await linkFor(app);
    const stored = await app.db.selectFrom('identity_verifications').select('identifier').execute();
    expect(JSON.stringify(stored)).not.toContain(token);

    const chosen = await app.post('set-password', { token, password: 'een ander wachtwoord' });
    expect(chosen.statusCode).toBe(200);
    expect((await app.get('/api/test/owner', readBearer(chosen))).statusCode).toBe(200);
    expect((await app.get('/api/test/owner', readBearer(before))).statusCode).toBe(401);
    expect((await app.signIn()).statusCode).toBe(401);
    expect((await app.signIn({ ...owner, password: 'een ander wachtwoord' })).statusCode).toBe(200);

    const again = await app.post('set-password', { token, password: 'een derde wachtwoord' });
    expect(again.statusCode).toBe(401);
    expect(again.json()).toMatchObject({
      message: 'This link was already used or has expired. Ask for a new one.',
    });
  });

  test('are invalid after a newer link is created or after they expire', async () => {
    const app = await start();
    const [older, newer] = [await linkFor(app), await linkFor(app)];
    const password = 'een ander wachtwoord';
    expect((await app.post('set-password', { token: older, password })).statusCode).toBe(401);
    await app.db
      .updateTable('identity_verifications')
      .set({ expiresAt: '2020-01-01T00:00:00.000Z' })
      .execute();
    expect((await app.post('set-password', { token: newer, password })).statusCode).toBe(401);
  });

  test('are protected by a rate limit', async () => {
    const app = await start();
    const guess = () => app.post('set-password', { token: 'guess', password: 'een ander wachtwoord' });
    for (let count = 0; count < 20; count += 1) expect((await guess()).statusCode).toBe(401);
    expect((await guess()).statusCode).toBe(429);
  });
});

describe('/api/people', () => {
  test('returns the names of all members to a member', async () => {
    const app = await start();
    await app.db.updateTable('identity_users').set({ name: 'Sara Jansen' }).execute();
    const bearer = readBearer(await app.signIn());
    expect((await app.get('/api/people', bearer)).json()).toEqual([
      { email: owner.email, name: 'Sara Jansen' },
    ]);
  });

  test('rejects visitors', async () => {
    const app = await start();
    expect((await app.get('/api/people')).statusCode).toBe(401);
  });
});
