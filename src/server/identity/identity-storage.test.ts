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

describeEachDatabase('identity storage', (location) => {
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

  test('opens, renews, extends and ends a session', async () => {
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

  test('rejects sessions and sign-ins of a suspended account', async () => {
    const answer = await app.signIn();
    const suspend = (banned: boolean) =>
      app.db.updateTable('identity_users').set({ banned }).where('email', '=', owner.email).execute();
    await suspend(true);
    expect((await app.get('/api/test/owner', readBearer(answer))).statusCode).toBe(401);
    expect((await app.signIn()).statusCode).toBe(401);
    await suspend(false);
    expect((await app.get('/api/test/owner', readBearer(answer))).statusCode).toBe(200);
  });

  test('ends a session that was opened while the password was being changed', async () => {
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

  test('opens no session if the password changed after it was verified', async () => {
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

  test('records in the activity log whose password was chosen through a link', async () => {
    const token = (await resetOwner(app.db, app.betterAuth, owner.email)).split('token=')[1];
    await app.post('set-password', { token, password: owner.password });
    const { actor, action } = await storage.db
      .selectFrom('audit')
      .select(['actor', 'action'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect([actor, action]).toEqual([owner.email, 'profile/password']);
  });

  test('restores access for a suspended owner through an owner reset', async () => {
    await app.db.updateTable('identity_users').set({ banned: true }).execute();
    const token = (await resetOwner(app.db, app.betterAuth, owner.email)).split('token=')[1];
    expect((await app.post('set-password', { token, password: owner.password })).statusCode).toBe(200);
  });

  test('accepts a one-time link once, even in concurrent requests', async () => {
    const path = await resetOwner(app.db, app.betterAuth, owner.email);
    const token = path.split('token=')[1];
    const choose = (password: string) => app.post('set-password', { token, password });
    const answers = await Promise.all([choose('het eerste wachtwoord'), choose('het tweede wachtwoord')]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 401]);
  });
});
