import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '#server/backup/find-free-port.ts';
import { builtFromFile, root } from '../scripts/lib/build-if-needed.ts';
import { autocannon, connections } from './autocannon.ts';
import { siteEnvironment, startArguments, untilAnswers } from './servers.ts';
import { type Spread, spread } from './statistics.ts';

/** Megabytes (10^6 bytes) that a server's process keeps resident. */
export interface MemoryUse {
  /** After a start that built, and that migrated and seeded. */
  readonly afterBuild: Spread;
  /** After a start that migrated and seeded. */
  readonly afterSeeding: Spread;
  /** After a start on a site that was there. */
  readonly afterStart: Spread;
  /** The same server after ten seconds of requests for one page. */
  readonly afterLoad: Spread;
}

const loadSeconds = 10;
/** What a start leaves to do is done by then. */
const restMs = 1500;

/**
 * Starts the built site `times` times in each way, and asks it for its home page without a pause. Undefined where
 * the system does not say what a process keeps resident; Linux does, in a file.
 */
export async function measureMemory(times: number): Promise<MemoryUse | undefined> {
  if (!existsSync('/proc/self/status')) return undefined;
  const figures: Record<keyof MemoryUse, number[]> = {
    afterBuild: [],
    afterSeeding: [],
    afterStart: [],
    afterLoad: [],
  };
  for (let time = 0; time < times; time += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-memory-'));
    try {
      const fresh = join(folder, 'fresh');
      figures.afterSeeding.push(await oneStart(fresh, () => {}));
      figures.afterStart.push(
        await oneStart(fresh, async (origin, resident) => {
          await askWithoutPause(`${origin}/`);
          figures.afterLoad.push(resident());
        }),
      );
      rmSync(builtFromFile, { force: true });
      figures.afterBuild.push(await oneStart(join(folder, 'built'), () => {}));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return {
    afterBuild: spread(figures.afterBuild),
    afterSeeding: spread(figures.afterSeeding),
    afterStart: spread(figures.afterStart),
    afterLoad: spread(figures.afterLoad),
  };
}

async function oneStart(
  dataDir: string,
  then: (origin: string, resident: () => number) => void | Promise<void>,
): Promise<number> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { ...process.env, ...siteEnvironment(dataDir, port) };
  const child = spawn(process.execPath, startArguments, { cwd: root, env, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const resident = () => residentMegabytes(child.pid ?? 0);
  try {
    await untilAnswers(`${origin}/`, () => child.exitCode !== null);
    await wait(restMs);
    const megabytes = resident();
    await then(origin, resident);
    return megabytes;
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

/** Megabytes (10^6 bytes) that a process keeps resident; NaN where the system does not say. */
export function residentMegabytes(pid: number): number {
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kibibytes) * 1024) / 1e6;
}

async function askWithoutPause(address: string): Promise<void> {
  const args = ['-c', String(connections), '-d', String(loadSeconds), '-H', 'accept-encoding=br', address];
  const child = spawn(process.execPath, [autocannon, ...args], { stdio: 'ignore' });
  await new Promise((resolve) => child.once('exit', resolve));
}
