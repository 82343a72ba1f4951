import { copyFile, mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { parseConfig } from './config.ts';
import { openDeps } from './deps.ts';
import { startFailureOf } from './start-failure.ts';
import { type DatabaseLocation, openDatabase } from './storage/open-database.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-start-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const databaseFile = () => join(folder, 'vitrine.db');

/** What a start on it says; fails where it starts. */
async function complaint(environment: NodeJS.ProcessEnv = {}): Promise<string> {
  const config = parseConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...environment });
  const error = await openDeps(config, new Map(), { pictureWorker: '' }).then(
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

describe('a start says in a sentence what stands in its way', () => {
  it('of a file that is no database', async () => {
    await writeFile(databaseFile(), 'Boodschappen: brood, boter, kaas. '.repeat(500));
    const before = await readFile(databaseFile());
    expect(await complaint()).toBe(
      `${databaseFile()} is damaged, or no database at all. Keep a copy of it, then put a backup in its place: npm run restore -- backup --replace.`,
    );
    expect(await readFile(databaseFile())).toEqual(before);
  });

  it('of half a database', async () => {
    await makeSite();
    await truncate(databaseFile(), 100_000);
    expect(await complaint()).toContain('is damaged, or no database at all');
  });

  it('of a database of another program, which it leaves as it is', async () => {
    const other = new DatabaseSync(databaseFile());
    other.exec("create table pages (id text, number integer); insert into pages values ('een', 1)");
    other.close();
    expect(await complaint()).toMatch(/^The database file holds tables of something else \(pages\)\./);
    const again = new DatabaseSync(databaseFile());
    expect(again.prepare("select name from sqlite_master where type = 'table'").all()).toHaveLength(1);
    expect(again.prepare('select * from pages').all()).toHaveLength(1);
    again.close();
  });

  it('of a file where a folder should be', async () => {
    const place = join(folder, 'data');
    await writeFile(place, '');
    expect(await complaint({ DATA_DIR: place })).toBe(
      `${place} is a file, where the site needs a folder. Move it away, or name another folder in DATA_DIR.`,
    );
  });

  it('of a folder where the database should be', async () => {
    await mkdir(databaseFile());
    expect(await complaint()).toContain('cannot be opened');
  });

  it('of a PostgreSQL that is not there, without the password', async () => {
    const said = await complaint({ DATABASE_URL: 'postgres://studio:geheim@127.0.0.1:1/site' });
    expect(said).toBe(
      'The PostgreSQL at 127.0.0.1:1/site does not answer. Start it, or correct its address in DATABASE_URL, and start again.',
    );
  });

  it('and starts on an empty file, as on none', async () => {
    await writeFile(databaseFile(), '');
    const config = parseConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
    await (await openDeps(config, new Map(), { pictureWorker: '' })).close();
  });

  it('and on a copy of a site elsewhere', async () => {
    await makeSite();
    const place = join(folder, 'copy');
    await mkdir(place);
    await copyFile(databaseFile(), join(place, 'vitrine.db'));
    const config = parseConfig({ DATA_DIR: place, LOG_LEVEL: 'silent' });
    await (await openDeps(config, new Map(), { pictureWorker: '' })).close();
  });
});

describeEachDatabase('a database of a newer version', (location) => {
  it('is left as it is, and the start says which it would need', async () => {
    const storage = openDatabase(location());
    await storage.migrate();
    const note = { name: '9999-of-tomorrow', timestamp: '2031-01-01T00:00:00.000Z' };
    await storage.db
      .insertInto('kysely_migration' as never)
      .values(note as never)
      .execute();
    try {
      expect(await complaint({ DATABASE_URL: urlOf(location()) })).toBe(
        'The database is of a newer version of Vitrine, which knows “9999-of-tomorrow”. Nothing in it was touched: start that version, or restore a backup of before it.',
      );
    } finally {
      await storage.db
        .deleteFrom('kysely_migration' as never)
        .where('name' as never, '=', note.name as never)
        .execute();
      await storage.close();
    }
  });

  it('is told from one that does not let somebody in', async () => {
    const place = location();
    if (place.kind === 'sqlite') return;
    const wrong = new URL(place.url);
    wrong.pathname = '/no_such_site';
    expect(await complaint({ DATABASE_URL: wrong.href })).toContain('has no database of this name');
    const stranger = new URL(place.url);
    stranger.username = 'nobody_here';
    const said = await complaint({ DATABASE_URL: stranger.href });
    expect(said).toMatch(/does not (?:let this user in|take this user and password)/);
    expect(said).not.toContain('nobody_here');
  });
});

function urlOf(place: DatabaseLocation): string {
  return place.kind === 'sqlite' ? `sqlite:${place.file}` : place.url;
}

/** A test can neither fill a disk nor, as the user it may run as, be kept from a folder: these are what systems then throw. */
describe('what a disk refuses is said with what to do', () => {
  const said = (error: object, environment: NodeJS.ProcessEnv = {}) => {
    const failure = startFailureOf(
      Object.assign(new Error('refused'), error),
      parseConfig({ DATA_DIR: folder, ...environment }),
    );
    expect(failure).toMatchObject({ name: 'StartError' });
    return (failure as Error).message;
  };
  const postgres = { DATABASE_URL: 'postgres://studio:geheim@db.example:5432/site' };

  it('where a folder may not be written to', () => {
    for (const code of ['EACCES', 'EPERM', 'EROFS']) {
      expect(said({ code, path: join(folder, 'media') })).toBe(
        `${join(folder, 'media')} cannot be written to. Give ${folder} to the user of the server, or name another folder in DATA_DIR.`,
      );
    }
    // SQLITE_READONLY_DIRECTORY
    expect(said({ code: 'ERR_SQLITE_ERROR', errcode: 1544 })).toContain(
      `${databaseFile()} cannot be written to.`,
    );
  });

  it('where a disk is full', () => {
    expect(said({ code: 'ENOSPC', path: join(folder, 'media') })).toBe(
      `There is no room left for ${join(folder, 'media')}. Make room on its disk, and start again.`,
    );
    // SQLITE_FULL
    expect(said({ code: 'ERR_SQLITE_ERROR', errcode: 13 })).toContain(`no room left for ${databaseFile()}.`);
    expect(said({ code: '53100' }, postgres)).toBe(
      'The PostgreSQL at db.example:5432/site has no room left on its disk. Make room, and start again.',
    );
  });

  it('where a PostgreSQL refuses a password, tables or one connection more', () => {
    for (const [code, sentence] of [
      ['28P01', 'does not take this user and password.'],
      ['42501', 'does not let this user make tables.'],
      ['53300', 'has no connection left.'],
    ]) {
      expect(said({ code }, postgres)).toContain(`The PostgreSQL at db.example:5432/site ${sentence}`);
    }
  });
});

it('leaves what is a mistake of ours as it is', () => {
  const mistake = new TypeError('undefined is not a function');
  const config = parseConfig({ DATA_DIR: folder });
  expect(startFailureOf(mistake, config)).toBe(mistake);
});
