import { spawn } from 'node:child_process';
import { findFreePort } from '#server/backup/find-free-port.ts';
import { root } from '../scripts/lib/build-if-needed.ts';
import { siteEnvironment, untilAnswers } from './servers.ts';
import { type Spread, spread } from './statistics.ts';

export interface StartTimes {
  /** `npm start`, as a person types it. */
  readonly npm: Spread;
  /** The same by `node --run start`, without npm. */
  readonly node: Spread;
}

/** Milliseconds from the command to the whole first page, with the site built and its data there. */
export async function measureStarts(dataDir: string, times: number): Promise<StartTimes> {
  const npm: number[] = [];
  const node: number[] = [];
  for (let time = 0; time < times; time += 1) {
    npm.push(await oneStart(dataDir, 'npm', ['start', '--silent']));
    node.push(await oneStart(dataDir, process.execPath, ['--run', 'start']));
  }
  return { npm: spread(npm), node: spread(node) };
}

async function oneStart(dataDir: string, command: string, args: readonly string[]): Promise<number> {
  const port = await findFreePort();
  const env = { ...process.env, ...siteEnvironment(dataDir, port) };
  const begun = performance.now();
  // A process group of its own, so that npm's server can be ended with npm.
  const child = spawn(command, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    await untilAnswers(`http://127.0.0.1:${port}/`, () => child.exitCode !== null);
    return performance.now() - begun;
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
}
