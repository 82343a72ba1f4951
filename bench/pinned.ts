import { type ChildProcess, type StdioOptions, spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { root } from '../scripts/lib/build-if-needed.ts';

/**
 * Servers and clients run on separate cores, so that neither slows the other. `any` does not pin the process.
 */
export type Core = 'server' | 'client' | 'any';
const numbers = { server: '0', client: '1' } as const satisfies Record<Exclude<Core, 'any'>, string>;
const pin = 'taskset';

/** True on Linux with at least two cores and `taskset`. */
export const canPin =
  process.platform === 'linux' &&
  availableParallelism() > 1 &&
  Object.values(numbers).every((core) => spawnSync(pin, ['-c', core, 'true']).status === 0);

/** Starts this Node with `args` on the given core, with an IPC channel. */
export function startPinned(core: Core, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const command =
    canPin && core !== 'any' ? [pin, '-c', numbers[core], process.execPath] : [process.execPath];
  const [program = process.execPath, ...prefix] = command;
  const stdio: StdioOptions = ['ignore', 'pipe', 'inherit', 'ipc'];
  return spawn(program, [...prefix, ...args], { cwd: root, stdio, env: { ...process.env, ...env } });
}

/** Resolves with the next message of a process; rejects if the process exits first. */
export function waitForMessage<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`A process of the bench ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as T);
    });
  });
}

/** Sends SIGTERM to a process and waits until it exits. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
