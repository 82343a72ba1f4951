import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPasswordVault } from '#server/boot/secret/secret-fingerprint.ts';
import { describeAccess } from '#server/commands/restore.ts';
import { migrateIdentity } from '#server/identity/identity.migrations.ts';
import type { IdentityTables } from '#server/identity/identity-tables.ts';
import { openLocalStore } from '#server/media/store/media-store.ts';
import { findPage } from '#server/pages/store/pages.repository.ts';
import { findLock } from '#server/protection/locks/client-space-lock.repository.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import { databases, type TestDatabase } from '../../../tests/support/each-database.ts';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { AccessMerge } from './backup-access.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

/** The secret of `openTestApp`. */
const secret = 'a secret that is long enough to be one';
const otherSecret = 'another secret that is long enough too';
const passphrase = 'vier losse woorden hier';
const before = '2026-01-01T08:00:00.000Z';
const after = '2099-01-01T08:00:00.000Z';

describe.each(databases)('restoring access from a backup on %s', (_name, makeDatabase) => {
  let database: TestDatabase;
  let folder: string;
  let test: TestApp;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-access-'));
    database = await makeDatabase();
    test = await openTestApp(database.location);
    await migrateIdentity(test.storage.db, test.storage.capabilities.name);
  });
  afterEach(async () => {
    await test.close();
    await database.remove();
    await rm(folder, { recursive: true, force: true });
  });

  const identity = () => test.storage.db.withTables<IdentityTables>();
  const pageId = async (identifier: string) =>
    (await test.asOwner<{ id: string }>('GET', `/pages/${identifier}`)).body.id;

  async function addMember(id: string, { at = before, role = 'editor' } = {}): Promise<void> {
    const times = { createdAt: at, updatedAt: at };
    const email = `${id}@studio.example`;
    await identity()
      .insertInto('identity_users')
      .values({ id, email, name: id, role, banned: false, emailVerified: true, ...times })
      .execute();
    await identity()
      .insertInto('identity_accounts')
      .values({ id: `${id}-account`, userId: id, password: `hash of ${id}`, ...times, ...localAccount(id) })
      .execute();
    const passkey = { credentialId: id, publicKey: 'x', counter: 0, transports: '', name: 'Laptop' };
    await identity()
      .insertInto('identity_passkeys')
      .values({ id: `${id}-key`, userId: id, ...passkey, isSynced: 0, createdAt: at, usedAt: null })
      .execute();
    await identity()
      .insertInto('identity_recovery_codes')
      .values({ id: `${id}-code`, userId: id })
      .execute();
  }

  /** Columns of better-auth that the code does not read. */
  const localAccount = (id: string) => ({ accountId: id, providerId: 'credential' }) as object;

  async function addAssistantKey(name: string): Promise<void> {
    await test.storage.db
      .insertInto('assistant_keys')
      .values({
        ...{ id: name, name, known_as: name, key_hash: `hash of ${name}`, maker_id: 'anna' },
        ...{ created_by: 'anna@studio.example', created_at: before, expires_at: after },
      })
      .execute();
  }

  /** A studio that shares pages in every way. */
  async function fillSite(): Promise<void> {
    await addMember('anna', { role: 'owner' });
    await addMember('bert', { role: 'owner' });
    await addMember('cees');
    await addMember('dora');
    await addAssistantKey('claude');
    await addAssistantKey('kept');
    await test.asOwner('POST', '/admin/password-access', { id: 'klanten', password: 'oud gedeeld woord' });
    await test.asOwner('POST', '/admin/password-access', { id: 'pers', password: 'woord van de pers' });
    for (const [identifier, lock] of [
      ['gedeeld', { requiresLogin: true, passwordId: 'klanten' }],
      ['besloten', { requiresLogin: true, loginPassword: 'oud eigen woord' }],
      ['open', {}],
    ] as const) {
      const { status } = await test.asOwner('POST', '/pages', {
        ...{ identifier, title: identifier, overview: makePictureBlock(identifier), status: 'PUBLISHED' },
        ...lock,
      });
      expect(status).toBe(201);
    }
    const pages = [await pageId('gedeeld'), await pageId('besloten')];
    for (const client of ['Weg', 'Ingetrokken', 'Blijft', 'Minder'])
      await test.asOwner('POST', '/admin/rooms', { client, password: 'oud kamerwoord', pages });
    for (const language of ['nl', 'en'])
      await test.asOwner('POST', '/pages/open/preview-links', { language });
    // This member is newer than every log entry, as the first owner is on a new site.
    await addMember('fien', { at: new Date().toISOString() });
  }

  interface ClientSpace {
    readonly id: string;
    readonly client: string;
  }
  const clientSpaces = async () => (await test.asOwner<ClientSpace[]>('GET', '/admin/rooms')).body;
  const clientSpaceId = async (client: string) =>
    (await clientSpaces()).find((clientSpace) => clientSpace.client === client)?.id;

  async function revokeAccess(): Promise<void> {
    const answers = [
      await test.asOwner('DELETE', `/admin/rooms/${await clientSpaceId('Weg')}`),
      await test.asOwner('POST', `/admin/rooms/${await clientSpaceId('Ingetrokken')}/revoke`),
      await test.asOwner('PUT', `/admin/rooms/${await clientSpaceId('Minder')}`, {
        password: 'nieuw kamerwoord',
        pages: [await pageId('gedeeld')],
      }),
      await test.asOwner('PUT', `/admin/rooms/${await clientSpaceId('Blijft')}`, { expiresAt: after }),
      await test.asOwner('PUT', '/admin/password-access/klanten', { password: 'nieuw gedeeld woord' }),
      await test.asOwner('DELETE', '/admin/password-access/pers'),
    ];
    const [link] = (await test.asOwner<{ id: string }[]>('GET', '/pages/open/preview-links')).body;
    answers.push(await test.asOwner('DELETE', `/pages/open/preview-links/${link?.id}`));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    // Simulates that the creator of the links has become an editor.
    await test.storage.db.updateTable('preview_links').set({ by_owner: false }).execute();
    for (const [identifier, loginPassword] of [
      ['besloten', 'nieuw eigen woord'],
      ['open', 'nu achter een woord'],
    ] as const) {
      const change = {
        title: identifier,
        overview: makePictureBlock(identifier),
        requiresLogin: true,
        loginPassword,
      };
      const saved = await test.asOwner('PUT', `/pages/${identifier}`, change);
      expect(saved.status).toBe(200);
    }
    const db = identity();
    await db.deleteFrom('identity_users').where('id', 'in', ['cees', 'fien']).execute();
    await db.updateTable('identity_users').set({ banned: true }).where('id', '=', 'dora').execute();
    await db.updateTable('identity_users').set({ role: 'editor' }).where('id', '=', 'bert').execute();
    await db
      .updateTable('identity_accounts')
      .set({ password: 'another hash of anna', updatedAt: '2026-06-01T08:00:00.000Z' })
      .where('userId', '=', 'anna')
      .execute();
    await db.deleteFrom('identity_passkeys').where('userId', '=', 'anna').execute();
    await db.deleteFrom('identity_recovery_codes').where('userId', '=', 'anna').execute();
    await db.updateTable('assistant_keys').set({ revoked_at: before }).where('id', '=', 'claude').execute();
  }

  async function findLockByName(identifier: string) {
    const { db } = test.storage;
    const page = await findPage(db, identifier);
    if (!page) throw new Error(`There is no page ${identifier}`);
    return findLock(db, page);
  }

  /** Reads all current access, with passwords in plain text. */
  async function readAccess(sealedBy = secret) {
    const { db } = test.storage;
    const open = (sealed: string | null) =>
      sealed === null ? null : createPasswordVault(sealedBy).open(sealed);
    const users = await identity().selectFrom('identity_users').selectAll().orderBy('id').execute();
    const accounts = await identity().selectFrom('identity_accounts').selectAll().orderBy('id').execute();
    const passkeys = await identity().selectFrom('identity_passkeys').select('id').orderBy('id').execute();
    const codes = await identity().selectFrom('identity_recovery_codes').select('id').orderBy('id').execute();
    const keys = await db.selectFrom('assistant_keys').selectAll().orderBy('id').execute();
    const held = await db
      .selectFrom('room_pages')
      .innerJoin('rooms', 'rooms.id', 'room_pages.room_id')
      .select(['client', 'revoked_at', 'expires_at', 'password', 'page_id'])
      .orderBy('client')
      .execute();
    const shared = await db.selectFrom('password_accesses').selectAll().orderBy('id').execute();
    const pages = await db.selectFrom('pages').selectAll().orderBy('identifier').execute();
    return {
      members: users.map(({ id, role, banned }) => [id, role, Boolean(banned)]),
      passwords: accounts.map(({ password }) => password),
      passkeys: passkeys.map(({ id }) => id),
      codes: codes.map(({ id }) => id),
      keys: keys.filter(({ revoked_at: at }) => at === null).map(({ id }) => id),
      clientSpaces: held
        .filter(({ revoked_at: at }) => at === null)
        .map(({ client, expires_at: until, password, page_id: page }) => [
          client,
          until,
          open(password),
          pages.find(({ id }) => id === page)?.identifier,
        ])
        .sort(),
      closedFiles: (
        await db.selectFrom('protected_media').select('file_id').distinct().orderBy('file_id').execute()
      ).map(({ file_id: id }) => id),
      links: (await db.selectFrom('preview_links').select(['id', 'by_owner']).orderBy('id').execute()).map(
        ({ id, by_owner: byOwner }) => [id, Boolean(byOwner)],
      ),
      shared: shared.map(({ id, password }) => [id, open(password)]),
      pages: pages.map(
        ({ identifier, requires_login: isProtected, login_password: own, password_id: by }) => [
          identifier,
          Boolean(isProtected),
          open(own),
          by,
        ],
      ),
    };
  }

  const store = () => openLocalStore(join(folder, 'media'));
  const backUp = async () => {
    const made = await makeBackup({ storage: test.storage, store: store(), secret, passphrase }, folder);
    return { path: join(folder, made.name), manifest: made.manifest };
  };
  const restore = ({ path, manifest }: Awaited<ReturnType<typeof backUp>>) =>
    restoreBackup({ storage: test.storage, store: store(), secret, passphrase }, path, manifest);

  it('keeps revoked access revoked and locks pages that visitors had unlocked', async () => {
    await fillSite();
    const lock = await findLockByName('besloten');
    const [clientSpace] = lock.clientSpaces;
    if (!clientSpace) throw new Error('The page is in a client space');
    const { grants } = test.deps;
    const cookies = [...grants.grant(undefined, lock, { own: true, shared: false })];
    const clientSpaceCookie = grants.grantClientSpace(undefined, clientSpace).split(';')[0];
    const pageCookie = cookies.map((cookie) => cookie.split(';')[0]).join('; ');
    expect([grants.opens(pageCookie, lock), grants.opensClientSpace(clientSpaceCookie, clientSpace)]).toEqual(
      [true, true],
    );
    const backup = await backUp();
    await revokeAccess();
    const ended = await readAccess();
    const { reopened, stillEnded, isRemembered } = await restore(backup);

    expect(await readAccess()).toEqual(ended);
    expect(ended.closedFiles).toHaveLength(3);
    expect(isRemembered).toBe(true);
    expect(reopened).toEqual([]);
    expect(stillEnded.map((one) => one.replace(/ends .*\)/, 'ends …)')).sort()).toEqual([
      'API key “claude” of anna@studio.example',
      'client space “Ingetrokken”',
      'client space “Weg”',
      'earlier password of anna@studio.example',
      'earlier password of client space “Minder”',
      'earlier shared password “klanten”',
      'member bert@studio.example: role editor',
      'member cees@studio.example',
      'member dora@studio.example: suspended',
      'member fien@studio.example',
      'page “besloten” in client space “Minder”',
      'page “besloten” keeps its current protection',
      'page “open” keeps its current protection',
      'passkey “Laptop” of anna@studio.example',
      expect.stringContaining('protected pages for share link for the draft of “open”'),
      'recovery code of anna@studio.example',
      expect.stringContaining('share link for the draft of “open”'),
      'shared password “pers”',
    ]);
    const again = await findLockByName('besloten');
    const now = again.clientSpaces.find(({ id }) => id === clientSpace.id);
    expect(grants.opens(pageCookie, again)).toBe(false);
    expect(now === undefined || grants.opensClientSpace(clientSpaceCookie, now)).toBe(now === undefined);
  });

  it('changes nothing if no access was revoked, but locks pages that visitors had unlocked', async () => {
    await fillSite();
    const lock = await findLockByName('gedeeld');
    const { grants } = test.deps;
    const cookies = grants
      .grant(undefined, lock, { own: false, shared: true })
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
    expect(grants.opens(cookies, lock)).toBe(true);
    const linkSeeds = async () =>
      (await test.storage.db.selectFrom('preview_links').select('grant_seed').execute()).map(
        ({ grant_seed: seed }) => seed,
      );
    const seeds = await linkSeeds();
    expect(seeds).toHaveLength(2);
    const backup = await backUp();
    const kept = await readAccess();
    const { reopened, stillEnded } = await restore(backup);
    expect(await readAccess()).toEqual(kept);
    expect([reopened, stillEnded]).toEqual([[], []]);
    const again = await findLockByName('gedeeld');
    expect(grants.opens(cookies, again)).toBe(false);
    for (const { id, seed } of lock.clientSpaces)
      expect(again.clientSpaces.find((clientSpace) => clientSpace.id === id)?.seed).not.toBe(seed);
    expect(new Set([...seeds, ...(await linkSeeds())]).size).toBe(4);
  });

  it('restores a page as protected if it was protected when it was deleted permanently', async () => {
    await fillSite();
    const backup = await nextSecond(backUp);
    const id = await pageId('open');
    await test.asOwner('PUT', '/pages/open', { requiresLogin: true, loginPassword: 'alleen voor de klant' });
    await test.asOwner('DELETE', '/pages/open');
    expect((await test.asOwner('DELETE', `/trash/${id}`)).status).toBeLessThan(300);
    const { closedFiles } = await readAccess();
    const { reopened, stillEnded } = await restore(backup);
    expect(stillEnded).toContain(
      'page “open” is restored as protected, since it was protected when it was deleted',
    );
    expect(reopened).toEqual([]);
    expect((await readAccess()).pages).toContainEqual(expect.arrayContaining(['open', true]));
    expect((await readAccess()).closedFiles).toEqual(closedFiles);
  });

  it('restores and reports access that the site has never known, even after an older backup', async () => {
    await fillSite();
    const older = await backUp();
    await test.asOwner('POST', '/admin/rooms', { client: 'Later', password: null, pages: [] });
    await addMember('eva', { at: new Date().toISOString() });
    const newer = await nextSecond(backUp);
    await test.asOwner('DELETE', '/pages/open');
    const back = await restore(older);
    expect(back.reopened).toEqual(['page “open” for everybody']);
    expect((await clientSpaces()).map(({ client }) => client)).not.toContain('Later');
    expect(back.isDiverged).toBe(false);
    const merged = await restore(newer);
    const { reopened, stillEnded } = merged;
    expect(describeAccess(merged, 'came').join('\n')).toContain(
      'it no longer knows everything that you revoked',
    );
    expect(reopened).toEqual([
      'member eva@studio.example (editor)',
      'passkey “Laptop” of eva@studio.example',
      'client space “Later”',
    ]);
    expect(stillEnded).toEqual([]);
    expect((await clientSpaces()).map(({ client }) => client)).toContain('Later');
  });

  it('lists all access, with a warning, on a site without a common history', async () => {
    await fillSite();
    const backup = await backUp();
    const full = await readAccess();
    const target = openDatabase({ kind: 'sqlite', file: join(folder, 'new.db') });
    try {
      const merged: AccessMerge = await restoreBackup(
        { storage: target, store: openLocalStore(join(folder, 'new')), secret: otherSecret, passphrase },
        backup.path,
        backup.manifest,
      );
      expect(merged.isRemembered).toBe(false);
      expect(merged.stillEnded).toEqual([]);
      const told = describeAccess(merged, 'came').join('\n');
      expect(told).toContain('cannot know what you revoked');
      for (const name of [
        'member cees@studio.example (editor)',
        'passkey “Laptop” of anna@studio.example',
        'API key “claude”',
        'client space “Weg”',
        'shared password “pers”',
        'share link for the draft of “open” (nl',
        'password of the page “besloten”',
      ]) {
        expect(told).toContain(name);
      }
      const db = target.db.withTables<IdentityTables>();
      const members = await db.selectFrom('identity_users').select('id').execute();
      expect(members).toHaveLength(full.members.length);
    } finally {
      await target.close();
    }
  });
});

/** A block with a file of the page's own. */
function makePictureBlock(identifier: string) {
  const id = Buffer.from(identifier.padEnd(8)).toString('hex').slice(0, 16);
  return [{ id: 'a', type: 'heroImage', src: `/media/${id}/foto.jpg` }];
}

/** Waits until the names of backups, which have a precision of seconds, differ. */
async function nextSecond<T>(work: () => Promise<T>): Promise<T> {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return work();
}
