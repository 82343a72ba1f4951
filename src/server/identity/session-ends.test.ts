import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { openIdentityApp, readBearer, readCookie } from '../../../tests/support/identity-test-app.ts';
import { sessionCookie } from './session-cookies.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

describeEachDatabase('a session', (location) => {
  let storage: Storage;
  let time: number;
  let begun: number;
  const open: (() => Promise<unknown>)[] = [];
  beforeEach(() => {
    storage = openDatabase(location());
    begun = Date.parse('2026-03-01T09:00:00.000Z');
    time = begun;
  });
  afterEach(async () => {
    for (const close of open.splice(0)) await close();
    await storage.close();
  });

  /** Starts a server on the database, with or without `SESSION_DAYS`. */
  async function start(sessionDays?: number) {
    const site = await openIdentityApp({ storage, now: () => time, ...(sessionDays && { sessionDays }) });
    open.unshift(() => site.app.close());
    return site;
  }
  type Site = Awaited<ReturnType<typeof start>>;
  const renew = (site: Site, cookie: { cookie: string }) => site.post('token', {}, cookie);
  const forget = (site: Site) => site.db.deleteFrom('identity_users').execute();

  it('ends thirty days after sign-in, however often it is used', async () => {
    const site = await start();
    const cookie = readCookie(await site.signIn(), sessionCookie);
    let bearer = {};
    while (time < begun + 30 * day - hour) {
      time += 6 * hour - 60_000;
      if (time >= begun + 30 * day) break;
      const renewed = await renew(site, cookie);
      expect(renewed.statusCode, new Date(time).toISOString()).toBe(200);
      bearer = readBearer(renewed);
    }
    time = begun + 30 * day - 1000;
    expect((await renew(site, cookie)).statusCode).toBe(200);
    bearer = readBearer(await renew(site, cookie));
    time = begun + 30 * day;
    expect((await renew(site, cookie)).statusCode).toBe(401);
    // The token is younger than ten minutes, so the session is checked.
    expect((await site.get('/api/test/owner', bearer)).statusCode).toBe(401);
    expect((await renew(site, readCookie(await site.signIn(), sessionCookie))).statusCode).toBe(200);
    await forget(site);
  });

  it('ends after seven days without use', async () => {
    const site = await start();
    const cookie = readCookie(await site.signIn(), sessionCookie);
    time += 7 * day - 1000;
    expect((await renew(site, cookie)).statusCode).toBe(200);
    time += 7 * day;
    expect((await renew(site, cookie)).statusCode).toBe(401);
    await forget(site);
  });

  it('ends after SESSION_DAYS, together with its cookie', async () => {
    const site = await start(2);
    const signedIn = await site.signIn();
    const sent = signedIn.cookies.find(({ name }) => name === sessionCookie);
    expect(sent?.expires).toEqual(new Date(begun + 2 * day));
    const cookie = readCookie(signedIn, sessionCookie);
    time = begun + 2 * day - 1000;
    expect((await renew(site, cookie)).statusCode).toBe(200);
    time += 1000;
    expect((await renew(site, cookie)).statusCode).toBe(401);
    await forget(site);
  });

  it('ends after the current SESSION_DAYS, even if the limit was longer when it began', async () => {
    const before = await start(30);
    const cookie = readCookie(await before.signIn(), sessionCookie);
    time += 3 * day;
    const fresh = readCookie(await before.signIn(), sessionCookie);
    const after = await start(2);
    expect((await renew(after, cookie)).statusCode).toBe(401);
    expect((await renew(after, fresh)).statusCode).toBe(200);
    time += 2 * day;
    expect((await renew(after, fresh)).statusCode).toBe(401);
    await forget(after);
  });
});
