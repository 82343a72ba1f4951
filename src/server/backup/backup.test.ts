import { appendFile, mkdtemp, readdir, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import {
  computeSecretFingerprint,
  createPasswordVault,
  findKnownFingerprint,
  rememberSecret,
} from '#server/boot/secret/secret-fingerprint.ts';
import { identitySchemaNames, migrateIdentity } from '#server/identity/identity.migrations.ts';
import type { IdentityTables } from '#server/identity/identity-tables.ts';
import { recordChanges } from '#server/journal/record-changes.ts';
import { createMediaService } from '#server/media/media.service.ts';
import type { MediaStore } from '#server/media/store/media-store.ts';
import { schemaNames } from '#server/storage/migrate.ts';
import { type DatabaseLocation, openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { fillAsBeforeBaseline } from '../../../tests/support/before-baseline/fill.ts';
import { databases, type TestDatabase } from '../../../tests/support/each-database.ts';
import { type OpenedStore, stores } from '../../../tests/support/each-store.ts';
import { isLongRun, takeSample } from '../../../tests/support/long-run.ts';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { testPictures } from '../../../tests/support/test-pictures.ts';
import { makeSiteBackup } from './back-up-site.ts';
import { BackupError, type Manifest } from './backup-format.ts';
import { compareBackup } from './compare-backup.ts';
import { listBackups, rotateBackups } from './kept-backups.ts';
import { makeBackup } from './make-backup.ts';
import { readBackedUpRows, readManifest, verifyBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { readSchema } from './tables.repository.ts';

/** The secret of `openTestApp`. */
const secret = 'a secret that is long enough to be one';
const otherSecret = 'another secret that is long enough too';
const passphrase = 'vier losse woorden hier';
/** 64-bit numbers, moments, flags, line breaks, quotes, and characters that are special in JSON or SQL. */
const words = 'Eén “regel”\nen ’n tweede;\u2028 -- \\ {"a":1} 🪟';

interface Site {
  readonly storage: Storage;
  readonly store: MediaStore;
  readonly location: DatabaseLocation;
  close(): Promise<void>;
}

interface FilledSite extends Site {
  readonly asOwner: TestApp['asOwner'];
}

type MakeDatabase = () => Promise<TestDatabase>;

async function openSite(makeDatabase: MakeDatabase, openStore: () => Promise<OpenedStore>): Promise<Site> {
  const database = await makeDatabase();
  const { store, close } = await openStore();
  const storage = openDatabase(database.location, { witness: recordChanges });
  return {
    storage,
    store,
    location: database.location,
    async close() {
      await storage.close();
      await close();
      await database.remove();
    },
  };
}

/** A site in use: pages in two languages and a tree, a protected page, a file, a user with a passkey. */
async function fillSite(
  makeDatabase: MakeDatabase,
  openStore: () => Promise<OpenedStore>,
): Promise<FilledSite> {
  const database = await makeDatabase();
  const test = await openTestApp(database.location, { definitions: blockDefinitions });
  const { store, close } = await openStore();
  const { storage } = test;
  await migrateIdentity(storage.db, storage.capabilities.name);
  const media = createMediaService(storage, store, testPictures);
  const picture = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>',
  );
  const file = await media.storeMedia(picture, 'vak.svg');
  await test.asOwner('POST', '/pages', {
    identifier: 'werkwijze',
    title: { nl: 'Werkwijze', en: 'Method' },
    overview: [],
  });
  await test.asOwner('POST', '/pages', {
    identifier: 'besloten',
    title: 'Besloten',
    overview: [
      { id: 'a', type: 'text', isMultiLanguage: true, content: { nl: words, en: null } },
      { id: 'b', type: 'image', src: file.url },
      { id: 'c', type: 'van-later', keeps: [1, { of: 'its own' }] },
    ],
    parentIdentifier: 'werkwijze',
    requiresLogin: true,
    loginPassword: 'eigen woord',
    status: 'PUBLISHED',
  });
  await addPerson(storage);
  return {
    storage,
    store,
    location: database.location,
    asOwner: test.asOwner,
    async close() {
      await test.close();
      await close();
      await database.remove();
    },
  };
}

async function addPerson({ db }: Storage): Promise<void> {
  const identity = db.withTables<IdentityTables>();
  const moment = '2026-11-25T08:00:00.000Z';
  const times = { createdAt: moment, updatedAt: moment };
  await identity
    .insertInto('identity_users')
    .values({
      id: 'p',
      email: 'p@studio.example',
      name: 'P',
      role: 'owner',
      banned: false,
      emailVerified: true,
      ...times,
    })
    .execute();
  await identity
    .insertInto('identity_passkeys')
    .values({
      ...{
        id: 'k',
        userId: 'p',
        credentialId: 'c',
        publicKey: 'x',
        counter: 7,
        transports: '',
        name: 'Sleutel',
      },
      ...{ isSynced: 1, createdAt: moment, usedAt: null },
    })
    .execute();
  await identity
    .insertInto('identity_sessions')
    .values({
      id: 's',
      userId: 'p',
      token: 't',
      expiresAt: moment,
      ipAddress: null,
      userAgent: null,
      ...times,
    })
    .execute();
}

async function readWords({ db }: Storage): Promise<unknown> {
  const { overview } = await db
    .selectFrom('pages')
    .innerJoin('versions', 'versions.id', 'pages.live_version_id')
    .select('overview')
    .where('identifier', '=', 'besloten')
    .executeTakeFirstOrThrow();
  return JSON.parse(overview);
}

async function readPassword({ db }: Storage, by: string): Promise<string | undefined> {
  const { login_password: sealed } = await db
    .selectFrom('pages')
    .select('login_password')
    .where('identifier', '=', 'besloten')
    .executeTakeFirstOrThrow();
  return createPasswordVault(by).open(sealed ?? '');
}

async function keysIn(store: MediaStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys.sort();
}

const kinds = databases.flatMap(([database, makeDatabase]) =>
  stores.map(([store, openStore]) => [`${database} and ${store}`, makeDatabase, openStore] as const),
);

/** Restores every kind to each other in the long run, else to one that differs in database and store. */
function listTargets(source: string) {
  const index = kinds.findIndex(([name]) => name === source);
  return isLongRun ? kinds : kinds.slice(-1 - index).slice(0, 1);
}

// The everyday run takes the first and the last of the four kinds.
describe.each(takeSample(kinds, 3))('a backup of a site on %s', (name, makeDatabase, openStore) => {
  let folder: string;
  let site: Site;
  let made: { name: string; manifest: Manifest };
  const path = () => join(folder, made.name);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-backup-'));
    site = await fillSite(makeDatabase, openStore);
    made = await makeBackup({ ...site, secret, passphrase }, folder);
  });
  afterAll(async () => {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('is complete and matches the site', async () => {
    expect(await verifyBackup(path(), await readManifest(path()))).toEqual([]);
    expect(await compareBackup(site, path(), made.manifest)).toEqual({
      tables: [],
      files: { onlyInBackup: 0, size: 0 },
    });
    expect(made.manifest.files).toMatchObject({ count: 1, missing: [] });
  });

  it('contains no sessions, and no secret in its manifest', async () => {
    const names = made.manifest.tables.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['pages', 'versions', 'identity_users', 'audit', 'fonts']));
    expect(names.filter((name) => /session|verification|challenge|tries$|migration/.test(name))).toEqual([
      'wrong_tries',
    ]);
    const manifest = JSON.stringify(made.manifest);
    expect(manifest).not.toContain(secret);
  });

  it.each(listTargets(name))(
    'is restored to a site on %s with another secret',
    async (_target, makeTarget, openTargetStore) => {
      const target = await openSite(makeTarget, openTargetStore);
      try {
        await restoreBackup({ ...target, secret: otherSecret, passphrase }, path(), made.manifest);
        expect(await readWords(target.storage)).toEqual(await readWords(site.storage));
        expect(await readPassword(target.storage, otherSecret)).toBe('eigen woord');
        expect(await findKnownFingerprint(target.storage.db)).toBe(computeSecretFingerprint(otherSecret));
        const keys = await keysIn(target.store);
        expect(keys).toEqual(await keysIn(site.store));
        expect(await target.store.read(keys[0] ?? '')).toEqual(await site.store.read(keys[0] ?? ''));
        // Expected differences: the restore's log entry, the re-encrypted passwords, and the site revision.
        const { tables } = await compareBackup(target, path(), made.manifest);
        expect(tables.map(({ table }) => table)).toEqual(['audit', 'pages', 'site_revision']);
        const sessions = target.storage.db.withTables<IdentityTables>().selectFrom('identity_sessions');
        expect(await sessions.select('id').execute()).toEqual([]);
      } finally {
        await target.close();
      }
    },
  );

  it('replaces an existing site, but changes nothing without the right passphrase', async () => {
    const target = await fillSite(makeDatabase, openStore);
    try {
      await target.storage.db
        .updateTable('pages')
        .set({ identifier: 'weg' })
        .where('identifier', '=', 'besloten')
        .execute();
      const read = async () => (await compareBackup(target, path(), made.manifest)).tables;
      const before = await read();
      for (const [wrong, sentence] of [
        [undefined, /secret in this backup is encrypted/],
        ['een heel andere zin', /not the passphrase/],
      ] as const) {
        const restoring = restoreBackup(
          { ...target, secret: otherSecret, passphrase: wrong },
          path(),
          made.manifest,
        );
        await expect(restoring).rejects.toThrow(sentence);
      }
      expect(await read()).toEqual(before);
      await restoreBackup({ ...target, secret, passphrase: undefined }, path(), made.manifest);
      expect(await readPassword(target.storage, secret)).toBe('eigen woord');
      // The password is encrypted again, so that visitors' grants end.
      expect((await read()).map(({ table }) => table)).toEqual(['audit', 'pages', 'site_revision']);
    } finally {
      await target.close();
    }
  });

  it('leaves the site unchanged if a row cannot be restored', async () => {
    const target = await fillSite(makeDatabase, openStore);
    const broken = await makeBackup(
      { ...site, secret, passphrase: undefined },
      await mkdtemp(join(folder, 'broken-')),
    );
    const brokenPath = join(
      folder,
      (await readdir(folder)).find((name) => name.startsWith('broken-')) ?? '',
      broken.name,
    );
    try {
      const orphan = { page_id: 'nobody', version_id: '', settings: '{}', updated_at: 'x' };
      await appendFile(join(brokenPath, 'tables/page_layouts.ndjson'), `${JSON.stringify(orphan)}\n`);
      const read = async () => (await compareBackup(target, path(), made.manifest)).tables;
      const before = await read();
      await expect(
        restoreBackup({ ...target, secret, passphrase: undefined }, brokenPath, broken.manifest),
      ).rejects.toThrow(/foreign key/i);
      expect(await read()).toEqual(before);
    } finally {
      await target.close();
    }
  });

  it('reports each changed or missing file and table when it is verified', async () => {
    const copy = await makeBackup(
      { ...site, secret, passphrase: undefined },
      await mkdtemp(join(folder, 'copy-')),
    );
    const copyFolder = (await readdir(folder)).find((name) => name.startsWith('copy-')) ?? '';
    const at = join(folder, copyFolder, copy.name);
    await appendFile(join(at, 'tables/pages.ndjson'), ' ');
    await unlink(join(at, 'tables/audit.ndjson'));
    const [key = ''] = await keysIn(site.store);
    await writeFile(join(at, 'files', key), 'something else');
    expect(await verifyBackup(at, copy.manifest)).toEqual([
      'tables/audit.ndjson is missing',
      'tables/pages.ndjson was changed',
      `files/${key} was changed`,
    ]);
  });
});

