import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../src/server/backup/find-free-port.ts';
import { expect, test } from './support/test.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** An unprivileged user id (65534) if the test runs as root, because the unit's user may access only its own folders. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const mayEverybodyRead = 0o755;

let folder: string;
let env: NodeJS.ProcessEnv;
test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-restore-drill-'));
  chmodSync(folder, mayEverybodyRead);
  const own = ['data', 'backups', 'tmp'].map((name) => join(folder, name));
  for (const path of own) {
    mkdirSync(path, { mode: 0o700 });
    if (user.uid !== undefined) chownSync(path, user.uid, user.gid);
  }
  // The same environment as in deploy/vitrine.service.
  env = {
    ...{
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      SEED: 'demo',
      EMBED_POSTERS: 'off',
    },
    ...{ DATA_DIR: own[0], BACKUP_DIR: own[1], TMPDIR: own[2], PORT: `${await findFreePort()}` },
  };
});
test.afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a command of the production build as the unit's user. Returns its exit code and its output. */
async function run(command: string, ...args: string[]): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, [join(root, `dist/server/${command}.js`), ...args], {
    ...{ cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] as const },
    ...user,
  });
  const [said, complaint, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, said: said + complaint };
}

/** Starts the server and waits until it is ready. Returns a function that stops it. */
async function startSite(): Promise<() => Promise<unknown>> {
  const child = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    ...{ cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'] as const },
    ...user,
  });
  const ended = once(child, 'exit');
  for await (const said of child.stderr) if (String(said).includes('/admin')) break;
  return () => {
    child.kill('SIGTERM');
    return ended;
  };
}

test('the restore drill tests the newest backup beside the running site, as the site’s user', async () => {
  // Starts a server at least four times, each of which takes many seconds on a busy machine.
  test.setTimeout(300_000);
  const stop = await startSite();
  try {
    expect((await run('backup')).code).toBe(0);
    const { code, said } = await run('restore-drill');
    expect(said).toMatch(/can be restored: \d{3,} rows and \d{2,} files/);
    const [, pages, files] = /answered (\d+) pages and (\d+) files on them; 1 encrypted/.exec(said) ?? [];
    expect([Number(pages) > 10, Number(files) > 5, code]).toEqual([true, true, 0]);

    // Commands that need exclusive access refuse to run.
    const [backup = ''] = readdirSync(join(folder, 'backups'));
    for (const [command, ...args] of [
      ['restore', join(folder, 'backups', backup), '--replace'],
      ['secret-rotate'],
    ] as const) {
      const refused = await run(command, ...args);
      expect(refused.said).toContain('A server of this site is running.');
      expect(refused.code).toBe(1);
    }

    const rows = join(folder, 'backups', backup, 'tables/versions.ndjson');
    truncateSync(rows, 1000);
    const damaged = await run('restore-drill');
    expect(damaged.said).toContain('tables/versions.ndjson was changed');
    expect(damaged.code).toBe(1);
    expect(readdirSync(join(folder, 'tmp'))).toEqual([]);
  } finally {
    await stop();
  }
});

test('the restore drill reports that there is no backup', async () => {
  expect(await run('restore-drill')).toEqual({
    code: 1,
    said: `There is no complete backup in ${join(folder, 'backups')} yet.\n`,
  });
});
