import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { findNewestBackup, parseBackupMoment } from '#server/backup/kept-backups.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { Job } from './create-jobs.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

interface Options {
  readonly folder: string;
  /** Module that makes a backup. */
  readonly module: string;
}

/**
 * True if the last backup in a folder is about a day old. The limit is slightly shorter, so that the time of
 * day doesn't drift.
 */
export async function isBackupDue(folder: string, now: Date): Promise<boolean> {
  const newest = await findNewestBackup(folder);
  return newest === undefined || now.getTime() - parseBackupMoment(newest).getTime() > dayMs - hourMs;
}

/**
 * Creates the job of daily backups. Of several servers with one folder the first one makes it; the others
 * find it there.
 */
export function createBackupJob(
  storage: Pick<Storage, 'now'>,
  log: FastifyBaseLogger,
  { folder, module }: Options,
): Job {
  return {
    name: 'backup',
    firstAfterMs: 5 * 60 * 1000,
    everyMs: hourMs,
    turn: 'backup',
    failure: 'the backup failed',
    async run(closing) {
      if (!(await isBackupDue(folder, storage.now()))) return;
      const { stdout } = await promisify(execFile)(process.execPath, [module], { signal: closing });
      log.info({ backup: stdout.split('\n') }, 'a backup was made');
    },
  };
}
