import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AppDeps, buildApp } from '#server/app/app.ts';
import { serveMetrics } from '#server/app/metrics.ts';
import { keepBackups } from '#server/jobs/keep-backups.ts';
import { keepPosters } from '#server/jobs/keep-posters.ts';
import { keepSchedule } from '#server/jobs/keep-schedule.ts';
import { sweepStoredFiles } from '#server/jobs/sweep-stored-files.ts';
import { lookAtStoredMedia } from '#server/media/upload/look-at-stored-media.ts';
import { purgeTrash } from '#server/pages/tree/trash.ts';
import type { Config } from './config.ts';
import type { OpenedDeps } from './deps.ts';
import { watchSecret } from './secret/known-secret.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Longer than any honest request; then the process ends anyway. */
const shutdownPatienceMs = 10_000;
/** For which a start waits for the server before it, in ms: as long as that one may take to end, and a little more. */
export const startPatienceMs = shutdownPatienceMs + 2_000;

/** Builds the server, listens, and sees to it that a signal finishes what is under way. */
export async function startServer(
  config: Config,
  deps: OpenedDeps,
  visitors: AppDeps['visitors'],
): Promise<FastifyInstance> {
  const app = await buildApp({ ...deps, visitors });
  app.addHook('onClose', () => deps.close());
  emptyTrashDaily(app, deps);
  keepSchedule(app, deps);
  lookAtOlderMedia(app, deps);
  sweepStoredFiles(app, deps);
  keepBackups(app, deps.storage, {
    folder: config.backup.folder,
    module: join(import.meta.dirname, 'back-up.js'),
  });
  if (config.embedPosters === 'on') keepPosters(app, deps);
  stopOnSignals(app);
  stopOnOtherSecret(app, deps);
  await serveMetrics(app, { storage: deps.storage, backupFolder: config.backup.folder, at: config.metrics });
  await app.listen({ port: config.port, host: config.host });
  return app;
}

function emptyTrashDaily(app: FastifyInstance, deps: OpenedDeps): void {
  const purge = async () => {
    await purgeTrash(deps);
    // Pages first: a file that only one of those still used can go with it.
    await deps.mediaService.trash.purge();
    await deps.mediaService.replacement.purge();
    await deps.fonts.purge();
  };
  const empty = () =>
    purge().catch((error: unknown) => app.log.error({ err: error }, 'the trash was not emptied'));
  const timer = setInterval(() => void empty(), dayMs);
  timer.unref();
  app.addHook('onReady', async () => void empty());
  app.addHook('preClose', async () => clearInterval(timer));
}

/** Files of an earlier version, see `lookAtStoredMedia`. */
function lookAtOlderMedia(app: FastifyInstance, deps: OpenedDeps): void {
  let isOver = false;
  let looking: Promise<void> | undefined;
  app.addHook('onReady', async () => {
    looking = lookAtStoredMedia(deps, () => isOver).catch((error: unknown) => {
      if (!isOver) app.log.error({ err: error }, 'older files could not be looked at');
    });
  });
  app.addHook('preClose', async () => {
    isOver = true;
    await looking;
  });
}

/** Ends with 1, so that whatever runs the server starts it again: that start takes the other secret, or says what to do. */
function stopOnOtherSecret(app: FastifyInstance, { storage, identityOptions: { secret } }: OpenedDeps): void {
  const stop = watchSecret(storage, secret, () => {
    app.log.fatal('encryption key replaced while running; shutting down');
    void app.close().finally(() => process.exit(1));
  });
  app.addHook('preClose', async () => void stop());
}

function stopOnSignals(app: FastifyInstance): void {
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    app.log.info({ signal }, 'finishing what is under way');
    setTimeout(() => process.exit(1), shutdownPatienceMs).unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, 'closing failed');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
