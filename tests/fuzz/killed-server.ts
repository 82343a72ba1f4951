import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort, siteEnvironment, startArguments, untilAnswers } from '../../bench/servers.ts';
import { root } from '../../scripts/lib/build-if-needed.ts';

/** The built product on data of its own, which can be killed as by a power cut and started again. */
export class KilledServer {
  readonly origin: string;
  private readonly env: NodeJS.ProcessEnv;
  private child: ChildProcess | undefined;

  private constructor(dataDir: string, port: number) {
    this.origin = `http://127.0.0.1:${port}`;
    this.env = { ...process.env, ...siteEnvironment(dataDir, port) };
  }

  static async start(dataDir: string): Promise<KilledServer> {
    const server = new KilledServer(dataDir, await freePort());
    await server.resume();
    return server;
  }

  async resume(): Promise<void> {
    const child = spawn(process.execPath, startArguments, {
      cwd: root,
      env: this.env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.child = child;
    await untilAnswers(`${this.origin}/healthz`, () => child.exitCode !== null);
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
