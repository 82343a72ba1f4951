import { type ChildProcess, type StdioOptions, spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { root } from '../scripts/lib/build-if-needed.ts';

/** Servers run on one core and whoever asks them on another, so that neither takes time from the other; `any` is as the system likes. */
export type Core = 'server' | 'client' | 'any';
const numbers = { server: '0', client: '1' } as const satisfies Record<Exclude<Core, 'any'>, string>;
const pin = 'taskset';

/** Only Linux can pin, and only where there are two cores to choose from. */
export const canPin =
  process.platform === 'linux' &&
  availableParallelism() > 1 &&
  Object.values(numbers).every((core) => spawnSync(pin, ['-c', core, 'true']).status === 0);

/** Starts this Node with `args` on a core of its own, with a channel for messages. */
export function spawnPinned(core: Core, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const command =
    canPin && core !== 'any' ? [pin, '-c', numbers[core], process.execPath] : [process.execPath];
  const [program = process.execPath, ...prefix] = command;
  const stdio: StdioOptions = ['ignore', 'pipe', 'inherit', 'ipc'];
  return spawn(program, [...prefix, ...args], { cwd: root, stdio, env: { ...process.env, ...env } });
}

/** The next message a process sends; fails when it ends instead. */
export function nextMessage<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`A process of the bench ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as T);
    });
  });
}

/** Asks a process to end and waits for it. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
