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
  /** The module that makes one. */
  readonly module: string;
}

/** Whether it is a day since the last backup in a folder, or a little less: a day later it is no later in the day. */
export async function isBackupDue(folder: string, now: Date): Promise<boolean> {
  const newest = await findNewestBackup(folder);
  return newest === undefined || now.getTime() - parseBackupMoment(newest).getTime() > dayMs - hourMs;
}

/** Makes a backup every day. Of several servers with one folder, the first makes it; the others then find it there. */
export function backupJob(
  storage: Pick<Storage, 'now'>,
  log: FastifyBaseLogger,
  { folder, module }: Options,
): Job {
  return {
    name: 'backup',
    firstAfterMs: 5 * 60 * 1000,
    everyMs: hourMs,
    turn: 'backup',
    failure: 'no backup could be made',
    async run(closing) {
      if (!(await isBackupDue(folder, storage.now()))) return;
      const { stdout } = await promisify(execFile)(process.execPath, [module], { signal: closing });
      log.info({ backup: stdout.split('\n') }, 'a backup was made');
    },
  };
}
