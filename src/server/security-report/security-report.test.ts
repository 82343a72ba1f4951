import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnswerOf } from '#api/endpoint.ts';
import type { readSecurityReport } from '#api/endpoints/security-report.ts';
import { blockDefinitions } from '#blocks/definitions.ts';
import { backupPaths } from '#server/backup/backup-format.ts';
import { rotateSecret } from '#server/boot/secret/rotate-secret.ts';
import { rememberSecret } from '#server/boot/secret/secret-fingerprint.ts';
import { migrateIdentity } from '#server/identity/identity.migrations.ts';
import { readDatabaseState } from '../../../tests/support/database-state.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';

type SecurityReport = AnswerOf<typeof readSecurityReport>;

describeEachDatabase('the security report', (location) => {
  let test: TestApp;
  let time = Date.parse('2026-03-01T09:00:00.000Z');
  beforeAll(async () => {
    test = await openTestApp(location(), { clock: () => new Date(time), definitions: blockDefinitions });
    await migrateIdentity(test.storage.db, test.storage.capabilities.name);
  });
  afterAll(() => test.close());

  const securityReport = async () => (await test.asOwner<SecurityReport>('GET', '/admin/safety')).body;
  const hosts = async () =>
    (await securityReport()).hosts.map(
      (one) => `${one.host} ${one.for} ${one.when} ${one.pages?.map(({ identifier }) => identifier) ?? '*'}`,
    );
  const make = (identifier: string, overview: object[], body: object = {}) =>
    test.asOwner<{ id: string }>('POST', '/pages', {
      identifier,
      title: { nl: `Titel ${identifier}` },
      overview,
      status: 'PUBLISHED',
      ...body,
    });
  const video = { id: 'f', type: 'socialEmbed', platform: 'vimeo', url: 'https://vimeo.com/76979871' };
  const elsewhere = { id: 'e', type: 'image', src: 'https://blobs.example/a.jpg' };

  it('is for owners only, and changes nothing when read', async () => {
    expect((await test.asEditor('GET', '/admin/safety')).status).toBe(403);
    expect((await test.asVisitor('GET', '/admin/safety')).status).toBe(401);
    test.app.wrongTries.note('sign-in');
    const before = await readDatabaseState(test.storage);
    expect((await test.asOwner('GET', '/admin/safety')).status).toBe(200);
    expect(await readDatabaseState(test.storage)).toEqual(before);
    await test.app.wrongTries.write();
    await test.storage.db.deleteFrom('wrong_tries').execute();
  });

  it('counts wrong passwords, unknown links and rate-limited attempts per day', async () => {
    await make('geheim', [], { requiresLogin: true, loginPassword: 'stil papier' });
    const wrong = () => test.asVisitor('POST', '/access/geheim', { password: 'luid' });
    for (let round = 0; round < 10; round += 1) expect((await wrong()).status).toBe(403);
    expect((await wrong()).status).toBe(429);
    expect((await test.asVisitor('POST', '/rooms/nergens', { password: 'luid' })).status).toBe(404);
    expect((await securityReport()).tries).toEqual([
      { day: '2026-03-01', counts: { 'page-password': 10, 'turned-away': 1, 'secret-link': 1 } },
    ]);
    await test.app.wrongTries.write();
    // The next day, in the studio's time zone.
    time = Date.parse('2026-03-01T23:30:00.000Z');
    expect((await wrong()).status).toBe(403);
    const counted = [
      { day: '2026-03-02', counts: { 'page-password': 1 } },
      { day: '2026-03-01', counts: { 'page-password': 10, 'secret-link': 1, 'turned-away': 1 } },
    ];
    expect((await securityReport()).tries).toEqual(counted);
    await test.app.wrongTries.write();
    await test.app.wrongTries.write();
    expect((await securityReport()).tries).toEqual(counted);
    const rows = JSON.stringify(await test.storage.db.selectFrom('wrong_tries').selectAll().execute());
    for (const secret of ['luid', '127.0.0.1', 'geheim', 'nergens']) expect(rows).not.toContain(secret);
  });

  it('does not count a correct password', async () => {
    const before = (await securityReport()).tries;
    time += 60 * 60 * 1000;
    expect((await test.asVisitor('POST', '/access/geheim', { password: 'stil papier' })).status).toBe(200);
    expect((await securityReport()).tries).toEqual(before);
  });

  it('forgets failed attempts after thirty days', async () => {
    time = Date.parse('2026-03-31T10:00:00.000Z');
    expect((await securityReport()).tries.map(({ day }) => day)).toEqual(['2026-03-02']);
    test.app.wrongTries.note('sign-in');
    await test.app.wrongTries.write();
    const rows = await test.storage.db.selectFrom('wrong_tries').select('day').execute();
    expect(new Set(rows.map(({ day }) => day))).toEqual(new Set(['2026-03-02', '2026-03-31']));
  });

  it('stores a flood of failed attempts as one row', async () => {
    for (let round = 0; round < 5000; round += 1) test.app.wrongTries.note('secret-link');
    await test.app.wrongTries.write();
    const rows = await test.storage.db
      .selectFrom('wrong_tries')
      .select(['count'])
      .where('kind', '=', 'secret-link')
      .where('day', '=', '2026-03-31')
      .execute();
    expect(rows).toEqual([{ count: 5000 }]);
  });

  it('keeps the counts of a failed write for the next write', async () => {
    const { tries } = await securityReport();
    await test.storage.db.schema.alterTable('wrong_tries').renameTo('away').execute();
    test.app.wrongTries.note('sign-in');
    await expect(test.app.wrongTries.write()).rejects.toThrow();
    await test.storage.db.schema.alterTable('away').renameTo('wrong_tries').execute();
    await test.app.wrongTries.write();
    expect((await securityReport()).tries[0]?.counts['sign-in']).toBe((tries[0]?.counts['sign-in'] ?? 0) + 1);
  });

  it('lists the third-party sites that live pages request, and whether only after consent', async () => {
    expect(await hosts()).toEqual([]);
    await make('film', [video]);
    const second = await make('ook-film', [video, elsewhere], {
      requiresLogin: true,
      loginPassword: 'stil papier',
    });
    await make('klad', [{ ...elsewhere, src: 'https://draft.example/a.jpg' }], { status: 'DRAFT' });
    // By default the site asks for no consent.
    expect(await hosts()).toEqual([
      'blobs.example file at-once ook-film',
      'player.vimeo.com post at-once film,ook-film',
    ]);
    await test.asOwner('PUT', '/admin/settings', { consentDefault: 'ask', measurementId: 'G-ABC123' });
    expect((await securityReport()).asksConsent).toBe(true);
    expect(await hosts()).toEqual([
      'blobs.example file at-once ook-film',
      'player.vimeo.com post after-consent film,ook-film',
      'www.google-analytics.com analytics after-consent *',
      'www.googletagmanager.com analytics after-consent *',
    ]);
    await test.asOwner('PUT', `/pages/${second.body.id}`, { status: 'HIDDEN' });
    expect((await hosts())[0]).toBe('player.vimeo.com post after-consent film');
  });

  it('names pages that it could not read', async () => {
    const { body } = await make('stuk', [elsewhere]);
    await test.storage.write(null, async ({ db, record, changesSite }) => {
      const versions = db.selectFrom('pages').select('live_version_id').where('id', '=', body.id);
      await db.updateTable('versions').set({ overview: '{' }).where('id', 'in', versions).execute();
      record('site/seed', 'site');
      changesSite();
    });
    expect((await securityReport()).unreadPages.map(({ identifier }) => identifier)).toEqual(['stuk']);
  });

  it('shows the age of the encryption key, if known, and how many values are unreadable', async () => {
    expect((await securityReport()).secret).toMatchObject({ since: null, isChanged: false, unreadable: 0 });
    const before = 'a secret that is long enough to be one';
    await rememberSecret(test.storage.db, before, '2026-01-01T00:00:00.000Z');
    const sealed = (await securityReport()).secret.sealed;
    expect(sealed).toBeGreaterThan(0);
    expect((await securityReport()).secret).toEqual({
      since: '2026-01-01T00:00:00.000Z',
      isChanged: false,
      keptIn: 'file',
      sealed,
      unreadable: 0,
    });
    await rotateSecret(test.storage, {
      before,
      after: 'another secret that is long enough',
      isLost: false,
    });
    // This server still has the previous key.
    expect((await securityReport()).secret).toMatchObject({
      since: new Date(time).toISOString(),
      isChanged: true,
      unreadable: sealed,
    });
  });

  it('shows when the site was last backed up, and whether that is overdue', async () => {
    const backups = mkdtempSync(join(tmpdir(), 'vitrine-security-'));
    const backedUp = await openTestApp(location(), { clock: () => new Date(time), backups });
    await migrateIdentity(backedUp.storage.db, backedUp.storage.capabilities.name);
    const last = async () => (await backedUp.asOwner<SecurityReport>('GET', '/admin/safety')).body.backups;
    expect(await last()).toEqual({ newest: null, isLate: false });
    const day = 24 * 60 * 60 * 1000;
    const made = (at: number) => `${new Date(at).toISOString().slice(0, 19).replaceAll(':', '')}Z`;
    mkdirSync(join(backups, made(time - 2 * day)));
    writeFileSync(join(backups, made(time - 2 * day), backupPaths.manifest), '{}');
    expect(await last()).toEqual({ newest: new Date(time - 2 * day).toISOString(), isLate: true });
    // This backup was started, but is not complete.
    mkdirSync(join(backups, made(time)));
    expect(await last()).toMatchObject({ isLate: true });
    writeFileSync(join(backups, made(time), backupPaths.manifest), '{}');
    expect(await last()).toEqual({ newest: new Date(time).toISOString(), isLate: false });
    await backedUp.close();
    rmSync(backups, { recursive: true });
  });

  it('names what to back up when the site makes no backups', async () => {
    expect((await securityReport()).backups).toBeNull();
    expect((await securityReport()).kept).toEqual({
      database: test.storage.capabilities.name,
      files: 'folder',
    });
  });

  it('lists the background jobs with their next run', async () => {
    const { jobs } = await securityReport();
    expect(jobs.map(({ name }) => name)).toEqual(['wrong-tries', 'presence', 'not-found']);
    expect(jobs[0]).toEqual({
      name: 'wrong-tries',
      lastRun: null,
      nextRun: expect.stringMatching(/^2026-/),
      error: null,
    });
  });
});
