import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Profile } from '#api/endpoints/profile.ts';
import * as endpoints from '#api/endpoints/profile.ts';
import type { ErrorBody } from '#api/errors.ts';
import type { SignedInDevice } from '#api/schemas/device.ts';
import { insertAccount } from '#server/identity/accounts.repository.ts';
import { createPasswordLink } from '#server/identity/password-links.ts';
import { sessionCookie } from '#server/identity/session-cookies.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { describeEachDatabase } from '../../../../tests/support/each-database.ts';
import {
  type IdentityApp,
  openIdentityApp,
  owner,
  readBearer,
  readCookie,
} from '../../../../tests/support/identity-test-app.ts';
import { quickHashing } from '../../../../tests/support/quick-hashing.ts';
import { profilePlugin } from './profile.plugin.ts';

const other = { email: 'lotte@studio.example', password: 'het wachtwoord van lotte' };
const next = 'een heel ander wachtwoord';
const secret = 'a secret that is long enough to be one';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

describeEachDatabase('the profile of a member', (location) => {
  let storage: Storage;
  let app: IdentityApp;
  let time: number;
  beforeEach(async () => {
    time = Date.now();
    storage = openDatabase(location());
    const options = {
      storage,
      dialect: storage.capabilities.name,
      secret,
      hashing: quickHashing,
      publicUrl: 'http://localhost:3000',
      now: () => time,
    };
    app = await openIdentityApp({
      storage,
      now: options.now,
      extend: async (site) => void (await site.register(profilePlugin, options)),
    });
  });
  afterEach(async () => {
    await app.db.deleteFrom('identity_users').execute();
    await storage.db.deleteFrom('tries').execute();
    await app.app.close();
    await storage.close();
  });

  type Headers = Record<string, string>;
  type Method = 'GET' | 'PUT' | 'DELETE';
  async function ask<T = ErrorBody>(headers: Headers, method: Method, path = '', payload?: object) {
    const url = `/api/admin/profile${path}`;
    const answer = await app.app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json<T>(), retryAfter: answer.headers['retry-after'] };
  }
  const devices = async (headers: Headers) => (await ask<SignedInDevice[]>(headers, 'GET', '/devices')).body;
  const change = (headers: Headers, current: string, password = next) =>
    ask(headers, 'PUT', '/password', { current, password });
  const counts = async (headers: Headers) => (await app.get('/api/test/editor', headers)).statusCode === 200;
  const enter = async (who = owner, headers: Headers = {}) => readBearer(await app.signIn(who, headers));
  const sessions = () => app.db.selectFrom('identity_sessions').select('id').orderBy('id').execute();

  /** Adds another account with a password. */
  async function join(): Promise<Headers> {
    const account = { id: 'lotte', email: other.email, name: 'Lotte', role: 'editor' } as const;
    await insertAccount(app.db, account, new Date(time).toISOString());
    const path = await createPasswordLink(app.db, await app.betterAuth(), account.id);
    const token = new URL(path, 'http://x').searchParams.get('token') ?? '';
    return readBearer(await app.post('set-password', { token, password: other.password }));
  }

  it('has a name that is updated everywhere immediately', async () => {
    const me = await enter();
    expect((await ask<Profile>(me, 'GET')).body).toMatchObject({
      email: owner.email,
      name: 'owner',
      role: 'owner',
      hasPassword: true,
    });
    const renamed = await ask<Profile>(me, 'PUT', '', { name: '  Noor de Wit ' });
    expect(renamed).toMatchObject({ status: 200, body: { name: 'Noor de Wit', hasPassword: true } });
    expect((await ask<Profile>(me, 'GET')).body.name).toBe('Noor de Wit');
    expect((await app.signIn()).json()).toMatchObject({ user: { name: 'Noor de Wit' } });
    expect((await ask(me, 'PUT', '', { name: ' ' })).body.issues?.[0]?.message).toBe('Enter a name.');
    expect((await ask(me, 'PUT', '', { name: 'x', role: 'owner' })).status).toBe(400);
  });

  it('gets a new password with the current one, which ends other sessions and links', async () => {
    const [me, elsewhere] = [await enter(), await app.signIn()];
    const lotte = await join();
    const { id } = (await ask<Profile>(me, 'GET')).body;
    const link = await createPasswordLink(app.db, await app.betterAuth(), id);
    expect((await change(me, owner.password)).status).toBe(200);
    expect([await counts(me), await counts(readBearer(elsewhere)), await counts(lotte)]).toEqual([
      true,
      false,
      true,
    ]);
    expect((await app.post('token', {}, readCookie(elsewhere, sessionCookie))).statusCode).toBe(401);
    expect((await app.signIn()).statusCode).toBe(401);
    expect((await app.signIn({ ...owner, password: next })).statusCode).toBe(200);
    const token = new URL(link, 'http://x').searchParams.get('token') ?? '';
    expect((await app.post('set-password', { token, password: 'van de link, tien tekens' })).statusCode).toBe(
      401,
    );
  });

  it('keeps its password and sessions if the current password is wrong', async () => {
    const [me, elsewhere] = [await enter(), await enter()];
    const wrong = await change(me, 'niet dit wachtwoord');
    expect(wrong).toMatchObject({
      status: 403,
      body: { code: 'profile/wrong-password', message: 'Your current password is incorrect.' },
    });
    const short = await change(me, owner.password, 'te kort');
    expect([short.status, short.body.issues?.[0]?.message]).toEqual([
      400,
      'Choose a password of at least 10 characters.',
    ]);
    expect([await counts(me), await counts(elsewhere)]).toEqual([true, true]);
    expect((await app.signIn()).statusCode).toBe(200);
  });

  it('limits password guesses on one device without blocking other devices', async () => {
    const [me, elsewhere] = [await enter(), await enter()];
    for (let count = 0; count < 5; count += 1) expect((await change(me, 'geraden')).status).toBe(403);
    const refused = await change(me, owner.password);
    expect([refused.status, refused.retryAfter, refused.body.message]).toEqual([
      429,
      '5',
      'Too many attempts. Try again in 5 seconds.',
    ]);
    expect((await app.signIn()).statusCode).toBe(200);
    expect((await change(elsewhere, owner.password)).status).toBe(200);
  });

  it('accepts one of two simultaneous password changes and ends the other session', async () => {
    const [me, elsewhere] = [await enter(), await enter()];
    const answers = await Promise.all([
      change(me, owner.password, 'het wachtwoord van de een'),
      change(elsewhere, owner.password, 'het wachtwoord van de ander'),
    ]);
    const done = answers.map(({ status }) => status);
    // The second request either comes after its session ended, or just before that and then states an
    // outdated password.
    expect(done.toSorted()).toEqual([200, expect.toBeOneOf([401, 403])]);
    expect([await counts(me), await counts(elsewhere)]).toEqual(done.map((status) => status === 200));
    const passwords = ['het wachtwoord van de een', 'het wachtwoord van de ander'];
    const fits = [];
    for (const password of passwords)
      fits.push((await app.signIn({ ...owner, password })).statusCode === 200);
    expect(fits).toEqual(done.map((status) => status === 200));
  });

  it('returns an error when changing the password of an account without one', async () => {
    const me = await enter();
    await app.db.deleteFrom('identity_accounts').execute();
    expect((await ask<Profile>(me, 'GET')).body.hasPassword).toBe(false);
    expect((await change(me, owner.password)).body.code).toBe('profile/no-password');
  });

  it('lists devices with browser, system and times, the current device first', async () => {
    const first = await app.signIn(owner, { 'user-agent': firefox });
    time += 60 * 60 * 1000;
    const me = await enter(owner, { 'user-agent': 'curl/8.7.1' });
    const at = (ms: number) => new Date(ms).toISOString();
    const known = { since: at(time - 60 * 60 * 1000), isThis: false, browser: 'Firefox', system: 'Windows' };
    expect(await devices(me)).toMatchObject([
      { browser: null, system: null, since: at(time), seenAt: at(time), isThis: true },
      { ...known, seenAt: known.since },
    ]);
    await app.post('token', {}, readCookie(first, sessionCookie));
    expect((await devices(me))[1]).toMatchObject({ ...known, seenAt: at(time) });
    time += 60 * 1000;
    await app.post('token', {}, readCookie(first, sessionCookie));
    expect((await devices(me))[1]).toMatchObject({ seenAt: at(time - 60 * 1000) });
    time += 7 * 24 * 60 * 60 * 1000;
    expect(await devices(await enter())).toHaveLength(1);
  });

  it('lists devices without session ids, tokens or IP addresses', async () => {
    const me = await enter();
    const text = JSON.stringify(await devices(me));
    const rows = await app.db.selectFrom('identity_sessions').selectAll().execute();
    for (const { id, token, ipAddress } of rows) {
      for (const hidden of [id, token, ipAddress ?? '']) expect(text).not.toContain(hidden);
    }
  });

  it('signs out a device immediately, and only once', async () => {
    const [me, elsewhere] = [await enter(), await app.signIn()];
    const id = (await devices(me))[1]?.id ?? '';
    const both = await Promise.all([
      ask(me, 'DELETE', `/devices/${id}`),
      ask(me, 'DELETE', `/devices/${id}`),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect([await counts(me), await counts(readBearer(elsewhere))]).toEqual([true, false]);
    expect((await app.post('token', {}, readCookie(elsewhere, sessionCookie))).statusCode).toBe(401);
    expect(await devices(me)).toHaveLength(1);
  });

  it('signs out all other devices', async () => {
    const me = await enter();
    const others = [await enter(), await enter()];
    const lotte = await join();
    expect((await ask(me, 'DELETE', '/devices')).body).toEqual({ ended: 2 });
    for (const headers of others) expect(await counts(headers)).toBe(false);
    expect([await counts(me), await counts(lotte)]).toEqual([true, true]);
    expect((await ask(me, 'DELETE', '/devices')).body).toEqual({ ended: 0 });
  });

  it('keeps one of two devices that sign each other out simultaneously', async () => {
    const [one, two] = [await enter(), await enter()];
    const answers = await Promise.all([ask(one, 'DELETE', '/devices'), ask(two, 'DELETE', '/devices')]);
    const done = answers.map(({ status }) => status);
    expect(done.toSorted()).toEqual([200, 401]);
    expect([await counts(one), await counts(two)]).toEqual(done.map((status) => status === 200));
  });

  it('does not let other members sign out its devices', async () => {
    const me = await enter();
    const lotte = await join();
    const before = await sessions();
    const raw = before.map(({ id }) => id);
    const own = (await devices(me)).map(({ id }) => id);
    for (const id of [...own, ...raw, 'me', '1', "x'%20or%20'1'='1", '..%2f', 'x'.repeat(90)]) {
      const refused = await ask(lotte, 'DELETE', `/devices/${id}`);
      expect([refused.status, refused.body.code]).toEqual([404, 'device/not-found']);
    }
    expect(await sessions()).toEqual(before);
    expect(await devices(lotte)).toHaveLength(1);
  });

  it('requires a session, and logs each change', async () => {
    for (const { method, path } of Object.values(endpoints)) {
      const answer = await app.app.inject({ method, url: `/api${path.replace(':id', 'x')}` });
      expect(answer.statusCode, `${method} ${path}`).toBe(401);
    }
    const [me] = [await enter(), await enter()];
    await ask(me, 'PUT', '', { name: 'Noor' });
    await ask(me, 'DELETE', `/devices/${(await devices(me))[1]?.id}`);
    await change(me, owner.password);
    await ask(me, 'DELETE', '/devices');
    const notes = await storage.db
      .selectFrom('audit')
      .select(['action', 'actor', 'detail'])
      .where('action', 'like', 'profile/%')
      .where('target', '=', (await ask<Profile>(me, 'GET')).body.id)
      .execute();
    expect(notes.map(({ action }) => action).sort()).toEqual([
      'profile/password',
      'profile/rename',
      'profile/sign-out-device',
      'profile/sign-out-others',
    ]);
    expect(new Set(notes.map(({ actor }) => actor))).toEqual(new Set([owner.email]));
    expect(JSON.stringify(notes)).not.toContain(next);
  });
});