describe('backups of one site', () => {
  let folder: string;
  let site: Site;
  beforeAll(async () => {
    const [[, makeDatabase]] = databases;
    const [store] = stores;
    folder = await mkdtemp(join(tmpdir(), 'vitrine-backups-'));
    site = await fillSite(makeDatabase, store?.[1] ?? (() => Promise.reject(new Error('There is no store'))));
  });
  afterAll(async () => {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** A day in November. */
  const backUpOn = (day: number) =>
    makeBackup(
      {
        ...site,
        storage: Object.assign(Object.create(site.storage), {
          db: site.storage.db,
          capabilities: site.storage.capabilities,
          now: () => new Date(Date.UTC(2026, 10, day, 3)),
        }),
        secret,
        passphrase: undefined,
      },
      folder,
    );

  it('share unchanged files and are rotated, oldest first', async () => {
    const names: string[] = [];
    for (const day of [1, 2, 3]) names.push((await backUpOn(day)).name);
    const [key = ''] = await keysIn(site.store);
    const inodes = await Promise.all(
      names.map(async (name) => (await stat(join(folder, name, 'files', key))).ino),
    );
    expect(new Set(inodes).size).toBe(1);
    expect(await rotateBackups(folder, 2)).toEqual(['2026-11-01T030000Z']);
    expect(await listBackups(folder)).toEqual(['2026-11-03T030000Z', '2026-11-02T030000Z']);
    for (const name of await listBackups(folder)) {
      const path = join(folder, name);
      expect(await verifyBackup(path, await readManifest(path))).toEqual([]);
    }
  });

  it('are created completely or not at all', async () => {
    const failing: MediaStore = { ...site.store, open: () => Promise.reject(new Error('The store is away')) };
    const empty = await mkdtemp(join(folder, 'empty-'));
    await expect(makeBackup({ ...site, store: failing, secret, passphrase }, empty)).rejects.toThrow(
      'The store is away',
    );
    expect(await readdir(empty)).toEqual([]);
    await expect(readManifest(empty)).rejects.toThrow(BackupError);
  });

  it('list files that the media store has lost', async () => {
    const [key = ''] = await keysIn(site.store);
    const lost: MediaStore = { ...site.store, list: async function* () {} };
    const { manifest } = await makeBackup(
      { ...site, store: lost, secret, passphrase },
      await mkdtemp(join(folder, 'lost-')),
    );
    expect(manifest.files).toMatchObject({ count: 0, missing: [key.replace(/\/original\.\w+$/, '')] });
  });
});

/** Wraps a database, and calls `between` after every `every`-th query result or batch of rows. */
function interrupted(storage: Storage, every: number, between: () => Promise<void>): Storage {
  let questions = 0;
  const db = storage.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      questions += 1;
      if (questions % every === 0) await between();
      return result;
    },
  });
  return Object.assign(Object.create(storage), {
    db,
    capabilities: storage.capabilities,
    now: () => storage.now(),
  });
}

