import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import type { OpenedDialect, Turn } from './capabilities.ts';

const busy = 5;
const askAgainMs = 25;

const endings: Record<Turn, string> = {
  start: '.turn',
  files: '.files-turn',
  backup: '.backup-turn',
};

/**
 * Turns by the lock of an empty database beside the real one: a lock of that one itself would keep away the very
 * work that waits for it. The system gives it back when a process dies.
 */
export function sqliteTurns(file: string): OpenedDialect<unknown>['inTurn'] {
  if (file === ':memory:') return (work) => work();
  return async (work, turn) => {
    const lock = new DatabaseSync(file + endings[turn], { timeout: 0 });
    try {
      while (!isTaken(lock)) await wait(askAgainMs);
      return await work();
    } finally {
      lock.close();
    }
  };
}

/** Tries without waiting, which would hold the whole process. */
function isTaken(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive');
    return true;
  } catch (error) {
    if ((error as { errcode?: unknown }).errcode === busy) return false;
    throw error;
  }
}
