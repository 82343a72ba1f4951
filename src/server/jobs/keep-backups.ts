import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { momentOf, newestBackup } from '#server/backup/kept-backups.ts';
import type { Storage } from '#server/storage/storage.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** A start has other things to do. */
const afterStartMs = 5 * 60 * 1000;

interface Options {
  /** Undefined for a site that makes none. */
  readonly folder: string | undefined;
  /** The module that makes one. */
  readonly module: string;
}

/** Whether it is a day since the last backup in a folder, or a little less: a day later it is no later in the day. */
export async function isBackupDue(folder: string, now: Date): Promise<boolean> {
  const newest = await newestBackup(folder);
  return newest === undefined || now.getTime() - momentOf(newest).getTime() > dayMs - hourMs;
}

/**
 * Makes a backup every day for as long as the server runs. Of several servers with one folder the first makes it: they take
 * turns, and look again once it is theirs.
 */
export function keepBackups(app: FastifyInstance, storage: Storage, { folder, module }: Options): void {
  if (folder === undefined) return;
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  const make = async () => {
    if (!(await isBackupDue(folder, storage.now()))) return;
    const { stdout } = await promisify(execFile)(process.execPath, [module], { signal: stopping.signal });
    app.log.info({ backup: stdout.split('\n') }, 'a backup was made');
  };
  const look = () => {
    running ??= storage
      .inTurn(make, 'backup')
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) app.log.error({ err: error }, 'no backup could be made');
      })
      .finally(() => {
        running = undefined;
      });
  };
  const first = setTimeout(look, afterStartMs);
  const hourly = setInterval(look, hourMs);
  first.unref();
  hourly.unref();
  app.addHook('preClose', async () => {
    clearTimeout(first);
    clearInterval(hourly);
    stopping.abort();
    await running;
  });
}
