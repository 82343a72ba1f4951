import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { computeSecretFingerprint } from '#server/boot/secret/secret-fingerprint.ts';
import { fontKeys } from '#server/fonts/fonts.repository.ts';
import { listReferredHashes } from '#server/media/store/media.repository.ts';
import { getMediaFolder, type MediaStore } from '#server/media/store/media-store.ts';
import type { Db } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import { type BackedUpFile, BackupError, backupPaths, type Manifest } from './backup-format.ts';
import { findNewestBackup } from './kept-backups.ts';
import { readFileList } from './read-backup.ts';
import { listFontHashes, listTables, readRows, readSchema, runInSnapshot } from './tables.repository.ts';
import { wrapSecret } from './wrap-secret.ts';

/**
 * Files that cannot be derived again: originals, and the posters and phone renditions that an uploader's
 * browser created.
 */
const irreplaceable = /^(?:original|(?:poster|phone)-[0-9a-f]{16})\.[a-z0-9]+$/;

interface StoredKeys {
  readonly present: readonly string[];
  /** Keys that content names but the store does not have. */
  readonly missing: readonly string[];
}

/** Lists the files of the store that a database refers to, in order. */
async function listStoredKeys(db: Db, store: MediaStore): Promise<StoredKeys> {
  const hashes = await listReferredHashes(db);
  const wanted = new Set(
    (await listFontHashes(db)).flatMap(({ original, served }) => [
      fontKeys.original(original),
      fontKeys.served(served),
    ]),
  );
  const without = new Set(hashes);
  const present: string[] = [];
  for await (const { key } of store.list()) {
    const [, , hash = '', name = ''] = /^([0-9a-f]{2})\/([0-9a-f]{64})\/([^/]+)$/.exec(key) ?? [];
    const isFile = hashes.has(hash) && key.startsWith(getMediaFolder(hash)) && irreplaceable.test(name);
    if (isFile && name.startsWith('original.')) without.delete(hash);
    if (isFile || wanted.delete(key)) present.push(key);
  }
  return { present: present.sort(), missing: [...wanted, ...[...without].map(getMediaFolder)].sort() };
}

interface Source {
  readonly storage: Storage;
  readonly store: MediaStore;
  readonly secret: string;
  /** Encrypts the secret; without it the backup needs a site with the same secret. */
  readonly passphrase: string | undefined;
}

/** Name prefix while a backup is written. Leftovers of killed processes can be removed. */
const unfinishedPrefix = 'unfinished-';

/**
 * Backs up a site, which may be running, into a new folder below `folder`, and returns its name. The folder
 * appears only when it is complete. All tables are of one snapshot. Files that the previous backup has are
 * hard-linked, so that many backups only take the space of changes.
 */
export async function makeBackup(
  source: Source,
  folder: string,
): Promise<{ name: string; manifest: Manifest }> {
  const { storage } = source;
  const madeAt = storage.now().toISOString();
  const name = madeAt.replaceAll(':', '').replace(/\.\d+/, '');
  const unfinished = join(folder, unfinishedPrefix + name);
  const before = await findNewestBackup(folder);
  if (existsSync(join(folder, name)))
    throw new BackupError('A backup with this second in its name already exists.');
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    const { tables, schema, keys } = await runInSnapshot(storage.db, storage.capabilities, async (db) => ({
      tables: await writeTables(db, source, unfinished),
      schema: await readSchema(db),
      keys: await listStoredKeys(db, source.store),
    }));
    const files = await writeFiles(source.store, keys.present, unfinished, before && join(folder, before));
    const manifest: Manifest = {
      format: 'vitrine-backup/1',
      madeAt,
      schema: { site: schema.site ?? '', identity: schema.identity ?? '' },
      tables,
      files: { ...files, missing: [...keys.missing, ...files.missing] },
      secretFingerprint: computeSecretFingerprint(source.secret),
      wrappedSecret:
        source.passphrase === undefined ? null : await wrapSecret(source.secret, source.passphrase),
    };
    await writeFile(join(unfinished, backupPaths.manifest), `${JSON.stringify(manifest, null, 2)}\n`, {
      mode: 0o600,
      flush: true,
    });
    await rename(unfinished, join(folder, name));
    return { name, manifest };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function writeTables(db: Db, { storage }: Source, folder: string): Promise<Manifest['tables']> {
  const written: Manifest['tables'] = [];
  for (const table of await listTables(db)) {
    const file = await openLines(join(folder, backupPaths.table(table.name)));
    let count = 0;
    for await (const rows of readRows(db, storage.capabilities, table)) {
      for (const row of rows) await file.write(JSON.stringify(row));
      count += rows.length;
    }
    written.push({ name: table.name, rows: count, sha256: await file.close() });
  }
  return written;
}

async function writeFiles(
  store: MediaStore,
  keys: readonly string[],
  folder: string,
  before: string | undefined,
): Promise<Manifest['files']> {
  const had = new Map<string, BackedUpFile>();
  if (before !== undefined) for await (const file of readFileList(before)) had.set(file.key, file);
  const list = await openLines(join(folder, backupPaths.files));
  const missing: string[] = [];
  const sum = { count: 0, size: 0 };
  for (const key of keys) {
    const to = join(folder, backupPaths.file(key));
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    const known = had.get(key);
    const linked = known && before !== undefined && (await linkFile(join(before, backupPaths.file(key)), to));
    const file = linked ? known : await copyFile(store, key, to);
    // The file was removed between listing and copying.
    if (!file) missing.push(key);
    else {
      await list.write(JSON.stringify(file));
      sum.count += 1;
      sum.size += file.size;
    }
  }
  return { ...sum, sha256: await list.close(), missing };
}

/** False if the file is gone, or the file system has no hard links. */
async function linkFile(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch {
    return false;
  }
}

async function copyFile(store: MediaStore, key: string, to: string): Promise<BackedUpFile | undefined> {
  const file = await store.open(key);
  if (!file) return undefined;
  const hash = createHash('sha256');
  await pipeline(
    await file.stream(),
    createHashStream(hash),
    createWriteStream(to, { mode: 0o600, flush: true }),
  );
  return { key, size: file.size, sha256: hash.digest('hex') };
}

function createHashStream(hash: Hash): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}

/** Opens a file of lines; closing it returns its SHA-256. */
async function openLines(path: string) {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  const stream = createWriteStream(path, { mode: 0o600, flush: true });
  await once(stream, 'open');
  return {
    async write(line: string): Promise<void> {
      hash.update(`${line}\n`);
      if (!stream.write(`${line}\n`)) await once(stream, 'drain');
    },
    async close(): Promise<string> {
      stream.end();
      await once(stream, 'close');
      return hash.digest('hex');
    },
  };
}
