import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateIdentity } from '#server/identity/identity.migrations.ts';
import type { IdentityTables } from '#server/identity/identity-tables.ts';
import { recordChanges } from '#server/journal/record-changes.ts';
import { createKeys } from '#server/security/keys.ts';
import { createVault } from '#server/security/vault.ts';
import { type DatabaseLocation, openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { describeEachDatabase } from '../../../../tests/support/each-database.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { adoptNext, generateNext, readGeneratedSecret, readNextSecret } from './read-secret.ts';
import { rotateSecret } from './rotate-secret.ts';
import { ensureSecretMatches, watchSecret } from './secret-fingerprint.ts';
import { completeChange, settleSecret } from './settle-secret.ts';

/** The secret of `openTestApp`. */
const own = 'a secret that is long enough to be one';
const other = 'another secret that is long enough too';
const openVault = (secret: string) => createVault(createKeys(secret)('page-passwords'));

describeEachDatabase('the secret of a site', (location) => {
  let test: TestApp;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-secret-'));
    test = await openTestApp(location() as DatabaseLocation);
    await migrateIdentity(test.storage.db, test.storage.capabilities.name);
    await test.asOwner('POST', '/admin/password-access', { id: 'klanten', password: 'gedeeld woord' });
    await test.asOwner('POST', '/pages', {
      identifier: 'besloten',
      title: 'Besloten',
      overview: [],
      requiresLogin: true,
      loginPassword: 'eigen woord',
    });
    const { id } = (await test.asOwner<{ id: string }>('GET', '/pages/besloten')).body;
    await test.asOwner('POST', '/admin/rooms', { client: 'Klant', password: 'kamerwoord', pages: [id] });
  });
  afterAll(async () => {
    await test.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Decrypts everything in the database that a secret decrypts, in any table. */
  async function openedBy(storage: Storage, secret: string): Promise<string[]> {
    const vault = openVault(secret);
    const tables = await storage.db.introspection.getTables();
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
        storage.db,
      );
      for (const value of rows.flatMap((row) => Object.values(row))) {
        const opened = typeof value === 'string' ? vault.open(value) : undefined;
        if (opened !== undefined) found.push(opened);
      }
    }
    return found.toSorted();
  }

  it('is fixed by the first server, and a server with another secret fails to start', async () => {
    const { storage } = test;
    await ensureSecretMatches(storage, { secret: own, isGenerated: true });
    await ensureSecretMatches(storage, { secret: own, isGenerated: false });
    await expect(ensureSecretMatches(storage, { secret: other, isGenerated: true })).rejects.toThrow(
      /Servers that share a database need the same one: set SECRET on each of them/,
    );
    await expect(ensureSecretMatches(storage, { secret: other, isGenerated: false })).rejects.toThrow(
      /SECRET_BEFORE=… npm run secret:rotate/,
    );
    const stored = JSON.stringify(await storage.db.selectFrom('known_secret').selectAll().execute());
    expect(stored).not.toContain(own);
  });

  it('is rotated by re-encrypting every table, or not at all if the old secret is wrong', async () => {
    const { storage } = test;
    const sealed = await openedBy(storage, own);
    expect(sealed).toEqual(expect.arrayContaining(['eigen woord', 'gedeeld woord', 'kamerwoord']));
    const wrong = { before: 'not the one that it was, by any means', after: other, isLost: false };
    await expect(rotateSecret(storage, wrong)).rejects.toThrow(/set SECRET_BEFORE to the old one/);
    expect(await openedBy(storage, own)).toEqual(sealed);

    const { done, lost } = await rotateSecret(storage, { before: own, after: other, isLost: false });
    expect([done, lost]).toEqual([sealed.length, []]);
    expect(await openedBy(storage, other)).toEqual(sealed);
    expect(await openedBy(storage, own)).toEqual([]);
    await ensureSecretMatches(storage, { secret: other, isGenerated: false });
    await expect(ensureSecretMatches(storage, { secret: own, isGenerated: false })).rejects.toThrow();
    await expect(rotateSecret(storage, { before: own, after: other, isLost: false })).rejects.toThrow(
      /already/,
    );
  });

  it('is rotated without losing undo entries, but deletes recovery codes', async () => {
    const { storage } = test;
    const db = storage.db.withTables<IdentityTables>();
    const at = storage.now().toISOString();
    await db
      .insertInto('identity_users')
      .values({
        id: 'u9',
        email: 'x@y.example',
        name: 'X',
        role: 'owner',
        banned: false,
        emailVerified: true,
        createdAt: at,
        updatedAt: at,
      })
      .execute();
    await db.insertInto('identity_recovery_codes').values({ id: 'a code', userId: 'u9' }).execute();
    await test.asOwner('POST', '/pages', { identifier: 'elders', title: 'Elders', overview: [] });
    const { id } = (await test.asOwner<{ id: string }>('GET', '/pages/besloten')).body;
    const parent = (await test.asOwner<{ id: string }>('GET', '/pages/elders')).body;
    const moved = await test.asOwner<{ undo: string }>('PUT', `/pages/${id}/parent`, { parentId: parent.id });
    expect(moved.status).toBe(200);
    const ways = async () => {
      const rows = await storage.db
        .selectFrom('audit')
        .select('undo')
        .where('undo', 'is not', null)
        .execute();
      return rows.map(({ undo }) => JSON.parse(undo ?? '{}').way as string).sort();
    };
    const before = await ways();
    expect(before).toContain('move');
    await rotateSecret(storage, { before: other, after: own, isLost: false });
    expect(await ways()).toEqual(before);
    const undone = await test.asOwner('POST', '/tree/undo', { undo: moved.body.undo });
    expect(undone.status).toBe(200);
    expect(await db.selectFrom('identity_recovery_codes').selectAll().execute()).toEqual([]);
    await rotateSecret(storage, { before: own, after: other, isLost: false });
  });

  it('is checked against encrypted data if no fingerprint is stored', async () => {
    const { storage } = test;
    await storage.db.deleteFrom('known_secret').execute();
    const stranger = { secret: 'a secret of nobody, long enough to be one', isGenerated: true };
    await expect(ensureSecretMatches(storage, stranger)).rejects.toThrow(/restore the file/);
    const wrong = { before: stranger.secret, after: own, isLost: false };
    await expect(rotateSecret(storage, wrong)).rejects.toThrow(/set SECRET_BEFORE to the old one/);
    await ensureSecretMatches(storage, { secret: other, isGenerated: true });
  });

  it('is replaced if it is lost, with a list of the unreadable data', async () => {
    const { storage } = test;
    const third = 'a third secret that is long enough too';
    const { done, lost } = await rotateSecret(storage, { before: own, after: third, isLost: true });
    expect([done, lost.length]).toEqual([0, 4]);
    expect(lost).toContain('password_accesses klanten');
    await rotateSecret(storage, { before: third, after: own, isLost: false });
  });

  it('stops a running server when it was rotated elsewhere', async () => {
    const { storage } = test;
    const command = openDatabase(location() as DatabaseLocation, { witness: recordChanges });
    let calls = 0;
    const heard = new Promise<void>((resolve) => {
      watchSecret(storage, own, () => {
        calls += 1;
        resolve();
      });
    });
    try {
      await test.asOwner('POST', '/pages', { identifier: 'gewoon', title: 'Gewoon', overview: [] });
      await storage.revision.read();
      expect(calls).toBe(0);
      await rotateSecret(command, { before: own, after: other, isLost: false });
      // Reads the revision, as after a reconnect.
      await storage.revision.read();
      await heard;
      expect(calls).toBe(1);
    } finally {
      await rotateSecret(command, { before: other, after: own, isLost: false });
      await command.close();
    }
  });

  it('is rotated in the data folder if it was generated, and an interrupted rotation is completed', async () => {
    const { storage } = test;
    const config = { secret: undefined, dataDir: folder };
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'secret'), own);
    const first = await settleSecret(storage, config);
    expect(readGeneratedSecret(folder)).toBe(first);
    // The change was interrupted before the database was encrypted with the next secret, so it does not
    // count.
    generateNext(folder);
    expect(await settleSecret(storage, config)).toBe(first);
    // The change was interrupted after that, so the next secret counts.
    const next = generateNext(folder);
    await rotateSecret(storage, { before: first, after: next, isLost: false });
    // A repeated command begins with this call. It must keep the only copy of the current secret.
    await completeChange(storage, folder);
    expect([readGeneratedSecret(folder), readNextSecret(folder)]).toEqual([next, undefined]);
    expect(await settleSecret(storage, config)).toBe(next);
    expect([readGeneratedSecret(folder), readNextSecret(folder)]).toEqual([next, undefined]);
    expect((await readFile(join(folder, 'secret'), 'utf8')).trim()).toBe(next);
    generateNext(folder);
    adoptNext(folder);
    await expect(settleSecret(storage, config)).rejects.toThrow(/restore the file/);
  });
});
