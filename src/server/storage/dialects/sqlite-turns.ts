import { existsSync, realpathSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseInUseError, type OpenedDialect, type ServerLock, stopServersFirst } from './capabilities.ts';

const busy = 5;
const askAgainMs = 25;

/**
 * Creates turns from the lock of an empty database beside the real one: a lock on the real one would block
 * the work itself. The system releases it if a process dies.
 */
export function createSqliteTurns(file: string): OpenedDialect<unknown>['inTurn'] {
  if (file === ':memory:') return (work) => work();
  return async (work, turn) => {
    const lock = await takeLock(`${resolveRealPath(file)}.${turn}-turn`);
    try {
      return await work();
    } finally {
      lock?.close();
    }
  };
}

/**
 * Creates the lock that allows only one server per file, by the same kind of lock: a second server would
 * answer from an outdated cache.
 */
export function createSqliteServerLock(file: string): ServerLock {
  const path = `${resolveRealPath(file)}.server`;
  let held: DatabaseSync | undefined;
  return {
    async hold(patienceMs) {
      if (file === ':memory:') return;
      held = await takeLock(path, patienceMs);
      if (!held)
        throw new DatabaseInUseError(
          `Another server, or a command such as restore, is using ${file}. A site on SQLite has one server: stop the other one, set another folder in DATA_DIR, or for several servers a PostgreSQL in DATABASE_URL.`,
        );
    },
    release() {
      held?.close();
      held = undefined;
    },
    async runAlone(work) {
      if (file === ':memory:') return work();
      const lock = await takeLock(path, 0);
      if (!lock) throw stopServersFirst();
      try {
        return await work();
      } finally {
        lock.close();
      }
    },
  };
}

/** Resolves links, so that two names of one database share a lock. A missing file keeps its path. */
function resolveRealPath(file: string): string {
  return existsSync(file) ? realpathSync(file) : file;
}

/** Undefined if another process holds it for longer than `patienceMs`. */
async function takeLock(
  path: string,
  patienceMs = Number.POSITIVE_INFINITY,
): Promise<DatabaseSync | undefined> {
  const lock = new DatabaseSync(path, { timeout: 0 });
  const until = Date.now() + patienceMs;
  try {
    while (!isTaken(lock)) {
      if (Date.now() >= until) {
        lock.close();
        return undefined;
      }
      await wait(askAgainMs);
    }
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** Tries without waiting, since waiting would block the whole process. */
function isTaken(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive');
    return true;
  } catch (error) {
    if ((error as { errcode?: unknown }).errcode === busy) return false;
    throw error;
  }
}
