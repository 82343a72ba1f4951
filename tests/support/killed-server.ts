import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from '#server/backup/find-free-port.ts';
import { buildSiteEnvironment, startArguments, waitUntilAnswers } from '../../bench/servers.ts';
import { root } from '../../scripts/lib/build-if-needed.ts';

/** The built product with its own data. A test can kill it, as a power cut would, and start it again. */
export class KilledServer {
  readonly origin: string;
  private readonly env: NodeJS.ProcessEnv;
  private child: ChildProcess | undefined;

  private constructor(dataDir: string, port: number, more: NodeJS.ProcessEnv) {
    this.origin = `http://127.0.0.1:${port}`;
    this.env = { ...process.env, ...buildSiteEnvironment(dataDir, port), ...more };
  }

  static async start(dataDir: string, more: NodeJS.ProcessEnv = {}): Promise<KilledServer> {
    const server = await KilledServer.prepared(dataDir, more);
    await server.resume();
    return server;
  }

  /** Creates a server without starting it. */
  static async prepared(dataDir: string, more: NodeJS.ProcessEnv = {}): Promise<KilledServer> {
    return new KilledServer(dataDir, await findFreePort(), more);
  }

  async resume(): Promise<void> {
    const child = this.spawn();
    await waitUntilAnswers(`${this.origin}/healthz`, () => child.exitCode !== null);
  }

  /** Starts the server without waiting for it. */
  spawn(): ChildProcess {
    this.child = spawn(process.execPath, startArguments, {
      cwd: root,
      env: this.env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return this.child;
  }

  /** Kills the server without warning (SIGKILL) and waits for its exit. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
