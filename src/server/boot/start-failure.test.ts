import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmod,
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DatabaseLocation, openDatabase } from '#server/storage/open-database.ts';
import { databases, describeEachDatabase, type TestDatabase } from '../../../tests/support/each-database.ts';
import { onServer } from '../../../tests/support/on-postgres.ts';
import { parseConfig } from './config.ts';
import { openDeps } from './deps.ts';
import { explainStartFailure } from './start-failure.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-start-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const databaseFile = () => join(folder, 'vitrine.db');

/** Starts a site and returns its error message; fails if it starts. */
async function complaint(environment: NodeJS.ProcessEnv = {}): Promise<string> {
  const config = parseConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...environment });
  const error = await openDeps(config, new Map(), { pictureWorker: '', server: { patienceMs: 0 } }).then(
    async (deps) => deps.close(),
    (failure: unknown) => failure,
  );
  expect(error).toMatchObject({ name: 'StartError' });
  return (error as Error).message;
}

async function makeSite(): Promise<void> {
  const storage = openDatabase({ kind: 'sqlite', file: databaseFile() });
  await storage.migrate();
  await storage.close();
}

/** Starts a server and stops it again. */
async function startOnce(environment: NodeJS.ProcessEnv = {}): Promise<void> {
  const config = parseConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...environment });
  const deps = await openDeps(config, new Map(), { pictureWorker: '', server: { patienceMs: 0 } });
  await deps.close();
}

describe('starting a site', () => {
  it('reports a file that is not a database', async () => {
    await writeFile(databaseFile(), 'Boodschappen: brood, boter, kaas. '.repeat(500));
    const before = await readFile(databaseFile());
    expect(await complaint()).toBe(
      `${databaseFile()} is damaged or not a database. Keep a copy of it, then replace it with a backup: vitrine restore <backup> --replace (without systemd: npm run restore -- <backup> --replace).`,
    );
    expect(await readFile(databaseFile())).toEqual(before);
  });

  it('reports a truncated database', async () => {
    await makeSite();
    await truncate(databaseFile(), 100_000);
    expect(await complaint()).toContain('is damaged or not a database');
  });

  it('reports a database of another program and leaves it unchanged', async () => {
    const other = new DatabaseSync(databaseFile());
    other.exec("create table pages (id text, number integer); insert into pages values ('een', 1)");
    other.close();
    expect(await complaint()).toMatch(/^The database file contains other tables \(pages\)\./);
    const again = new DatabaseSync(databaseFile());
    expect(again.prepare("select name from sqlite_master where type = 'table'").all()).toHaveLength(1);
    expect(again.prepare('select * from pages').all()).toHaveLength(1);
    again.close();
  });

  it('reports a file in place of a folder', async () => {
    const place = join(folder, 'data');
    await writeFile(place, '');
    expect(await complaint({ DATA_DIR: place })).toBe(
      `${place} is a file, but the site needs a folder there. Move it, or set another folder in DATA_DIR.`,
    );
  });

  it('reports a folder in place of the database file', async () => {
    await mkdir(databaseFile());
    expect(await complaint()).toContain('cannot be opened');
  });

  it('reports an unreachable PostgreSQL server without revealing the password', async () => {
    const said = await complaint({ DATABASE_URL: 'postgres://studio:geheim@127.0.0.1:1/site' });
    expect(said).toBe(
      'The PostgreSQL at 127.0.0.1:1/site does not answer. Start it, or correct its address in DATABASE_URL, and start again.',
    );
  });

  it('succeeds with an empty database file', async () => {
    await writeFile(databaseFile(), '');
    const config = parseConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
    await (await openDeps(config, new Map(), { pictureWorker: '' })).close();
  });

  it('succeeds with a copy of the database in another folder', async () => {
    await makeSite();
    const place = join(folder, 'copy');
    await mkdir(place);
    await copyFile(databaseFile(), join(place, 'vitrine.db'));
    const config = parseConfig({ DATA_DIR: place, LOG_LEVEL: 'silent' });
    await (await openDeps(config, new Map(), { pictureWorker: '' })).close();
  });
});