describe.each(databases)('a backup during writes to the site, on %s', (_name, makeDatabase) => {
  it('contains one consistent snapshot of pages, versions, files and the activity log', async () => {
    const [, openStore] = stores[0] ?? [];
    if (!openStore) throw new Error('There is no store');
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-written-'));
    const [site, target] = [await fillSite(makeDatabase, openStore), await openSite(makeDatabase, openStore)];
    // Opens a second connection, as the backup command does in its own process.
    const beside = openDatabase(site.location);
    const media = createMediaService(site.storage, site.store, testPictures);
    const urls: string[] = [];
    /** Stores another file. A new page and the page `werkwijze` use it. */
    const write = async () => {
      const number = urls.length;
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h${number + 1}v8z"/></svg>`;
      const { url } = await media.storeMedia(Buffer.from(drawing), `lopend-${number}.svg`);
      urls.push(url);
      const content = { title: `Lopend ${number}`, overview: [{ id: 'b', type: 'image', src: url }] };
      const made = await site.asOwner('POST', '/pages', { identifier: `lopend-${number}`, ...content });
      const saved = await site.asOwner('PUT', '/pages/werkwijze', content);
      expect([made.status, saved.status]).toEqual([201, 200]);
    };
    try {
      await write();
      const { name, manifest } = await makeBackup(
        { storage: interrupted(beside, 16, write), store: site.store, secret, passphrase: undefined },
        folder,
      );
      await restoreBackup({ ...target, secret, passphrase: undefined }, join(folder, name), manifest);
      const { db } = target.storage;
      const pages = await db
        .selectFrom('pages')
        .innerJoin('versions', (join) =>
          join.onRef('versions.id', '=', (where) =>
            where.fn.coalesce('pages.draft_version_id', 'pages.live_version_id'),
          ),
        )
        .select(['pages.id', 'identifier', 'versions.id as version', 'title', 'overview'])
        .orderBy('pages.created_at')
        .execute();
      const own = pages.filter(({ identifier }) => identifier.startsWith('lopend-'));
      const known = urls.slice(0, own.length);
      // Later pages were written during the backup, after its snapshot.
      expect(urls.length).toBeGreaterThan(own.length);
      expect(own.map(({ title }) => JSON.parse(title))).toEqual(known.map((_, number) => `Lopend ${number}`));
      const saved = pages.find(({ identifier }) => identifier === 'werkwijze');
      expect(JSON.parse(saved?.overview ?? '')).toMatchObject([{ src: known.at(-1) }]);
      const uses = await db.selectFrom('media_uses').select(['version_id', 'url']).execute();
      for (const [number, { version }] of own.entries()) {
        expect(uses).toContainEqual({ version_id: version, url: known[number] });
      }
      expect(uses).toContainEqual({ version_id: saved?.version, url: known.at(-1) });
      const files = await db.selectFrom('media').select('name').where('name', 'like', 'lopend-%').execute();
      expect(files).toHaveLength(known.length);
      expect(manifest.files.missing).toEqual([]);
      expect(await keysIn(target.store)).toHaveLength(1 + known.length);
      const log = await db.selectFrom('audit').select('target').execute();
      for (const { id } of own) expect(log.map(({ target }) => target)).toContain(id);
      expect(log.filter(({ target }) => target === saved?.id)).toHaveLength(1 + known.length);
    } finally {
      await beside.close();
      for (const one of [site, target]) await one.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe.each(databases)('a backup of an earlier version, on %s', (_name, makeDatabase) => {
  it('is migrated into a new database and rejected by a site in use', async () => {
    const [, openStore] = stores[0] ?? [];
    if (!openStore) throw new Error('There is no store');
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-older-'));
    const older = await openSite(makeDatabase, openStore);
    const [fresh, used] = [await openSite(makeDatabase, openStore), await fillSite(makeDatabase, openStore)];
    try {
      await fillAsBeforeBaseline(older.location);
      // Migrates only to the schema before passkeys existed.
      await migrateIdentity(older.storage.db, older.storage.capabilities.name, '0001_accounts');
      const { name, manifest } = await makeBackup({ ...older, secret, passphrase: undefined }, folder);
      expect(manifest.schema).toEqual({ site: '0045-compositions', identity: '0001_accounts' });
      const path = join(folder, name);
      await restoreBackup({ ...fresh, secret, passphrase: undefined }, path, manifest);
      const rows = await fresh.storage.db.selectFrom('redirects').select('to_path').execute();
      expect(rows).toEqual([{ to_path: '/werk/over' }, { to_path: '/werk' }]);
      expect(await readSchema(fresh.storage.db)).toEqual({
        site: schemaNames.at(-1),
        identity: identitySchemaNames.at(-1),
      });
      const restoreInUse = (asOf: Manifest) =>
        restoreBackup({ ...used, secret, passphrase: undefined }, path, asOf);
      await expect(restoreInUse(manifest)).rejects.toThrow('earlier version');
      const ofSite = (site: string): Manifest => ({ ...manifest, schema: { ...manifest.schema, site } });
      await expect(restoreInUse(ofSite('0035-draft-responses'))).rejects.toThrow(
        'commit before “storage: replace the old migrations by one baseline”',
      );
      await expect(restoreInUse(ofSite('9999-later'))).rejects.toThrow('later version');
      expect(schemaNames).not.toContain('9999-later');
    } finally {
      for (const site of [older, fresh, used]) await site.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

it('a backup fails if there is no site or no backup folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-nothing-'));
  const site = {
    database: { kind: 'sqlite', file: join(folder, 'site.db') },
    media: { kind: 'folder', folder: join(folder, 'media') },
    secret,
    dataDir: folder,
    backup: { folder: join(folder, 'kept'), keep: 1, passphrase: undefined },
  } as const;
  try {
    await expect(makeSiteBackup(site)).rejects.toThrow('There is no site here yet.');
    await expect(makeSiteBackup({ ...site, backup: { ...site.backup, folder: undefined } })).rejects.toThrow(
      'Name a folder',
    );
    expect(await listBackups(site.backup.folder)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

it('a backup fails if the secret is missing or does not match the database', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-other-secret-'));
  const file = join(folder, 'site.db');
  const test = await openTestApp({ kind: 'sqlite', file });
  await test.asOwner('POST', '/pages', { identifier: 'werk', title: 'Werk', overview: [] });
  await rememberSecret(test.storage.db, secret, '2026-11-25T08:00:00.000Z');
  await test.close();
  const site = {
    database: { kind: 'sqlite', file },
    media: { kind: 'folder', folder: join(folder, 'media') },
    dataDir: folder,
    backup: { folder: join(folder, 'kept'), keep: 1, passphrase },
  } as const;
  try {
    await expect(makeSiteBackup({ ...site, secret: otherSecret })).rejects.toThrow(
      'encrypted with another secret than SECRET',
    );
    // Runs as a command without the server's environment variables does.
    await expect(makeSiteBackup({ ...site, secret: undefined })).rejects.toThrow('secret is missing');
    expect(await listBackups(site.backup.folder)).toEqual([]);
    expect(await readdir(folder)).not.toContain('secret');
    const { manifest } = await makeSiteBackup({ ...site, secret });
    expect(manifest.secretFingerprint).toBe(computeSecretFingerprint(secret));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

it('a backup contains all rows of a large table', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-rows-'));
  const [[, makeDatabase]] = databases;
  const [, openStore] = stores[0] ?? [];
  if (!openStore) throw new Error('There is no store');
  const site = await openSite(makeDatabase, openStore);
  try {
    await site.storage.migrate();
    const rows = Array.from({ length: 1201 }, (_, index) => ({
      ...{ from_path: `/van-${index}`, to_path: '/naar', reason: '', page_id: null, updated_at: 'x' },
    }));
    for (let from = 0; from < rows.length; from += 200)
      await site.storage.db
        .insertInto('redirects')
        .values(rows.slice(from, from + 200))
        .execute();
    const { name } = await makeBackup({ ...site, secret, passphrase: undefined }, folder);
    const paths: unknown[] = [];
    for await (const part of readBackedUpRows(join(folder, name), 'redirects'))
      paths.push(...part.map((row) => row.from_path));
    expect(paths.sort()).toEqual(rows.map(({ from_path: path }) => path).sort());
  } finally {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  }
});
