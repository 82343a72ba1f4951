import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSiteEnvironment } from '../../bench/servers.ts';
import { root } from '../../scripts/lib/build-if-needed.ts';
import type { Random } from '../fuzz/random.ts';
import { KilledServer } from '../support/killed-server.ts';
import { assertThat, wait } from './assert-that.ts';

const longestMs = 2500;

/**
 * Kills several exports into one folder, lets the last one finish, and compares it with an undisturbed
 * export.
 */
export async function runExports(dataDir: string, kills: number, random: Random): Promise<string> {
  const server = await KilledServer.start(dataDir, { SEED: 'empty' });
  await server.kill();
  const [disturbed, quiet] = [join(dataDir, 'disturbed'), join(dataDir, 'quiet')];
  for (let round = 0; round < kills; round += 1)
    await exportSite(dataDir, disturbed, random.below(longestMs));
  await exportSite(dataDir, disturbed);
  await exportSite(dataDir, quiet);
  const [one, other] = [hashFiles(disturbed), hashFiles(quiet)];
  const differing = [...new Set([...one.keys(), ...other.keys()])].filter(
    (file) => one.get(file) !== other.get(file),
  );
  assertThat(
    differing.length === 0,
    `After ${kills} kills the export differs in ${differing.slice(0, 5).join(', ')}`,
  );
  return `${kills} kills; the export after them has the ${one.size} files of one that nobody disturbed`;
}

async function exportSite(dataDir: string, folder: string, killAfterMs?: number): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'dist/server/export.js'), folder], {
    cwd: root,
    env: {
      ...process.env,
      ...buildSiteEnvironment(dataDir, 0),
      PUBLIC_URL: 'https://studio.example',
      SEED: 'empty',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  if (killAfterMs !== undefined) {
    await Promise.race([ended, wait(killAfterMs)]);
    child.kill('SIGKILL');
  }
  const [code] = await ended;
  assertThat(killAfterMs !== undefined || code === 0, `The export ended with ${code}`);
}

/** Returns the SHA-256 of every file below a folder, by relative path. */
function hashFiles(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    names.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [file.slice(folder.length), createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}
