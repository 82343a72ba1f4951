import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startingContents } from '#seed/starting-contents.ts';
import type { IdentityTables } from '#server/identity/identity-tables.ts';
import { type DatabaseLocation, openDatabase } from '#server/storage/open-database.ts';
import { describeSampleOfDatabases } from '../support/each-database.ts';
import { takeSample } from '../support/long-run.ts';

const demo = await startingContents.demo();
const demoPages = await demo.pages();

/** The script that a server runs if there is no site yet. */
const prepareFile = fileURLToPath(new URL('../../src/server/boot/prepare.ts', import.meta.url));
const openFile = fileURLToPath(new URL('../support/open-file.ts', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-first-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function spawnStart(location: DatabaseLocation): ChildProcess {
  const database = location.kind === 'sqlite' ? `sqlite:${location.file}` : location.url;
  return spawn(process.execPath, [prepareFile], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: database, ADMIN_EMAIL: '', ADMIN_PASSWORD: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Returns the output of a start, or its errors if there are any. */
async function start(location: DatabaseLocation): Promise<string> {
  const child = spawnStart(location);
  const [said, complaint] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    once(child, 'exit'),
  ]);
  return complaint || said;
}

async function expectWholeSite(location: DatabaseLocation): Promise<void> {
  const storage = openDatabase(location);
  const { db } = storage;
  const pages = await db.selectFrom('pages').select(['identifier', 'live_version_id']).execute();
  const owners = await db
    .withTables<IdentityTables>()
    .selectFrom('identity_users')
    .innerJoin('identity_accounts', 'identity_accounts.userId', 'identity_users.id')
    .select('role')
    .where('password', 'is not', null)
    .execute();
  await storage.close();
  expect(pages.map((page) => page.identifier).sort()).toEqual(
    demoPages.map((page) => page.identifier).sort(),
  );
  expect(pages.filter((page) => page.live_version_id === null)).toEqual([]);
  expect(owners).toEqual([{ role: 'owner' }]);
}

describe.each(takeSample([1, 2, 3], 3))('two first starts at the same time, run %i', () => {
  describeSampleOfDatabases('on one empty database', (location) => {
    it('create one site and show one password', async () => {
      const said = await Promise.all([start(location()), start(location())]);
      const [shown, before] = said.toSorted();
      expect(before).toMatch(/^\n {2}Sign in {2}use your password; /);
      expect(shown).toMatch(/^ {2}Sign in {2}studio@vitrine\.example {2}[\w-]{19} {2}\(shown only once\)$/m);
      await expectWholeSite(location());
    });
  });
});

describe('two processes that open a new database file at the same moment', () => {
  it.each(takeSample([1, 2, 3], 3))('both succeed, run %i', async () => {
    const file = join(folder, 'new.db');
    const openers = [file, file].map((name) => spawn(process.execPath, [openFile, name]));
    const complaints = openers.map((opener) => text(opener.stderr));
    await Promise.all(openers.map((opener) => once(opener.stdout, 'data')));
    const ended = openers.map((opener) => once(opener, 'exit'));
    for (const opener of openers) opener.stdin.write('now');
    await Promise.all(ended);
    expect(await Promise.all(complaints)).toEqual(['', '']);
  });
});

describeSampleOfDatabases('a first start that is killed halfway', (location) => {
  it('is completed by the next start', async () => {
    const killed = spawnStart(location());
    const ended = once(killed, 'exit');
    const storage = openDatabase(location());
    const pages = () =>
      storage.db
        .selectFrom('pages')
        .select('id')
        .execute()
        .catch(() => []);
    while ((await pages()).length < 3) {
      expect(killed.exitCode).toBeNull();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    killed.kill('SIGKILL');
    await ended;
    expect((await pages()).length).toBeLessThan(demoPages.length);
    await storage.close();

    expect(await start(location())).toContain('shown only once');
    await expectWholeSite(location());
  });
});
