import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SignedInMember } from '#api/endpoints/security-report.ts';
import { passkeysPlugin } from '#server/identity/accounts/passkeys.plugin.ts';
import { insertAccount } from '#server/identity/accounts.repository.ts';
import { createPasswordLink } from '#server/identity/password-links.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { describeEachDatabase } from '../../../../tests/support/each-database.ts';
import {
  type IdentityApp,
  openIdentityApp,
  owner,
  readBearer,
} from '../../../../tests/support/identity-test-app.ts';
import { profilePlugin } from './profile.plugin.ts';

const lotte = { email: 'lotte@studio.example', password: 'het wachtwoord van lotte' };
const secret = 'a secret that is long enough to be one';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
type Headers = Record<string, string>;

describeEachDatabase('sessions and failed attempts', (location) => {
  let storage: Storage;
  let app: IdentityApp;
  let time: number;
  beforeEach(async () => {
    time = Date.now();
    storage = openDatabase(location());
    const publicUrl = 'http://localhost:3000';
    const options = { storage, dialect: storage.capabilities.name, secret, publicUrl, now: () => time };
    app = await openIdentityApp({
      storage,
      now: options.now,
      extend: async (site) => {
        await site.register(profilePlugin, options);
        await site.register(passkeysPlugin, options);
      },
    });
  });
  afterEach(async () => {
    await app.db.deleteFrom('identity_users').execute();
    await storage.db.deleteFrom('tries').execute();
    await app.app.close();
    await storage.db.deleteFrom('wrong_tries').execute();
    await storage.close();
  });

  const read = (headers: Headers) => app.get('/api/admin/accounts/sessions', headers);
  const enter = async (who = owner, headers: Headers = {}) => readBearer(await app.signIn(who, headers));

  /** Adds another account with a password. */
  async function join(): Promise<void> {
    const account = { id: 'lotte', email: lotte.email, name: 'Lotte', role: 'editor' } as const;
    await insertAccount(app.db, account, new Date(time).toISOString());
    const path = await createPasswordLink(app.db, await app.betterAuth(), account.id);
    const token = new URL(path, 'http://localhost').searchParams.get('token');
    expect((await app.post('set-password', { token, password: lotte.password })).statusCode).toBe(200);
  }

  it('are listed for owners by active member and device, starting with their own', async () => {
    await join();
    await enter(lotte, { 'user-agent': firefox });
    time += 60 * 60 * 1000;
    const me = await enter();
    const people = (await read(me)).json<SignedInMember[]>();
    expect(people).toMatchObject([
      { email: owner.email, role: 'owner', devices: [{ isThis: true }] },
      { email: lotte.email, name: 'Lotte', role: 'editor' },
    ]);
    const theirs = people[1]?.devices ?? [];
    expect(theirs).toHaveLength(2);
    expect(theirs.find(({ browser }) => browser === 'Firefox')).toMatchObject({
      system: 'Windows',
      since: new Date(time - 60 * 60 * 1000).toISOString(),
      isThis: false,
    });
    await app.db.updateTable('identity_users').set({ banned: true }).where('id', '=', 'lotte').execute();
    expect((await read(me)).json<SignedInMember[]>().map(({ email }) => email)).toEqual([owner.email]);
    time += 8 * 24 * 60 * 60 * 1000;
    expect((await read(await enter())).json<SignedInMember[]>()).toMatchObject([
      { devices: [{ isThis: true }] },
    ]);
  });

  it('are visible only to owners, without session ids, tokens or IP addresses', async () => {
    await join();
    expect((await read(await enter(lotte))).statusCode).toBe(403);
    expect((await read({})).statusCode).toBe(401);
    const text = (await read(await enter())).body;
    for (const { id, token, ipAddress } of await app.db
      .selectFrom('identity_sessions')
      .selectAll()
      .execute()) {
      for (const hidden of [id, token, ipAddress ?? '']) expect(text).not.toContain(hidden);
    }
  });

  it('are counted by kind of failure, without personal data', async () => {
    const counts = async () => (await app.app.wrongTries.list())[0]?.counts ?? {};
    const me = await enter();
    expect(await counts()).toEqual({});
    await app.signIn({ ...owner, password: 'fout' });
    await app.post('recovery-code', { email: owner.email, code: 'abcd-efgh-jkmn' });
    await app.post('set-password', { token: 'x'.repeat(32), password: 'een nieuw wachtwoord' });
    expect(await counts()).toEqual({ 'sign-in': 1, 'recovery-code': 1, 'password-link': 1 });
    const change = { current: 'fout', password: 'een nieuw wachtwoord' };
    const url = '/api/admin/profile/password';
    expect((await app.app.inject({ method: 'PUT', url, headers: me, payload: change })).statusCode).toBe(403);
    expect((await counts())['sign-in']).toBe(2);
    for (let round = 0; round < 5; round += 1) await app.signIn({ ...owner, password: 'fout' });
    expect((await counts())['turned-away']).toBeGreaterThan(0);
    await app.app.wrongTries.write();
    const rows = JSON.stringify(await storage.db.selectFrom('wrong_tries').selectAll().execute());
    for (const secretWord of ['fout', owner.email, '127.0.0.1']) expect(rows).not.toContain(secretWord);
  });
});
