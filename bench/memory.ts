import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '#server/backup/find-free-port.ts';
import { builtFromFile, root } from '../scripts/lib/build-if-needed.ts';
import { autocannon, connections } from './autocannon.ts';
import { buildSiteEnvironment, startArguments, waitUntilAnswers } from './servers.ts';
import { type Spread, spread } from './statistics.ts';

/** Resident megabytes (10^6 bytes) of a server's process. */
export interface MemoryUse {
  /** After a start with a build, migrations and seeding. */
  readonly afterBuild: Spread;
  /** After a start with migrations and seeding. */
  readonly afterSeeding: Spread;
  /** After a start on an existing site. */
  readonly afterStart: Spread;
  /** The same server after ten seconds of requests for one page. */
  readonly afterLoad: Spread;
}

const loadSeconds = 10;
/** ms in which the background work of a start ends. */
const restMs = 1500;

/**
 * Starts the built site `times` times in each way and requests its home page continuously. Returns undefined
 * without `/proc`, which only Linux has.
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
      figures.afterSeeding.push(await runStart(fresh, () => {}));
      figures.afterStart.push(
        await runStart(fresh, async (origin, resident) => {
          await sendRequests(`${origin}/`);
          figures.afterLoad.push(resident());
        }),
      );
      rmSync(builtFromFile, { force: true });
      figures.afterBuild.push(await runStart(join(folder, 'built'), () => {}));
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

async function runStart(
  dataDir: string,
  then: (origin: string, resident: () => number) => void | Promise<void>,
): Promise<number> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { ...process.env, ...buildSiteEnvironment(dataDir, port) };
  const child = spawn(process.execPath, startArguments, { cwd: root, env, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const readResident = () => readResidentMegabytes(child.pid ?? 0);
  try {
    await waitUntilAnswers(`${origin}/`, () => child.exitCode !== null);
    await wait(restMs);
    const megabytes = readResident();
    await then(origin, readResident);
    return megabytes;
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

/**
 * Returns the resident megabytes (10^6 bytes) of a process; NaN if its status has none.
 *
 * @throws Error if the process has ended
 */
export function readResidentMegabytes(pid: number): number {
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kibibytes) * 1024) / 1e6;
}

async function sendRequests(address: string): Promise<void> {
  const args = ['-c', String(connections), '-d', String(loadSeconds), '-H', 'accept-encoding=br', address];
  const child = spawn(process.execPath, [autocannon, ...args], { stdio: 'ignore' });
  await new Promise((resolve) => child.once('exit', resolve));
}
