import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import {
  bearerFrom,
  cookieFrom,
  type IdentityApp,
  identityApp,
  owner,
} from '../../../tests/support/identity-test-app.ts';
import { resetOwner } from './reset-owner.ts';
import { sessionCookie } from './session-cookies.ts';

describeEachDatabase('identity', (location) => {
  let storage: Storage;
  let app: IdentityApp;
  let time = Date.now();
  beforeAll(async () => {
    storage = openDatabase(location());
    app = await identityApp({ storage, now: () => time });
  });
  afterAll(async () => {
    await app.app.close();
    await storage.close();
  });

  test('signs in, renews, prolongs and signs out', async () => {
    const session = cookieFrom(await app.signIn(), sessionCookie);
    time += 3 * 24 * 3600 * 1000;
    const renewed = await app.post('token', {}, session);
    expect(renewed.statusCode).toBe(200);
    expect((await app.get('/api/test/owner', bearerFrom(renewed))).json()).toEqual({ email: owner.email });
    const { expiresAt } = await app.db
      .selectFrom('identity_sessions')
      .select('expiresAt')
      .executeTakeFirstOrThrow();
    expect(new Date(expiresAt)).toEqual(new Date(time + 7 * 24 * 3600 * 1000));
    await app.post('sign-out', {}, session);
    expect((await app.get('/api/test/owner', bearerFrom(renewed))).statusCode).toBe(401);
  });

  test('a suspended account is out at once, and cannot come in', async () => {
    const answer = await app.signIn();
    const suspend = (banned: boolean) =>
      app.db.updateTable('identity_users').set({ banned }).where('email', '=', owner.email).execute();
    await suspend(true);
    expect((await app.get('/api/test/owner', bearerFrom(answer))).statusCode).toBe(401);
    expect((await app.signIn()).statusCode).toBe(401);
    await suspend(false);
    expect((await app.get('/api/test/owner', bearerFrom(answer))).statusCode).toBe(200);
  });

  test('a one-time link works once, also when it is used twice at the same moment', async () => {
    const path = await resetOwner(app.db, app.betterAuth, owner.email);
    const token = path.split('token=')[1];
    const choose = (password: string) => app.post('set-password', { token, password });
    const answers = await Promise.all([choose('het eerste wachtwoord'), choose('het tweede wachtwoord')]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 401]);
  });
});
