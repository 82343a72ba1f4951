import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from '#server/backup/find-free-port.ts';
import { siteEnvironment, startArguments, untilAnswers } from '../../bench/servers.ts';
import { root } from '../../scripts/lib/build-if-needed.ts';

/** The built product on data of its own, which can be killed as by a power cut and started again. */
export class KilledServer {
  readonly origin: string;
  private readonly env: NodeJS.ProcessEnv;
  private child: ChildProcess | undefined;

  private constructor(dataDir: string, port: number, more: NodeJS.ProcessEnv) {
    this.origin = `http://127.0.0.1:${port}`;
    this.env = { ...process.env, ...siteEnvironment(dataDir, port), ...more };
  }

  static async start(dataDir: string, more: NodeJS.ProcessEnv = {}): Promise<KilledServer> {
    const server = await KilledServer.prepared(dataDir, more);
    await server.resume();
    return server;
  }

  /** One that is not started yet. */
  static async prepared(dataDir: string, more: NodeJS.ProcessEnv = {}): Promise<KilledServer> {
    return new KilledServer(dataDir, await findFreePort(), more);
  }

  async resume(): Promise<void> {
    const child = this.spawn();
    await untilAnswers(`${this.origin}/healthz`, () => child.exitCode !== null);
  }

  /** Begins a start that is not waited for. */
  spawn(): ChildProcess {
    this.child = spawn(process.execPath, startArguments, {
      cwd: root,
      env: this.env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return this.child;
  }

  /** Ends it in the middle of whatever it does. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
