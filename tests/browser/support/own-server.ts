import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../../src/server/backup/find-free-port.ts';
import { owner } from './owner.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface OwnServer {
  readonly origin: string;
  stop(): Promise<void>;
}

type Environment = Readonly<Record<string, string | undefined>>;

interface OwnSite {
  /** A script that creates the site before the server starts. It runs with the server's configuration. */
  readonly madeBy?: string;
  /** Environment variables that extend or override the default ones; undefined removes a variable. */
  readonly env?: Environment | ((port: number) => Environment);
}

/** Starts a server with its own demo site, for tests that change the whole site. */
export async function startOwnServer({ madeBy, env: more }: OwnSite = {}): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-own-'));
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PORT: `${port}`,
    PUBLIC_URL: origin,
    DATA_DIR: folder,
    SEED: 'demo',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    LOG_LEVEL: 'warn',
    EMBED_POSTERS: 'off',
    ...(typeof more === 'function' ? more(port) : more),
  };
  const run = (file: string) =>
    spawn(process.execPath, [join(root, file)], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (madeBy !== undefined) {
    const [code] = await once(run(madeBy), 'exit');
    if (code !== 0) throw new Error(`${madeBy} could not make the site of this test`);
  }
  const child = run('dist/server/main.js');
  const ended = once(child, 'exit');
  await waitUntilReady(origin, () => child.exitCode !== null);
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Waits until the server answers. Has no timeout, because seeding the demo may be slow. Throws if the server
 * exits.
 */
async function waitUntilReady(origin: string, hasExited: () => boolean): Promise<void> {
  for (;;) {
    if (hasExited()) throw new Error('The server of this test has ended before it was ready');
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
