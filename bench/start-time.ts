import { spawn } from 'node:child_process';
import { findFreePort } from '#server/backup/find-free-port.ts';
import { root } from '../scripts/lib/build-if-needed.ts';
import { buildSiteEnvironment, waitUntilAnswers } from './servers.ts';
import { type Spread, spread } from './statistics.ts';

export interface StartTimes {
  /** By `npm start`. */
  readonly npm: Spread;
  /** By `node --run start`, without npm. */
  readonly node: Spread;
}

/** Measures the ms from the command to the complete first page, with a built site and existing data. */
export async function measureStarts(dataDir: string, times: number): Promise<StartTimes> {
  const npm: number[] = [];
  const node: number[] = [];
  for (let time = 0; time < times; time += 1) {
    npm.push(await runStart(dataDir, 'npm', ['start', '--silent']));
    node.push(await runStart(dataDir, process.execPath, ['--run', 'start']));
  }
  return { npm: spread(npm), node: spread(node) };
}

async function runStart(dataDir: string, command: string, args: readonly string[]): Promise<number> {
  const port = await findFreePort();
  const env = { ...process.env, ...buildSiteEnvironment(dataDir, port) };
  const begun = performance.now();
  // A separate process group, so that SIGTERM also reaches npm's server.
  const child = spawn(command, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    await waitUntilAnswers(`http://127.0.0.1:${port}/`, () => child.exitCode !== null);
    return performance.now() - begun;
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
}
