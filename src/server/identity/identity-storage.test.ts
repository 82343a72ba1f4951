import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import {
  type IdentityApp,
  openIdentityApp,
  owner,
  readBearer,
  readCookie,
} from '../../../tests/support/identity-test-app.ts';
import { resetOwner } from './accounts/reset-owner.ts';
import { sessionCookie } from './session-cookies.ts';
import { createSessionsRepository } from './sessions.repository.ts';

describeEachDatabase('identity', (location) => {
  let storage: Storage;
  let app: IdentityApp;
  let time = Date.now();
  beforeAll(async () => {
    storage = openDatabase(location());
    app = await openIdentityApp({ storage, now: () => time });
  });
  afterAll(async () => {
    await app.app.close();
    await storage.close();
  });

  test('signs in, renews, prolongs and signs out', async () => {
    const session = readCookie(await app.signIn(), sessionCookie);
    time += 3 * 24 * 3600 * 1000;
    const renewed = await app.post('token', {}, session);
    expect(renewed.statusCode).toBe(200);
    expect((await app.get('/api/test/owner', readBearer(renewed))).json()).toEqual({ email: owner.email });
    const { expiresAt } = await app.db
      .selectFrom('identity_sessions')
      .select('expiresAt')
      .executeTakeFirstOrThrow();
    expect(new Date(expiresAt)).toEqual(new Date(time + 7 * 24 * 3600 * 1000));
    await app.post('sign-out', {}, session);
    expect((await app.get('/api/test/owner', readBearer(renewed))).statusCode).toBe(401);
  });

  test('a suspended account is out at once, and cannot come in', async () => {
    const answer = await app.signIn();
    const suspend = (banned: boolean) =>
      app.db.updateTable('identity_users').set({ banned }).where('email', '=', owner.email).execute();
    await suspend(true);
    expect((await app.get('/api/test/owner', readBearer(answer))).statusCode).toBe(401);
    expect((await app.signIn()).statusCode).toBe(401);
    await suspend(false);
    expect((await app.get('/api/test/owner', readBearer(answer))).statusCode).toBe(200);
  });

  test('who signs in while their password is changed is in with the new one alone', async () => {
    const passwords = [
      owner.password,
      'een ander goed wachtwoord',
      'nog een ander wachtwoord',
      owner.password,
    ];
    for (const [index, next] of passwords.slice(1).entries()) {
      const token = (await resetOwner(app.db, app.betterAuth, owner.email)).split('token=')[1];
      const [before, chosen] = await Promise.all([
        app.signIn({ ...owner, password: passwords[index] }),
        app.post('set-password', { token, password: next }),
      ]);
      expect(chosen.statusCode).toBe(200);
      expect((await app.get('/api/test/owner', readBearer(chosen))).statusCode).toBe(200);
      if (before.statusCode === 200) {
        expect((await app.get('/api/test/owner', readBearer(before))).statusCode).toBe(401);
      }
    }
  });

  test('a password that was right when it was looked at, and is another one now, opens nothing', async () => {
    const { id } = await app.db.selectFrom('identity_users').select('id').executeTakeFirstOrThrow();
    const row = () => app.db.selectFrom('identity_accounts').select('password').executeTakeFirstOrThrow();
    const passwordHash = (await row()).password ?? '';
    const sessions = createSessionsRepository(app.db);
    const open = () =>
      sessions.open(
        { accountId: id, passwordHash },
        { address: '::1', userAgent: 'x' },
        new Date(time + 60_000),
      );
    expect(await open()).toBeDefined();
    const token = (await resetOwner(app.db, app.betterAuth, owner.email)).split('token=')[1];
    await app.post('set-password', { token, password: owner.password });
    const before = await app.db.selectFrom('identity_sessions').select('id').execute();
    expect(await open()).toBeUndefined();
    expect(await app.db.selectFrom('identity_sessions').select('id').execute()).toEqual(before);
  });

  test('a password that was chosen by a link is in the log of acts, by whom it is of', async () => {
    const token = (await resetOwner(app.db, app.betterAuth, owner.email)).split('token=')[1];
    await app.post('set-password', { token, password: owner.password });
    const { actor, action } = await storage.db
      .selectFrom('audit')
      .select(['actor', 'action'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect([actor, action]).toEqual([owner.email, 'profile/password']);
  });

  test('whoever commands the server gets an owner back in who was suspended', async () => {
    await app.db.updateTable('identity_users').set({ banned: true }).execute();
    const token = (await resetOwner(app.db, app.betterAuth, owner.email)).split('token=')[1];
    expect((await app.post('set-password', { token, password: owner.password })).statusCode).toBe(200);
  });

  test('a one-time link works once, also when it is used twice at the same moment', async () => {
    const path = await resetOwner(app.db, app.betterAuth, owner.email);
    const token = path.split('token=')[1];
    const choose = (password: string) => app.post('set-password', { token, password });
    const answers = await Promise.all([choose('het eerste wachtwoord'), choose('het tweede wachtwoord')]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 401]);
  });
});
