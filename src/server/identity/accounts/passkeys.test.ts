import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Passkey, PasskeyCreation, PasskeyRequest } from '#api/endpoints/passkeys.ts';
import * as endpoints from '#api/endpoints/passkeys.ts';
import type { ErrorBody } from '#api/errors.ts';
import { insertAccount } from '#server/identity/accounts.repository.ts';
import { createPasswordLink } from '#server/identity/password-links.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { Authenticator } from '../../../../tests/support/authenticator.ts';
import { describeEachDatabase } from '../../../../tests/support/each-database.ts';
import {
  type IdentityApp,
  openIdentityApp,
  owner,
  readBearer,
  readCookie,
} from '../../../../tests/support/identity-test-app.ts';
import { quickHashing } from '../../../../tests/support/quick-hashing.ts';
import { ceremonyCookie } from './passkey-ceremonies.ts';
import { passkeysPlugin } from './passkeys.plugin.ts';

const origin = 'http://localhost:3000';
const other = { email: 'lotte@studio.example', password: 'het wachtwoord van lotte' };
const secret = 'a secret that is long enough to be one';
const minutes = (count: number) => count * 60 * 1000;

describeEachDatabase('signing in without a password', (location) => {
  let storage: Storage;
  let app: IdentityApp;
  let time: number;
  let me: Headers;
  beforeEach(async () => {
    time = Date.now();
    storage = openDatabase(location());
    const options = {
      storage,
      dialect: storage.capabilities.name,
      secret,
      hashing: quickHashing,
      publicUrl: origin,
      now: () => time,
    };
    app = await openIdentityApp({
      storage,
      now: options.now,
      extend: async (site) => void (await site.register(passkeysPlugin, options)),
    });
    me = readBearer(await app.signIn());
  });
  afterEach(async () => {
    await app.db.deleteFrom('identity_users').execute();
    await app.db.deleteFrom('identity_challenges').execute();
    await storage.db.deleteFrom('tries').execute();
    await app.app.close();
    await storage.close();
  });

  type Headers = Record<string, string>;
  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
  async function ask<T>(headers: Headers, method: Method, path: string, payload?: object) {
    const url = `/api/admin/profile${path}`;
    const answer = await app.app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json<T & ErrorBody>() };
  }
  const confirm = (headers: Headers, password = owner.password) =>
    ask<{ until: string }>(headers, 'POST', '/confirm', { password });
  const request = async (headers: Headers) =>
    (await ask<PasskeyCreation>(headers, 'POST', '/passkeys/options')).body;
  const passkeys = async (headers: Headers) => (await ask<Passkey[]>(headers, 'GET', '/passkeys')).body;

  /** Adds a passkey on a device of the user. */
  async function register(headers: Headers = me, password = owner.password, name = 'Laptop') {
    await confirm(headers, password);
    const device = new Authenticator(origin);
    const passkey = device.create(await request(headers));
    const added = await ask<Passkey>(headers, 'POST', '/passkeys', { name, passkey });
    expect(added.status).toBe(201);
    return { device, passkey: added.body };
  }

  /** Opens the sign-in page in a browser. */
  async function begin(cookie: Headers = {}) {
    const answer = await app.post('passkey/options', {}, cookie);
    expect(answer.statusCode).toBe(200);
    return { request: answer.json<PasskeyRequest>(), cookie: readCookie(answer, ceremonyCookie) };
  }
  const enter = (assertion: object, cookie: Headers) => app.post('passkey', assertion, cookie);
  const isIn = async (headers: Headers) => (await app.get('/api/test/editor', headers)).statusCode === 200;
  const findAccount = async (email: string) =>
    (
      await app.db
        .selectFrom('identity_users')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
    ).id;

  /** Adds another account. */
  async function join(): Promise<Headers> {
    const account = { id: 'lotte', email: other.email, name: 'Lotte', role: 'editor' } as const;
    await insertAccount(app.db, account, new Date(time).toISOString());
    const path = await createPasswordLink(app.db, await app.betterAuth(), account.id);
    const token = new URL(path, 'http://x').searchParams.get('token') ?? '';
    return readBearer(await app.post('set-password', { token, password: other.password }));
  }

  it('works with a passkey, whose last use is recorded', async () => {
    const { device, passkey } = await register();
    expect(passkey).toEqual({
      id: passkey.id,
      name: 'Laptop',
      createdAt: new Date(time).toISOString(),
      usedAt: null,
      isSynced: false,
    });
    const tab = await begin();
    expect(tab.request).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: 'localhost',
      timeout: minutes(5),
      userVerification: 'required',
      allowCredentials: [],
    });
    time += minutes(1);
    const answer = await enter(device.get(tab.request), tab.cookie);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ user: { email: owner.email, role: 'owner' } });
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(await isIn(readBearer(answer))).toBe(true);
    expect(answer.cookies.map(({ name }) => name)).toContain('vitrine_session');
    expect(await passkeys(me)).toMatchObject([{ name: 'Laptop', usedAt: new Date(time).toISOString() }]);
  });

  it('accepts a challenge once, in the same browser, within five minutes', async () => {
    const { device } = await register();
    const [tab, elsewhere] = [await begin(), await begin()];
    const both = await Promise.all([
      enter(device.get(tab.request), tab.cookie),
      enter(device.get(tab.request), tab.cookie),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const [one, two, late] = [await begin(), await begin(), await begin()];
    expect((await enter(device.get(one.request), elsewhere.cookie)).statusCode).toBe(401);
    expect((await enter(device.get(two.request), {})).statusCode).toBe(401);
    const asked = device.get(late.request);
    time += minutes(5);
    const refused = await enter(asked, late.cookie);
    expect(refused.json()).toMatchObject({
      code: 'auth/wrong-credentials',
      message:
        'This passkey is not known here, or it took too long. Try again, or sign in with your password.',
    });
    // Two tabs of one browser request challenges.
    const first = await begin();
    const second = await begin(first.cookie);
    expect(second.cookie).toEqual(first.cookie);
    expect((await enter(device.get(first.request), first.cookie)).statusCode).toBe(200);
    expect((await enter(device.get(second.request), first.cookie)).statusCode).toBe(200);
    // Expired challenges are deleted when another one is requested.
    time += minutes(5);
    await begin();
    expect(await app.db.selectFrom('identity_challenges').select('id').execute()).toHaveLength(1);
  });

  it('requires the right origin, user verification, signature and an increasing counter', async () => {
    const { device } = await register();
    const wrong = [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { isVerified: false },
      { type: 'webauthn.create' },
    ];
    for (const signing of wrong) {
      const { request, cookie } = await begin();
      expect((await enter(device.get(request, signing), cookie)).statusCode, JSON.stringify(signing)).toBe(
        401,
      );
    }
    const { request: asked, cookie } = await begin();
    const foreign = new Authenticator(origin).get(asked);
    expect((await enter(foreign, cookie)).statusCode).toBe(401);
    const again = await begin();
    const signed = device.get(again.request);
    const { signature } = new Authenticator(origin).get(again.request);
    expect((await enter({ ...signed, signature }, again.cookie)).statusCode).toBe(401);
    const high = await begin();
    expect((await enter(device.get(high.request, { counter: 50 }), high.cookie)).statusCode).toBe(200);
    const low = await begin();
    expect((await enter(device.get(low.request, { counter: 50 }), low.cookie)).statusCode).toBe(401);
    const handle = await begin();
    const userHandle = Buffer.from('somebody else').toString('base64url');
    const assertion = { ...device.get(handle.request, { counter: 60 }), userHandle };
    expect((await enter(assertion, handle.cookie)).statusCode).toBe(401);
    expect((await enter({ ...assertion, more: 1 }, handle.cookie)).statusCode).toBe(400);
  });

  it('is impossible with a suspended account, whose recovery codes remain unused', async () => {
    const { device } = await register();
    const [code = ''] = (await ask<{ codes: string[] }>(me, 'POST', '/recovery-codes')).body.codes;
    await app.db.updateTable('identity_users').set({ banned: true }).execute();
    const { request, cookie } = await begin();
    expect((await enter(device.get(request), cookie)).statusCode).toBe(401);
    expect((await app.post('recovery-code', { email: owner.email, code })).statusCode).toBe(401);
    await app.db.updateTable('identity_users').set({ banned: false }).execute();
    expect((await app.post('recovery-code', { email: owner.email, code })).statusCode).toBe(200);
  });

  it('limits failed passkey attempts per network, but not successful ones', async () => {
    const { device } = await register();
    for (let count = 0; count < 22; count += 1) {
      const { request, cookie } = await begin();
      expect((await enter(device.get(request), cookie)).statusCode).toBe(200);
    }
    const nothing = { id: 'AAAA', clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' };
    for (let count = 0; count < 20; count += 1) expect((await enter(nothing, {})).statusCode).toBe(401);
    expect((await enter(nothing, {})).statusCode).toBe(429);
    for (let count = 23; count < 301; count += 1) await app.post('passkey/options');
    expect((await app.post('passkey/options')).statusCode).toBe(429);
    // Failed passwords are counted separately.
    expect((await app.signIn()).statusCode).toBe(200);
  });

  it('can be set up only after confirming the account with a password or passkey', async () => {
    expect((await ask(me, 'POST', '/passkeys/options')).body.code).toBe('profile/confirm-first');
    expect((await ask(me, 'POST', '/recovery-codes')).body.code).toBe('profile/confirm-first');
    const wrong = await confirm(me, 'niet dit wachtwoord');
    expect([wrong.status, wrong.body.code]).toEqual([403, 'profile/wrong-password']);
    expect((await ask(me, 'POST', '/recovery-codes')).status).toBe(403);
    const { device, passkey } = await register();
    const elsewhere = readBearer(await app.signIn());
    // A registration confirms its session only, for ten minutes.
    expect((await ask(elsewhere, 'POST', '/recovery-codes')).status).toBe(403);
    time += minutes(9);
    expect((await ask(me, 'POST', '/recovery-codes')).status).toBe(201);
    time += minutes(1);
    me = readBearer(await app.signIn());
    expect((await ask(me, 'DELETE', `/passkeys/${passkey.id}`)).body.code).toBe('profile/confirm-first');

    const asked = (await ask<PasskeyRequest>(me, 'POST', '/confirm/options')).body;
    expect(asked.allowCredentials.map(({ id }) => id)).toEqual([device.id.toString('base64url')]);
    const signed = device.get(asked);
    // A signature for another session, or for signing in, is rejected.
    expect(
      (await ask(readBearer(await app.signIn()), 'POST', '/confirm', { passkey: signed })).body.code,
    ).toBe('profile/wrong-passkey');
    expect((await enter(signed, (await begin()).cookie)).statusCode).toBe(401);
    expect((await ask(me, 'POST', '/confirm', { passkey: signed })).status).toBe(200);
    expect((await ask(me, 'DELETE', `/passkeys/${passkey.id}`)).status).toBe(200);
    expect((await ask(me, 'DELETE', `/passkeys/${passkey.id}`)).body.code).toBe('passkey/not-found');
    for (const body of [{}, { password: 'x', passkey: signed }]) {
      expect((await ask(me, 'POST', '/confirm', body)).status).toBe(400);
    }
    const { request, cookie } = await begin();
    expect((await enter(device.get(request), cookie)).statusCode).toBe(401);
  });

  it('limits wrong passwords when confirming the account', async () => {
    for (let count = 0; count < 5; count += 1) expect((await confirm(me, 'geraden')).status).toBe(403);
    expect((await confirm(me)).status).toBe(429);
    expect((await confirm(readBearer(await app.signIn()))).status).toBe(200);
  });

  it('accepts a new passkey once, for this site and the account that requested it', async () => {
    const { device } = await register();
    const add = (passkey: object, headers = me) =>
      ask<Passkey>(headers, 'POST', '/passkeys', { name: 'Nog een', passkey });
    const asked = await request(me);
    expect(asked.excludeCredentials.map(({ id }) => id)).toEqual([device.id.toString('base64url')]);
    expect((await add(device.create(asked))).body.code).toBe('profile/wrong-passkey');
    for (const signing of [
      { origin: 'https://evil.example' },
      { isVerified: false },
      { rpId: 'evil.example' },
    ]) {
      const made = new Authenticator(origin).create(await request(me), signing);
      expect((await add(made)).body.code, JSON.stringify(signing)).toBe('profile/wrong-passkey');
    }
    const lotte = await join();
    await confirm(lotte, other.password);
    const hers = new Authenticator(origin).create(await request(lotte));
    expect((await add(hers)).body.code).toBe('profile/wrong-passkey');
    const fresh = new Authenticator(origin).create(await request(me));
    const both = await Promise.all([add(fresh), add(fresh)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 403]);
    expect(await passkeys(me)).toHaveLength(2);
    expect(await passkeys(lotte)).toEqual([]);
  });

  it('does not let other members or visitors change a passkey', async () => {
    const { passkey } = await register();
    const lotte = await join();
    await confirm(lotte, other.password);
    for (const id of [passkey.id, 'x', '1', '..%2f']) {
      const renamed = await ask(lotte, 'PUT', `/passkeys/${id}`, { name: 'Van mij' });
      const removed = await ask(lotte, 'DELETE', `/passkeys/${id}`);
      expect([renamed.body.code, removed.body.code]).toEqual(['passkey/not-found', 'passkey/not-found']);
    }
    expect(await passkeys(me)).toEqual([passkey]);
    const renamed = await ask<Passkey>(me, 'PUT', `/passkeys/${passkey.id}`, { name: ' Telefoon ' });
    expect(renamed.body).toEqual({ ...passkey, name: 'Telefoon' });
    for (const { method, path, access } of Object.values(endpoints)) {
      if (access === 'public') continue;
      const answer = await app.app.inject({ method, url: `/api${path.replace(':id', passkey.id)}` });
      expect(answer.statusCode, `${method} ${path}`).toBe(401);
    }
  });

  it('works once with each recovery code, and new codes replace the old ones', async () => {
    await confirm(me);
    const left = async () => (await ask<{ left: number }>(me, 'GET', '/recovery-codes')).body.left;
    const use = (code: string, email = owner.email) => app.post('recovery-code', { email, code });
    expect(await left()).toBe(0);
    const { codes } = (await ask<{ codes: string[] }>(me, 'POST', '/recovery-codes')).body;
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    const [first = '', second = '', third = ''] = codes;
    const stored = JSON.stringify(await app.db.selectFrom('identity_recovery_codes').selectAll().execute());
    for (const code of codes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replaceAll('-', ''));
    }
    const answer = await use(first);
    expect(answer.json()).toMatchObject({ user: { email: owner.email }, codesLeft: 9 });
    expect(await isIn(readBearer(answer))).toBe(true);
    const again = await use(first);
    expect([again.statusCode, again.json<ErrorBody>().message]).toEqual([
      401,
      'The e-mail address or code is incorrect, or the code was already used.',
    ]);
    expect(
      (await use(` ${second.toUpperCase().replaceAll('-', ' ')}`, owner.email.toUpperCase())).statusCode,
    ).toBe(200);
    expect(await left()).toBe(8);
    const lotte = await join();
    expect((await use(third, other.email)).statusCode).toBe(401);
    expect((await ask<{ left: number }>(lotte, 'GET', '/recovery-codes')).body.left).toBe(0);
    await ask(me, 'POST', '/recovery-codes');
    expect((await use(third)).statusCode).toBe(401);
    expect(await left()).toBe(10);
  });

  it('accepts a recovery code only once in concurrent requests', async () => {
    await confirm(me);
    const [code = ''] = (await ask<{ codes: string[] }>(me, 'POST', '/recovery-codes')).body.codes;
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => app.post('recovery-code', { email: owner.email, code })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401]);
  });

  it('counts wrong recovery codes together with wrong passwords, even for unknown addresses', async () => {
    for (const email of [owner.email, 'niemand@studio.example']) {
      for (let count = 0; count < 5; count += 1) {
        expect((await app.post('recovery-code', { email, code: 'aaaa-bbbb-cccc' })).statusCode).toBe(401);
      }
      expect((await app.post('recovery-code', { email, code: 'aaaa-bbbb-cccc' })).statusCode).toBe(429);
    }
    expect((await app.signIn()).statusCode).toBe(429);
  });

  it('is rejected from other websites', async () => {
    for (const path of ['passkey/options', 'passkey', 'recovery-code']) {
      const refused = await app.post(path, {}, { origin: 'https://evil.example' });
      expect(refused.json()).toMatchObject({ code: 'auth/foreign-origin' });
    }
  });

  it('is removed with the account, and leaves log entries without secrets', async () => {
    const { passkey } = await register();
    await ask(me, 'PUT', `/passkeys/${passkey.id}`, { name: 'Telefoon' });
    const { codes } = (await ask<{ codes: string[] }>(me, 'POST', '/recovery-codes')).body;
    await app.post('recovery-code', { email: owner.email, code: codes[0] });
    await ask(me, 'DELETE', `/passkeys/${passkey.id}`);
    const id = await findAccount(owner.email);
    const notes = await storage.db
      .selectFrom('audit')
      .select(['action', 'actor', 'detail'])
      .where('target', '=', id)
      .execute();
    expect(notes.map(({ action }) => action).sort()).toEqual([
      'passkey/add',
      'passkey/remove',
      'passkey/rename',
      'recovery-code/make',
      'recovery-code/use',
    ]);
    expect(JSON.stringify(notes)).not.toContain(codes[0]);
    await register(me, owner.password, 'Nog een');
    await app.db.deleteFrom('identity_users').execute();
    for (const table of ['identity_passkeys', 'identity_recovery_codes', 'identity_confirmations'] as const) {
      expect(await app.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
  });

  it('is not available with another identity provider', async () => {
    const { device } = await register();
    const { codes } = (await ask<{ codes: string[] }>(me, 'POST', '/recovery-codes')).body;
    const tab = await begin();
    await app.app.close();
    const options = {
      storage,
      dialect: storage.capabilities.name,
      secret,
      hashing: quickHashing,
      publicUrl: origin,
    };
    const choice = {
      kind: 'firebase' as const,
      settings: { projectId: 'studio', apiKey: 'a-key' },
    };
    app = await openIdentityApp({
      storage,
      extend: async (site) => void (await site.register(passkeysPlugin, { ...options, choice })),
    });
    me = readBearer(await app.signIn());
    for (const refused of [
      await app.post('passkey/options'),
      await enter(device.get(tab.request), tab.cookie),
      await app.post('recovery-code', { email: owner.email, code: codes[0] }),
    ]) {
      expect([refused.statusCode, refused.json<ErrorBody>().code]).toEqual([409, 'auth/kept-elsewhere']);
    }
    for (const [method, path] of [
      ['GET', '/passkeys'],
      ['POST', '/passkeys/options'],
      ['POST', '/recovery-codes'],
    ] as const) {
      expect((await ask(me, method, path)).body.code, path).toBe('auth/kept-elsewhere');
    }
    expect((await confirm(me)).body.code).toBe('auth/kept-elsewhere');
  });
});
