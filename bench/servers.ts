import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '#server/backup/find-free-port.ts';
import packageJson from '../package.json' with { type: 'json' };
import { type Core, startPinned, stop, waitForMessage } from './pinned.ts';
import { getRaw } from './raw-answer.ts';

export interface Server {
  readonly origin: string;
  readonly pid: number;
  /** Processor time used so far, in microseconds. */
  readonly cpu: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

const reportCpu = import.meta.resolve('./report-cpu.ts');
const bareServer = fileURLToPath(import.meta.resolve('./bare-server.ts'));
/** Arguments of Node in `npm start`, for a process in the checkout's root. */
export const startArguments = packageJson.scripts.start.split(' ').slice(1);
/** Timeout of a start in ms. Seeding the demo takes minutes on a busy machine. */
const patienceMs = 240_000;

/** Account that the bench signs in with. */
export const benchOwner = { email: 'owner@studio.example', password: 'quiet-paper-and-ink' };

/** Returns the settings of a server of the bench; all others have their defaults. */
export function buildSiteEnvironment(dataDir: string, port: number): NodeJS.ProcessEnv {
  return {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SEED: 'demo',
    ADMIN_EMAIL: benchOwner.email,
    ADMIN_PASSWORD: benchOwner.password,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'warn',
    EMBED_POSTERS: 'off',
  };
}

/**
 * Starts the built site as `npm start` does, and waits until it responds.
 *
 * @param ready path to poll until it responds; `/healthz` leaves all pages uncached
 */
export async function startSite(
  dataDir: string,
  core: Core = 'server',
  more: NodeJS.ProcessEnv = {},
  ready = '/',
): Promise<Server> {
  const port = await findFreePort();
  const args = ['--import', reportCpu, ...startArguments];
  const child = startPinned(core, args, { ...buildSiteEnvironment(dataDir, port), ...more });
  child.stdout?.resume();
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilAnswers(origin + ready, () => child.exitCode !== null).catch(async (error: unknown) => {
    await stop(child);
    throw error;
  });
  return wrapChild(child, origin);
}

/** Starts a bare `node:http` server that sends the site's response at `address`. */
export async function startBare(address: string): Promise<Server> {
  const child = startPinned('server', ['--import', reportCpu, bareServer, address]);
  const port = await waitForMessage<number>(child);
  return wrapChild(child, `http://127.0.0.1:${port}`);
}

function wrapChild(child: ChildProcess, origin: string): Server {
  const cpu = () => {
    child.send('cpu');
    return waitForMessage<number>(child);
  };
  return { origin, pid: child.pid ?? 0, cpu, stop: () => stop(child) };
}

/**
 * Waits until a URL responds with 200.
 *
 * @param ended true once the server has exited
 * @throws Error after the timeout, or once `ended` is true
 */
export async function waitUntilAnswers(address: string, ended: () => boolean): Promise<void> {
  const until = Date.now() + patienceMs;
  while (Date.now() < until && !ended()) {
    const answer = await getRaw(address).catch(() => undefined);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`${address} does not answer`);
}