describe('starting with the remains of a site', () => {
  it.each(['missing', 'empty'])('fails when the database is %s', async (state) => {
    await startOnce();
    await mkdir(join(folder, 'media', 'ab'), { recursive: true });
    await rm(databaseFile());
    if (state === 'empty') await writeFile(databaseFile(), '');
    expect(await complaint()).toBe(
      `${databaseFile()} is missing or empty, but ${join(folder, 'media')} and ${join(folder, 'secret')} of a site are there. Restore a backup with vitrine restore <backup> (without systemd: npm run restore -- <backup>), restore the database file, or set DATA_DIR to another folder for a new site.`,
    );
    expect((await readdir(folder)).includes('vitrine.db')).toBe(state === 'empty');
    await rm(join(folder, 'media'), { recursive: true });
    expect(await complaint()).toContain(
      `is missing or empty, but ${join(folder, 'secret')} of a site are there.`,
    );
    await rm(join(folder, 'secret'));
    await startOnce();
  });

  it('fails when the secret is missing, empty, unreadable or different', async () => {
    await startOnce();
    const file = join(folder, 'secret');
    const secret = await readFile(file);
    await rm(file);
    expect(await complaint()).toBe(
      `${file} is missing, but this database belongs to a site that has a secret. Restore that file, or set SECRET to its content, on every server the same. If it is lost: npm run secret:rotate -- --lost`,
    );
    expect(await readdir(folder)).not.toContain('secret');
    await writeFile(file, '\n');
    expect(await complaint()).toBe(`${file} is empty. Restore the site’s secret in it, or set SECRET.`);
    await rm(file);
    await mkdir(file);
    expect(await complaint()).toBe(
      `${file} cannot be read (EISDIR). Make it readable for the server’s user, or set SECRET.`,
    );
    await rm(file, { recursive: true });
    await writeFile(file, 'a secret of somebody else, long enough to be one');
    expect(await complaint()).toContain('restore the file `secret` that belongs to this database');
    expect(await complaint({ SECRET: 'another secret of somebody else, as long' })).toContain(
      'SECRET_BEFORE=',
    );
    await writeFile(file, secret);
    await startOnce();
  });
});

describe('checking for write access at the start', () => {
  it('reports a file in place of the media folder', async () => {
    await writeFile(join(folder, 'media'), '');
    expect(await complaint()).toBe(
      `${join(folder, 'media')} is a file, but the site needs a folder there. Move it, or set another folder in DATA_DIR.`,
    );
  });

  it('reports an unusable BACKUP_DIR', async () => {
    const place = join(folder, 'backups');
    await writeFile(place, '');
    expect(await complaint({ BACKUP_DIR: place })).toBe(
      `BACKUP_DIR: ${place} cannot be written to (EEXIST). Create the folder, make it writable for the server’s user (in deploy/vitrine.service also in ReadWritePaths), or set another one.`,
    );
    await rm(place);
    await startOnce({ BACKUP_DIR: place });
    expect(await readdir(place)).toEqual([]);
  });

  it('reports a database that the user may only read', async () => {
    await startOnce();
    await chmod(folder, 0o755);
    for (const name of await readdir(folder))
      await chmod(join(folder, name), name === 'media' ? 0o755 : 0o644);
    const said = await complaintOfStranger();
    expect(said).toContain(`${databaseFile()} cannot be written to.`);
    expect(said).toContain('set another place in DATA_DIR or DATABASE_URL.');
    expect(said.trim().split('\n')).toHaveLength(1);
  });

  it('reports a secret and a media folder that belong to another user', async () => {
    await startOnce();
    for (const name of await readdir(folder)) await chmod(join(folder, name), 0o666);
    await chmod(folder, 0o777);
    await chmod(join(folder, 'secret'), 0o600);
    await chmod(join(folder, 'media'), 0o755);
    expect(await complaintOfStranger()).toContain(`${join(folder, 'secret')} cannot be read (EACCES).`);
    await chmod(join(folder, 'secret'), 0o644);
    const said = await complaintOfStranger();
    expect(said).toMatch(/media.* cannot be written to\. Make .* writable for the server’s user/);
    expect(said.trim().split('\n')).toHaveLength(1);
  });

  /** Starts a site as an unprivileged user, and returns its message. Tests may run as root. */
  async function complaintOfStranger(): Promise<string> {
    const script = fileURLToPath(new URL('../../../tests/support/try-start.ts', import.meta.url));
    const child = spawn(process.execPath, [script], {
      env: { PATH: process.env.PATH, DATA_DIR: folder, LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}),
    });
    const ended = once(child, 'close');
    const said = await text(child.stderr);
    expect(await ended).toEqual([1, null]);
    return said;
  }
});

describe('two servers with one database', () => {
  const postgres = databases[1];
  let database: TestDatabase;
  beforeEach(async () => {
    database = await postgres[1]();
  });
  afterEach(() => database.remove());
  const shared = (name: string) => ({
    DATABASE_URL: formatUrl(database.location),
    DATA_DIR: join(folder, name),
    SECRET: 'a secret that is long enough to be one',
  });

  it('require the same media library, or a complete copy of it', async () => {
    await startOnce(shared('one'));
    expect(await complaint(shared('other'))).toMatch(
      /^The media library has no store-id of this database \(“[0-9a-f-]{36}”\)\. Point MEDIA_URL or DATA_DIR to the right library,/,
    );
    await cp(join(folder, 'one', 'media'), join(folder, 'other', 'media'), { recursive: true });
    await startOnce(shared('other'));
    await writeFile(join(folder, 'other', 'media', 'store-id'), '1ab6d7d4-1f62-4f2f-9a38-1b5b66a4b1de\n');
    expect(await complaint(shared('other'))).toMatch(
      /^The media library of this server belongs to another database\./,
    );
    await startOnce(shared('one'));
  });

  it('report a PostgreSQL user without write access', async () => {
    await startOnce(shared('one'));
    const { url } = database.location as { url: string };
    const reader = `reader_${randomBytes(6).toString('hex')}`;
    await onServer(
      url,
      `create role ${reader} login password 'x'; grant usage on schema public to ${reader}; grant select on all tables in schema public to ${reader}`,
    );
    try {
      const asReader = new URL(url);
      asReader.username = reader;
      asReader.password = 'x';
      expect(await complaint({ ...shared('one'), DATABASE_URL: asReader.href })).toMatch(
        / does not let this user create tables and write to them\. .*DATABASE_URL/,
      );
    } finally {
      await onServer(url, `drop owned by ${reader}; drop role ${reader}`);
    }
  });
});

describeEachDatabase('a database that a site cannot use', (location) => {
  it('is left unchanged if it belongs to a newer version', async () => {
    const storage = openDatabase(location());
    await storage.migrate();
    const note = { name: '9999-of-tomorrow', timestamp: '2031-01-01T00:00:00.000Z' };
    await storage.db
      .insertInto('kysely_migration' as never)
      .values(note as never)
      .execute();
    try {
      expect(await complaint({ DATABASE_URL: formatUrl(location()) })).toBe(
        'The database belongs to a newer version of Vitrine, with “9999-of-tomorrow”. Nothing in it was changed: start that version, or restore a backup from before it.',
      );
    } finally {
      await storage.db
        .deleteFrom('kysely_migration' as never)
        .where('name' as never, '=', note.name as never)
        .execute();
      await storage.close();
    }
  });

  it('is reported as missing, or as refusing the user, on PostgreSQL', async () => {
    const place = location();
    if (place.kind === 'sqlite') return;
    const wrong = new URL(place.url);
    wrong.pathname = '/no_such_site';
    expect(await complaint({ DATABASE_URL: wrong.href })).toContain('has no database with this name');
    const stranger = new URL(place.url);
    stranger.username = 'nobody_here';
    const said = await complaint({ DATABASE_URL: stranger.href });
    expect(said).toMatch(/refused this user/);
    expect(said).not.toContain('nobody_here');
  });
});

function formatUrl(place: DatabaseLocation): string {
  return place.kind === 'sqlite' ? `sqlite:${place.file}` : place.url;
}

/** A test cannot fill a disk or, as root, be denied a folder, so it uses the errors that systems throw. */
describe('explainStartFailure', () => {
  const said = (error: object, environment: NodeJS.ProcessEnv = {}) => {
    const failure = explainStartFailure(
      Object.assign(new Error('refused'), error),
      parseConfig({ DATA_DIR: folder, ...environment }),
    );
    expect(failure).toMatchObject({ name: 'StartError' });
    return (failure as Error).message;
  };
  const postgres = { DATABASE_URL: 'postgres://studio:geheim@db.example:5432/site' };

  it('suggests making a folder writable', () => {
    for (const code of ['EACCES', 'EPERM', 'EROFS']) {
      expect(said({ code, path: join(folder, 'media') })).toBe(
        `${join(folder, 'media')} cannot be written to. Make ${folder} writable for the server’s user, or set another folder in DATA_DIR.`,
      );
    }
    // SQLITE_READONLY_DIRECTORY
    expect(said({ code: 'ERR_SQLITE_ERROR', errcode: 1544 })).toContain(
      `${databaseFile()} cannot be written to.`,
    );
  });

  it('reports a full disk', () => {
    expect(said({ code: 'ENOSPC', path: join(folder, 'media') })).toBe(
      `There is no space left for ${join(folder, 'media')}. Free up disk space, and start again.`,
    );
    // SQLITE_FULL
    expect(said({ code: 'ERR_SQLITE_ERROR', errcode: 13 })).toContain(`no space left for ${databaseFile()}.`);
    expect(said({ code: '53100' }, postgres)).toBe(
      'The PostgreSQL at db.example:5432/site has no disk space left. Free some up, and start again.',
    );
  });

  it('reports that PostgreSQL refuses the password, the tables or another connection', () => {
    for (const [code, sentence] of [
      ['28P01', 'refused this user and password.'],
      ['42501', 'does not let this user create tables and write to them.'],
      ['53300', 'has no connections left.'],
    ]) {
      expect(said({ code }, postgres)).toContain(`The PostgreSQL at db.example:5432/site ${sentence}`);
    }
  });
});

it('explainStartFailure returns programming errors unchanged', () => {
  const mistake = new TypeError('undefined is not a function');
  const config = parseConfig({ DATA_DIR: folder });
  expect(explainStartFailure(mistake, config)).toBe(mistake);
});
